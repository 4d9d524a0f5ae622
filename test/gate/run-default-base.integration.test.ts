import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();

test("without --base, the gate compares with the remote's default branch, and prints the name of this branch", async () => {
  await using remote = await temporaryRepository();
  await remote.write('a.py', 'x: int = 1\n');
  const base = await remote.commit();
  await remote.git(['branch', '--move', 'develop']);
  const root = path.join(remote.beside, 'clone');
  await remote.git(['clone', '--quiet', remote.path, root]);
  const clone = repositoryAt(root, remote.beside);
  const start = { cwd: root, env: sandbox.env };
  const fresh = await lanser(['gate', '--scope', 'affected'], start);
  expect(fresh.exitCode).toBe(0);
  expect(fresh.stderr).toContain('HEAD is the same commit as the base, so nothing can be new.');
  await clone.git(['checkout', '--quiet', '-b', 'topic']);
  await clone.write('a.py', 'x: int = ""\n');
  await clone.commit();

  const { report, exitCode, stderr } = await gateReport([], start);
  expect([exitCode, report.before?.commit, report.delta?.introduced.length]).toEqual([1, base, 1]);
  expect(stderr).toBe('lanser: base: origin/develop, the default branch of the remote\n');
});

test('if the default branch is unknown, the gate asks for --base; if --base is mistyped, the gate suggests a similar branch; an empty --base or a range is rejected', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '');
  await repository.commit();
  await repository.git(['branch', '--move', 'release/2024']);
  const start = { cwd: repository.path, env: sandbox.env };
  const unknown = await bundleOf(['gate'], start);
  expect([unknown.exitCode, unknown.bundle.error?.code]).toEqual([20, 'E/USAGE']);
  expect(unknown.stderr).toContain('Name the revision to compare with: --base REVISION.');
  const mistyped = await lanser(['gate', '--base', 'relaese/2024'], start);
  expect(mistyped.exitCode).toBe(3);
  expect(mistyped.stderr).toContain(
    '"relaese/2024" does not name a commit in this repository. Did you mean "release/2024"?',
  );
  for (const revision of ['', 'main..agent']) {
    const { exitCode, stderr } = await lanser(['gate', '--base', revision], start);
    expect([exitCode, stderr]).toEqual([
      3,
      expect.stringContaining('Name one branch, tag or commit, not a range.'),
    ]);
  }
});
