import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { PROGRAMS, TSSERVER } from '../helpers/real-servers.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn } from '../helpers/trace-file.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

interface Case {
  readonly name: string;
  readonly tree: Tree;
  readonly operation: (workspace: Workspace) => Promise<unknown>;
}

const everything =
  (file: string, place: string) =>
  async (workspace: Workspace): Promise<void> => {
    const at = `${file}@${place}`;
    await workspace.definition(at);
    await workspace.references(at);
    await workspace.hover(at);
    await workspace.symbols({ file });
    await workspace.diagnostics({ files: [file] });
    await workspace.diagnostics();
    await workspace.prepareRename(at);
    await workspace.rename(at, 'welcome');
    await workspace.codeActions(at);
    await workspace.capabilities();
  };

const CASES: readonly Case[] = [
  {
    name: 'bash-language-server',
    tree: {
      'lib.sh': '#!/bin/bash\n# Greets.\ngreet() {\n  echo "hi $1 ${workspace}"\n}\n',
      'main.sh': '#!/bin/bash\nsource ./lib.sh\ngreet world\n',
    },
    operation: everything('main.sh', 'L3:C1'),
  },
  {
    name: 'typescript-language-server',
    tree: {
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }\n',
      'a.ts': "import { greet } from './b';\nconst n: string = greet(`/x/y/${'${workspace}'}`);\n",
      'b.ts': 'export function greet(name: string): number {\n  return name.length;\n}\n',
      'lanser.json': JSON.stringify({
        servers: {
          'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } },
        },
      }),
    },
    operation: everything('a.ts', 'L2:C20'),
  },
  {
    name: 'yaml-language-server, with names that look like paths',
    tree: { 'api.yaml': 'paths:\n  /users/all/posts:\n    get: {}\n  /etc/ssl/x.pem:\n    get: {}\n' },
    operation: async (workspace) => {
      await workspace.symbols({ file: 'api.yaml' });
      await workspace.diagnostics({ files: ['api.yaml'] });
    },
  },
];

test.each(CASES)(
  'a recorded session of $name is replayed without the server',
  async ({ tree, operation }) => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'work');
    const HOME = path.join(folder.path, 'home');
    await writeTree(root, tree);
    await mkdir(HOME);
    const file = path.join(folder.path, 'run.jsonl');
    {
      const host = testHost({ HOME, PATH: `${PROGRAMS}${path.delimiter}${process.env['PATH'] ?? ''}` });
      await using workspace = await openWorkspace(root, { host, timeoutMs: 60_000, trace: { file } });
      await operation(workspace);
    }
    await rm(root, { recursive: true });
    const { conclusion, firstDifference } = await verifyTrace(file, 'run', {
      host: testHost({ PATH: '/nowhere' }),
    });
    expect([conclusion, firstDifference]).toEqual(['match', null]);
  },
);

test('traces of typescript-language-server in two folders are equal except for times', async () => {
  await using folder = await temporaryFolder();
  const { tree, operation } = CASES.find(({ name }) => name === 'typescript-language-server') as Case;
  const recordings: unknown[] = [];
  for (const name of ['one', 'a/much longer/name of a folder']) {
    const [root, HOME] = [path.join(folder.path, name, 'work'), path.join(folder.path, name, 'home')];
    await writeTree(root, tree);
    await mkdir(HOME);
    const file = path.join(folder.path, name, 'run.jsonl');
    {
      const host = testHost({ HOME, PATH: `${PROGRAMS}${path.delimiter}${process.env['PATH'] ?? ''}` });
      await using workspace = await openWorkspace(root, { host, timeoutMs: 60_000, trace: { file } });
      await operation(workspace);
    }
    recordings.push((await eventsIn(file)).map(({ timing: _timing, ...event }) => event));
  }
  expect(recordings[1]).toEqual(recordings[0]);
});
