import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { EvaluatedCandidate } from '../../src/model/candidates.ts';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  candidateNamed,
  candidates,
  expectGateOfBranch,
  expectGateOfWorkTree,
  NAMES,
  withoutTiming,
  writeBranches,
  type Results,
} from './evaluated-branches.ts';

const sandbox = useSandbox();
let start: Start;
let results: Readonly<Record<GateScope, Results>>;

beforeAll(async () => {
  const written = await writeBranches(sandbox);
  ({ start } = written);
  results = {
    affected: await candidates([...written.args, '--scope', 'affected'], start),
    full: await candidates(written.args, start),
  };
});

// The other branches are in same-report-as-gates.slow.test.ts.
describe('the report equals that of a separate gate', () => {
  test.each([
    ['typed', 'affected'],
    ['hidden', 'affected'],
    ['orders', 'full'],
  ] as const)('for the branch %s in the scope %s', async (name, scope) =>
    expectGateOfBranch(name, scope, results[scope], start),
  );

  test('for a patch, and for a work tree with the same files', async () =>
    expectGateOfWorkTree('affected', results.affected, sandbox));
});

test('a candidate that does not apply or does not exist does not affect the others', () => {
  const { exitCode, result } = results.full;
  expect(exitCode).toBe(25);
  const failed = result.candidates.filter(({ report }) => report === null);
  expect(failed.map(({ name, rank, error }) => [name, rank, error?.code])).toEqual([
    ['./stale.patch', null, 'E/APPLY_CONFLICT'],
    ['unknown', null, 'E/NOT_FOUND'],
  ]);
});

test('the ranking names the first criterion that decides', () => {
  const { candidates: ranked } = results.full.result;
  const rankOf = (name: string): readonly unknown[] => {
    const { rank, reason } = ranked[NAMES.indexOf(name)] ?? {};
    return [rank, reason?.criterion];
  };
  // It resolves a diagnostic; the others resolve none.
  expect(rankOf('structure')).toEqual([1, undefined]);
  expect(rankOf('words')).toEqual([2, 'reward']);
  expect(rankOf('caller')).toEqual([2, 'reward']);
  expect(rankOf('hidden')[1]).toBe('evidence');
  const passes = ranked.filter(({ report }) => report?.policy.failed === false).map(({ rank }) => rank ?? 0);
  const fails = ranked.filter(({ report }) => report?.policy.failed === true).map(({ rank }) => rank ?? 0);
  expect(Math.max(...passes)).toBeLessThan(Math.min(...fails));
});

test('pairs report what only both together cause, and conflicts', async () => {
  const names = ['typed', 'caller', 'body'];
  const { result } = await candidates([...names, '--pairs', '--scope', 'affected'], start);
  const found = result.pairs?.map((pair) => [pair.candidates.map((index) => names[index]), pair.conclusion]);
  expect(found).toEqual([
    [['typed', 'caller'], 'findings'],
    [['typed', 'body'], 'conflict'],
    [['caller', 'body'], 'clean'],
  ]);
  const [together, conflict] = result.pairs ?? [];
  expect(together?.introduced.map(({ uri, range }) => [uri, range[0]])).toEqual([['use.py', 4]]);
  expect(conflict?.conflicts).toEqual(['rates.py']);
});

test('each candidate is a line of JSON as soon as it is evaluated', async () => {
  const { stdout, exitCode } = await lanser(
    ['candidates', '--base', 'main', '--scope', 'affected', '--format', 'jsonl', 'words', 'typed'],
    start,
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EvaluatedCandidate);
  expect(lines.map(({ name }) => name)).toEqual(['words', 'typed']);
  expect(withoutTiming(lines[1]?.report)).toEqual(
    withoutTiming(candidateNamed('typed', results.affected).report),
  );
  expect(exitCode).toBe(0);
});

test('patches are read from standard input as JSON Lines', async () => {
  const input = ['a', 'b']
    .map((name) => JSON.stringify({ name, patch: patchOf(`${name}.py`, 'x: int = ""') }))
    .join('\n');
  const { result, exitCode } = await candidates(['--scope', 'affected', '-'], { ...start, input });
  expect(exitCode).toBe(0);
  expect(
    result.candidates.map(({ name, kind, report }) => [
      name,
      kind,
      report?.delta?.introduced.map(({ uri }) => uri),
    ]),
  ).toEqual([
    ['a', 'patch', ['a.py']],
    ['b', 'patch', ['b.py']],
  ]);
});

function patchOf(name: string, line: string): string {
  return `diff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+${line}\n`;
}

test('a patch that leaves the repository is rejected', async () => {
  const input = [
    { name: 'above', patch: patchOf('../above.py', 'x = 1') },
    { name: 'git', patch: patchOf('.git/hooks/pre-commit', 'x = 1') },
    {
      name: 'link',
      patch: `diff --git a/out b/out\nnew file mode 120000\n--- /dev/null\n+++ b/out\n@@ -0,0 +1 @@\n+..\n\\ No newline at end of file\n${patchOf('out/above.py', 'x = 1')}`,
    },
    { name: 'empty', patch: '' },
  ];
  const { result } = await candidates(['--scope', 'affected', '-'], {
    ...start,
    input: input.map((line) => JSON.stringify(line)).join('\n'),
  });
  expect(result.candidates.map(({ name, error, report }) => [name, error?.code, report?.conclusion])).toEqual(
    [
      ['above', 'E/APPLY_CONFLICT', undefined],
      ['git', 'E/APPLY_CONFLICT', undefined],
      ['link', 'E/APPLY_CONFLICT', undefined],
      ['empty', undefined, 'clean'],
    ],
  );
});

test('a candidate that ends the server does not affect the others', async () => {
  const folder = path.join(sandbox.path, 'altered');
  mkdirSync(folder);
  const program = programWithPyright(
    folder,
    '(text) => { if (text.includes("end_of_server")) process.exit(9); return text; }',
  );
  const input = ['fine', 'end_of_server', 'good']
    .map((name) => JSON.stringify({ name, patch: patchOf('new.py', name) }))
    .join('\n');
  const { result, exitCode } = await candidates(['-'], { ...start, input, program });
  expect(exitCode).toBe(25);
  const found = result.candidates.map(({ name, report }) => [
    name,
    report?.failures[0]?.code,
    report?.delta?.introduced.length,
  ]);
  expect(found).toEqual([
    ['fine', undefined, 2],
    ['end_of_server', 'E/LS_CRASH', undefined],
    ['good', undefined, 2],
  ]);
});

test('a name that is a revision and a path is rejected', async () => {
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
    '"main" is a revision and a path. Name the path as ./main, or the branch as refs/heads/main.',
  );
});
