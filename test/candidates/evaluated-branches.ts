// Evaluates branches, patches and a work tree as candidates. Compares their reports with those of separate gates.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { Candidates, EvaluatedCandidate } from '../../src/model/candidates.ts';
import type { Report } from '../../src/model/report.ts';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { gateReport, lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

/** The content of a file, a link, or an executable file; null removes the file or folder. */
type Content = string | Buffer | null | { readonly link: string } | { readonly executable: string };
type Files = Readonly<Record<string, Content>>;

const BASE: Files = {
  ...ORDER_DEPENDENT,
  'rates.py': 'def rate(currency: str) -> int:\n    return len(currency)\n',
  'use.py': 'from rates import rate\n\ntotal: int = rate("EUR")\nwrong: str = rate("USD")\n',
  'unused.py': 'import gone\n',
  'latin.py': Buffer.from('# coding: latin-1\nword: int = "caf\u00e9"\n', 'latin1'),
  'shared/__init__.py': '',
  'shared/money.py': 'cents: int = 1\n',
  'plugins/__init__.py': '',
  'plugins/money.py': 'cents: int = 1\n',
  'plugins/use.py': 'from plugins.money import cents\n\nword: int = cents\n',
};

/** The changes of each branch relative to base, by the branch's name. */
export const BRANCHES: Readonly<Record<string, Files>> = {
  typed: { 'rates.py': 'def rate(currency: str) -> str:\n    return currency\n' },
  caller: { 'use.py': `${BASE['use.py'] as string}more: int = rate("GBP")\n` },
  body: { 'rates.py': 'def rate(currency: str) -> int:\n    return currency.missing\n' },
  structure: { 'gone.py': 'value = 1\n', 'use.py': null, 'package/__init__.py': '' },
  configured: { 'pyrightconfig.json': '{"reportUnusedExpression": false}', 'rates.py': '1\n' },
  hidden: { 'use.py': `${BASE['use.py'] as string}# pyright: basic\nworse: int = ""  # type: ignore\n` },
  orders: Object.fromEntries(
    Object.entries(ERRORS_ABOUT_TYPES).map(([name, error]) => [name, `${BASE[name] as string}${error}`]),
  ),
  words: { 'README.md': 'words\n' },
  links: { 'plugins/money.py': { link: '../rates.py' }, 'linked.py': { link: 'use.py' } },
  unlinked: { 'plugins/money.py': 'cents: str = ""\n', shared: null, 'shared.py': 'cents = 1\n' },
  folders: { 'plugins/money.py': null, 'plugins/money/__init__.py': 'cents: str = ""\n' },
  modes: {
    'use.py': { executable: `${BASE['use.py'] as string}run: str = 1\n` },
    'README.md': { executable: '' },
  },
  encodings: {
    'latin.py': Buffer.from('# coding: latin-1\r\nword: int = "caf\u00e9"\r\nnext: int = ""\r\n', 'latin1'),
    'marked.py': '\u{FEFF}word: int = ""\n',
    'wide.py': Buffer.from('word: int = ""\n', 'utf16le'),
  },
  nested: { 'sub/pyrightconfig.json': '{"typeCheckingMode": "off"}', 'sub/inner.py': 'x: int = ""\n' },
};

async function change({ write, remove, link }: SandboxRepository, files: Files): Promise<void> {
  for (const name of Object.keys(files).toReversed()) {
    await remove(name).catch(() => {});
  }
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    if (typeof content === 'string' || Buffer.isBuffer(content)) await write(name, content);
    else if ('link' in content) await link(name, content.link);
    else await write(name, content.executable, 0o755);
  }
}

export async function candidates(args: readonly string[], start: Start): Promise<Results> {
  const finished = await lanser(['candidates', '--base', 'main', '--json', ...args], start);
  const result = JSON.parse(finished.stdout || 'null') as Candidates;
  expect(schemaErrors('candidates', result), finished.stdout + finished.stderr).toEqual([]);
  return { ...finished, result };
}

export function withoutTiming(report: Report | null | undefined): unknown {
  return report && { ...report, timing: null };
}

export type Results = Finished & { readonly result: Candidates };

const PATCHED = 'body.patch';

/**
 * Creates the branches in `names`, the branch `body`, two patches and a work tree. The returned `args` list the
 * branches in `names`, the patches, the work tree, and the revision `unknown`, which does not exist.
 *
 * @param names branches of {@link BRANCHES}; by default, all of them.
 */
export async function writeBranches(
  sandbox: Sandbox,
  names: readonly string[] = Object.keys(BRANCHES),
): Promise<{ readonly start: Start; readonly args: readonly string[] }> {
  const repository = await sandbox.repository();
  const { path: cwd, git, write, commit } = repository;
  await change(repository, BASE);
  await commit();
  for (const name of new Set([...names, 'body'])) {
    const files = BRANCHES[name];
    if (files === undefined) throw new Error(`no branch ${name}`);
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
  const args = [...names, `./${PATCHED}`, beside, './stale.patch', 'unknown'];
  return { start: { cwd, env: sandbox.env }, args };
}

export function candidateNamed(name: string, { result }: Results): EvaluatedCandidate {
  const found = result.candidates.find((candidate) => path.basename(candidate.name) === name);
  if (found === undefined) throw new Error(`no candidate ${name}`);
  return found;
}

export async function expectGateOfBranch(
  name: string,
  scope: GateScope,
  results: Results,
  start: Start,
): Promise<void> {
  const { report } = await gateReport(['--base', 'main', '--head', name, '--scope', scope], start);
  expect(withoutTiming(candidateNamed(name, results).report)).toEqual(withoutTiming(report));
}

/**
 * Checks that the reports of `body.patch` and of the work tree, which have the same files, equal the report of a gate
 * in the work tree.
 */
export async function expectGateOfWorkTree(
  scope: GateScope,
  results: Results,
  sandbox: Sandbox,
): Promise<void> {
  const cwd = path.join(sandbox.path, 'work tree');
  const args = ['--base', 'main', '--head', 'worktree', '--scope', scope];
  const own = await gateReport(args, { cwd, env: sandbox.env });
  expect(own.report.delta?.introduced).toHaveLength(1);
  expect(withoutTiming(candidateNamed(PATCHED, results).report)).toEqual(withoutTiming(own.report));
  expect(withoutTiming(candidateNamed('work tree', results).report)).toEqual(withoutTiming(own.report));
}

export function patchOf(name: string, line: string): string {
  return `diff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+${line}\n`;
}

/**
 * Copies lanser, with a Pyright that exits instead of sending output that contains `end_of_server`. Returns the path
 * of the copied program.
 */
export function programWithFragileServer(sandbox: Sandbox): string {
  const folder = path.join(sandbox.path, 'altered');
  mkdirSync(folder);
  return programWithPyright(
    folder,
    '(text) => { if (text.includes("end_of_server")) process.exit(9); return text; }',
  );
}

/**
 * Evaluates a patch for each name. The patch `end_of_server` ends the server's process. Checks that the other patches
 * are not affected.
 */
export async function expectOthersUnaffected(
  names: readonly string[],
  scope: GateScope,
  start: Start,
  sandbox: Sandbox,
): Promise<void> {
  const program = programWithFragileServer(sandbox);
  const input = names.map((name) => JSON.stringify({ name, patch: patchOf('new.py', name) })).join('\n');
  const { result, exitCode } = await candidates(['--scope', scope, '-'], { ...start, input, program });
  expect(exitCode).toBe(25);
  const found = result.candidates.map(({ name, report }) => [
    name,
    report?.failures[0]?.code,
    report?.delta?.introduced.length,
  ]);
  expect(found).toEqual(
    names.map((name) => (name === 'end_of_server' ? [name, 'E/LS_CRASH', undefined] : [name, undefined, 2])),
  );
}
