import { expect, test } from 'vitest';
import { connectGitHub } from '../../src/github/client.ts';
import { publishSuggestions } from '../../src/github/suggestion-comments.ts';
import { identityKey } from '../../src/publish/gate-identity.ts';
import { publishReport } from '../../src/publish/publish-report.ts';
import { OWNER, REPO, testGitHub } from '../helpers/github/test-github.ts';
import { sampleReport } from '../helpers/sample-report.ts';

test('a report without a delta does not remove the suggestions of an earlier run', async () => {
  await using github = await testGitHub({ job: 'ghs_jobtoken', otherUser: 'ghp_other_user' });
  const headSha = 'a'.repeat(40);
  const pullRequest = await github.pullRequest({ headSha, branch: 'topic' });
  github.patches(pullRequest, { 'a.py': '@@ -1,1 +1,1 @@\n-old()\n+pay()' });
  const client = await connectGitHub({
    token: 'ghs_jobtoken',
    apiUrl: github.url,
    signal: new AbortController().signal,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
  });
  const repository = { owner: OWNER, repo: REPO };
  const identity = { workflow: 'CI', job: 'types', variant: '' };
  const body = '```suggestion\nsettle()\n```\n';
  const suggestions = [{ path: 'a.py', line: 1, before: 'pay()', id: '0'.repeat(32), body }];
  const key = identityKey(identity);
  expect(
    await publishSuggestions(client, { repository, pullRequest, headSha, key, suggestions }),
  ).toMatchObject({ kind: 'published' });
  github.reset();
  const { suggestions: outcome } = await publishReport(
    client,
    { repository, headSha, pullRequest, identity, run: { number: 2, attempt: 1 }, runUrl: undefined },
    { ...sampleReport(), delta: null },
    { comment: 'never', checkRun: false, annotations: { annotations: [], total: 0 }, suggestions: true },
  );
  expect(outcome).toEqual({
    kind: 'skipped',
    reason: 'a check failed, so the list of missed references may be incomplete',
  });
  expect(github.requests).toEqual([]);
  expect(github.violations).toEqual([]);
});
