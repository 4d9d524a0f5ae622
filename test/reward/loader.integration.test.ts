import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { trainingRecords, type RecordedStep } from '../../src/reward/training-records.ts';
import { markdownBlocks } from '../helpers/markdown-blocks.ts';
import { diagnosed, located } from './bundles.ts';

async function* steps(): AsyncGenerator<RecordedStep> {
  const path = [diagnosed({ 'app.py': 3 }), located(0.7), diagnosed({ 'app.py': 1 })];
  for (const [index, bundle] of path.entries()) {
    yield { index, request: bundle.request, bundle, documents: { 'app.py': `blob:${index}` } };
  }
}

test('the loader in docs/rewards.md reads training records', async () => {
  const blocks = await markdownBlocks('docs/rewards.md');
  const loader = blocks.find(({ language }) => language === 'python')?.text ?? '';
  const records = [];
  for await (const record of trainingRecords(steps())) records.push(record);
  const program = `${loader}\nimport sys\nprint(json.dumps(load(sys.stdin)))\n`;
  const input = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  const [states, actions, rewards, dones] = JSON.parse(stdout) as readonly (readonly unknown[])[];
  expect(states).toEqual(records.map(({ state }) => state));
  expect(actions?.map((action) => JSON.parse(String(action)) as unknown)).toEqual(
    records.map(({ action }) => action),
  );
  // Python reads and prints the numbers without loss.
  expect(rewards).toEqual(records.map(({ reward }) => reward));
  expect(dones).toEqual([false, false, true]);
});
