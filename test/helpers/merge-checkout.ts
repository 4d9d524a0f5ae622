import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sandbox } from './sandbox.ts';

/** Checks out a merge as actions/checkout does. Returns the folder. `depth` 0 fetches all commits of all branches. */
export function checkoutMerge(sandbox: Sandbox, origin: string, merge: string, depth: number): string {
  const workspace = path.join(sandbox.path, `checkout-${depth}-${merge.slice(0, 7)}`);
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', args, { cwd: workspace, env: sandbox.env, stdio: 'pipe' });
  mkdirSync(workspace);
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', pathToFileURL(origin).href);
  const branches = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : ['--no-tags', `--depth=${depth}`];
  const refspecs = branches.filter((entry) => entry.startsWith('+'));
  const options = branches.filter((entry) => entry.startsWith('-'));
  git('fetch', '--quiet', ...options, 'origin', ...refspecs, `+${merge}:refs/remotes/pull/1/merge`);
  git('checkout', '--quiet', '--force', 'refs/remotes/pull/1/merge');
  return workspace;
}
