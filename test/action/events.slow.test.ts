import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionRunner, TOKEN, type Step, type StepResult } from '../helpers/action-runner.ts';
import { otherNode } from '../helpers/other-node.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { slowModule } from '../helpers/slow-module.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const node = otherNode();
const commits: string[] = [];
let step: Step;

beforeAll(async () => {
  const { path: workspace, write, commit } = await sandbox.repository();
  for (const text of ['x = 1\n', 'x: int = ""\n', `${slowModule()}x: int = ""\n`]) {
    await write('a.py', text);
    commits.push(await commit(text.slice(0, 9)));
  }
  const sha = commits[2] ?? '';
  step = { workspace, event: 'push', payload: {}, ref: 'refs/heads/main', sha };
});

describe('the base of', () => {
  const push = (): Step => {
    const [before, after] = commits;
    return { ...step, payload: { before, after }, with: { 'head-ref': after ?? '' } };
  };
  let pushed: StepResult;

  test('a push is the commit before the push', async () => {
    pushed = await runner.run(push());
    expect(pushed.exitCode).toBe(1);
    expect(pushed.outputs).toMatchObject({ conclusion: 'findings', 'before-count': '0', 'after-count': '1' });
    expect(pushed.commands.map(({ name, properties }) => [name, properties['file']])).toEqual([
      ['add-mask', undefined],
      ['error', 'a.py'],
      // The notice contains the score.
      ['notice', undefined],
    ]);
  });

  test.runIf(node !== undefined)(
    'a push is the same, and so are all outputs, if a different Node on PATH runs the Action',
    async () => {
      const result = await runner.run({ ...push(), node: node?.path ?? '' });
      expect(result.outputs).toEqual(pushed.outputs);
      expect(result.exitCode).toBe(1);
    },
  );

  // The commits `one` and `two` do not exist, so the error message names the commit that the Action selects as base.
  const one = '1'.repeat(40);
  const two = '2'.repeat(40);
  test.each<[event: string, ref: string, payload: unknown, missing: string]>([
    ['pull_request', 'refs/pull/1/merge', { pull_request: { base: { sha: one } }, before: two }, one],
    ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-1', { merge_group: { base_sha: two } }, two],
  ])('%s on %s comes from the payload if GITHUB_SHA is not HEAD', async (event, ref, payload, missing) => {
    const result = await runner.run({ ...step, event, ref, payload, sha: two });
    expect(result.exitCode).toBe(25);
    expect(result.outputs['conclusion']).toBe('inconclusive');
    expect(result.summary).toContain(`The clone does not contain ${missing}`);
    expect(result.commands).toContainEqual({
      name: 'warning',
      properties: { title: 'E/INCONCLUSIVE' },
      data: expect.stringMatching(`Fetch the commit, for example: git fetch .*origin ${missing}$`) as unknown,
    });
    expect(result.temporary).toEqual([]);
  });

  test.each<[event: string, payload: unknown]>([
    ['workflow_dispatch', { inputs: null }],
    ['push', { before: '0'.repeat(40) }],
    ['schedule', { before: 'HEAD~1; id' }],
  ])('%s with the payload %j must be given by the input base-ref', async (event, payload) => {
    const result = await runner.run({ ...step, event, payload });
    expect(result.exitCode).toBe(20);
    expect(result.commands).toEqual([
      { name: 'add-mask', properties: {}, data: TOKEN },
      {
        name: 'error',
        properties: { title: 'E/USAGE' },
        data: `The event "${event}" has no base commit. Set the input base-ref.`,
      },
    ]);
  });
});

describe('a job', () => {
  test('that is cancelled exits with 28 and leaves no files', async () => {
    const env = { RUNNER_DEBUG: '1' };
    const run = runner.start({ ...step, with: { 'base-ref': 'HEAD' }, env });
    await run.waitForOutput(/^after: Found 1 source file$/mu);
    expect(readdirSync(runner.temporary)).toHaveLength(1);
    expect(readdirSync(sandbox.temporary)).toEqual([]);
    run.child.kill('SIGINT');
    const result = await run.result();
    expect(result.exitCode).toBe(28);
    expect(result.commands.at(-1)).toMatchObject({ name: 'error', properties: { title: 'E/INTERRUPTED' } });
    expect([result.outputs, result.summary, result.temporary]).toEqual([{}, '', []]);
  });

  test('can have a longer time limit than a timer of Node supports', async () => {
    const [first = ''] = commits;
    const inputs = { 'base-ref': first, 'head-ref': first, 'timeout-minutes': '40000', 'fail-on': '' };
    const result = await runner.run({ ...step, with: inputs });
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([0, 'clean']);
    expect(result.stderr).toBe('');
  });

  test('that exceeds its time limit has an inconclusive result', async () => {
    // The 30 seconds are enough to start the check of the file on a busy machine, but not to complete it.
    const inputs = { 'base-ref': 'HEAD', 'timeout-minutes': '0.5' };
    const result = await runner.run({ ...step, with: inputs });
    expect(result.exitCode).toBe(25);
    expect(result.outputs['conclusion']).toBe('inconclusive');
    expect(result.commands.at(-1)?.data).toContain('Raise the input timeout-minutes');
    expect(result.temporary).toEqual([]);
  });
});
