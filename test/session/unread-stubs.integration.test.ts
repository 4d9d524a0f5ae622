import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test.each([
  ['stubPath', '../stubs'],
  ['stubPath', 'linked'],
  ['typeshedPath', '../stubs'],
  ['typeshedPath', 'linked'],
])(
  'with the %s %j outside of the checkout, diagnostics are E/INCONCLUSIVE, because Pyright would ignore these stubs',
  async (key, place) => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, {
      'stubs/stdlib/VERSIONS': '',
      'project/a.py': 'a = 1\n',
      'project/linked': { to: '../stubs' },
      'project/pyrightconfig.json': JSON.stringify({ [key]: place }),
    });
    await using workspace = await openWorkspace(`${folder.path}/project`, { host: testHost({}) });
    const { error } = await workspace.diagnostics({ files: ['a.py'] });
    expect(error).toMatchObject({ code: 'E/INCONCLUSIVE', details: { [key]: place } });
    expect(error?.message).toContain('Move the folder into the checkout, or remove the entry.');
  },
);

test.each(['stubs', 'linked', '../missing'])(
  'with the typeshedPath %j, diagnostics are complete',
  async (place) => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, {
      'project/stubs/stdlib/VERSIONS': '',
      'project/linked': { to: 'stubs' },
      'project/a.py': 'a = 1\n',
      'project/pyrightconfig.json': JSON.stringify({ typeshedPath: place }),
    });
    await using workspace = await openWorkspace(`${folder.path}/project`, { host: testHost({}) });
    const { error } = await workspace.diagnostics({ files: ['a.py'] });
    expect(error).toBeNull();
  },
);
