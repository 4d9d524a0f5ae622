// Pyright reads strings outside of annotations as types only in files that it has checked.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test.each([[['kinds.py']], [[]]])(
  'references and rename find the type in the string "Auth" after a check of these files: %j',
  async (checked) => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'project');
    await writeTree(root, {
      'auth.py': 'class Auth:\n    pass\n',
      'kinds.py':
        'from typing import Callable, Union\n\nfrom auth import Auth\n\nKinds = Union[Callable[[int], int], "Auth"]\n',
    });
    const env = { PATH: process.env['PATH'], HOME: path.join(folder.path, 'home') };
    await using workspace = await openWorkspace(root, { host: { ...nodeHost({}), env } });
    if (checked.length > 0) await workspace.diagnostics({ files: checked });
    const references = await workspace.references('auth.py:Auth');
    expect(references.facts?.references.map(({ uri, range }) => [uri, range[0]])).toEqual([
      ['auth.py', 0],
      ['kinds.py', 2],
      ['kinds.py', 4],
    ]);
    const { error, facts } = await workspace.rename('auth.py:Auth', 'Key', { apply: true });
    expect(error).toBeNull();
    expect(facts?.safety.checks.filter(({ passed }) => passed === false)).toEqual([]);
    expect(await readFile(path.join(root, 'kinds.py'), 'utf8')).toContain('"Key"');
  },
);
