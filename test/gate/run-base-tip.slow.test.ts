import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { useLenientBranch } from './lenient-branch.ts';

const sandbox = useSandbox();
const branch = useLenientBranch(sandbox);

test('if base became strict after a branch started, the report is the same with and without a cached `before` side', async () => {
  const { repository, start } = branch();
  const cache = ['--cache-directory', `${sandbox.path}/cache`];
  const args = ['--base', 'main', '--head', 'topic', ...cache];
  const { report: first } = await gateReport(args, start);
  const { report: second, stderr } = await gateReport([...args, '--verbose'], start);
  expect(stderr).toMatch(/^lanser: before: using the cache entry [0-9a-f]{64}$/mu);
  expect({ ...second, timing: null }).toEqual({ ...first, timing: null });
  // `lenient` and `main` have the same merge base with `topic`, but `lenient` turns type checks off. So the gate
  // must not use the `before` side that it cached for `main`.
  await repository.git(['branch', '--quiet', 'lenient', 'topic~1']);
  const { report } = await gateReport(['--base', 'lenient', '--head', 'topic', ...cache], start);
  expect(report.before?.counts?.error).toBe(0);
});
