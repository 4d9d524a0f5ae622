import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishCheckRun, type CheckAnnotation, type CheckRun } from '../../src/github/check-run.ts';
import { connectGitHub } from '../../src/github/client.ts';
import type { PublishOutcome } from '../../src/github/outcome.ts';
import { READ_ONLY, isWrite, type Fault } from '../helpers/github/faults.ts';
import { OWNER, REPO, testGitHub } from '../helpers/github/test-github.ts';

const JOB = 'ghs_jobtoken';
const github = await testGitHub({ job: JOB, otherUser: 'ghp_other_user' });
const repository = `/repos/${OWNER}/${REPO}`;
let headSha: string;
let commits = 0;

afterAll(async () => github[Symbol.asyncDispose]());

beforeEach(async () => {
  commits += 1;
  headSha = String(commits).padStart(40, '0');
  await github.pullRequest({ headSha, branch: `branch-${commits}` });
  github.reset();
});

afterEach(() => {
  expect(github.violations.splice(0)).toEqual([]);
});

function annotation(index: number): CheckAnnotation {
  return {
    path: 'ledger/a.py',
    start_line: index + 1,
    end_line: index + 1,
    start_column: 1,
    end_column: 2,
    annotation_level: 'failure',
    title: 'introduced: rule',
    message: `number ${index}`,
  };
}

function check(count: number, parts: Partial<CheckRun> = {}): CheckRun {
  return {
    repository: { owner: OWNER, repo: REPO },
    headSha,
    name: 'lanser gate (CI / types)',
    externalId: `lanser:gate:${count}`,
    run: { number: 1, attempt: 1 },
    conclusion: 'failure',
    title: 'findings',
    summary: 'what was found\n',
    annotations: Array.from({ length: count }, (_, index) => annotation(index)),
    ...parts,
  };
}

async function publish(given: CheckRun): Promise<PublishOutcome> {
  const github_ = await connectGitHub({
    token: JOB,
    apiUrl: github.url,
    signal: new AbortController().signal,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
    limits: { answerMs: 500, backoffMs: 10, retryBudgetMs: 3000 },
  });
  return publishCheckRun(github_, given);
}

interface Run {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly summary: string; readonly annotations_count: number };
}

async function runs(): Promise<readonly Run[]> {
  const path = `${repository}/commits/${headSha}/check-runs?filter=all`;
  const { check_runs: found } = await github.as<{ readonly check_runs: readonly Run[] }>(JOB, 'GET', path);
  return found;
}

async function messages({ id }: Run): Promise<readonly string[]> {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${repository}/check-runs/${id}/annotations?per_page=100&page=${page}`;
    const { check_annotations: found } = await github.as<{
      readonly check_annotations: readonly { readonly message: string }[];
    }>(JOB, 'GET', path);
    all.push(...found.map(({ message }) => message));
    if (found.length < 100) return all;
  }
}

async function onlyRun(count: number): Promise<Run> {
  const [run, ...others] = await runs();
  if (run === undefined) throw new Error('the commit does not have a check run');
  expect(others).toEqual([]);
  expect(await messages(run)).toEqual(check(count).annotations.map(({ message }) => message));
  return run;
}

describe('a check run', () => {
  test('with 50 annotations is created by one request', async () => {
    expect(await publish(check(50))).toMatchObject({ kind: 'published' });
    expect(github.requests.filter(isWrite).map(({ method }) => method)).toEqual(['POST']);
    expect(await onlyRun(50)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  test('with more than 50 annotations receives 50 per request, and is completed by one more request', async () => {
    await publish(check(1000));
    const sent = github.requests.filter(isWrite).map(({ method, body }) => {
      const { status, output } = body as {
        readonly status?: string;
        readonly output: { readonly annotations?: readonly unknown[] };
      };
      return [method, status, output.annotations?.length];
    });
    expect(sent).toEqual([
      ['POST', 'in_progress', 50],
      ...Array.from({ length: 19 }, () => ['PATCH', undefined, 50]),
      ['PATCH', 'completed', undefined],
    ]);
    expect(await onlyRun(1000)).toMatchObject({ status: 'completed' });
  });

  test('is created again if the newest check run with its name has different annotations', async () => {
    for (const [count, conclusion] of [
      [1, 'failure'],
      [0, 'success'],
      [1, 'failure'],
    ] as const) {
      await publish(check(count, { conclusion }));
      const [newest] = (await runs()).toSorted((a, b) => b.id - a.id);
      expect(newest).toMatchObject({ status: 'completed', conclusion, output: { annotations_count: count } });
    }
  });

  test('links to the workflow run that last updated it', async () => {
    const [first, second] = [
      'https://github.com/o/r/actions/runs/1',
      'https://github.com/o/r/actions/runs/2',
    ];
    await publish(check(1, { detailsUrl: first }));
    await publish(check(1, { detailsUrl: second, summary: 'found by the second run\n' }));
    const sent = github.requests.filter(isWrite).map(({ body }) => body as { readonly details_url?: string });
    expect(sent.map(({ details_url: url }) => url)).toEqual([first, second]);
  });

  test('is not sent again if it is unchanged, and is updated if only its conclusion and summary change', async () => {
    const first = await publish(check(120));
    github.reset();
    expect(await publish(check(120))).toEqual(first);
    expect(github.requests.filter(isWrite)).toEqual([]);
    await publish(check(120, { conclusion: 'neutral', summary: 'only a warning\n' }));
    expect(await onlyRun(120)).toMatchObject({
      conclusion: 'neutral',
      output: { summary: 'only a warning\n', annotations_count: 120 },
    });
  });

  test('with different annotations is a new check run, because annotations cannot be removed', async () => {
    await publish(check(3));
    await publish(check(2, { conclusion: 'success' }));
    expect((await runs()).map(({ conclusion }) => conclusion)).toEqual(['success', 'failure']);
  });

  test('of a newer workflow run is not changed by an older one, even if the newer one only repeated an earlier result', async () => {
    const run = (number: number, attempt: number): Pick<CheckRun, 'run'> => ({ run: { number, attempt } });
    await publish(check(1, run(3, 1)));
    await publish(check(1, run(5, 2)));
    for (const older of [run(4, 1), run(5, 1)]) {
      expect(await publish(check(0, { ...older, conclusion: 'success' }))).toMatchObject({
        kind: 'skipped',
        reason: 'the check run belongs to a newer run (number 5)',
      });
    }
    expect(await onlyRun(1)).toMatchObject({ conclusion: 'failure' });
    expect(await publish(check(1, { ...run(6, 1), conclusion: 'neutral' }))).toMatchObject({
      kind: 'published',
    });
    expect(await onlyRun(1)).toMatchObject({ conclusion: 'neutral' });
  });

  test('of which only a part was sent is completed by the next call', async () => {
    github.faults([{ when: ({ method }) => method === 'PATCH', fault: { kind: 'dropped' } }]);
    expect(await publish(check(120))).toMatchObject({ kind: 'failed' });
    expect((await runs()).map(({ status }) => status)).toEqual(['in_progress']);
    github.faults([]);
    await publish(check(120));
    expect(await onlyRun(120)).toMatchObject({ status: 'completed' });
  });

  test.each([
    [60, 120, 70],
    [10, 120, 120],
    [10, 20, 20],
  ])(
    'is completed if GitHub rejects the annotation at index %i of %i, and its summary states that %i annotations are missing',
    async (bad, count, missing) => {
      const fault: Fault = { kind: 'answer', status: 422, message: 'Invalid request.' };
      const when = ({ body }: { readonly body: unknown }): boolean =>
        JSON.stringify(body).includes(`"number ${bad}"`);
      github.faults([{ when: (message) => isWrite(message) && when(message), fault }]);
      expect(await publish(check(count))).toMatchObject({ kind: 'published' });
      const [run] = await runs();
      expect(run).toMatchObject({ status: 'completed', conclusion: 'failure' });
      expect(run?.output.summary).toContain(
        `GitHub rejected annotations. Number of missing annotations: ${missing}.`,
      );
    },
  );
});

describe('if GitHub fails', () => {
  const lost: Fault = { kind: 'lost' };
  const NOT_GITHUB = expect.stringContaining(
    "the response to POST /repos/{owner}/{repo}/check-runs is not GitHub's. Check",
  ) as string;
  const failing: Fault = { kind: 'answer', status: 502, message: 'Bad Gateway' };

  test.each<[name: string, method: string, fault: Fault, times: number]>([
    ['the response to the creation of the check run', 'POST', lost, 1],
    ['the response to a batch', 'PATCH', lost, 1],
    ['the responses to three batches', 'PATCH', lost, 3],
    ['a late response', 'PATCH', { kind: 'slow', ms: 900 }, 1],
    ['the end of the response to the creation of the check run', 'POST', { kind: 'cut' }, 1],
    ['the end of the response to the search', 'GET', { kind: 'cut' }, 1],
    [
      'the response to the creation of the check run, replaced by a page of a proxy',
      'POST',
      { kind: 'page' },
      1,
    ],
  ])('annotations are not duplicated after a loss or delay: %s', async (_name, method, fault, times) => {
    github.faults([{ when: (message) => message.method === method, fault, times }]);
    expect(await publish(check(170))).toMatchObject({ kind: 'published' });
    github.faults([]);
    expect(await onlyRun(170)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  test("and a proxy answers instead, the outcome states that the response is not GitHub's, and omits the host", async () => {
    github.faults([{ when: ({ method }) => method === 'GET', fault: { kind: 'page' } }]);
    expect(await publish(check(1))).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(
        /^the request to GitHub failed: the response to GET \/repos\/octo\/ledger\/commits\/\d+\/check-runs is not GitHub's\. Check GITHUB_API_URL and the proxy$/u,
      ) as string,
    });
  });

  test('with status 502 for one batch of annotations, the batch is sent again', async () => {
    github.faults([{ when: ({ method }) => method === 'PATCH', fault: failing, times: 1 }]);
    expect(await publish(check(170))).toMatchObject({ kind: 'published' });
    expect(await onlyRun(170)).toMatchObject({ status: 'completed' });
  });

  test.each<[name: string, fault: Fault, outcome: Partial<PublishOutcome>]>([
    ['a read-only token', READ_ONLY, { kind: 'refused', permission: 'checks: write' }],
    ['status 502 for every request that writes', failing, { kind: 'failed' }],
    ['204 to a write', { kind: 'answer', status: 204, message: '' }, { kind: 'failed', reason: NOT_GITHUB }],
    [
      '201 without a check run',
      { kind: 'answer', status: 201, message: '' },
      { kind: 'failed', reason: NOT_GITHUB },
    ],
  ])('with %s, the outcome reports the failure', async (_name, fault, outcome) => {
    github.faults([{ when: isWrite, fault }]);
    expect(await publish(check(1))).toMatchObject(outcome);
  });
});
