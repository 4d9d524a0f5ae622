import { cpSync, mkdirSync, readFileSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { LanserError } from '../../../src/model/lanser-error.ts';
import { applyHere, failureOf, recoverHere, replacement } from '../../helpers/apply-here.ts';
import { startApply, writeSteps, type ApplyOutcome, type ApplyRun } from '../../helpers/apply-program.ts';
import { folderDigest } from '../../helpers/folder-digest.ts';
import { killLane } from '../../helpers/kill-lane.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';
import { HAS_STRACE } from '../../helpers/strace.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { recordTree } from '../../helpers/tree-record.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const FILES = 30;
const PRELOADED = new URL('../../fixtures/programs/after-journal.mjs', import.meta.url);
const AFTER_JOURNAL = ['env', `NODE_OPTIONS=--import ${PRELOADED.href}`];

/**
 * Creates a tree of files with the content `0`, and returns the tree's root. For each name, stores an edit that
 * makes this name the content of all files.
 */
async function contest(folder: string, names: readonly string[]): Promise<string> {
  const root = path.join(folder, 'tree');
  const files = Array.from({ length: FILES }, (_, index) => `p${index % 5}/f${index}.py`);
  await writeTree(root, { ...MINIMAL_REPOSITORY, ...Object.fromEntries(files.map((file) => [file, '0'])) });
  for (const name of names) {
    const steps = files.map((file) => replacement(file, '0', name));
    writeSteps(path.join(folder, name), { expected: new Map(), steps });
  }
  return root;
}

function textsIn(root: string): ReadonlySet<string> {
  const files = [...recordTree(root)].filter(([name, { kind }]) => kind === 'file' && name.startsWith('p'));
  expect(files).toHaveLength(FILES);
  expect([...recordTree(root).keys()].filter((name) => name.startsWith('.git'))).toEqual([
    '.git',
    '.git/HEAD',
    '.git/objects',
    '.git/refs',
  ]);
  return new Set(files.map(([name]) => readFileSync(path.join(root, name), 'utf8')));
}

const NAMES = ['1', '2', '3', '4'];

describe('concurrent writers', () => {
  test('have exactly one success, and the other writers report changed files', async () => {
    await using folder = await memoryFolder();
    const root = await contest(folder.path, NAMES);
    const runs = NAMES.map((name) =>
      startApply({ root, file: path.join(folder.path, name), waitMs: 30_000 }),
    );
    const outcomes = await Promise.all(runs.map(async (run) => run.outcome));
    const winner = outcomes.findIndex((outcome) => outcome?.kind === 'applied');
    expect([...textsIn(root)]).toEqual([NAMES[winner]]);
    const losers = outcomes.filter((_, index) => index !== winner) as readonly ApplyOutcome[];
    expect(losers.map(({ code, details }) => [code, details?.['reason']])).toEqual(
      losers.map(() => ['E/CONTENT_MODIFIED', 'content']),
    );
  });

  test('report "busy" if a stopped writer blocks them beyond the time limit, and apply their edit if this writer is killed within the limit', async () => {
    await using folder = await memoryFolder();
    const lane = killLane(folder.path, 'tree', 10);
    const first = startApply(lane, AFTER_JOURNAL);
    await stopped(first);
    expect(await startApply({ ...lane, waitMs: 100 }).outcome).toMatchObject({
      code: 'E/CONTENT_MODIFIED',
      details: { reason: 'busy' },
    });
    const waiting = startApply({ ...lane, waitMs: 60_000 });
    await waiting.begun;
    first.child.kill('SIGKILL');
    expect(await waiting.outcome).toMatchObject({ kind: 'applied' });
    expect(lane.settled()).toBe('new');
  });

  test('have exactly one success, also if they run in one process', async () => {
    await using folder = await memoryFolder();
    const root = await contest(folder.path, []);
    for (const [file, waitMs] of [['p0/f0.py', 10_000] as const, ['p1/f1.py', 0] as const]) {
      const edits = NAMES.map(async (name) =>
        applyHere(root, [replacement(file, '0', name)], {}, { waitMs }).then(
          ({ kind }) => kind,
          ({ code }: LanserError) => code,
        ),
      );
      const failures = NAMES.slice(1).map(() => 'E/CONTENT_MODIFIED');
      expect((await Promise.all(edits)).toSorted()).toEqual([...failures, 'applied']);
    }
  });

  test('report a lock file from a different machine', async () => {
    await using folder = await memoryFolder();
    const root = await contest(folder.path, []);
    const name = `${'1'.padStart(20, '0')}-1-0-1-1-abc-0123456789abcdef`;
    await writeTree(root, { [`.git/lanser/apply/claims/${name}`]: '' });
    const failure = await failureOf(applyHere(root, [replacement('p0/f0.py', '0', '1')]));
    expect(failure).toMatchObject({ code: 'E/CONTENT_MODIFIED', details: { reason: 'unknown-writer' } });
    expect(failure.message).toContain(
      `If no program writes there, remove the file .git/lanser/apply/claims/${name} and run again.`,
    );
    unlinkSync(path.join(root, '.git/lanser/apply/claims', name));
    expect(await recoverHere(root)).toEqual({ kind: 'cleaned' });
    expect([...textsIn(root)]).toEqual(['0']);
  });
});

/**
 * A program that repeatedly replaces folders with links and restores the folders. The links lead to copies outside
 * of the tree (the canary). Replaces folders only while the journal of an edit exists.
 */
const SWAPPER = `
  const { existsSync, renameSync, symlinkSync, unlinkSync } = require('node:fs');
  const { workerData, parentPort } = require('node:worker_threads');
  const { targets, journal, stop } = workerData;
  const flag = new Int32Array(stop);
  const attempt = (call) => {
    try {
      call();
      return 1;
    } catch {
      return 0;
    }
  };
  const restore = () => {
    for (const [place] of targets) {
      attempt(() => unlinkSync(place));
      attempt(() => renameSync(place + '.away', place));
    }
  };
  let swaps = 0;
  while (Atomics.load(flag, 0) === 0) {
    Atomics.wait(flag, 0, 0, 4 + (swaps % 5));
    if (!existsSync(journal)) continue;
    for (const [place, canary] of targets) {
      attempt(() => renameSync(place, place + '.away'));
      swaps += attempt(() => symlinkSync(canary, place));
    }
    Atomics.wait(flag, 0, 0, 2);
    restore();
  }
  // Restores again: restore() fails if an edit moves a link away before unlinkSync(), and back before renameSync().
  restore();
  parentPort.postMessage(swaps);
`;

/**
 * The strace command that delays each rename, link and unlink, so that folders can be replaced between the check of a
 * path and the change at this path.
 */
const SLOWED: readonly string[] =
  'strace -f -qq -o /dev/null -e trace=rename,link,unlink -e inject=rename,link,unlink:delay_enter=4000'.split(
    ' ',
  );

test.skipIf(!HAS_STRACE)(
  'an edit changes nothing outside the tree while folders are replaced with links',
  async () => {
    await using folder = await memoryFolder();
    // Repeats the edit, because on a busy machine an edit may end before the worker replaces several folders.
    for (let swaps = 0, attempt = 0; swaps <= 3; attempt += 1) {
      swaps += await swapsDuringEdit(path.join(folder.path, String(attempt)));
    }
  },
);

/** Runs an edit while a worker replaces folders of the tree with links. Returns the number of replacements. */
async function swapsDuringEdit(folder: string): Promise<number> {
  mkdirSync(folder);
  const lane = killLane(folder, 'tree', 3);
  const canary = path.join(folder, 'canary');
  cpSync(path.join(lane.root, 'group-0'), canary, { recursive: true, verbatimSymlinks: true });
  unlinkSync(Buffer.from(`${canary}/gone/\xFF.py`, 'latin1'));
  const stop = new SharedArrayBuffer(4);
  const targets = [
    [path.join(lane.root, 'group-0'), canary],
    [path.join(lane.root, 'group-1/package'), path.join(canary, 'package')],
    [path.join(lane.root, 'group-2/gone'), path.join(canary, 'gone')],
  ];
  const journal = path.join(lane.root, '.git/lanser/apply/journal.json');
  const before = folderDigest(canary);
  const swapper = new Worker(SWAPPER, { eval: true, workerData: { targets, journal, stop } });
  const ended = new Promise<number>((resolve) => swapper.on('message', resolve));
  const outcome = await startApply(lane, SLOWED).outcome;
  Atomics.store(new Int32Array(stop), 0, 1);
  const swaps = await ended;
  expect(folderDigest(canary)).toEqual(before);
  expect(outcome?.code ?? outcome?.kind).toMatch(
    /^(?:E\/JAIL|E\/CONTENT_MODIFIED|E\/APPLY_CONFLICT|E\/FS_PERMISSIONS|applied)$/u,
  );
  try {
    await lane.recovered();
    lane.settled();
  } catch (error) {
    // The worker's renames can leave unexpected entries at the edit's paths. Then the edit cannot be undone.
    expect(error).toMatchObject({ code: 'E/APPLY_CONFLICT' });
  }
  return swaps;
}

test('an edit fails, and keeps text that an editor writes during the edit', async () => {
  await using folder = await memoryFolder();
  const lane = killLane(folder.path, 'tree', 10);
  const file = path.join(lane.root, 'group-9/crlf.py');
  const run = startApply(lane, [...AFTER_JOURNAL, `EDITED_FILE=${file}`]);
  const outcome = await run.outcome;
  const text = readFileSync(file, 'utf8');
  expect([outcome?.kind, outcome?.details?.['reason'], text]).toEqual([
    'failed',
    'content',
    'a = 1\r\nb = 2\r\ntheirs\n',
  ]);
});

/** Resolves when the process stops itself (SIGSTOP) or has ended. */
async function stopped({ child }: ApplyRun): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.stdout?.on('data', (chunk: string) => {
      if (chunk.includes('stopped\n')) resolve();
    });
  });
}
