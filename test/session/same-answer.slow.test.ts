import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { PYTHON_PROJECT, pythonEnvironment } from '../helpers/python-project.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

interface User {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

let folder: TemporaryFolder;
let users: readonly User[];

/** The requests of `SDK` in the same order, each as a command (`args`) and as a line of a batch. */
const REQUESTS = [
  { args: ['def', 'main.py@L4:C14'], cmd: 'definition', selector: 'main.py@L4:C14' },
  { args: ['def', 'py://main#Sub.run'], cmd: 'def', selector: 'py://main#Sub.run' },
  { args: ['decl', 'main.py@L6:C38'], cmd: 'declaration', selector: 'main.py@L6:C38' },
  { args: ['type-def', 'main.py@L8:C7'], cmd: 'typeDefinition', selector: 'main.py@L8:C7' },
  { args: ['impl', 'main.py@L8:C7'], cmd: 'implementation', selector: 'main.py@L8:C7' },
  { args: ['hover', 'main.py@L2:C8'], cmd: 'hover', selector: 'main.py@L2:C8' },
  { args: ['hover', 'main.py@L6:C14'], cmd: 'hover', selector: 'main.py@L6:C14' },
  { args: ['refs', 'py://main#Sub'], cmd: 'refs', selector: 'py://main#Sub' },
  { args: ['refs', 'main.py@L2:C40'], cmd: 'references', selector: 'main.py@L2:C40' },
  { args: ['symbols', 'main.py'], cmd: 'symbols', options: { file: 'main.py' } },
  { args: ['symbols', '--query', 'Sub'], cmd: 'symbols', options: { query: 'Sub' } },
  { args: ['diag', 'py://main#Items'], cmd: 'diagnostics', selector: 'py://main#Items' },
  { args: ['diag'], cmd: 'diag' },
  { args: ['capabilities'], cmd: 'capabilities' },
  {
    args: ['request', 'textDocument/documentHighlight', 'main.py@L2:C8'],
    cmd: 'request',
    selector: 'main.py@L2:C8',
    options: { method: 'textDocument/documentHighlight' },
  },
  { args: ['def', 'main.py@L99:C1'], cmd: 'def', selector: 'main.py@L99:C1' },
  { args: ['def', '../outside.py@L1:C1'], cmd: 'def', selector: '../outside.py@L1:C1' },
] as const;

type Operation = (workspace: Workspace) => Promise<Bundle>;
const SDK: readonly Operation[] = [
  async (workspace) => workspace.definition('main.py@L4:C14'),
  async (workspace) => workspace.definition('py://main#Sub.run'),
  async (workspace) => workspace.declaration('main.py@L6:C38'),
  async (workspace) => workspace.typeDefinition('main.py@L8:C7'),
  async (workspace) => workspace.implementation('main.py@L8:C7'),
  async (workspace) => workspace.hover('main.py@L2:C8'),
  async (workspace) => workspace.hover('main.py@L6:C14'),
  async (workspace) => workspace.references('py://main#Sub'),
  async (workspace) => workspace.references('main.py@L2:C40'),
  async (workspace) => workspace.symbols({ file: 'main.py' }),
  async (workspace) => workspace.symbols({ query: 'Sub' }),
  async (workspace) => workspace.diagnostics({ selector: 'py://main#Items' }),
  async (workspace) => workspace.diagnostics(),
  async (workspace) => workspace.capabilities(),
  async (workspace) => workspace.request('textDocument/documentHighlight', { selector: 'main.py@L2:C8' }),
  async (workspace) => workspace.definition('main.py@L99:C1'),
  async (workspace) => workspace.definition('../outside.py@L1:C1'),
];

beforeAll(async () => {
  folder = await temporaryFolder();
  const environment = await pythonEnvironment(folder.path);
  const places = ['one/project', 'deep/down/below/another-name'];
  users = await Promise.all(
    places.map(async (place, index) => {
      const root = path.join(folder.path, place);
      await writeTree(root, PYTHON_PROJECT);
      const env = {
        ...environment,
        HOME: path.join(folder.path, `home-${index}`),
        TMPDIR: path.join(folder.path, `temporary-${index}`),
        TZ: ['UTC', 'Asia/Tokyo'][index] ?? '',
        LANG: ['C', 'tr_TR.UTF-8'][index] ?? '',
        LC_ALL: ['C', 'de_DE.UTF-8'][index] ?? '',
      };
      await mkdir(env.TMPDIR);
      return { root, env };
    }),
  );
});

afterAll(async () => folder[Symbol.asyncDispose]());

async function bySdk({ root, env }: User, requests: readonly Operation[]): Promise<readonly Bundle[]> {
  const host = { ...nodeHost({}), env, temporaryRoot: env['TMPDIR'] ?? '' };
  await using workspace = await openWorkspace(root, { host });
  const bundles: Bundle[] = [];
  for (const operation of requests) bundles.push(await operation(workspace));
  return bundles;
}

async function byBatch({ root, env }: User, order: readonly number[]): Promise<readonly Bundle[]> {
  const input = order.map((index) => JSON.stringify({ ...REQUESTS[index], args: undefined, id: index }));
  const { stdout, stderr } = await lanser(['batch'], { cwd: root, env, input: input.join('\n') });
  expect(stderr).not.toContain('internal error');
  const bundles = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Bundle);
  return bundles.toSorted((one, other) => Number(one.meta.batch?.id) - Number(other.meta.batch?.id));
}

test('a command, a batch and the SDK return the same bundleId for every user', async () => {
  const [one, other] = users;
  if (one === undefined || other === undefined) throw new Error('two users are needed');
  const all = SDK.map((_, index) => index);
  const expected = (await bySdk(one, SDK)).map(({ bundleId, error }) => [bundleId, error?.code]);
  expect(expected.map(([, code]) => code).filter(Boolean)).toEqual([
    'E/UNSUPPORTED_CAP',
    'E/INCONCLUSIVE',
    'E/NOT_FOUND',
    'E/JAIL',
  ]);
  const others = [
    await bySdk(other, SDK),
    await byBatch(one, all),
    await byBatch(other, all.toReversed()),
    // Until a request starts a server, these answers may come from the user's cache.
    await bySdk(one, SDK),
  ];
  for (const bundles of others)
    expect(bundles.map(({ bundleId, error }) => [bundleId, error?.code])).toEqual(expected);
  // Each command starts a server, so only some of the requests run as commands.
  for (const index of [0, 2, 4, 6, 9, 12, 15]) {
    const { args } = REQUESTS[index] ?? { args: [] };
    const { bundle } = await bundleOf(args, { cwd: other.root, env: { ...other.env, HOME: folder.path } });
    expect([index, bundle.bundleId, bundle.error?.code]).toEqual([index, ...(expected[index] ?? [])]);
  }
});

test('bundles do not contain the path of the test folder, except in `environment.local`', async () => {
  const [one] = users;
  if (one === undefined) throw new Error('a user is needed');
  for (const bundle of await bySdk(one, SDK)) {
    const { local: _local, ...environment } = bundle.environment;
    expect(JSON.stringify({ ...bundle, environment })).not.toContain(folder.path);
  }
});
