import { writeFileSync } from 'node:fs';
import path from 'node:path';
import examples from '@octokit/webhooks-examples' with { type: 'json' };
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparisonOf, type EventComparison } from '../../src/action/event.ts';
import { readEvent } from '../../src/publish/read-event.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

interface Recorded {
  readonly name: string;
  readonly examples: readonly Payload[];
}

type Payload = Readonly<Record<string, unknown>>;

interface Run {
  readonly event: string;
  readonly ref: string;
  /** The value of GITHUB_SHA. Default: HERE. This commit is checked out unless `checkedOut` is set. */
  readonly sha?: string;
  readonly checkedOut?: string;
  readonly payload: unknown;
  readonly baseRef?: string;
  readonly headRef?: string;
  readonly allow?: boolean;
}

const HERE = 'a'.repeat(40);
const THERE = 'b'.repeat(40);
const NONE = '0'.repeat(40);
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(async () => folder[Symbol.asyncDispose]());

/** Returns the first recorded payload of the event `name` for which `is` returns true. Throws if none exists. */
function recorded(name: string, is: (payload: Payload) => boolean = () => true): Payload {
  const found = (examples as unknown as readonly Recorded[]).find((entry) => entry.name === name);
  const payload = found?.examples.find(is);
  if (payload === undefined) throw new Error(`no recorded ${name}`);
  return payload;
}

async function compare(run: Run): Promise<EventComparison> {
  const file = path.join(folder.path, 'event.json');
  writeFileSync(file, typeof run.payload === 'string' ? run.payload : JSON.stringify(run.payload));
  const sha = run.sha ?? HERE;
  const env = {
    GITHUB_EVENT_NAME: run.event,
    GITHUB_EVENT_PATH: file,
    GITHUB_REF: run.ref,
    GITHUB_SHA: sha,
  };
  const { baseRef, headRef, allow: allowPullRequestTarget = false } = run;
  const payload = await readEvent(env.GITHUB_EVENT_PATH);
  return comparisonOf(env, { baseRef, headRef, allowPullRequestTarget }, run.checkedOut ?? sha, payload);
}

const PULL = recorded('pull_request') as Payload & {
  readonly pull_request: {
    readonly base: { readonly sha: string };
    readonly head: { readonly sha: string };
  };
};
const PULL_BASE = PULL.pull_request.base.sha;
const PULL_HEAD = PULL.pull_request.head.sha;
const MERGE_REF = 'refs/pull/2/merge';

describe('a pull request', () => {
  test.each(['pull_request', 'pull_request_review'])(
    'in the event %s is compared with the first parent of its merge commit',
    async (event) => {
      const run = { event, ref: MERGE_REF, payload: recorded(event) };
      expect(await compare(run)).toEqual({ base: HERE, head: HERE, headIsMergeCommit: true });
    },
  );

  test('whose head is checked out is compared with the base of the event', async () => {
    const run = { event: 'pull_request', ref: MERGE_REF, payload: PULL, checkedOut: PULL_HEAD };
    expect(await compare(run)).toEqual({ base: PULL_BASE, head: PULL_HEAD, headIsMergeCommit: false });
  });

  test('is not compared with the first parent of its merge commit if head-ref or base-ref is set', async () => {
    const run = { event: 'pull_request', ref: MERGE_REF, payload: PULL };
    expect(await compare({ ...run, headRef: 'x' })).toMatchObject({ base: PULL_BASE, head: 'x' });
    expect(await compare({ ...run, baseRef: 'y' })).toEqual({
      base: 'y',
      head: HERE,
      headIsMergeCommit: false,
    });
  });

  test('that was merged is compared with the base of the event', async () => {
    const run = { event: 'pull_request', ref: 'refs/heads/main', payload: PULL };
    expect(await compare(run)).toEqual({ base: PULL_BASE, head: HERE, headIsMergeCommit: false });
  });
});

describe('an event whose base is checked out', () => {
  test.each<[event: string, payload: Payload, base: string]>([
    ['pull_request', PULL, PULL_BASE],
    ['pull_request_review', { pull_request: { base: { sha: THERE } } }, THERE],
    ['merge_group', { merge_group: { base_sha: THERE } }, THERE],
    ['push', { before: THERE }, THERE],
  ])('is rejected with advice if head-ref is not set: %s', async (event, payload, base) => {
    const ref = event === 'push' ? 'refs/heads/work' : MERGE_REF;
    const run = { event, ref, payload, checkedOut: base };
    await expect(compare(run)).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringContaining(
        `The checked-out commit ${base} is part of base, so the gate would find no change. Check out the change:`,
      ) as unknown,
    });
    expect(await compare({ ...run, headRef: 'x' })).toMatchObject({ base, head: 'x' });
  });

  test('is compared if base is also the head of the event', async () => {
    const payload = { pull_request: { base: { sha: THERE }, head: { sha: THERE } } };
    const run = { event: 'pull_request', ref: MERGE_REF, payload, checkedOut: THERE };
    expect(await compare(run)).toMatchObject({ base: THERE, head: THERE });
  });
});

describe('pull_request_target', () => {
  const target = { event: 'pull_request_target', ref: 'refs/heads/main', payload: PULL };

  test.each<[string, Partial<Run>]>([
    ['', {}],
    [', also with base-ref and head-ref', { baseRef: 'x', headRef: 'y' }],
  ])('is rejected%s', async (_what, inputs) => {
    await expect(compare({ ...target, ...inputs })).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringContaining('set allow-pull-request-target to true') as unknown,
    });
  });

  test('that is allowed, with GITHUB_SHA checked out, checks head-ref, or else the head of the pull request', async () => {
    const allowed = { ...target, allow: true };
    expect(await compare(allowed)).toEqual({ base: PULL_BASE, head: PULL_HEAD, headIsMergeCommit: false });
    expect(await compare({ ...allowed, baseRef: 'x' })).toMatchObject({ base: 'x', head: PULL_HEAD });
    expect(await compare({ ...allowed, headRef: 'y' })).toMatchObject({ base: PULL_BASE, head: 'y' });
  });

  test('checks the head of the pull request if base is checked out instead of GITHUB_SHA', async () => {
    const run = { ...target, allow: true, checkedOut: PULL_BASE };
    expect(await compare(run)).toEqual({ base: PULL_BASE, head: PULL_HEAD, headIsMergeCommit: false });
  });

  test('checks the checked-out commit if it is neither base nor GITHUB_SHA', async () => {
    const run = { ...target, allow: true, checkedOut: THERE };
    expect(await compare(run)).toEqual({ base: PULL_BASE, head: THERE, headIsMergeCommit: false });
  });

  test('without a head is an error and not a comparison of base with itself', async () => {
    const payload = { pull_request: { base: { sha: PULL_BASE } } };
    for (const checkedOut of [HERE, PULL_BASE]) {
      const run = { ...target, allow: true, checkedOut, payload };
      await expect(compare(run)).rejects.toMatchObject({ code: 'E/USAGE' });
    }
  });
});

describe('a push', () => {
  const push = recorded('push', ({ ref }) => String(ref).startsWith('refs/heads/'));
  const toMain = { event: 'push', ref: 'refs/heads/main' };
  const toWork = { event: 'push', ref: 'refs/heads/work' };
  const repository = { default_branch: 'main' };

  test('is compared with the commit before the push', async () => {
    const payload = { ...push, before: THERE };
    expect(await compare({ ...toMain, payload })).toEqual({
      base: THERE,
      head: HERE,
      headIsMergeCommit: false,
    });
  });

  test.each<[string, Payload]>([
    ['This is the first push of the branch', { before: NONE, repository }],
    ['This push rewrites the history of the branch', { before: THERE, forced: true, repository }],
  ])('is compared with the default branch, and a note states the reason: %s', async (title, payload) => {
    const { note, ...pair } = await compare({ ...toWork, payload });
    expect(pair).toEqual({ base: 'origin/main', head: HERE, headIsMergeCommit: false });
    expect(note).toBe(`${title}, so head is compared with the merge base of head and origin/main.`);
  });

  test('that rewrites the default branch is compared with the commit before the push', async () => {
    const payload = { before: THERE, forced: true, repository };
    expect(await compare({ ...toMain, payload })).toMatchObject({ base: THERE });
  });

  test('of a new tag is an error', async () => {
    const payload = recorded('push', ({ before }) => before === NONE);
    const run = { event: 'push', ref: 'refs/tags/simple-tag', payload };
    await expect(compare(run)).rejects.toMatchObject({ code: 'E/USAGE' });
  });
});

test('a merge group is compared with its base commit', async () => {
  const payload = recorded('merge_group') as { readonly merge_group: { readonly base_sha: string } };
  const ref = 'refs/heads/gh-readonly-queue/main/pr-2';
  expect(await compare({ event: 'merge_group', ref, payload })).toEqual({
    base: payload.merge_group.base_sha,
    head: HERE,
    headIsMergeCommit: false,
  });
});

describe('an event that names no base commit', () => {
  test.each(['workflow_dispatch', 'repository_dispatch'])(
    '%s on a branch that is not the default branch is compared with the default branch, and a note names the event',
    async (event) => {
      const payload = recorded(event);
      const { default_branch: branch } = payload['repository'] as { readonly default_branch: string };
      const { note, base } = await compare({ event, ref: 'refs/heads/work', payload });
      expect(base).toBe(`origin/${branch}`);
      expect(note).toContain(event);
    },
  );

  test.each<[event: string, message: string]>([
    ['workflow_dispatch', 'the run is on the default branch. Set the input base-ref'],
    ['schedule', 'the run is on the default branch. Set the input base-ref'],
    ['issue_comment', 'or set the inputs base-ref and head-ref'],
    ['workflow_run', 'or set the inputs base-ref and head-ref'],
    ['release', 'Set the input base-ref'],
  ])('%s on the default branch is an error that lists the inputs to set', async (event, message) => {
    const payload = event === 'schedule' ? { repository: { default_branch: 'main' } } : recorded(event);
    const { default_branch: branch } = payload['repository'] as { readonly default_branch: string };
    await expect(compare({ event, ref: `refs/heads/${branch}`, payload })).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringContaining(message) as unknown,
    });
  });
});

describe('an untrusted payload', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a pull request that is a string', { pull_request: 'x'.repeat(10_000_000) }],
    ['numbers', { before: 7, pull_request: { base: { sha: 1e300 } }, repository: { default_branch: {} } }],
    ['a base that looks like an option of Git', { before: '--upload-pack=touch x' }],
    [
      'a branch that contains two refspecs',
      { before: NONE, repository: { default_branch: 'x\n+refs/*:refs/heads/*' } },
    ],
    ['a branch that looks like an option of Git', { before: NONE, repository: { default_branch: '-x' } }],
    ['a branch of 300 characters', { before: NONE, repository: { default_branch: 'x'.repeat(300) } }],
    ['the key `__proto__`', JSON.parse('{"__proto__":{"before":"'.concat(THERE, '"}}'))],
    ['text that is not JSON', '{"before":'],
    ['an empty text', ''],
  ])('with %s is an error', async (_what, payload) => {
    const run = { event: 'push', ref: 'refs/heads/work', payload };
    await expect(compare(run)).rejects.toMatchObject({ code: 'E/USAGE' });
  });

  test('always results in E/USAGE, or in a base that is a commit or a branch of origin', async () => {
    const keys = fc.constantFrom('before', 'forced', 'pull_request', 'base', 'head', 'sha', 'repository');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(NONE, THERE, true, null, 'main', '-', ''),
        fc.string(),
        fc.dictionary(fc.oneof(keys, fc.constantFrom('default_branch', 'merge_group')), tie('tree')),
        fc.array(tie('tree'), { maxLength: 2 }),
      ),
    }));
    const events = fc.constantFrom('push', 'pull_request', 'pull_request_target', 'schedule', 'merge_group');
    await fc.assert(
      fc.asyncProperty(tree, events, async (payload, event) => {
        const run = { event, ref: 'refs/heads/work', payload: JSON.stringify(payload), allow: true };
        const outcome = await compare(run).catch((error: unknown) => error as { readonly code: string });
        if ('code' in outcome) expect(outcome.code).toBe('E/USAGE');
        else expect(outcome.base).toMatch(/^(?:[0-9a-f]{40}|origin\/[^-\s][^\s]*)$/u);
      }),
    );
  });
});
