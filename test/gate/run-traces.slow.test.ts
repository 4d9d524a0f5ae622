import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { THIN, useCommittedTraces, WHOLE } from './committed-traces.ts';

const sandbox = useSandbox();
const { start, text } = useCommittedTraces(sandbox);

test('the globs of --traces select the traces', async () => {
  const { report } = await gateReport(['--base', 'HEAD~1', '--traces', '**/wh*.jsonl'], start());
  expect(report.traces.map(({ path: file }) => file)).toEqual([WHOLE]);
});

test('a trace without file contents is unreadable if the repository does not have the recorded files', async () => {
  const other = await sandbox.repository('other');
  await other.write('unrelated.py', '');
  await other.commit();
  await other.write(THIN, text('thin.jsonl'));
  await other.commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], { ...start(), cwd: other.path });
  expect(report.traces).toMatchObject([{ path: THIN, conclusion: 'unreadable', bundles: 0 }]);
});
