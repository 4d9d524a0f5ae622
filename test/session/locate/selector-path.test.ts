import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSelector } from '../../../src/selector/parse-selector.ts';
import { portableSelector } from '../../../src/session/locate/selector-path.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('a file name that lanser printed is read literally if the file exists in the workspace', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'root');
  await writeTree(root, { 'types/@app/a:b%20c.py': '', 'plain.py': '' });
  await writeTree(folder.path, { 'b@c.py': '' });
  const spec = { kind: 'range', uri: 'types/@app/a:b%20c.py', start: [3, 4], end: [5, 6] };
  for (const file of ['types/@app/a:b%20c.py', `${root}/types/@app/a:b%20c.py`]) {
    const { original, ...read } = await portableSelector(root, `${file}:3:4-5:6: x = y[1:2:3]`);
    expect(read).toEqual({ spec, selector: spec });
    expect(parseSelector(original)).toEqual({ kind: 'parsed', spec });
  }
  const plain = { kind: 'cursor', uri: 'plain.py', line: 3, col: 4 };
  expect(await portableSelector(root, 'plain.py:3:4')).toMatchObject({ selector: plain });
  // For a missing file, or a file outside of the workspace, the name is not read literally.
  for (const text of ['@gone.py:3:4', '../b@c.py:3:4', `${folder.path}/b@c.py:3:4`]) {
    const { selector } = await portableSelector(root, text);
    expect(selector).toMatchObject({
      code: text.startsWith('@') ? 'E/BAD_SELECTOR_SYNTAX' : 'E/JAIL',
    });
  }
});
