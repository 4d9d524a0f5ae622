import { expect, test } from 'vitest';
import { actionRunner } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);

test.each<[input: string, value: string, message: string]>([
  ['report', '', 'The input report is required.'],
  ['github-token', '', 'The input github-token is required.'],
  ['check-run', 'perhaps', 'The input check-run is "perhaps"; allowed: true, false.'],
  ['comment', '::error::', 'The input comment is "::error::"; allowed: always, changes, on-failure, never.'],
])(
  'the Action `lanser/lanser/publish` rejects the input %s with the value %j, and names the reason',
  async (input, value, message) => {
    const payload = { workflow_run: { head_sha: 'a'.repeat(40) } };
    const result = await runner.run({
      uses: 'publish',
      workspace: sandbox.path,
      event: 'workflow_run',
      payload,
      ref: 'refs/heads/main',
      sha: 'b'.repeat(40),
      with: { report: 'report', [input]: value },
    });
    expect(result.exitCode).toBe(20);
    expect(result.commands.filter(({ name }) => name !== 'add-mask')).toEqual([
      { name: 'error', properties: { title: 'E/USAGE' }, data: message },
    ]);
  },
);
