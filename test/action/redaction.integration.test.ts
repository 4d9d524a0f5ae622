import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionRunner, TOKEN, type StepResult } from '../helpers/action-runner.ts';
import { testGitHub, OWNER, REPO, type TestGitHub } from '../helpers/github/test-github.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const AWS = ['AKIA', 'QWERTYUIOPASDFGH'].join('');
const PERSONAL = ['ghp', '_', 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8'].join('');
let github: TestGitHub;
let result: StepResult;
let workspace: string;
let number: number;
let base: string;
let head: string;

// The committed code contains three secrets, one of them the job's token. Pyright's messages quote all three.
beforeAll(async () => {
  github = await testGitHub({ job: TOKEN, otherUser: 'ghp_other_user' });
  const repository = await sandbox.repository();
  workspace = repository.path;
  await repository.write('a.py', '');
  base = await repository.commit();
  await repository.write(
    'a.py',
    ['from typing import Literal', ...[AWS, PERSONAL, TOKEN].map(wrong)].join('\n'),
  );
  await repository.write('.lanser/proposals/p.json', proposal());
  head = await repository.commit(`use ${PERSONAL}`);
  number = await github.pullRequest({ headSha: head, branch: 'leak' });
  result = await runner.run({
    workspace,
    event: 'pull_request',
    payload: { number, pull_request: { number, head: { sha: head }, base: { sha: base } } },
    ref: `refs/pull/${number}/head`,
    sha: head,
    with: { trajectory: 'commits', 'report-directory': 'out', 'sarif-file': 'out/lanser.sarif' },
    env: { GITHUB_API_URL: github.url },
  });
});

afterAll(async () => github[Symbol.asyncDispose]());

function wrong(secret: string, index: number): string {
  return `x${index}: Literal["a"] = "${secret}"\n`;
}

function proposal(): string {
  const edits = [{ kind: 'rename', selector: `py://a#${PERSONAL}`, newName: AWS }];
  return JSON.stringify({ version: '1.0', edits });
}

function secretsIn(text: string): readonly string[] {
  return [AWS, PERSONAL, TOKEN].filter((secret) => text.includes(secret));
}

test('the log and the summary quote the checked code with its secrets redacted', () => {
  expect(result.outputs['introduced-count']).toBe('3');
  expect(result.summary).toContain('[redacted]');
  const log = (result.stdout + result.stderr).replace(`::add-mask::${TOKEN}`, '');
  expect(log).toContain('[redacted]');
  expect([secretsIn(result.summary), secretsIn(log), secretsIn(JSON.stringify(result.outputs))]).toEqual([
    [],
    [],
    [],
  ]);
});

test('requests to GitHub contain no secrets except the token in their header', () => {
  const bodies = github.requests.map(
    ({ body, path: requestPath }) => requestPath + (JSON.stringify(body) ?? ''),
  );
  expect(bodies.some((body) => body.includes('[redacted]'))).toBe(true);
  expect(bodies.flatMap(secretsIn)).toEqual([]);
  expect(github.violations).toEqual([]);
  expect(
    github.requests.filter(({ path: requestPath }) => requestPath.includes(`/repos/${OWNER}/${REPO}/`)),
  ).not.toEqual([]);
});

test('the log redacts the token in an error message of GitHub, also in Base64 form', async () => {
  const text = `Bad credentials: token ${TOKEN} (${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')})`;
  github.faults([{ when: () => true, fault: { kind: 'answer', status: 401, message: text } }]);
  const second = await runner.run({
    workspace,
    event: 'pull_request',
    payload: { number, pull_request: { number, head: { sha: head }, base: { sha: base } } },
    ref: `refs/pull/${number}/head`,
    sha: head,
    with: {},
    env: { GITHUB_API_URL: github.url },
  });
  github.faults([]);
  const log = (second.stdout + second.stderr).replace(`::add-mask::${TOKEN}`, '');
  expect(log).toContain('Bad credentials: token [redacted]');
  expect(log).not.toMatch(/ghs_0123|eC1hY2Nlc3M/u);
});

test('the files of the report contain no secrets', () => {
  const folder = path.join(workspace, 'out');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    'after.json',
    'before.json',
    'lanser.sarif',
    'report.gitlab.json',
    'report.html',
    'report.json',
    'report.junit.xml',
    'report.md',
    'report.rdjson',
    'report.sarif',
  ]);
  for (const { parentPath, name } of files) {
    expect([name, secretsIn(readFileSync(path.join(parentPath, name), 'utf8'))]).toEqual([name, []]);
  }
});
