import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { THIN, useCommittedTraces, WHOLE } from './committed-traces.ts';

// More tests are in run-traces.slow.test.ts.
const { repository, start, text, forged } = useCommittedTraces(useSandbox());

test("committed traces are replayed, and traces without file contents use the repository's files", async () => {
  const { report } = await gateReport(['--base', 'HEAD~1'], start());
  expect(report.traces).toEqual([
    { path: THIN, conclusion: 'match', bundles: 1, firstDifference: null },
    { path: WHOLE, conclusion: 'match', bundles: 1, firstDifference: null },
  ]);
  expect(report.conclusion).toBe('clean');
});

test('by default, the gate fails for a changed response (mismatch), and for an incomplete or invalid trace or a Git LFS pointer (unreadable)', async () => {
  const { write, commit } = repository();
  await write('.lanser/traces/forged.jsonl', await forged());
  const whole = text('whole.jsonl');
  await write('.lanser/traces/cut.jsonl', whole.slice(0, whole.trimEnd().lastIndexOf('\n') + 1));
  await write('.lanser/traces/none.jsonl', 'not a trace\n');
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n';
  await write('.lanser/traces/pointer.jsonl', pointer);
  await commit('forged and unreadable');
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start());
  const forgery = report.traces.find(({ path: file }) => file.endsWith('forged.jsonl'));
  expect(forgery).toMatchObject({ conclusion: 'mismatch', bundles: 0 });
  expect(forgery?.firstDifference).toMatchObject({ index: 0, line: expect.any(Number) as number });
  expect(report.reasons).toEqual([
    { code: 'nondeterminism', count: 4 },
    // Two of these four traces, `cut.jsonl` and `none.jsonl`, also count as invalid documents.
    { code: 'schema', count: 2 },
  ]);
  expect([report.conclusion, exitCode]).toEqual(['findings', 1]);
  expect(report.policy.reasons).toEqual(['nondeterminism', 'schema']);
  expect(report.traces.map(({ path: file, conclusion }) => [path.posix.basename(file), conclusion])).toEqual([
    ['cut.jsonl', 'unreadable'],
    ['forged.jsonl', 'mismatch'],
    ['none.jsonl', 'unreadable'],
    ['pointer.jsonl', 'unreadable'],
    ['thin.jsonl', 'match'],
    ['whole.jsonl', 'match'],
  ]);
  expect(report.traces[2]?.firstDifference?.line).toBe(1);
  expect(report.traces[3]?.firstDifference?.message).toContain(
    'Git LFS pointer, and the gate does not download LFS files',
  );
});
