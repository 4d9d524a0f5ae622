import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionRunner, type StepResult } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
let origin: string;

beforeAll(async () => {
  const { path: root, git, write, commit } = await sandbox.repository('origin');
  origin = pathToFileURL(root).href;
  await write('old.py', 'x: int = ""\n');
  await commit('the merge base');
  await git(['checkout', '--quiet', '-b', 'work']);
  await write('one.py', 'x: int = ""\n');
  await commit('first of two');
  await write('two.py', 'x: int = ""\n');
  await commit('second of two');
  await git(['checkout', '--quiet', 'main']);
  await write('later.py', 'x: int = ""\n');
  await commit('main goes on');
});

/** Clones a branch, and runs the Action for the first push of `ref`, which is this branch by default. */
async function firstPush(
  branch: string,
  clone: string,
  options: readonly string[] = [],
  ref = `refs/heads/${branch}`,
): Promise<StepResult> {
  const workspace = path.join(sandbox.path, clone);
  const args = ['clone', '--quiet', '--branch', branch, ...options, origin, workspace];
  execFileSync('git', args, { env: sandbox.env });
  const sha = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspace,
    env: sandbox.env,
    encoding: 'utf8',
  });
  const payload = { before: '0'.repeat(40), repository: { default_branch: 'main' } };
  return runner.run({ workspace, event: 'push', payload, ref, sha: sha.trim() });
}

describe('the first push', () => {
  test('of a branch is compared with the merge base of head and the default branch, and the log states this', async () => {
    const result = await firstPush('work', 'full');
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({
      'introduced-count': '2',
      'resolved-count': '0',
      'before-count': '1',
    });
    expect(result.stdout).toContain(
      'This is the first push of the branch, so head is compared with the merge base of head and origin/main.\n',
    );
  });

  test('of a branch has the same result in a clone of depth 1, because the Action fetches the default branch and the merge base', async () => {
    const result = await firstPush('work', 'shallow', ['--depth=1']);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({
      'introduced-count': '2',
      'resolved-count': '0',
      'before-count': '1',
    });
  });

  test.each<[what: string, branch: string, ref: string]>([
    ['the default branch (it would be compared with itself)', 'main', 'refs/heads/main'],
    ['a tag', 'work', 'refs/tags/v1'],
  ])('of %s has no base', async (_what, branch, ref) => {
    const result = await firstPush(branch, ref.replaceAll('/', '-'), [], ref);
    expect(result.exitCode).toBe(20);
    expect(result.commands.at(-1)?.data).toMatch(/has no base commit.*\. Set the input base-ref/u);
  });
});
