import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { compactText } from '../../src/report/compact-text.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { compactView } from '../helpers/compact-view.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
let trace: string;
let workspace: Workspace;

beforeAll(async () => {
  const repository = await sandbox.repository('sparse');
  await writeTree(repository.path, {
    'src/pkg/__init__.py': 'x: int = 1\n\n\ndef f() -> int:\n    y = 1\n    return y\n',
    'src/notes.md': 'x\n',
    'tests/test_a.py': 'import pkg\nz: int = pkg.x\n',
    'tests/test_b.py': '',
    'tests/notes.md': 'pkg\n',
  });
  await repository.commit();
  await repository.git(['sparse-checkout', 'set', 'src']);
  trace = path.join(sandbox.path, 'run.jsonl');
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  workspace = await openWorkspace(repository.path, { host, trace: { file: trace } });
});

const OMITTED = 'The sparse checkout omits 2 tracked source files, which may contain the name';

test('answers about a sparse checkout count the omitted files, also in a replay', async () => {
  const references = await workspace.references('py://pkg#x');
  expect(references.facts?.notCheckedOut).toBe(2);
  expect(compactText(references, compactView())).toContain('incomplete: 2 files not checked out');
  const symbols = await workspace.symbols({ query: 'x' });
  expect(symbols.facts?.notCheckedOut).toBe(2);
  expect(compactText(symbols, compactView())).toContain('incomplete: 2 files not checked out');
  const renamed = await workspace.rename('py://pkg#x', 'xx');
  const completeness = renamed.facts?.safety.checks.find(({ name }) => name === 'completeness');
  expect(completeness).toMatchObject({ passed: false, detail: expect.stringContaining(OMITTED) as string });
  const moved = await workspace.renameFile('src/pkg', 'src/package');
  const imports = moved.facts?.safety.checks.find(({ name }) => name === 'imports');
  expect(imports).toMatchObject({ passed: false, detail: expect.stringContaining(OMITTED) as string });
  await workspace[Symbol.asyncDispose]();
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  const { conclusion, firstDifference } = await verifyTrace(trace, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});

test('omitted files do not matter for a local variable, for a file without a language, or if they are outside of the workspace', async () => {
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  await using again = await openWorkspace(path.join(sandbox.path, 'sparse'), { host });
  const renamed = await again.rename('src/pkg/__init__.py:5:5', 'yy');
  expect(renamed.facts?.safety.checks).toContainEqual(
    expect.objectContaining({ name: 'completeness', passed: true }),
  );
  const moved = await again.renameFile('src/notes.md', 'src/note.md');
  expect(JSON.stringify(moved.facts?.safety.checks)).not.toContain('omits');
  await using part = await openWorkspace(path.join(sandbox.path, 'sparse/src'), { host });
  expect((await part.references('pkg/__init__.py:1:1')).facts).not.toHaveProperty('notCheckedOut');
});

test('omitted files are counted in a sparse linked work tree, and not in the full main work tree', async () => {
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  const repository = await sandbox.repository('linked');
  await writeTree(repository.path, { 'src/a.py': 'x = 1\n', 'tests/b.py': 'import src.a\n' });
  await repository.commit();
  const tree = path.join(sandbox.path, 'tree');
  await repository.git(['worktree', 'add', '-q', tree]);
  await repository.git(['-C', tree, 'sparse-checkout', 'set', 'src']);
  await using sparse = await openWorkspace(tree, { host });
  expect((await sparse.references('py://src.a#x')).facts?.notCheckedOut).toBe(1);
  await using full = await openWorkspace(repository.path, { host });
  expect((await full.references('py://src.a#x')).facts).not.toHaveProperty('notCheckedOut');
});
