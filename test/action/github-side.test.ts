import { expect, test } from 'vitest';
import { githubSide, targetOf, type GitHubSide } from '../../src/action/github-side.ts';
import type { Inputs } from '../../src/action/inputs.ts';
import { testHost } from '../helpers/test-host.ts';

const SIDE = {
  facts: { repository: 'owner/name', headSha: 'a'.repeat(40), workflow: 'CI', job: 'types' },
} as unknown as GitHubSide;
const INPUTS = { name: undefined, workingDirectories: ['.'] } as unknown as Inputs;

test.each([
  ['__owner_lanser', ''],
  ['__owner_lanser_2', 'step 2'],
  ['__owner_lanser_12', 'step 12'],
  ['gate', ''],
  ['python_3', ''],
])('with GITHUB_ACTION=%s, the identity of the gate has the variant "%s"', (name, variant) => {
  const host = testHost({ RUNNER_OS: 'Linux', GITHUB_ACTION: name });
  expect(targetOf(SIDE, INPUTS, host)?.identity).toEqual({ workflow: 'CI', job: 'types', variant });
});

test('with an invalid GITHUB_API_URL, githubSide returns no client and does not throw', async () => {
  const host = testHost({ GITHUB_API_URL: 'ghe.example.com/api/v3' });
  const side = await githubSide(host, 'ghs_jobtoken', new AbortController().signal);
  expect(side.github).toBeUndefined();
});
