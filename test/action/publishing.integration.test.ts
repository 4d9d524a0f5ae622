import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { actionRunner, TOKEN, type Step, type StepResult } from '../helpers/action-runner.ts';
import { isWrite, READ_ONLY } from '../helpers/github/faults.ts';
import { BOT, OWNER, REPO, testGitHub, type TestGitHub } from '../helpers/github/test-github.ts';
import { CAN_READ_JUNIT, gitlabIssues, xpath } from '../helpers/format-errors.ts';
import { lanser } from '../helpers/lanser.ts';
import { checkoutMerge } from '../helpers/merge-checkout.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const origin = path.join(sandbox.path, 'origin');
const repository = `/repos/${OWNER}/${REPO}`;
let github: TestGitHub;
let workspace: string;
let merge: string;
let head: string;
let number: number;

beforeAll(async () => {
  github = await testGitHub({ job: TOKEN, otherUser: 'ghp_other_user' });
  await buildDemoRepository(origin);
  const git = repositoryAt(origin, sandbox.path);
  merge = await git.git(['rev-parse', 'refs/pull/1/merge']);
  head = await git.git(['rev-parse', `${merge}^2`]);
  workspace = checkoutMerge(sandbox, origin, merge, 0);
  number = await github.pullRequest({ headSha: head, branch: 'agent/dated-rates' });
});

afterAll(async () => github[Symbol.asyncDispose]());

function step(runNumber: number, inputs: Readonly<Record<string, string>> = {}): Step {
  return {
    workspace,
    event: 'pull_request',
    payload: { number, pull_request: { number, head: { sha: head }, labels: [], body: null } },
    ref: `refs/pull/${number}/merge`,
    sha: merge,
    with: inputs,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_WORKFLOW: 'CI',
      GITHUB_JOB: 'types',
      GITHUB_ACTION: '__self',
      GITHUB_RUN_ID: '123456',
      GITHUB_RUN_NUMBER: String(runNumber),
      GITHUB_RUN_ATTEMPT: '1',
    },
  };
}

interface Comment {
  readonly body: string;
  readonly html_url: string;
  readonly user: { readonly login: string };
}

async function comments(): Promise<readonly Comment[]> {
  return github.as(TOKEN, 'GET', `${repository}/issues/${number}/comments`);
}

interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly conclusion: string;
  readonly html_url: string;
  readonly output: { readonly title: string; readonly annotations_count: number };
}

async function checkRuns(): Promise<readonly CheckRun[]> {
  const { check_runs: runs } = await github.as<{ readonly check_runs: readonly CheckRun[] }>(
    TOKEN,
    'GET',
    `${repository}/commits/${head}/check-runs?filter=all`,
  );
  return runs;
}

/** Returns the check run that GitHub shows for the gate: the newest with the name of the gate; undefined if none. */
async function gateCheck(): Promise<CheckRun | undefined> {
  const runs = (await checkRuns()).filter(({ name }) => name === 'lanser gate (CI / types)');
  return runs.toSorted((a, b) => b.id - a.id)[0];
}

/** Returns all output of the step except the command that masks the token. */
function visibleOutput({ stdout, stderr, outputs, summary }: StepResult): string {
  return stdout.replace(`::add-mask::${TOKEN}`, '') + stderr + JSON.stringify(outputs) + summary;
}

// The tests run in sequence because they are successive runs of one pull request.
describe.sequential('the Action on a pull request', () => {
  const files = {
    'report-directory': 'out',
    'sarif-file': 'out/lanser.sarif',
    'report-files': 'junit=out/tests.xml, gitlab = out/a/issues.json',
  };

  test('with findings writes a comment, a check run and outputs with their URLs', async () => {
    const result = await runner.run(step(1, files));
    expect([result.exitCode, result.stderr]).toEqual([1, '']);
    const [comment, ...others] = await comments();
    expect(others).toEqual([]);
    expect(comment?.user.login).toBe(BOT);
    expect(comment?.body).toMatch(
      new RegExp(`^<!-- lanser gate: v1 [0-9a-f]{32} run=1\\.1 head=${head} -->\\n### ❌ `, 'u'),
    );
    expect(await checkRuns()).toMatchObject([
      { name: 'lanser gate (CI / types)', conclusion: 'failure', output: { annotations_count: 4 } },
    ]);
    const [run] = await checkRuns();
    expect(result.outputs).toMatchObject({
      'comment-url': comment?.html_url,
      'check-run-url': run?.html_url,
      'sarif-path': path.join(workspace, 'out/lanser.sarif'),
      'report-path': path.join(workspace, 'out/report.json'),
    });
    const written = (name: string): string => readFileSync(path.join(workspace, 'out', name), 'utf8');
    // The issues are the new error and the three breaking changes of the schema.
    expect(gitlabIssues(written('a/issues.json')).map(({ severity }) => severity)).toEqual(
      Array.from({ length: 4 }, () => 'major'),
    );
    expect(JSON.parse(readFileSync(path.join(workspace, 'out/lanser.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
    });
    expect(visibleOutput(result)).not.toContain(TOKEN);
    expect(readFileSync(path.join(workspace, 'out/report.json'), 'utf8')).not.toContain(TOKEN);
    expect(github.violations).toEqual([]);
  });

  test.skipIf(!CAN_READ_JUNIT)('with findings writes a JUnit file', () => {
    const text = readFileSync(path.join(workspace, 'out', 'tests.xml'), 'utf8');
    expect(xpath(text, 'count(//failure)')).toBe('5');
  });

  test('and the Action `lanser/lanser/publish` write separate comments, and `lanser publish` updates the comment of the second Action', async () => {
    const report = path.join(workspace, 'out');
    const payload = {
      workflow_run: {
        name: 'gate',
        event: 'pull_request',
        head_sha: head,
        head_branch: 'agent/dated-rates',
        head_repository: { owner: { login: OWNER } },
        run_number: 4,
        run_attempt: 1,
        html_url: 'https://github.com/octo/ledger/actions/runs/4',
      },
    };
    const inputs = { report };
    const base = step(9, inputs);
    const result = await runner.run({ ...base, uses: 'publish', event: 'workflow_run', payload });
    expect([result.exitCode, result.stderr]).toEqual([0, '']);
    expect(visibleOutput(result)).not.toContain(TOKEN);
    const env = {
      ...sandbox.env,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: `${OWNER}/${REPO}`,
      GITHUB_TOKEN: TOKEN,
      GITHUB_EVENT_PATH: path.join(sandbox.path, 'runner-installed/step-2/event.json'),
    };
    const published = await lanser(['publish', report, '--check-run'], { cwd: sandbox.path, env });
    expect(published).toMatchObject({ exitCode: 0, stderr: '' });
    const url = result.outputs['comment-url'] ?? '';
    expect(published.stdout).toContain(`comment: published: ${url}\n`);
    expect((await comments()).map(({ html_url: one }) => one)).toHaveLength(2);
    expect((await checkRuns()).map(({ name }) => name)).toEqual([
      'lanser gate (gate)',
      'lanser gate (CI / types)',
    ]);
    expect(github.violations).toEqual([]);
  });

  test('shortens the comment to one line and adds a successful check run if the next run is clean', async () => {
    const result = await runner.run(step(2, { 'base-ref': merge, 'head-ref': merge, scope: 'affected' }));
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([0, 'clean']);
    const [comment] = await comments();
    expect(comment?.body).toMatch(/ run=2\.1 head=[0-9a-f]{40} -->\n✅ \*\*No new type errors.*\n?$/u);
    expect(result.outputs['comment-url']).toBe(comment?.html_url);
    expect((await checkRuns()).map(({ conclusion }) => conclusion)).toContain('success');
    expect(github.violations).toEqual([]);
  });

  test('has no verdict if the checked-out commit is part of base', async () => {
    const result = await runner.run(step(3, { 'base-ref': merge }));
    expect(result.exitCode).toBe(20);
    expect(visibleOutput(result)).toContain('so the gate would find no change. Check out the change');
    expect((await comments())[0]?.body).toContain('### ⚠️ No verdict');
  });

  test('replaces the text of the comment if a later run ends with an error', async () => {
    const inputs = { 'base-ref': merge, 'head-ref': 'no-such-revision' };
    const result = await runner.run(step(4, inputs));
    expect(result.exitCode).toBe(3);
    const [comment] = await comments();
    expect(comment?.body).toMatch(/ run=4\.1 head=[0-9a-f]{40} -->\n### ⚠️ No verdict\n/u);
    expect(comment?.body).toContain('no-such-revision');
    expect(comment?.body).toContain(head);
    expect(comment?.body).toContain('https://github.com/octo/ledger/actions/runs/123456');
    expect(await gateCheck()).toMatchObject({
      conclusion: 'failure',
      output: { title: 'No verdict: E/NOT_FOUND', annotations_count: 0 },
    });
    expect(github.violations).toEqual([]);
  });

  test('replaces an earlier verdict if a later run has an invalid input', async () => {
    await runner.run(step(5, { 'base-ref': merge, 'head-ref': merge }));
    expect(await gateCheck()).toMatchObject({ conclusion: 'success' });
    const result = await runner.run(step(6, { 'base-ref': merge, 'head-ref': merge, scope: 'all' }));
    expect(result.exitCode).toBe(20);
    expect((await comments())[0]?.body).toMatch(/ run=6\.1 head=[0-9a-f]{40} -->\n### ⚠️ No verdict\n/u);
    expect(await gateCheck()).toMatchObject({
      conclusion: 'failure',
      output: { title: 'No verdict: E/USAGE' },
    });
    expect(github.violations).toEqual([]);
  });

  test("with a read-only token, prints one notice without the workflow commands in GitHub's message, and still writes its outputs", async () => {
    const message = `${READ_ONLY.message}\n::set-output name=conclusion::clean\r::add-path::/tmp ##[set-env name=PATH]/tmp`;
    github.faults([{ when: isWrite, fault: { ...READ_ONLY, message } }]);
    const inputs = { 'base-ref': '1'.repeat(40), 'report-directory': 'out-2' };
    const result = await runner.run(step(7, inputs));
    github.faults([]);
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([25, 'inconclusive']);
    expect(result.outputs['report-path']).toBe(path.join(workspace, 'out-2/report.json'));
    expect(result.summary).toContain('### ⚠️ Could not decide: the base could not be checked');
    expect(result.commands.map(({ name }) => name)).toEqual(['add-mask', 'warning', 'notice']);
    expect(result.commands[2]?.data).toContain('"checks: write" and "pull-requests: write"');
  });
});
