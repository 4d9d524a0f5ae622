// Tests that changes of files that Pyright reads outside of the workspace are seen, by a running server and by a
// later process, which uses stored answers.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

/** Asks `count` before and after `edit` in a running server, then asks a new process before and after `undo`. */
async function expectFresh(
  { path: checkout, beside }: TemporaryRepository,
  folder: string,
  count: (workspace: Workspace) => Promise<number | undefined>,
  [before, after]: readonly [before: number, after: number],
  [edit, undo]: readonly [edit: () => Promise<void>, undo: () => Promise<void>],
): Promise<void> {
  const host = testHost({ HOME: path.join(beside, 'home') });
  const open = async (): Promise<Workspace> => openWorkspace(path.join(checkout, folder), { host });
  {
    await using workspace = await open();
    expect(await count(workspace)).toBe(before);
    await edit();
    expect(await count(workspace)).toBe(after);
  }
  await undo();
  await using workspace = await open();
  expect(await count(workspace)).toBe(before);
}

async function errors(workspace: Workspace): Promise<number | undefined> {
  return (await workspace.diagnostics({ files: ['a.py'] })).facts?.counts.error;
}

test('a change of a file above the workspace that a relative import reads', async () => {
  await using repository = await temporaryRepository();
  const [integer, text] = ['int', 'str'].map((type) => `def f(x: ${type}) -> None: ...\n`);
  const write = async (content = ''): Promise<void> => repository.write('pkg/other.py', content);
  await writeTree(repository.path, {
    'pkg/__init__.py': '',
    'pkg/sub/__init__.py': '',
    'pkg/sub/a.py': 'from ..other import f\nf(1)\n',
  });
  await write(integer);
  const edits = [async () => write(text), async () => write(integer)] as const;
  await expectFresh(repository, 'pkg/sub', errors, [0, 1], edits);
});

test('a change of a file above the workspace, after an edit adds the import of this file', async () => {
  await using repository = await temporaryRepository();
  const write = async (name: string, content: string): Promise<void> => repository.write(name, content);
  await write('pkg/__init__.py', '');
  await write('pkg/other.py', 'value: int = 1\n');
  await write('pkg/sub/a.py', 'number: int = 1\n');
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  await using workspace = await openWorkspace(path.join(repository.path, 'pkg/sub'), { host });
  expect(await errors(workspace)).toBe(0);
  await write('pkg/sub/a.py', 'from ..other import value\nnumber: int = value\n');
  expect(await errors(workspace)).toBe(0);
  await write('pkg/other.py', 'value: str = ""\n');
  expect(await errors(workspace)).toBe(1);
});

test('a new file in a folder of "include" outside of the workspace', async () => {
  await using repository = await temporaryRepository();
  await writeTree(repository.path, {
    'app/pyrightconfig.json': '{"include": [".", "../shared"], "extraPaths": ["."]}',
    'app/a.py': 'def foo(): ...\n',
    'shared/s.py': 'from a import foo\nfoo()\n',
  });
  const references = async (workspace: Workspace): Promise<number | undefined> =>
    (await workspace.references('py://a#foo')).facts?.total;
  const edits = [
    async () => repository.write('shared/u.py', 'from a import foo\nfoo()\n'),
    async () => repository.remove('shared/u.py'),
  ] as const;
  await expectFresh(repository, 'app', references, [3, 5], edits);
});

const SHIPPED = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));

test.each(['../typeshed', 'typeshed'])(
  'a change of builtins in the folder %s of "typeshedPath"',
  async (typeshedPath) => {
    await using repository = await temporaryRepository();
    const stdlib = path.join(repository.path, 'app', typeshedPath, 'stdlib');
    await cp(path.join(SHIPPED, 'dist/typeshed-fallback/stdlib'), stdlib, { recursive: true });
    await writeTree(repository.path, {
      'app/pyrightconfig.json': JSON.stringify({ typeshedPath }),
      'app/a.py': 'number: int = ascii(1)\n',
    });
    const builtins = path.join(stdlib, 'builtins.pyi');
    const text = await readFile(builtins, 'utf8');
    const changed = text.replace(/(def ascii\(.*\) -> )str:/u, '$1int:');
    expect(changed).not.toBe(text);
    const edits = [async () => writeFile(builtins, changed), async () => writeFile(builtins, text)] as const;
    await expectFresh(repository, 'app', errors, [1, 0], edits);
  },
);
