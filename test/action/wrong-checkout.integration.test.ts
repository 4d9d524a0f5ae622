import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { refuseOtherCommit } from '../../src/action/wrong-checkout.ts';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();
const { signal } = new AbortController();
let clone: SandboxRepository;
let shallow: SandboxRepository;
/** The commits of the branch main. The event's base is the first. */
let main: readonly string[];
let head: string;
let merge: string;
let newer: string;
let other: string;

beforeAll(async () => {
  const { path: root, git, commit } = await sandbox.repository('origin');
  await git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  main = [await commit('one'), await commit('two'), await commit('three')];
  const branchOff = async (name: string): Promise<string> => {
    await git(['checkout', '--quiet', '-b', name, main[0] ?? '']);
    return commit(name);
  };
  other = await branchOff('other');
  head = await branchOff('work');
  newer = await commit('newer');
  await git(['checkout', '--quiet', '--detach', main[0] ?? '']);
  await git(['merge', '--quiet', '--no-ff', '--message', 'merge', head]);
  merge = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['branch', 'merged', 'HEAD']);
  clone = await sandbox.repository('clone');
  await clone.git(['remote', 'add', 'upstream', root]);
  await clone.git(['fetch', '--quiet', 'upstream']);
  shallow = await sandbox.repository('shallow');
  await shallow.git(['remote', 'add', 'upstream', pathToFileURL(root).href]);
  await shallow.git(['fetch', '--quiet', '--depth=1', 'upstream', newer, other]);
  await shallow.git(['fetch', '--quiet', '--depth=2', 'upstream', 'main:refs/remotes/upstream/main']);
});

interface Event {
  readonly name: string;
  readonly ref: string;
  readonly sha: string;
  readonly payload: object;
}

function pull(name = 'pull_request'): Event {
  const payload = { pull_request: { base: { sha: main[0], ref: 'main' }, head: { sha: head } } };
  return { name, ref: 'refs/pull/7/merge', sha: merge, payload };
}

async function refuse(commit: string | undefined, event: Event, { path: place } = clone): Promise<void> {
  const repository = await openRepository(await findGit(testHost(), []), path.resolve(place));
  await refuseOtherCommit(repository, commit ?? '', event, event.payload, signal);
}

test('on a pull request, a checkout without the change is rejected, and a checkout that contains the head is accepted', async () => {
  for (const commit of [...main, other]) {
    await expect(refuse(commit, pull())).rejects.toThrow(`set the input head-ref to ${head}.`);
  }
  for (const commit of [head, merge, newer]) await refuse(commit, pull());
});

test('on pull_request_target, a checkout of base is accepted, and a newer commit of the base branch is rejected', async () => {
  const event = { ...pull('pull_request_target'), sha: main[1] ?? '' };
  await refuse(main[0], event);
  await refuse(main[1], event);
  await expect(refuse(main[2], event)).rejects.toThrow(`set the input head-ref to ${head}.`);
});

test('after a push to a branch other than the default branch, a checkout without the pushed commit is rejected', async () => {
  const payload = { before: main[0], repository: { default_branch: 'main' } };
  const push = { name: 'push', ref: 'refs/heads/work', sha: head, payload };
  await expect(refuse(main[2], push)).rejects.toThrow(`set the input head-ref to ${head}.`);
  await refuse(newer, push);
  await refuse(main[2], { ...push, ref: 'refs/heads/main' });
});

test('in a shallow clone, only commits of the base branch are rejected, from any remote', async () => {
  for (const commit of main.slice(1)) {
    await expect(refuse(commit, pull(), shallow)).rejects.toThrow(`set the input head-ref to ${head}.`);
  }
  for (const commit of [newer, other]) await refuse(commit, pull(), shallow);
});
