import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWrite, READ_ONLY } from '../helpers/github/faults.ts';
import { OWNER, REPO, testGitHub } from '../helpers/github/test-github.ts';
import { bundleOf, lanser, type Finished } from '../helpers/lanser.ts';
import { findingsReport } from '../helpers/sample-report.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const TOKEN = 'ghs_jobtoken';
const SHA = 'a'.repeat(40);
const sandbox = useSandbox();
const github = await testGitHub({ job: TOKEN, otherUser: 'ghp_other_user' });
const start = {
  cwd: sandbox.path,
  env: { ...sandbox.env, GITHUB_API_URL: github.url, GITHUB_TOKEN: TOKEN },
};
let where: readonly string[];

beforeAll(async () => {
  const number = await github.pullRequest({ headSha: SHA, branch: 'feature' });
  where = ['--repository', `${OWNER}/${REPO}`, '--head-sha', SHA, '--pull-request', String(number)];
  const report = findingsReport();
  writeFileSync(path.join(sandbox.path, 'report.json'), JSON.stringify(report));
  writeFileSync(path.join(sandbox.path, 'other.json'), '{}');
});

afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github[Symbol.asyncDispose]();
});

async function publish(...args: readonly string[]): Promise<Finished> {
  return lanser(['publish', ...args, ...where], start);
}

test('`publish` publishes a comment and a check run, and prints the URL of the comment', async () => {
  const { exitCode, stdout } = await publish('.', '--check-run', '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    target: { owner: OWNER, repo: REPO, headSha: SHA },
    comment: { kind: 'published', url: expect.stringContaining('#issuecomment-') as unknown },
    checkRun: { kind: 'published' },
  });
});

test('--dry-run prints the comment, needs no token, and sends no request to GitHub', async () => {
  github.reset();
  const env = { ...sandbox.env, GITHUB_API_URL: github.url };
  const result = await lanser(['publish', '.', '--dry-run', ...where], { ...start, env });
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toContain('### ❌ 1 new error in ');
  expect(github.requests).toEqual([]);
});

test('publishing with a read-only token exits with 71 and names the missing permissions', async () => {
  github.faults([{ when: isWrite, fault: READ_ONLY }]);
  const { bundle, exitCode, stderr } = await bundleOf(
    ['publish', '.', ...where, '--check-run', '--name', 'other'],
    start,
  );
  github.faults([]);
  expect([exitCode, bundle.error?.code]).toEqual([71, 'E/FS_PERMISSIONS']);
  expect(stderr).toContain('"checks: write" and "pull-requests: write"');
  expect(stderr).not.toContain(TOKEN);
});

test('publishing with a token without any permission names the write permissions for the check run and the comment', async () => {
  github.faults([{ when: () => true, fault: READ_ONLY }]);
  const { exitCode, stderr } = await publish('.', '--check-run');
  github.faults([]);
  expect(exitCode).toBe(71);
  expect(stderr).toContain('Add "checks: write" and "pull-requests: write" to');
});

test.each(['nonsense', 'ghe.example.com/api/v3', 'ghe.example.com:443/api/v3', 'https://', ''])(
  'with GITHUB_API_URL=%s, publishing exits with 20 and names the variable',
  async (url) => {
    const env = { ...start.env, GITHUB_API_URL: url };
    const { exitCode, stderr } = await lanser(['publish', '.', ...where], { ...start, env });
    expect(exitCode).toBe(20);
    expect(stderr).toContain('GITHUB_API_URL is not an http or https URL. Set it to');
  },
);

test('publishing an invalid report exits with 22 before any request to GitHub', async () => {
  github.reset();
  const { exitCode, stderr } = await publish('other.json');
  expect(exitCode).toBe(22);
  expect(stderr).toContain('This is not a valid report of lanser');
  expect(github.requests).toEqual([]);
});
