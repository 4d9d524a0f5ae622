import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectGitHub, type GitHub } from '../../src/github/client.ts';
import { markerLine, type Marker } from '../../src/github/marker.ts';
import type { PublishOutcome } from '../../src/github/outcome.ts';
import type { RetryLimits } from '../../src/github/retry-policy.ts';
import { publishComment } from '../../src/github/sticky-comment.ts';
import {
  BOT,
  OTHER_BOT,
  OTHER_BOT_TOKEN,
  OWNER,
  OWNER_TOKEN,
  REPO,
  OTHER_USER,
  testGitHub,
} from '../helpers/github/test-github.ts';
import type { Message } from '../helpers/github/contract.ts';
import { READ_ONLY, isWrite, type Fault } from '../helpers/github/faults.ts';

const JOB = 'ghs_jobtoken';
const OTHER = 'ghp_other_user';
const NOT_GITHUB: Partial<PublishOutcome> = {
  kind: 'failed',
  reason: expect.stringMatching(
    /the response to POST \/repos\/.*\/comments is not GitHub's. Check GITHUB_API_URL and the proxy$/u,
  ) as string,
};
const KEY = 'a'.repeat(32);
const SHA = 'b'.repeat(40);
const github = await testGitHub({ job: JOB, otherUser: OTHER });
const repository = { owner: OWNER, repo: REPO };
let pullRequest: number;
let pulls = 0;

afterAll(async () => github[Symbol.asyncDispose]());

beforeEach(async () => {
  pulls += 1;
  pullRequest = await github.pullRequest({
    headSha: String(pulls).padStart(40, '0'),
    branch: `branch-${pulls}`,
  });
  github.reset();
});

afterEach(() => {
  expect(github.violations.splice(0)).toEqual([]);
});

async function connect(limits: Partial<RetryLimits> = {}, token = JOB): Promise<GitHub> {
  return connectGitHub({
    token,
    apiUrl: github.url,
    signal: new AbortController().signal,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
    limits: { answerMs: 2000, backoffMs: 10, ...limits },
  });
}

interface CommentOptions {
  readonly text?: string;
  readonly run?: number;
  readonly attempt?: number;
  readonly create?: boolean;
  readonly key?: string;
}

function marker({ run = 7, attempt = 1, key = KEY }: CommentOptions = {}): Marker {
  return { key, run: { number: run, attempt }, headSha: SHA };
}

async function publish(options: CommentOptions = {}, client?: GitHub): Promise<PublishOutcome> {
  const { text = 'hello\n', create = true } = options;
  const comment = { repository, pullRequest, marker: marker(options), text, create };
  return publishComment(client ?? (await connect()), comment);
}

async function comments(): Promise<
  readonly { readonly body: string; readonly user: { readonly login: string } }[]
> {
  return github.as(JOB, 'GET', `/repos/${OWNER}/${REPO}/issues/${pullRequest}/comments?per_page=100`);
}

async function post(token: string, body: string): Promise<void> {
  await github.as(token, 'POST', `/repos/${OWNER}/${REPO}/issues/${pullRequest}/comments`, { body });
}

const requestsAccount = ({ path }: Message): boolean => ['/user', '/graphql'].includes(path);
const writes = (): readonly string[] => github.requests.filter(isWrite).map(({ method }) => method);

describe('the comment', () => {
  test('is created, updated in place, and not sent again if it is unchanged', async () => {
    const made = await publish();
    expect(made).toMatchObject({ kind: 'published' });
    expect(await publish({ text: 'second\n', run: 8 })).toEqual(made);
    expect(await comments()).toMatchObject([
      { body: `${markerLine(marker({ run: 8 }))}second\n`, user: { login: BOT } },
    ]);
    github.reset();
    expect(await publish({ text: 'second\n', run: 8, attempt: 2 })).toEqual(made);
    expect(writes()).toEqual([]);
  });

  test('is only updated, not created, if create is false', async () => {
    expect(await publish({ create: false })).toMatchObject({ kind: 'skipped' });
    expect(writes()).toEqual([]);
    await publish();
    await publish({ create: false, text: 'clean\n', run: 8 });
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(marker({ run: 8 }))}clean\n`]);
  });

  test('is updated in place among 314 comments, and the fourth page of comments is read', async () => {
    for (let index = 0; index < 3; index += 1) await post(OTHER, `before ${index}`);
    await publish();
    for (let index = 0; index < 310; index += 1) await post(OTHER, `talk ${index}`);
    github.reset();
    await publish({ text: 'later\n', run: 8 });
    expect(writes()).toEqual(['PATCH']);
    expect(github.requests.map(({ path }) => /[?&]page=(\d+)/u.exec(path)?.[1])).toContain('4');
  });

  test('of a different gate is a separate comment', async () => {
    await publish();
    await publish({ key: 'c'.repeat(32) });
    expect(await comments()).toHaveLength(2);
  });

  test('of a newer run is not overwritten by an older run', async () => {
    await publish({ run: 9, text: 'newer\n' });
    expect(await publish({ run: 8, text: 'older\n' })).toMatchObject({
      kind: 'skipped',
      url: expect.any(String) as unknown,
    });
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(marker({ run: 9 }))}newer\n`]);
  });
});

describe("with a user's token", () => {
  test.each([
    ['the owner', OWNER_TOKEN, OWNER],
    ['a user without a role in the repository', OTHER, OTHER_USER],
  ])("the user's own comment is updated: %s", async (_, token, login) => {
    const client = await connect({}, token);
    await publish({}, client);
    await publish({ run: 8, text: 'again\n' }, client);
    expect((await comments()).map(({ body, user }) => [user.login, body])).toEqual([
      [login, `${markerLine(marker({ run: 8 }))}again\n`],
    ]);
  });
});

describe('a marker in an existing comment', () => {
  test('of a different account is ignored even if the account of the token is unknown', async () => {
    github.faults([{ when: requestsAccount, fault: READ_ONLY }]);
    const forged = `${markerLine(marker({ run: 999 }))}all is well\n`;
    await post(OTHER, forged);
    await publish();
    expect(await comments()).toMatchObject([{ body: forged }, { user: { login: BOT } }]);
  });

  test('of the job is ignored if the account of a personal token is unknown', async () => {
    await publish();
    github.faults([{ when: requestsAccount, fault: READ_ONLY }]);
    await publish({ run: 8, text: 'by a person\n' }, await connect({}, OTHER));
    expect(await comments()).toMatchObject([
      { user: { login: BOT }, body: `${markerLine(marker())}hello\n` },
      { user: { login: OTHER_USER }, body: `${markerLine(marker({ run: 8 }))}by a person\n` },
    ]);
  });

  test.each<[name: string, fault: Fault]>([
    ['responds late', { kind: 'delayed', ms: 600 }],
    ['responds with status 503', { kind: 'answer', status: 503, message: 'fault' }],
  ])(
    "of the token's account is found as soon as GitHub reports the account, although GitHub first %s",
    async (_, fault) => {
      await publish({}, await connect({}, OTHER));
      // A search for the token's account sends two requests, and repeats each of them once (`attempts`).
      const client = await connect({ answerMs: 300, attempts: 2 }, OTHER);
      github.faults([{ when: requestsAccount, fault, times: 4 }]);
      expect(await publish({ run: 8, text: 'again\n' }, client)).toMatchObject({ kind: 'published' });
      github.faults([{ when: requestsAccount, fault }]);
      const other = await connect({ answerMs: 300, attempts: 2 }, OTHER);
      expect(await publish({ run: 9, text: 'later\n' }, other)).toMatchObject({ kind: 'failed' });
      github.faults([]);
      expect(await publish({ run: 10, text: 'last\n' }, other)).toMatchObject({ kind: 'published' });
      expect((await comments()).map(({ body }) => body)).toEqual([
        `${markerLine(marker({ run: 10 }))}last\n`,
      ]);
    },
  );

  test('of a different account does not make the job edit or delete this comment', async () => {
    await publish();
    const copied = `${markerLine(marker({ run: 3 }))}look at this\n`;
    await post(OWNER_TOKEN, copied);
    await publish({ run: 8, text: 'again\n' });
    expect(await comments()).toMatchObject([
      { user: { login: BOT } },
      { user: { login: OWNER }, body: copied },
    ]);
  });

  test('of a different account does not prevent publishing', async () => {
    const forged = `${markerLine(marker({ run: 999 }))}all is well\n`;
    await post(OTHER, forged);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await publish({ run: 8, text: 'again\n' })).toMatchObject({ kind: 'published' });
    expect((await comments()).map(({ body, user }) => [user.login, body])).toEqual([
      [OTHER_USER, forged],
      [BOT, `${markerLine(marker({ run: 8 }))}again\n`],
    ]);
  });

  test('of a different bot is ignored, even with a very large run number', async () => {
    const forged = `${markerLine(marker({ run: 999_999_999_999_999 }))}all is well\n`;
    await post(OTHER_BOT_TOKEN, forged);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await publish({ run: 8, text: 'again\n' })).toMatchObject({ kind: 'published' });
    expect((await comments()).map(({ body, user }) => [user.login, body])).toEqual([
      [OTHER_BOT, forged],
      [BOT, `${markerLine(marker({ run: 8 }))}again\n`],
    ]);
  });

  test("of the token's own account prevents publishing for the current head commit only if it names this commit and a newer run", async () => {
    const head = String(pulls).padStart(40, '0');
    const claim = { run: { number: 999, attempt: 1 }, key: KEY };
    await post(JOB, `${markerLine({ ...claim, headSha: 'c'.repeat(40) })}all is well\n`);
    const comment = { repository, pullRequest, marker: { ...marker(), headSha: head }, text: 'ours\n' };
    expect(await publishComment(await connect(), { ...comment, create: true })).toMatchObject({
      kind: 'published',
    });
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(comment.marker)}ours\n`]);
    await post(JOB, `${markerLine({ ...claim, headSha: head })}a newer run\n`);
    expect(await publishComment(await connect(), { ...comment, create: true })).toMatchObject({
      kind: 'skipped',
    });
  });

  test('counts only on the first line', async () => {
    await post(JOB, `quoted:\n${markerLine(marker())}`);
    await publish();
    expect(await comments()).toHaveLength(2);
  });
});

describe('concurrent runs', () => {
  test('leave a single comment with the text of the newest run', async () => {
    const runs = [5, 8, 6, 7];
    const outcomes = await Promise.all(runs.map(async (run) => publish({ run, text: `run ${run}\n` })));
    expect(outcomes.map(({ kind }) => kind)).not.toContain('failed');
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(marker({ run: 8 }))}run 8\n`]);
  });

  test('that overwrite each other read the comment again, and the newest text stays', async () => {
    await publish({ run: 5 });
    const isOlder = (body: unknown): boolean => JSON.stringify(body ?? '').includes('run=7.1');
    const events = new EventEmitter();
    const olderWrites = EventEmitter.once(events, 'older writes');
    const newerReadsAgain = EventEmitter.once(events, 'newer reads again');
    const olderHasWritten = EventEmitter.once(events, 'older has written');
    const isWriteOfOlder = (message: Message): boolean => {
      const isFound = isOlder(message.body);
      if (isFound) events.emit('older writes');
      return isFound;
    };
    let reads = 0;
    const isSecondReadOfNewer = ({ method }: Message): boolean => {
      if (method === 'GET') reads += 1;
      if (method !== 'GET' || reads < 3) return false;
      // The older run makes the fourth read, after its write.
      events.emit(reads === 3 ? 'newer reads again' : 'older has written');
      return reads === 3;
    };
    github.faults([
      { when: isWriteOfOlder, fault: { kind: 'held', until: newerReadsAgain }, times: 1 },
      { when: isSecondReadOfNewer, fault: { kind: 'held', until: olderHasWritten } },
    ]);
    const older = publish({ run: 7, text: 'older\n' });
    await olderWrites;
    await Promise.all([older, publish({ run: 8, text: 'newer\n' })]);
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(marker({ run: 8 }))}newer\n`]);
  });

  test('may leave two comments; publishing an older run afterwards leaves one, with the text of the newest run', async () => {
    await post(JOB, `${markerLine(marker({ run: 3 }))}three\n`);
    await post(JOB, `${markerLine(marker({ run: 4 }))}four\n`);
    await publish({ run: 2, text: 'two\n' });
    expect((await comments()).map(({ body }) => body)).toEqual([`${markerLine(marker({ run: 4 }))}four\n`]);
  });
});

describe('if GitHub fails', () => {
  const once = (method: string, fault: Fault, times = 1): void => {
    github.faults([{ when: (message) => message.method === method, fault, times }]);
  };
  const answer = (
    status: number,
    headers: Readonly<Record<string, string>> = {},
    message = 'fault',
  ): Fault => ({
    kind: 'answer',
    status,
    message,
    headers,
  });

  test.each<[name: string, method: string, fault: Fault]>([
    ['status 500 for the list of comments', 'GET', answer(500)],
    ['status 502 for the new comment', 'POST', answer(502)],
    ['a dropped connection', 'POST', { kind: 'dropped' }],
    ['a lost response to the creation of a comment', 'POST', { kind: 'lost' }],
    ['a late response', 'POST', { kind: 'slow', ms: 600 }],
    ['429 with retry-after', 'POST', answer(429, { 'retry-after': '0' })],
    [
      'a secondary rate limit',
      'POST',
      answer(403, { 'retry-after': '0' }, 'You have exceeded a secondary rate limit'),
    ],
    [
      'the primary rate limit',
      'GET',
      answer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, 'API rate limit exceeded'),
    ],
  ])('exactly one comment exists after a single fault: %s', async (_name, method, fault) => {
    once(method, fault);
    expect(await publish({}, await connect({ answerMs: 300 }))).toMatchObject({ kind: 'published' });
    github.faults([]);
    expect(await comments()).toHaveLength(1);
  });

  test.each<[name: string, fault: Fault, outcome: Partial<PublishOutcome>]>([
    ['403', READ_ONLY, { kind: 'refused', permission: 'pull-requests: write' }],
    ['404', answer(404, {}, 'Not Found'), { kind: 'refused', permission: 'pull-requests: write' }],
    [
      '403 of a locked conversation',
      answer(403, {}, 'Unable to create comment because issue is locked.'),
      { kind: 'failed' },
    ],
    ['401', answer(401, {}, 'Bad credentials'), { kind: 'failed' }],
    ['500', answer(500), { kind: 'failed' }],
    ['a closed connection', { kind: 'dropped' }, { kind: 'failed' }],
    ['a rate limit of an hour', answer(429, { 'retry-after': '3600' }), { kind: 'failed' }],
    [
      'a secondary rate limit without `retry-after`',
      answer(403, {}, 'You have exceeded a secondary rate limit'),
      { kind: 'failed' },
    ],
    ['204 to a write', answer(204), NOT_GITHUB],
    ['201 without a comment', answer(201), NOT_GITHUB],
    // `fetch` repeats the request as GET, and GitHub then sends the list of comments.
    ['a redirect to the same address', answer(302, { location: '?page=1' }), NOT_GITHUB],
  ])('the outcome reports a permanent fault: %s', async (_name, fault, outcome) => {
    github.faults([{ when: isWrite, fault }]);
    expect(await publish({}, await connect({ retryBudgetMs: 1000 }))).toMatchObject(outcome);
  });

  test.each([401, 403, 422, 500])(
    'the outcome contains the token neither plain nor in base64, although the message with status %i contains both forms',
    async (status) => {
      const token = `ghs_${'t'.repeat(36)}`;
      // The outcome truncates the message. The truncated message must not end with a part of the token.
      const encoded = Buffer.from(`x-access-token:${JOB}`).toString('base64');
      const message = `${encoded} ${'x'.repeat(250)} token ${JOB} ${token}`;
      github.faults([{ when: isWrite, fault: answer(status, {}, message) }]);
      const outcome = JSON.stringify(await publish({}, await connect({ retryBudgetMs: 100 })));
      expect(outcome).toContain('[redacted]');
      expect(outcome).not.toContain('ghs_');
      expect(outcome).not.toContain(encoded);
    },
  );

  test('a signal ends the wait for a retry', async () => {
    github.faults([{ when: isWrite, fault: answer(429, { 'retry-after': '3' }), times: 1 }]);
    // Without the signal, the retry after three seconds would succeed.
    const signal = AbortSignal.timeout(100);
    const clock = { now: Date.now, monotonicMs: () => performance.now() };
    const client = await connectGitHub({ token: JOB, apiUrl: github.url, signal, clock });
    expect(await publish({}, client)).toMatchObject({ kind: 'failed' });
  });

  test('because its API is unreachable, the outcome is "failed"', async () => {
    const clock = { now: Date.now, monotonicMs: () => performance.now() };
    const { signal } = new AbortController();
    const client = await connectGitHub({
      token: JOB,
      apiUrl: 'http://127.0.0.1:9',
      signal,
      clock,
      limits: { backoffMs: 1 },
    });
    expect(await publish({}, client)).toMatchObject({ kind: 'failed' });
  });
});
