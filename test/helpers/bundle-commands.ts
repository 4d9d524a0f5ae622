import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lanser } from './lanser.ts';
import type { Sandbox, SandboxRepository } from './sandbox.ts';
import { writeTree } from './write-tree.ts';

/** A command line, its folder, and its expected outcome: `ok` or the code of the error. */
export interface CommandCase {
  readonly args: readonly string[];
  readonly outcome: string;
  /** The expected exit code. Default: the exit code that belongs to `outcome`. */
  readonly exitCode?: number;
  /** The name of a folder beside the project. Default: the project. */
  readonly folder?: string;
}

/** Writes files and repositories beside the project, most of them for commands that must fail. */
export async function writeOtherFolders(sandbox: Sandbox): Promise<void> {
  await writeTree(sandbox.path, {
    'beside.py': '',
    'broken/lanser.json': '{"servers": {',
    'unknown/lanser.json': '{"cacheDirectory": "x"}',
    'unknown/app.py': 'x = 1\n',
    'unread/pyproject.toml': '[tool.lanser\n',
    'double/lanser.json': '{}',
    'double/lanser.yaml': '{}',
    'saved/ruff.json': '[]',
    'saved/bad.json': '{"no": "log"}',
  });
  const written = await sandbox.repository('written');
  await written.write('app.py', 'x = 1\n');
  await written.commit();
  const dirty = await sandbox.repository('dirty');
  await dirty.write('app.py', 'x = 1\n');
  await dirty.commit();
  await dirty.write('app.py', 'x = 2\n');
}

function place(outcome: string, ...args: readonly string[]): CommandCase {
  return { outcome, args };
}

export function commandCases(
  root: string,
  base: string,
  commands: readonly string[],
): readonly CommandCase[] {
  const saved = path.join(root, '../saved');
  const call = 'main.py@L2:C15';
  return [
    // Three cases run at a time. Slow cases come first, so that none of them runs alone at the end.
    { outcome: 'ok', args: ['doctor', '--server', 'pyright'] },
    { outcome: 'ok', args: ['doctor', '--server', 'pyright'], folder: 'unknown', exitCode: 21 },
    place('ok', 'def', call, '--index-io', 'utf-16', '--timeout', '60'),
    place('ok', 'diag', `${root}/main.py`),
    place('ok', 'locate', 'lib.py@L8:C7', '--as', 'symbol'),
    place('E/UNSUPPORTED_CAP', 'locate', call, '--as', 'symbol'),
    place('ok', 'rename', 'py://lib#make', 'produce'),
    place('ok', 'rename-file', 'lib.py', 'shops.py'),
    place('ok', 'prepare-rename', call),
    place('ok', 'code-actions', call),
    place('ok', 'recover'),
    place('ok', 'reward', `${saved}/preview.json`),
    place('E/SCHEMA_INVALID', 'reward', `${saved}/bad.json`),
    place('E/USAGE', 'reward', `${saved}/gone.json`),
    place('E/USAGE', 'locate', call, '--weights', 'wD=-1'),
    place('ok', 'apply', `${saved}/plan.json`, '--dry-run'),
    { outcome: 'E/DIRTY_WORKTREE', args: ['rename', 'app.py@L1:C1', 'y', '--apply'], folder: 'dirty' },
    { outcome: 'ok', args: ['rename', 'app.py@L1:C1', 'y', '--apply'], folder: 'written' },
    place('E/JAIL', 'rename-file', `${root}/lib.py`, `${root}/../lib.py`),
    place('E/JAIL', 'rename-file', 'lib.py', '/etc/lib.py'),
    place('E/APPLY_CONFLICT', 'rename-file', 'lib.py', 'main.py'),
    place('E/SCHEMA_INVALID', 'apply', `${saved}/bad.json`),
    place('E/USAGE', 'apply', `${saved}/gone.json`),
    place('E/USAGE', 'rename', call, ''),
    place('ok', 'status'),
    place('ok', 'reload'),
    place('ok', 'diag', '--tool', 'ruff', '--from', `${saved}/ruff.json`),
    place('E/USAGE', 'diag', '--from', `${saved}/ruff.json`),
    place('E/USAGE', 'diag', '--tool', 'lint'),
    place('E/USAGE', 'diag', '--tool', 'ruff', '--from', `${saved}/gone.json`),
    ...['ruff', 'sarif', 'pyright'].map((tool) =>
      place('E/INCONCLUSIVE', 'diag', '--tool', tool, '--from', `${saved}/bad.json`),
    ),
    ...commands.map((command) => place('E/USAGE', ...command.split(' '), '--nonsense')),
    place('E/USAGE'),
    place('E/USAGE', 'fly', `${root}/main.py`),
    place('E/USAGE', 'def'),
    place('E/USAGE', 'def', call, '--timeout', '-1'),
    place('E/USAGE', 'def', call, '--workspace', `${root}/gone`),
    place('E/USAGE', 'def', call, '--python', ''),
    place('E/USAGE', 'def', call, '--python', `${root}/bin/python`),
    place('E/USAGE', 'refs', call, '--limit', '0'),
    place('E/USAGE', 'request', 'x', '--params', '{'),
    place('E/USAGE', 'batch', `${root}/gone.jsonl`),
    place('E/USAGE', 'batch', '--resume'),
    place('E/SCHEMA_INVALID', 'batch', `${saved}/ruff.json`, '--out', `${saved}/bad.json`, '--resume'),
    place('E/USAGE', 'merge', `${saved}/gone.jsonl`),
    place('E/SCHEMA_INVALID', 'merge', `${saved}/bad.json`),
    place('E/INCONCLUSIVE', 'merge', `${root}/../beside.py`),
    place('E/USAGE', 'doctor', '--workspace', `${root}/gone`),
    place('E/USAGE', 'schema', 'export', 'nothing'),
    place('E/USAGE', 'schema', 'validate', 'gone.json'),
    place('ok', 'hover', `${root}/main.py:2:15`),
    place('E/BAD_SELECTOR_SYNTAX', 'hover', `${root}/main.py@L0:C1`),
    place('E/BAD_SELECTOR_SYNTAX', 'locate', '-'),
    place('E/NOT_FOUND', 'symbols', `${root}/gone.py`),
    place('E/JAIL', 'decl', `${root}/../beside.py@L1:C1`),
    place('E/JAIL', 'diag', `${root}/../beside.py`),
    place('E/INDEXING_MISMATCH', 'hover', 'main.py@L2:C7', '--index-io', 'utf-8'),
    place('E/INDEXING_UNSUPPORTED', 'type-def', call, '--index-io', 'utf-7'),
    place('E/NO_SERVER', 'capabilities', '--server', 'gopls'),
    place('E/LS_TIMEOUT', 'hover', 'hangs.hanging@L1:C1', '--timeout', '0.3'),
    ...['broken', 'unknown', 'unread', 'double'].map((folder) => ({
      outcome: 'E/CONFIG',
      args: ['hover', 'app.py@L1:C1'],
      folder,
    })),
    place('E/NOT_FOUND', 'gate', '--base', 'gone'),
    place('E/USAGE', 'gate', '--base', base, '--fail-on', 'nothing'),
    place('E/USAGE', 'gate', '--base', base, '--python', `${root}/gone`),
    { outcome: 'E/DIRTY_WORKTREE', args: ['gate', '--base', 'HEAD'], folder: 'dirty' },
    { outcome: 'E/USAGE', args: ['gate', '--base', 'HEAD'], folder: 'saved' },
  ];
}

/** A bundle that lanser wrote, with the expected outcome. */
export interface Printed {
  readonly name: string;
  readonly line: string;
  readonly outcome: string;
  /** The expected `meta.exitCode`. */
  readonly exitCode: number;
  /** The exit code of the process; null if the process wrote several bundles. */
  readonly processExitCode: number | null;
}

/**
 * Runs three cases at a time. Returns the outputs in the order in which the cases end.
 *
 * @param exitCodes the expected exit codes by outcome.
 */
export async function runCommands(
  cases: readonly CommandCase[],
  sandbox: Sandbox,
  start: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  exitCodes: Readonly<Record<string, number>>,
): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const waiting = [...cases];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { args, folder, outcome, exitCode = exitCodes[outcome] ?? -1 } = next;
      const cwd = folder === undefined ? start.cwd : path.join(sandbox.path, folder);
      const { stdout, exitCode: processExitCode } = await lanser([...args, '--json'], { ...start, cwd });
      const name = `lanser ${args.join(' ')}${folder === undefined ? '' : ` in ${folder}`}`;
      printed.push({ name, line: stdout.replace(/\n$/u, ''), outcome, exitCode, processExitCode });
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return printed;
}

/** Commits the base and the head of a change that adds an error to the project. */
export async function commitChange(
  repository: SandboxRepository,
): Promise<{ readonly base: string; readonly head: string }> {
  const base = await repository.commit('base');
  await mkdir(path.join(repository.path, 'added'));
  await writeFile(path.join(repository.path, 'added/wrong.py'), 'count: int = "é"\n');
  return { base, head: await repository.commit('head') };
}
