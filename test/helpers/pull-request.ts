import path from 'node:path';
import { repositoryAt, type TemporaryRepository } from './temporary-repository.ts';

export interface PullRequest {
  readonly fork: string;
  readonly main: string;
  readonly feature: string;
  readonly merge: string;
}

/**
 * Creates the branches `main` and `feature`, which diverge at the commit `fork`. The branch `merged` ends with
 * `merge`, a merge commit like GitHub's for a pull request. Returns the ids of the commits.
 */
export async function pullRequest(origin: TemporaryRepository): Promise<PullRequest> {
  await origin.write('a.py', '0\n');
  await origin.commit('root');
  await origin.write('a.py', '1\n');
  const fork = await origin.commit('fork');
  await origin.git(['checkout', '--quiet', '-b', 'feature']);
  await origin.write('b.py', '1\n');
  const feature = await origin.commit('feature');
  await origin.git(['checkout', '--quiet', 'main']);
  await origin.write('c.py', '1\n');
  const main = await origin.commit('main');
  await origin.git(['checkout', '--quiet', '-b', 'merged']);
  await origin.git(['merge', '--quiet', '--no-ff', '--message', 'merge', 'feature']);
  const merge = await origin.git(['rev-parse', 'HEAD']);
  return { fork, main, feature, merge };
}

export type Clone = Omit<TemporaryRepository, keyof AsyncDisposable>;

export async function cloneOf(origin: TemporaryRepository, ...options: readonly string[]): Promise<Clone> {
  const place = path.join(origin.beside, 'clone');
  await origin.git(['clone', '--quiet', '--branch', 'merged', ...options, `file://${origin.path}`, place]);
  return repositoryAt(place, origin.beside);
}
