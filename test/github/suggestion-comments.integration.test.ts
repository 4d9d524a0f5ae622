import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { connectGitHub, type GitHub } from '../../src/github/client.ts';
import type { PublishOutcome } from '../../src/github/outcome.ts';
import { publishSuggestions, type Suggestion } from '../../src/github/suggestion-comments.ts';
import { isWrite, READ_ONLY } from '../helpers/github/faults.ts';
import { OTHER_BOT_TOKEN, OWNER, OWNER_TOKEN, REPO, testGitHub } from '../helpers/github/test-github.ts';

const JOB = 'ghs_jobtoken';
const OTHER = 'ghp_other_user';
const github = await testGitHub({ job: JOB, otherUser: OTHER });
const repository = { owner: OWNER, repo: REPO };
const KEY = 'a'.repeat(32);
const PATCH = '@@ -1,3 +1,4 @@\n import b\n-old()\n+pay()\n+x = pay\n # end';
let pullRequest: number;
let headSha: string;
let pulls = 0;

afterAll(async () => github[Symbol.asyncDispose]());

beforeEach(async () => {
  pulls += 1;
  headSha = String(pulls).padStart(40, '0');
  pullRequest = await github.pullRequest({ headSha, branch: `branch-${pulls}` });
  github.patches(pullRequest, { 'a.py': PATCH });
  github.reset();
});

afterEach(() => {
  expect(github.violations.splice(0)).toEqual([]);
});

function suggestion(line: number, before: string, parts: Partial<Suggestion> = {}): Suggestion {
  const id = before.length.toString(16).padStart(32, '0');
  return { path: 'a.py', line, before, id, body: `\`\`\`suggestion\n${before}!\n\`\`\`\n`, ...parts };
}

const PAY = suggestion(2, 'pay()');
const X = suggestion(3, 'x = pay');

async function connect(token: string): Promise<GitHub> {
  return connectGitHub({
    token,
    apiUrl: github.url,
    signal: new AbortController().signal,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
    limits: { answerMs: 2000, backoffMs: 10 },
  });
}

async function publish(
  suggestions: readonly Suggestion[],
  parts: object = {},
  client?: GitHub,
): Promise<PublishOutcome> {
  return publishSuggestions(client ?? (await connect(JOB)), {
    repository,
    pullRequest,
    headSha,
    key: KEY,
    suggestions,
    ...parts,
  });
}

interface ReviewComment {
  readonly id: number;
  readonly body: string;
  readonly path: string;
  readonly line: number;
  readonly in_reply_to_id: number | null;
}

const place = (): string => `/repos/${OWNER}/${REPO}/pulls/${pullRequest}/comments`;
const comments = async (): Promise<readonly ReviewComment[]> => github.as(JOB, 'GET', place());
const writes = (): readonly string[] => github.requests.filter(isWrite).map(({ method }) => method);

test('suggestions on lines of the diff become review comments exactly once', async () => {
  expect(await publish([PAY, X])).toMatchObject({
    kind: 'published',
    url: expect.stringContaining('#discussion_r') as string,
  });
  const made = await comments();
  expect(made).toMatchObject([
    { path: 'a.py', line: 2, body: expect.stringContaining('```suggestion\npay()!\n```') as string },
    { path: 'a.py', line: 3 },
  ]);
  github.reset();
  await publish([PAY, X]);
  expect(writes()).toEqual([]);
  expect(await comments()).toEqual(made);
});

test('a suggestion whose line has a different number in the diff is placed by the text of its line, unless two lines have this text', async () => {
  await publish([{ ...X, line: 41 }]);
  expect(await comments()).toMatchObject([{ line: 3 }]);
  github.patches(pullRequest, { 'a.py': '@@ -1,0 +1,2 @@\n+x = pay\n+x = pay' });
  await publish([{ ...X, line: 41, id: 'e'.repeat(32) }]);
  expect(await comments()).toEqual([]);
});

test.each<[title: string, suggestion: Suggestion]>([
  ['outside of the diff', suggestion(9, 'other()')],
  ['that the diff removes', suggestion(2, 'old()')],
  ['of a file outside of the diff', suggestion(2, 'pay()', { path: 'b.py' })],
])('a line %s does not get a comment', async (_title, outside) => {
  expect(await publish([outside])).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('diff') as string,
  });
  expect(writes()).toEqual([]);
});

test('a comment with an obsolete suggestion is deleted, or edited if it has a reply', async () => {
  await publish([PAY, X]);
  const [first] = await comments();
  await github.as(OWNER_TOKEN, 'POST', place(), {
    body: 'why?',
    commit_id: headSha,
    in_reply_to_id: first?.id,
  });
  expect(await publish([])).toMatchObject({ kind: 'skipped' });
  const left = await comments();
  expect(left.map(({ body }) => body)).toEqual([
    expect.stringMatching(/^<!-- lanser suggestion: [^\n]+ -->\nThis suggestion is obsolete\.\n$/u),
    'why?',
  ]);
  github.reset();
  await publish([]);
  expect(writes()).toEqual([]);
});

test('an outdated comment is created again at the current position of its line, unless the comment has a reply', async () => {
  await publish([PAY, X]);
  const [first, second] = await comments();
  for (const { id = 0 } of [first ?? {}, second ?? {}]) github.outdate(id);
  await github.as(OWNER_TOKEN, 'POST', place(), {
    body: 'later',
    commit_id: headSha,
    in_reply_to_id: first?.id,
  });
  github.patches(pullRequest, { 'a.py': PATCH.replace('1,4', '1,5').replace('+x', '+y\n+x') });
  await publish([PAY, X]);
  const left = await comments();
  expect(left.map(({ id }) => id)).toContain(first?.id);
  expect(left.map(({ id }) => id)).not.toContain(second?.id);
  expect(left.filter(({ body }) => body.includes('x = pay!'))).toMatchObject([{ line: 4 }]);
  expect(left.filter(({ body }) => body.includes('pay()!'))).toHaveLength(1);
});

test('comments of other accounts and other gates stay unchanged, even if they begin with the marker of lanser', async () => {
  await publish([PAY]);
  const [comment] = await comments();
  await github.as(OTHER_BOT_TOKEN, 'POST', place(), {
    body: comment?.body,
    commit_id: headSha,
    path: 'a.py',
    line: 2,
  });
  await publish([PAY], { key: 'f'.repeat(32) });
  const others = (await comments()).filter(({ id }) => id !== comment?.id);
  expect(others).toHaveLength(2);
  await publish([]);
  expect(await comments()).toEqual(others);
});

test('a comment without an author stays unchanged, even if the account of the token is unknown', async () => {
  await publish([PAY]);
  const requestsAccount = ({ path }: { readonly path: string }): boolean =>
    ['/user', '/graphql'].includes(path);
  github.faults([{ when: requestsAccount, fault: READ_ONLY }]);
  const client = await connect(OTHER);
  client.octokit.hook.after('request', ({ data }) => {
    if (Array.isArray(data)) for (const comment of data as { user?: unknown }[]) comment.user = null;
  });
  await publish([], {}, client);
  expect(await comments()).toHaveLength(1);
});

test('a comment is not duplicated if the response to its creation is lost', async () => {
  github.faults([{ when: isWrite, fault: { kind: 'lost' }, times: 1 }]);
  expect(await publish([PAY, X])).toMatchObject({ kind: 'published' });
  expect(await comments()).toHaveLength(2);
});

test('a suggestion is omitted if GitHub rejects its line', async () => {
  const fault = { kind: 'answer', status: 422, message: 'Validation Failed' } as const;
  github.faults([{ when: isWrite, fault, times: 1 }]);
  await publish([PAY, X]);
  expect(await comments()).toMatchObject([{ line: 3 }]);
});

test("if the pull request's head is not the checked commit, or a permission is missing, no suggestion is added and the outcome says why", async () => {
  expect(await publish([PAY], { headSha: 'd'.repeat(40) })).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('a different commit') as string,
  });
  github.faults([{ when: isWrite, fault: READ_ONLY }]);
  expect(await publish([PAY])).toMatchObject({ kind: 'refused', permission: 'pull-requests: write' });
  github.faults([]);
  expect(await comments()).toEqual([]);
});

test('at most 20 suggestions are published', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${'x'.repeat(index)}`);
  github.patches(pullRequest, { 'a.py': `@@ -0,0 +1,30 @@\n${lines.map((line) => `+${line}`).join('\n')}` });
  await publish(lines.map((line, index) => suggestion(index + 1, line)));
  expect(await comments()).toHaveLength(20);
});
