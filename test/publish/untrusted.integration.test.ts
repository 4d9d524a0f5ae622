import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectGitHub } from '../../src/github/client.ts';
import type { Report } from '../../src/model/report.ts';
import type { Published } from '../../src/publish/publish-report.ts';
import {
  publishUntrusted,
  untrustedTarget,
  type PublishOptions,
} from '../../src/publish/publish-untrusted.ts';
import { loadReport } from '../../src/publish/read-report.ts';
import { workflowFacts } from '../../src/publish/workflow-event.ts';
import { READ_ONLY } from '../helpers/github/faults.ts';
import { OWNER, OWNER_TOKEN, REPO, testGitHub } from '../helpers/github/test-github.ts';
import { findingsReport } from '../helpers/sample-report.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const JOB = 'ghs_jobtoken';
const github = await testGitHub({ job: JOB, otherUser: 'ghp_other_user' });
const OTHER = 'f'.repeat(40);
const PULLS = `/repos/${OWNER}/${REPO}/pulls`;
const FINDINGS = findingsReport();
let headSha: string;
let branch: string;
let number: number;
let pulls = 0;

afterAll(async () => github[Symbol.asyncDispose]());

beforeEach(async () => {
  pulls += 1;
  headSha = String(pulls).padStart(40, '0');
  branch = `branch-${pulls}`;
  number = await github.pullRequest({ headSha, branch });
  github.reset();
});

afterEach(() => {
  expect(github.violations).toEqual([]);
});

/** Returns a `workflow_run` event like those of GitHub. The fields in `parts` replace the default fields. */
function event(parts: Readonly<Record<string, unknown>> = {}): unknown {
  const workflow_run = {
    name: 'gate',
    event: 'pull_request',
    head_sha: headSha,
    head_branch: branch,
    head_repository: { owner: { login: OWNER } },
    run_number: 3,
    run_attempt: 1,
    ...parts,
  };
  return { workflow_run };
}

async function publish(
  payload: unknown,
  overrides: Partial<PublishOptions> = {},
  report: Report = FINDINGS,
): Promise<Published> {
  const facts = workflowFacts({ GITHUB_REPOSITORY: `${OWNER}/${REPO}` }, payload);
  const all: PublishOptions = { comment: 'changes', checkRun: true, ...overrides };
  const client = await connectGitHub({
    token: JOB,
    apiUrl: github.url,
    signal: new AbortController().signal,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
    limits: { backoffMs: 1 },
  });
  return publishUntrusted(client, untrustedTarget(facts, all), report, all);
}

async function commentCount(): Promise<number> {
  const address = `/repos/${OWNER}/${REPO}/issues/${number}/comments`;
  return (await github.as<readonly unknown[]>(JOB, 'GET', address)).length;
}

describe('the target commit and pull request', () => {
  test('are by default the head commit in the event and the pull request that GitHub lists for this commit', async () => {
    expect(await publish(event())).toMatchObject({
      comment: { kind: 'published' },
      checkRun: { kind: 'published' },
    });
    expect(await commentCount()).toBe(1);
  });

  test('do not come from the commits in the report', async () => {
    const side = { ...FINDINGS.after, commit: OTHER, tree: OTHER, bundleId: null, counts: null };
    await publish(event(), {}, { ...FINDINGS, after: side });
    const checks = github.requests.filter((message) => message.path.endsWith('/check-runs'));
    expect(checks.map(({ body }) => (body as { readonly head_sha: string }).head_sha)).toEqual([headSha]);
  });

  test('do not get a comment if the pull request has a different head commit', async () => {
    const moved = await publish(event({ head_sha: OTHER }), { checkRun: false });
    expect(moved.comment).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('no open') as unknown,
    });
    const named = await publish({}, { pullRequest: number, headSha: OTHER, checkRun: false });
    expect(named.comment).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('is not') as unknown,
    });
    expect(await commentCount()).toBe(0);
  });

  test('do not get a comment if the commit is the head of several pull requests', async () => {
    const pull = { title: branch, head: branch, base: 'main' };
    const other = await github.as<{ readonly number: number }>(OWNER_TOKEN, 'POST', PULLS, pull);
    const { comment } = await publish(event(), { checkRun: false });
    expect(comment).toMatchObject({ kind: 'skipped' });
    const reason = comment.kind === 'skipped' ? comment.reason : '';
    expect(reason).toContain('is the head of several pull requests');
    expect(reason).toMatch(/\); publish to one of these pull requests by its number$/u);
    for (const one of [number, other.number]) expect(reason).toContain(String(one));
    expect(await commentCount()).toBe(0);
  });

  test('are rejected if the given commit is not the commit of the event', () => {
    const facts = workflowFacts({ GITHUB_REPOSITORY: `${OWNER}/${REPO}` }, event());
    expect(() => untrustedTarget(facts, { headSha: OTHER, comment: 'always', checkRun: false })).toThrow(
      'not the head commit of the triggering run',
    );
  });

  test.each([
    ['no repository', {}, { headSha: OTHER }],
    ['no commit', { GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: OTHER }, {}],
    ['an abbreviated commit', { GITHUB_REPOSITORY: 'o/r' }, { headSha: 'abc' }],
    ['a path as repository', {}, { headSha: OTHER, repository: 'o/r/../../x' }],
  ])('cause a usage error without a valid repository and commit: %s', (_name, env, overrides) => {
    const facts = workflowFacts(env, {});
    expect(() => untrustedTarget(facts, { comment: 'always', checkRun: true, ...overrides })).toThrow(
      expect.objectContaining({ code: 'E/USAGE' }) as Error,
    );
  });

  test('get a check run even if the token cannot read pull requests', async () => {
    const when = (message: { readonly path: string }): boolean => message.path.includes('/pulls');
    github.faults([{ when, fault: READ_ONLY }]);
    expect(await publish(event())).toMatchObject({
      comment: { kind: 'refused', permission: 'pull-requests: write' },
      checkRun: { kind: 'published' },
    });
  });
});

const at = (name: string): string => path.join(sandbox.path, name);

test('a text with the shape of a token is redacted when a report is loaded', async () => {
  const token = ['ghp', '_', 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8'].join('');
  const [first] = FINDINGS.delta?.introduced ?? [];
  if (first === undefined || FINDINGS.delta === null) throw new Error('nothing is introduced');
  const [, ...others] = FINDINGS.delta.introduced;
  const introduced = [{ ...first, message: `Literal['${token}']` }, ...others];
  writeFileSync(at('token.json'), JSON.stringify({ ...FINDINGS, delta: { ...FINDINGS.delta, introduced } }));
  const report = await loadReport(at('token.json'));
  expect(report.delta?.introduced[0]?.message).toBe("Literal['[redacted]']");
  expect(JSON.stringify(report)).not.toContain(token);
});

describe('loadReport rejects', () => {
  test.each<[name: string, text: string, code: string]>([
    ['invalid JSON', '{', 'E/SCHEMA_INVALID'],
    ['a different document', '{}', 'E/SCHEMA_INVALID'],
    ['a report with an unknown property', JSON.stringify({ ...FINDINGS, more: 1 }), 'E/SCHEMA_INVALID'],
    ['a duplicate key', JSON.stringify(FINDINGS).replace('{', '{"version":"1.0",'), 'E/SCHEMA_INVALID'],
  ])('%s', async (name, text, code) => {
    writeFileSync(at(`${name}.json`), text);
    await expect(loadReport(at(`${name}.json`))).rejects.toMatchObject({ code });
  });

  test('a link, a folder without a report and a file that is too large', async () => {
    mkdirSync(at('folder'));
    await expect(loadReport(at('folder'))).rejects.toMatchObject({ code: 'E/USAGE' });
    writeFileSync(at('whole.json'), JSON.stringify(FINDINGS));
    symlinkSync(at('whole.json'), at('folder/report.json'));
    await expect(loadReport(at('folder'))).rejects.toMatchObject({ code: 'E/USAGE' });
    expect(await loadReport(at('whole.json'))).toEqual(FINDINGS);
    truncateSync(at('whole.json'), 65 * 2 ** 20);
    await expect(loadReport(at('whole.json'))).rejects.toThrow('larger than 64 MiB');
  });
});
