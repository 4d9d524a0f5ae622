import { closeSync, constants, fchmodSync, fchownSync, fstatSync, openSync, type BigIntStats } from 'node:fs';
import path from 'node:path';
import type { Host } from '../../model/host.ts';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import { findExecutable } from '../../workspace/executable.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { contentModified } from './failure.ts';
import type { Stage, Workplace } from './workplace.ts';

export interface AttributeTools {
  readonly host: Host;
  readonly janitor: Janitor;
  readonly signal: AbortSignal;
}

/** A new file in the stage (the folder of new files and originals), and the original whose attributes it gets. */
export interface Replaced {
  /** The number of the operation that replaces the file. */
  readonly slot: number;
  /** The path relative to the root of the tree. */
  readonly path: string;
  /** The stats of the original. */
  readonly stats: BigIntStats;
  /** True if the stage cannot contain a hard link to the original. cp then reads the original in the tree. */
  readonly aside: boolean;
}

const TIMEOUT_MS = 120_000;
/** The maximum number of file names in one call of cp. They fit in 128 KiB, a length that Linux always accepts. */
const MAX_NAMES = 5000;

/**
 * Gives new files the mode, the owner and the group of their originals. On Linux with GNU cp, also copies extended
 * attributes. If the system does not permit a change of the owner or the group, leaves it unchanged, and omits the
 * set-user-ID, set-group-ID and sticky bits.
 */
export async function keepAttributes(
  files: readonly Replaced[],
  stage: Stage,
  workplace: Workplace,
  tools: AttributeTools,
): Promise<void> {
  if (files.length === 0) return;
  const hardLinked = files.filter(({ aside }) => !aside).map(({ slot }) => `old/${slot}`);
  const calls = Array.from({ length: Math.ceil(hardLinked.length / MAX_NAMES) }, (_, call) => [
    '--target-directory=new',
    '--',
    ...hardLinked.slice(call * MAX_NAMES, (call + 1) * MAX_NAMES),
  ]);
  for (const { slot, path: file } of files.filter(({ aside }) => aside)) {
    calls.push(['--no-target-directory', '--', path.join(workplace.place.anchor, file), `new/${slot}`]);
  }
  await copyAttributes(calls, stage, workplace, tools);
  for (const file of files) keepModeAndOwner(workplace.staged(stage, `new/${file.slot}`), file);
}

/** Copies attributes with GNU cp, because Node cannot read extended ones. Does nothing without GNU cp or Linux. */
async function copyAttributes(
  calls: readonly (readonly string[])[],
  stage: Stage,
  { place, ...workplace }: Workplace,
  { host, janitor, signal }: AttributeTools,
): Promise<void> {
  if (host.platform !== 'linux') return;
  const program = await findExecutable(host, ['cp'], [place.anchor]);
  if (program === undefined) return;
  const { within, folder } = workplace.stage(stage);
  for (const args of calls) {
    const { exitCode, stderr } = await runProgram({
      host,
      janitor,
      signal,
      program,
      name: 'cp',
      // If originals are hard links to one file, `--preserve=all` alone would link their new files. These can differ.
      args: ['--attributes-only', '--preserve=all', '--no-preserve=links,timestamps', ...args],
      cwd: within.inside(folder),
      env: { LC_ALL: 'C' },
      timeoutMs: TIMEOUT_MS,
    });
    if (exitCode === 0) continue;
    if (/unrecognized option|invalid option|unknown option/u.test(stderr)) return;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      'The attributes of a file cannot be preserved. Check its owner, its permissions and the free space.',
      { tool: 'cp', errno: ERRNO_MESSAGES.find(([words]) => stderr.includes(words))?.[1] ?? null },
      { cause: stderr },
    );
  }
}

const ERRNO_MESSAGES: readonly (readonly [string, string])[] = [
  ['No space left on device', 'ENOSPC'],
  ['Disk quota exceeded', 'EDQUOT'],
  ['Input/output error', 'EIO'],
  ['Read-only file system', 'EROFS'],
  ['Permission denied', 'EACCES'],
  ['Operation not permitted', 'EPERM'],
];

function keepModeAndOwner(place: string, { path: file, stats }: Replaced): void {
  const descriptor = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const fresh = fstatSync(descriptor, { bigint: true });
    if (!fresh.isFile()) throw contentModified(file, 'staged-file');
    if (fresh.uid !== stats.uid || fresh.gid !== stats.gid) changeOwner(descriptor, stats, fresh);
    const mode = Number(stats.mode & 0o7777n);
    const { mode: now, uid, gid } = fstatSync(descriptor);
    // With a different owner or group, the set-user-ID and set-group-ID bits would grant the wrong rights.
    const isOwned = BigInt(uid) === stats.uid && BigInt(gid) === stats.gid;
    const newMode = isOwned ? mode : mode & 0o777;
    if ((now & 0o7777) !== newMode) fchmodSync(descriptor, newMode);
  } finally {
    closeSync(descriptor);
  }
}

function changeOwner(descriptor: number, target: BigIntStats, fresh: BigIntStats): void {
  const attempts: readonly (readonly [bigint, bigint])[] = [
    [target.uid, target.gid],
    [fresh.uid, target.gid],
  ];
  for (const [uid, gid] of attempts) {
    try {
      fchownSync(descriptor, Number(uid), Number(gid));
      return;
    } catch (error) {
      if (!['EPERM', 'EINVAL', 'ENOSYS'].includes(errnoOf(error) ?? '')) throw error;
    }
  }
}
