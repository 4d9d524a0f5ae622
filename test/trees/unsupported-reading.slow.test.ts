import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { nestedRepository, projectWithoutVendor, projectWithSubmodule } from './project-with-submodule.ts';

const sandbox = useSandbox();

test('the gate checks a changed submodule whose files are present, and accepts an excluded submodule whose files are missing', async () => {
  const { git, commit, write, start } = await projectWithSubmodule(sandbox);
  await git(['-C', 'vendor', 'checkout', '--quiet', '-']);
  await commit();
  const checked = await gateReport(['--base', 'HEAD~1'], start);
  expect(checked.report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportArgumentType' }]);
  expect(checked.exitCode).toBe(1);

  await write('pyrightconfig.json', JSON.stringify({ exclude: ['vendor'] }));
  await commit();
  await git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await commit();
  await git(['submodule', '--quiet', 'deinit', '--force', 'vendor']);
  const excluded = await gateReport(['--base', 'HEAD~1'], start);
  expect(excluded.report.failures).toEqual([]);
});

test('with --head worktree, the gate accepts a submodule that is checked out at its recorded commit', async () => {
  const { git, commit, start } = await projectWithoutVendor(sandbox);
  const gate = async () => gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  expect((await gate()).exitCode).toBe(0);
  const vendor = await nestedRepository(sandbox);
  await vendor.commit();
  await git(['add', 'vendor']);
  await commit();
  expect((await gate()).report.failures).toEqual([]);
});
