// Pyright's answers can depend on the files that Pyright checked before. lanser's answers to the requests below must
// not.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { pythonEnvironment } from '../helpers/python-project.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
let env: Readonly<Record<string, string>>;
let root: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  env = await pythonEnvironment(folder.path);
  root = path.join(folder.path, 'project');
  await writeTree(folder.path, {
    'environment/lib/python3.11/site-packages/typing_extensions.py':
      'import sys\nimport os.path\nclass Deque: ...\n',
    'project/main.py': 'import sys\nimport os.path\nimport json\nsys.path\nos.path\njson.dumps\n',
    'project/other.py': 'import typing_extensions\ntyping_extensions.Deque().x\n',
    'project/model.py': 'class Foo:\n  def me(self): ...\n',
    'project/cast.py':
      'from typing import cast\ntriple = cast("tuple[int, int]", None)\nfirst: int = triple[0]\n',
    'project/quoted.py': 'import typing\nclass Bar: ...\ntyping.cast("Bar", None)\n',
    'project/generic.py': 'import typing\nfrom model import Foo\nT = typing.TypeVar("T", bound="Foo")\n',
  });
});

afterAll(async () => folder[Symbol.asyncDispose]());

/** Opens a workspace without HOME, so that it cannot use a cache of earlier processes. */
async function opened(): Promise<Workspace> {
  return openWorkspace(root, { host: { ...nodeHost({}), env } });
}

type Operation = (workspace: Workspace) => Promise<Bundle>;
const QUESTIONS: readonly (readonly [title: string, ask: Operation, facts: object])[] = [
  [
    'a module without a source',
    async (workspace) => workspace.definition('main.py@L1:C8'),
    { definitions: [{ uri: 'typeshed:stdlib/sys/__init__.pyi' }] },
  ],
  [
    'a submodule whose source file has a different name',
    async (workspace) => workspace.definition('main.py@L2:C11'),
    { definitions: [{ uri: 'typeshed:stdlib/os/path.pyi' }] },
  ],
  [
    'a module with a source',
    async (workspace) => workspace.definition('main.py@L3:C8'),
    {
      definitions: [
        { uri: expect.stringMatching(/^python:lib\/python3\.\d+\/json\/__init__\.py$/u) as string },
      ],
    },
  ],
  [
    'the type of a module at its import',
    async (workspace) => workspace.typeDefinition('main.py@L3:C8'),
    { typeDefinitions: [{ uri: 'typeshed:stdlib/json/__init__.pyi' }] },
  ],
  [
    'a class in a string that is the bound of a type variable',
    async (workspace) => workspace.references('model.py@L1:C7'),
    { total: 3 },
  ],
  [
    'the definition of a class in a string that is the type of a cast',
    async (workspace) => workspace.definition('quoted.py@L3:C14'),
    { definitions: [{ uri: 'quoted.py' }] },
  ],
  [
    'the type of a class in a string that is the type of a cast',
    async (workspace) => workspace.hover('quoted.py@L3:C15'),
    { hover: { range: [2, 13, 2, 16] } },
  ],
  [
    'a built-in class in a string that is the type of a cast',
    async (workspace) => workspace.references('cast.py@L3:C8'),
    // The total includes the declaration of the class.
    { total: 4 },
  ],
];

test.each(QUESTIONS)(
  '%s: earlier requests to the server do not change the answer',
  async (_, operation, facts) => {
    await using cold = await opened();
    const first = await operation(cold);
    expect(first.facts).toMatchObject(facts);
    await using warm = await opened();
    expect((await warm.diagnostics()).status).toBe('ok');
    for (const [, other] of QUESTIONS) if (other !== operation) await other(warm);
    expect((await operation(warm)).bundleId).toBe(first.bundleId);
  },
);
