import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/model/error-codes.ts';
import { actionRunner, TOKEN } from '../helpers/action-runner.ts';
import { testGitHub } from '../helpers/github/test-github.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const github = await testGitHub({ job: TOKEN, otherUser: 'ghp_other_user' });
afterAll(async () => github[Symbol.asyncDispose]());

test(
  'if GitHub answers too late, the run waits for a limited time and the verdict does not change',
  { timeout: 600_000 },
  async () => {
    const repository = await sandbox.repository();
    await repository.write('a.py', 'x = 1\n');
    await repository.commit();
    await repository.write('a.py', 'x: int = ""\n');
    const sha = await repository.commit();
    const number = await github.pullRequest({ headSha: sha, branch: 'head' });
    // If the run waited for the delayed answers, it would not print the warnings that this test expects.
    github.faults([{ when: () => true, fault: { kind: 'delayed', ms: 400_000 } }]);
    const result = await runner.run({
      workspace: repository.path,
      event: 'pull_request',
      payload: { number, pull_request: { number, head: { sha } } },
      ref: `refs/pull/${number}/merge`,
      sha,
      with: { 'base-ref': 'HEAD~1' },
      env: { GITHUB_API_URL: github.url },
    });
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([1, 'findings']);
    expect(result.commands.filter(({ name }) => name === 'warning')).toHaveLength(2);
  },
);

test('if the server of the repository does not answer, the run without a checkout ends at its time limit', async () => {
  await using server = createServer(() => {}).listen(0, '127.0.0.1');
  // A helper process of Git can outlive the run, and would keep its connection open.
  using _ = { [Symbol.dispose]: () => server.closeAllConnections() };
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const workspace = path.join(sandbox.path, 'empty');
  mkdirSync(workspace);
  const result = await runner.run({
    workspace,
    event: 'push',
    payload: { before: '1'.repeat(40), repository: { default_branch: 'main' } },
    ref: 'refs/heads/work',
    sha: '2'.repeat(40),
    with: { 'timeout-minutes': '0.1' },
    env: { GITHUB_SERVER_URL: `http://127.0.0.1:${port}`, GITHUB_API_URL: github.url },
  });
  expect(result.exitCode, result.stdout).toBe(ERROR_CODES['E/LS_TIMEOUT'].exitCode);
  expect(result.stdout).toContain('Raise the input timeout-minutes.');
});
