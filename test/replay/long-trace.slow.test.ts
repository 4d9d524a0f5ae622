import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { createTraceFile } from '../../src/trace/write-trace.ts';
import { startLanser } from '../helpers/lanser.ts';
import { HAS_PROC } from '../helpers/processes.ts';
import { operationIn } from '../helpers/tampered-traces.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn, type Event } from '../helpers/trace-file.ts';
import { writeTree } from '../helpers/write-tree.ts';

const GIB = 2 ** 30;
const MAX_RESIDENT_KB = 400_000;

/** Writes a trace of at least `bytes` bytes that repeats the first operation. Returns the number of repetitions. */
async function repeated(events: readonly Event[], file: string, bytes: number): Promise<number> {
  const unnumbered = events.map(({ seq: _seq, ...event }) => event as Event);
  const { before, operation } = operationIn(unnumbered, 0);
  const size = JSON.stringify(operation).length;
  const count = Math.ceil(bytes / size);
  const trace = await createTraceFile(file);
  await trace.write(before);
  for (let index = 0; index < count; index += 1) {
    await trace.write(operation.map((event) => ({ ...event, index }) as Event));
  }
  await trace.end();
  return count;
}

/** Returns the peak resident memory of a process so far, in kB; 0 if the process has ended. */
function peakKb(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

test.runIf(HAS_PROC)(
  'replaying a trace of 1 GiB uses limited memory',
  async () => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'work');
    const functions = Array.from({ length: 1500 }, (_, index) => `def function_${index}(): pass\n`);
    await writeTree(root, { 'many.py': functions.join('') });
    const env = { HOME: path.join(folder.path, 'home'), TMPDIR: path.join(folder.path, 'tmp') };
    await Promise.all([mkdir(env.HOME), mkdir(env.TMPDIR)]);
    const small = path.join(folder.path, 'small.jsonl');
    {
      await using workspace = await openWorkspace(root, { host: testHost(env), trace: { file: small } });
      await workspace.symbols({ file: 'many.py' });
    }
    const file = path.join(folder.path, 'long.jsonl');
    const count = await repeated(await eventsIn(small), file, GIB);
    expect(count).toBeGreaterThan(500);

    const running = startLanser(['trace', 'verify', file], {
      cwd: folder.path,
      env: { ...env, PATH: '/nowhere' },
    });
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, peakKb(running.child.pid ?? 0))), 200);
    await running.waitForOutput(/^lanser: long\.jsonl: [1-9]\d* of 10\d\d MiB$/mu);
    const { exitCode, stdout } = await running.finished;
    clearInterval(watch);
    expect([exitCode, stdout]).toEqual([0, `match      ${String(count).padStart(6)} bundles long.jsonl\n`]);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MAX_RESIDENT_KB);
  },
  // A busy machine may need more than twenty minutes.
  3_600_000,
);
