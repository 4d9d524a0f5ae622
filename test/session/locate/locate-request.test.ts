import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSelector } from '../../../src/selector/parse-selector.ts';
import { literalPlace } from '../../../src/session/locate/locate-request.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('a printed file name is read literally if the file exists in the workspace', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'root');
  await writeTree(root, { 'types/@app/a:b%20c.py': '', 'plain.py': '' });
  await writeTree(folder.path, { 'b@c.py': '' });
  const literal = literalPlace(root, 'types/@app/a:b%20c.py:3:4-5:6: x = y[1:2:3]');
  expect(parseSelector(literal ?? '')).toEqual({
    kind: 'parsed',
    spec: { kind: 'range', uri: 'types/@app/a:b%20c.py', start: [3, 4], end: [5, 6] },
  });
  // Not read literally: names that the selector grammar can parse, missing files, and files outside the workspace.
  for (const text of ['plain.py:3:4', '@gone.py:3:4', '../b@c.py:3:4', `${folder.path}/b@c.py:3:4`]) {
    expect(literalPlace(root, text)).toBeUndefined();
  }
});
