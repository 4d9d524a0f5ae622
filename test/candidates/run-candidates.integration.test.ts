import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { Candidates, EvaluatedCandidate } from '../../src/model/candidates.ts';
import type { Report } from '../../src/model/report.ts';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { gateReport, lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { ERRORS_ABOUT_IT, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const sandbox = useSandbox();

type Files = Readonly<Record<string, string | null>>;

const BASE: Files = {
  ...ORDER_DEPENDENT,
  'rates.py': 'def rate(currency: str) -> int:\n    return len(currency)\n',
  'use.py': 'from rates import rate\n\ntotal: int = rate("EUR")\nwrong: str = rate("USD")\n',
  'unused.py': 'import gone\n',
};

/** Branches, each with its differences to base. */
const BRANCHES = {
  typed: { 'rates.py': 'def rate(currency: str) -> str:\n    return currency\n' },
  caller: { 'use.py': `${BASE['use.py']}more: int = rate("GBP")\n` },
  body: { 'rates.py': 'def rate(currency: str) -> int:\n    return currency.missing\n' },
  structure: { 'gone.py': 'value = 1\n', 'use.py': null, 'package/__init__.py': '' },
  configured: { 'pyrightconfig.json': '{"reportUnusedExpression": false}', 'rates.py': '1\n' },
  hidden: { 'use.py': `${BASE['use.py']}# pyright: basic\nworse: int = ""  # type: ignore\n` },
  orders: Object.fromEntries(
    Object.entries(ERRORS_ABOUT_IT).map(([name, error]) => [name, `${BASE[name]}${error}`]),
  ),
  words: { 'README.md': 'words\n' },
} satisfies Readonly<Record<string, Files>>;

async function change({ write, remove }: SandboxRepository, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) await (text === null ? remove(name) : write(name, text));
}

async function candidates(
  args: readonly string[],
  start: Start,
): Promise<Finished & { readonly result: Candidates }> {
  const finished = await lanser(['candidates', '--base', 'main', '--json', ...args], start);
  const result = JSON.parse(finished.stdout || 'null') as Candidates;
  expect(schemaErrors('candidates', result), finished.stdout + finished.stderr).toEqual([]);
  return { ...finished, result };
}

function withoutTiming(report: Report | null | undefined): unknown {
  return report && { ...report, timing: null };
}

let start: Start;
let results: Readonly<Record<GateScope, Finished & { readonly result: Candidates }>>;
const PATCHED = 'body.patch';
const NAMES = [...Object.keys(BRANCHES), PATCHED, 'work tree', 'stale.patch', 'unknown'];

beforeAll(async () => {
  const repository = await sandbox.repository();
  const { path: cwd, git, write, commit } = repository;
  start = { cwd, env: sandbox.env };
  await change(repository, BASE);
  await commit();
  for (const [name, files] of Object.entries(BRANCHES)) {
    await git(['checkout', '--quiet', '-b', name, 'main']);
    await change(repository, files);
    await commit(name);
  }
  await git(['checkout', '--quiet', 'main']);
  const beside = path.join(sandbox.path, 'work tree');
  await git(['worktree', 'add', '--quiet', '--detach', beside, 'main']);
  const patch = await git(['diff', 'main', 'body']);
  await git(['apply', '-'], { cwd: beside, input: `${patch}\n` });
  await write(PATCHED, `${patch}\n`);
  await write('stale.patch', (await git(['diff', 'body', 'main'])) + '\n');
  const args = [...Object.keys(BRANCHES), `./${PATCHED}`, beside, './stale.patch', 'unknown'];
  results = {
    affected: await candidates([...args, '--scope', 'affected'], start),
    full: await candidates(args, start),
  };
}, 600_000);

function candidateNamed(name: string, scope: GateScope): EvaluatedCandidate {
  const found = results[scope].result.candidates[NAMES.indexOf(name)];
  if (found === undefined) throw new Error(`no candidate ${name}`);
  return found;
}

describe.each(['affected', 'full'] as const)(
  'in the scope %s, the report equals that of a gate of its own',
  (scope) => {
    test.each(scope === 'full' ? ['typed', 'structure', 'orders'] : Object.keys(BRANCHES))(
      'for the branch %s',
      async (name) => {
        const { report } = await gateReport(['--base', 'main', '--head', name, '--scope', scope], start);
        expect(withoutTiming(candidateNamed(name, scope).report)).toEqual(withoutTiming(report));
      },
    );

    test('for a patch, and for a work tree with the same files', async () => {
      const cwd = path.join(sandbox.path, 'work tree');
      const own = await gateReport(['--base', 'main', '--head', 'worktree', '--scope', scope], {
        ...start,
        cwd,
      });
      expect(own.report.delta?.introduced).toHaveLength(1);
      expect(withoutTiming(candidateNamed(PATCHED, scope).report)).toEqual(withoutTiming(own.report));
      expect(withoutTiming(candidateNamed('work tree', scope).report)).toEqual(withoutTiming(own.report));
    });
  },
);

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
  expect(withoutTiming(lines[1]?.report)).toEqual(withoutTiming(candidateNamed('typed', 'affected').report));
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
