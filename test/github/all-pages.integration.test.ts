import { expect, test } from 'vitest';
import { publishCheckRun } from '../../src/github/check-run.ts';
import { connectGitHub, type GitHub } from '../../src/github/client.ts';
import { pullRequestsWithHead } from '../../src/github/pull-request.ts';
import { publishComment } from '../../src/github/sticky-comment.ts';
import { publishSuggestions } from '../../src/github/suggestion-comments.ts';
import { listeningServer } from '../helpers/listening-server.ts';

const repository = { owner: 'octo', repo: 'ledger' };
const SHA = 'b'.repeat(40);
const KEY = 'a'.repeat(32);

test.each<[list: string, publish: (github: GitHub) => Promise<unknown>]>([
  [
    'check-runs',
    async (github) =>
      publishCheckRun(github, {
        repository,
        headSha: SHA,
        name: 'gate',
        externalId: 'gate',
        run: { number: 1, attempt: 1 },
        conclusion: 'success',
        title: 'title',
        summary: 'summary',
        annotations: [],
      }),
  ],
  [
    'issues/1/comments',
    async (github) =>
      publishComment(github, {
        repository,
        pullRequest: 1,
        marker: { key: KEY, run: { number: 1, attempt: 1 }, headSha: SHA },
        text: 'text',
        create: true,
      }),
  ],
  [
    'pulls/1/comments',
    async (github) =>
      publishSuggestions(github, { repository, pullRequest: 1, headSha: SHA, key: KEY, suggestions: [] }),
  ],
  [
    'pulls?',
    async (github) => pullRequestsWithHead(github, repository, { owner: 'octo', branch: 'b', sha: SHA }),
  ],
])('a list fails after 100 pages if each page links to itself: %s', async (list, publish) => {
  await using server = await listeningServer('http', ({ url = '', headers }, response) => {
    const isList = !url.endsWith('/pulls/1');
    const link = isList ? { link: `<http://${headers.host ?? ''}${url}>; rel="next"` } : {};
    const runs = { total_count: 1, check_runs: [] };
    const pull = { number: 1, head: { sha: SHA }, labels: [], body: null };
    response.writeHead(200, { 'content-type': 'application/json', ...link });
    response.end(JSON.stringify(isList ? (url.includes('check-runs') ? runs : []) : pull));
  });
  const github = await connectGitHub({
    token: 'ghs_jobtoken',
    apiUrl: `http://127.0.0.1:${server.port}`,
    signal: AbortSignal.timeout(30_000),
    clock: { now: Date.now, monotonicMs: () => performance.now() },
  });
  expect(await publish(github)).toEqual({
    kind: 'failed',
    reason: 'GitHub responded with 200: the list does not end after 100 pages',
  });
  expect(server.requests.length).toBeLessThan(110);
  expect(server.requests.at(-1)?.line).toContain(list);
});
