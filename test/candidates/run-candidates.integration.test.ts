import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { CandidatePair } from '../../src/model/candidates.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  candidateNamed,
  candidates,
  expectGateOfBranch,
  expectGateOfWorkTree,
  patchOf,
  programWithFragileServer,
  writeBranches,
  type Results,
} from './evaluated-branches.ts';

const sandbox = useSandbox();
// Some of the prepared branches. same-report-as-gates.slow.test.ts evaluates all of them.
const EVALUATED = ['typed', 'caller', 'structure', 'hidden', 'orders', 'words', 'folders', 'modes'];
let start: Start;
let results: Readonly<Record<GateScope, Results>>;

beforeAll(async () => {
  const written = await writeBranches(sandbox, EVALUATED);
  ({ start } = written);
  results = {
    affected: await candidates([...written.args, '--scope', 'affected'], start),
    full: await candidates(['typed', 'orders', '--scope', 'full'], start),
  };
});

describe("a candidate's report equals that of a separate gate", () => {
  test.each([
    ['hidden', 'affected'],
    ['modes', 'affected'],
    ['folders', 'affected'],
    ['orders', 'full'],
  ] as const)('for the branch %s in the scope %s', async (name, scope) =>
    expectGateOfBranch(name, scope, results[scope], start),
  );

  test('for a patch, and for a work tree with the same files', async () =>
    expectGateOfWorkTree('affected', results.affected, sandbox));
});

test('a candidate that does not apply or does not exist has an error, and the other candidates have reports', () => {
  const { exitCode, result } = results.affected;
  expect(exitCode).toBe(25);
  const failed = result.candidates.filter(({ report }) => report === null);
  expect(failed.map(({ name, rank, error }) => [name, rank, error?.code])).toEqual([
    ['./stale.patch', null, 'E/APPLY_CONFLICT'],
    ['unknown', null, 'E/NOT_FOUND'],
  ]);
});

test('passing candidates rank before failing candidates, and a candidate below the first rank names the criterion for its rank', () => {
  const { candidates: ranked } = results.affected.result;
  const rankOf = (name: string): readonly unknown[] => {
    const { rank, reason } = candidateNamed(name, results.affected);
    return [rank, reason?.criterion];
  };
  // Only the candidate `structure` passes and resolves a diagnostic.
  expect(rankOf('structure')).toEqual([1, undefined]);
  expect(rankOf('words')).toEqual([2, 'reward']);
  expect(rankOf('caller')).toEqual([2, 'reward']);
  expect(rankOf('hidden')[1]).toBe('evidence');
  const passes = ranked.filter(({ report }) => report?.policy.failed === false).map(({ rank }) => rank ?? 0);
  const fails = ranked.filter(({ report }) => report?.policy.failed === true).map(({ rank }) => rank ?? 0);
  expect(Math.min(passes.length, fails.length)).toBeGreaterThan(1);
  expect(Math.max(...passes)).toBeLessThan(Math.min(...fails));
});

test('the JSON line of a pair of candidates contains only diagnostics that their combination causes', async () => {
  const args = ['candidates', '--base', 'main', 'typed', 'caller', '--pairs', '--scope', 'affected'];
  const { stdout } = await lanser([...args, '--format', 'jsonl'], start);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly kind: string });
  expect(lines.map(({ kind }) => kind)).toEqual(['revision', 'revision', 'pair']);
  const { kind: _kind, ...pair } = lines[2] as { readonly kind: string } & CandidatePair;
  expect([pair.candidates, pair.conclusion]).toEqual([[0, 1], 'findings']);
  const document = { ...results.full.result, pairs: [pair] };
  expect(schemaErrors('candidates', document)).toEqual([]);
  const places = pair.introduced.map(({ uri, range }) => [uri, range[0]]);
  expect(places).toEqual([['use.py', 4]]);
});

test('a branch and a work tree are merged with their last common commit as merge base', async () => {
  const { write, commit, git } = await sandbox.repository('stacked');
  const cwd = path.join(sandbox.path, 'stacked');
  const worktree = path.join(sandbox.path, 'stacked-worktree');
  await write('a.py', 'x = 1\n');
  await commit();
  await git(['checkout', '--quiet', '-b', 'shared']);
  await write('a.py', 'x = 1\ny = 2\n');
  await commit();
  await git(['worktree', 'add', '--quiet', '--detach', worktree]);
  await git(['checkout', '--quiet', '-b', 'caller']);
  await write('b.py', 'from a import y\n');
  await commit();
  // The common commit of both candidates adds `y`. The branch imports `y`, and the work tree removes it.
  await writeFile(path.join(worktree, 'a.py'), 'x = 1\n');
  const args = ['candidates', '--base', 'main', '--pairs', '--json', 'caller', worktree];
  const { stdout } = await lanser(args, { ...start, cwd });
  const { pairs } = JSON.parse(stdout) as { readonly pairs: readonly CandidatePair[] };
  expect(pairs).toMatchObject([{ conclusion: 'findings', introduced: [{ uri: 'b.py' }] }]);
});

test('a patch that is rejected or crashes the server does not affect other patches from standard input', async () => {
  const input = [
    { name: 'above', patch: patchOf('../above.py', 'x = 1') },
    { name: 'git', patch: patchOf('.git/hooks/pre-commit', 'x = 1') },
    {
      name: 'link',
      patch: `diff --git a/out b/out\nnew file mode 120000\n--- /dev/null\n+++ b/out\n@@ -0,0 +1 @@\n+..\n\\ No newline at end of file\n${patchOf('out/above.py', 'x = 1')}`,
    },
    { name: 'empty', patch: '' },
    { name: 'crash', patch: patchOf('new.py', 'end_of_server') },
    { name: 'inside', patch: patchOf('inside.py', 'x: int = ""') },
  ];
  const { result, exitCode } = await candidates(['--scope', 'affected', '-'], {
    ...start,
    input: input.map((line) => JSON.stringify(line)).join('\n'),
    program: programWithFragileServer(sandbox),
  });
  expect(exitCode).toBe(25);
  const found = result.candidates.map(({ name, error, report }) => [
    name,
    error?.code,
    report?.conclusion,
    report?.failures[0]?.code ?? report?.delta?.introduced.length,
  ]);
  expect(found).toEqual([
    ['above', 'E/APPLY_CONFLICT', undefined, undefined],
    ['git', 'E/APPLY_CONFLICT', undefined, undefined],
    ['link', 'E/APPLY_CONFLICT', undefined, undefined],
    ['empty', undefined, 'clean', 0],
    ['crash', undefined, 'inconclusive', 'E/LS_CRASH'],
    ['inside', undefined, 'findings', 1],
  ]);
});

test('the exit code is 25 if a candidate is inconclusive because of an undecided schema change', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('schemas');
  const schema = (name: object): string =>
    JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', properties: { name } });
  await write('a.py', '');
  await write('a.schema.json', schema({ type: 'string' }));
  await commit();
  await git(['checkout', '--quiet', '-b', 'undecided']);
  await write('a.schema.json', schema({ $ref: 'https://example.org/gone.json' }));
  await commit();
  const { result, exitCode } = await candidates(['undecided'], { ...start, cwd });
  const [report] = result.candidates.map((candidate) => candidate.report);
  expect(report?.delta).not.toBeNull();
  expect([report?.conclusion, exitCode]).toEqual(['inconclusive', 25]);
  const text = await lanser(['candidates', '--base', 'main', 'undecided'], { ...start, cwd });
  expect([text.exitCode, text.stdout]).toEqual([
    25,
    expect.stringContaining('\n0 of 1 candidate evaluated '),
  ]);
});

test('a name that is both a revision and a path is rejected', async () => {
  const { write, git } = await sandbox.repository('both');
  await write('main', '');
  await git(['add', '.']);
  await git(['commit', '--quiet', '--message', 'x']);
  const { stderr, exitCode } = await lanser(['candidates', '--base', 'main', 'main'], {
    ...start,
    cwd: path.join(sandbox.path, 'both'),
  });
  expect(exitCode).toBe(20);
  expect(stderr).toContain(
    '"main" is both a revision and a path. Write ./main for the path, or the full name of the revision, for example refs/heads/main.',
  );
});

test.each(['fix.patch', './fix', '../worktree'])(
  'the missing file or folder %s is rejected',
  async (name) => {
    const { stderr, exitCode } = await lanser(['candidates', '--base', 'main', name], start);
    expect([exitCode, stderr]).toEqual([
      20,
      expect.stringContaining(`"${name}" does not exist or is not accessible.`),
    ]);
  },
);

test('a folder outside of the repository is an error of the candidate, not of the workspace', async () => {
  await using folder = await temporaryFolder();
  const { stdout, stderr, exitCode } = await lanser(['candidates', '--base', 'main', folder.path], start);
  expect([exitCode, stdout + stderr]).toEqual([
    25,
    expect.stringContaining('The folder is not in this repository. Name a work tree of this repository'),
  ]);
});

test.each(['null', '["x"]', '"x"', '{'])(
  'a line that is not a JSON object is rejected, and the error names the number of the line: %s',
  async (line) => {
    const input = `${JSON.stringify({ patch: patchOf('a.py', 'x = 1') })}\n${line}\n`;
    const { exitCode, stderr } = await lanser(['candidates', '--base', 'main', '-'], { ...start, input });
    expect([exitCode, stderr]).toEqual([
      20,
      expect.stringContaining('standard input:2 is not a JSON object.'),
    ]);
  },
);
