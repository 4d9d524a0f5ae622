import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  nestedRepository,
  projectWithMovedSubmodule,
  projectWithoutVendor,
  projectWithSubmodule,
} from './project-with-submodule.ts';

const sandbox = useSandbox();

// unsupported-reading.slow.test.ts tests submodules that have their files, that Pyright cannot read, or that are at
// their recorded commit. It also tests other ways by which Pyright can read a submodule.
test('the gate is inconclusive if the project can import a changed submodule that is not checked out', async () => {
  const { git, commit, start } = await projectWithSubmodule(sandbox);
  const before = await pyrightCli(start);
  await git(['-C', 'vendor', 'checkout', '--quiet', '-']);
  await commit();
  const after = await pyrightCli(start);
  expect([before.errors, after.errors]).toEqual([0, 1]);
  await git(['submodule', '--quiet', 'deinit', '--force', 'vendor']);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures).toHaveLength(1);
  expect(report.failures[0]?.message).toMatch(/^The submodule or nested repository "vendor" changes/u);
  expect(exitCode).toBe(25);
});

test('with --head worktree, the gate is inconclusive for a nested repository and for an edited submodule', async () => {
  const { git, commit, write, start } = await projectWithoutVendor(sandbox);
  const gate = async () => gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  const vendor = await nestedRepository(sandbox);
  // Pyright's command line checks the nested repository like any other folder.
  expect((await pyrightCli(start)).errors).toBe(1);
  const nested = await gate();
  expect(nested.report.failures[0]?.message).toMatch(/"vendor" changes/u);
  expect(nested.exitCode).toBe(25);

  await vendor.commit();
  await git(['add', 'vendor']);
  await commit();
  await write('vendor/lib.py', 'def f(x: bytes) -> int:\n    return 1\n');
  expect((await gate()).exitCode).toBe(25);
});

test('the gate is inconclusive if an import path leads into a changed submodule, even if its folder is excluded', async () => {
  const { start } = await projectWithMovedSubmodule(sandbox, 'excluded', '.deps/vendor', {
    files: {
      'app.py': 'from lib import f\n\nf(1)\n',
      'pyrightconfig.json': '{ "extraPaths": [".deps/vendor"] }',
    },
  });
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures[0]?.message).toMatch(/^The submodule or nested repository ".deps\/vendor" changes/u);
  expect(exitCode).toBe(25);
});
