import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sizeOf } from '../helpers/killed-batch.ts';
import { lanser, startLanser } from '../helpers/lanser.ts';
import { HAS_PROC } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };
const at = (name: string): string => path.join(sandbox.path, name);

const MEBIBYTE = 2 ** 20;
const MAX_PEAK_BYTES = 200 * MEBIBYTE;
const SHARDS = ['1/3', '2/3', '3/3'];

beforeAll(async () => writeTree(workspace, { 'lib.py': '' }));

/** Runs lanser to its end and returns the peak of its resident memory in bytes. */
async function peakBytes(args: readonly string[]): Promise<number> {
  const { child, finished } = startLanser(args, start);
  let peak = 0;
  while (child.exitCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) * 1024);
    await delay(20);
  }
  expect(await finished).toMatchObject({ exitCode: 0, stdout: '' });
  return peak;
}

/** Writes invalid requests, which need no server. Each answer has more than 3 kB. */
async function writeRequests(lines: number): Promise<void> {
  await using input = await open(at('requests'), 'w');
  for (let line = 0; line < lines; line += 1) {
    await input.write(`{"id":"${String(line).padEnd(2400, 'x')}"}\n`);
  }
}

test.skipIf(!HAS_PROC)(
  'merging parts of 200 MB in total and resuming the merged output use bounded memory',
  async () => {
    const peaks: { readonly bytes: number; readonly merge: number; readonly resume: number }[] = [];
    for (const lines of [16_000, 64_000]) {
      await writeRequests(lines);
      const parts = SHARDS.map((shard) => at(`part-${shard[0]}`));
      for (const [index, out] of parts.entries()) {
        await rm(out, { force: true });
        const args = ['batch', at('requests'), '--shard', SHARDS[index] ?? '', '--out', out];
        expect((await lanser(args, start)).exitCode).toBe(0);
      }
      await rm(at('whole'), { force: true });
      const merge = await peakBytes(['merge', ...parts, '--out', at('whole')]);
      const resume = await peakBytes(['batch', at('requests'), '--out', at('whole'), '--resume']);
      peaks.push({ bytes: sizeOf(at('whole')), merge, resume });
    }
    const shown = JSON.stringify(peaks);
    const [small, large] = peaks;
    expect(large?.bytes, shown).toBeGreaterThan(200_000_000);
    for (const kind of ['merge', 'resume'] as const) {
      expect(large?.[kind], shown).toBeLessThan(MAX_PEAK_BYTES);
      // Node alone uses more than 30 MiB, so a lower peak means that the measurement failed.
      expect(small?.[kind], shown).toBeGreaterThan(30 * MEBIBYTE);
      expect((large?.[kind] ?? 0) - (small?.[kind] ?? 0), shown).toBeLessThan(40 * MEBIBYTE);
    }
  },
  600_000,
);
