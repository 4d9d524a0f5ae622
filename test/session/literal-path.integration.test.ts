import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const TREE = { 'a.py': 'def area():\n    return 1\n', 'use.py': 'from a import area\narea()\n' };

// Windows forbids these characters in names.
test.skipIf(process.platform === 'win32').each([
  ['st*r', 'wildcards'],
  ['qu?stion/sub', 'wildcards'],
  ['back\\slash', 'a slash'],
])(
  'references below %j are E/INCONCLUSIVE, because Pyright would omit those in other files',
  async (name, reading) => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, name);
    await writeTree(root, TREE);
    await using workspace = await openWorkspace(root, { host: testHost({}) });
    const { error, facts } = await workspace.references('a.py:area');
    expect(error).toMatchObject({ code: 'E/INCONCLUSIVE', details: { reason: 'misread-path' } });
    expect(error?.message).toContain(`as ${reading}`);
    expect(error?.message).toContain('Rename the folder.');
    expect(facts).toBeNull();
  },
);

test.each(['br[a]cket', 'cu{r}ly', 'pl+us', 'h#sh', 'per%20cent', 'do$ar', "q'uote", 'ünï', '(p)', '!not'])(
  'references below %j are complete',
  async (name) => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, name);
    // The name of the function differs, so no stored answer of a different folder can be used.
    const named = `area_${Buffer.from(name).toString('hex')}`;
    await writeTree(
      root,
      Object.fromEntries(Object.entries(TREE).map(([file, text]) => [file, text.replaceAll('area', named)])),
    );
    await using workspace = await openWorkspace(root, { host: testHost({}) });
    const { error, facts } = await workspace.references(`a.py:${named}`);
    expect(error).toBeNull();
    expect(facts?.total).toBe(3);
  },
);
