/** A repository whose `main` gets a new commit, and then merges a branch of three commits. */
import { beforeAll } from 'vitest';
import type { Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export const CURVE: readonly string[] = ['--trajectory', 'commits'];

export interface FeatureBranch {
  readonly repository: () => SandboxRepository;
  readonly start: () => Start;
  /** Returns the ids of the branch's commits, the oldest first. */
  readonly commits: () => readonly string[];
}

/** Makes a branch that adds two errors and fixes one of them. `main` adds a third error. */
export function useFeatureBranch(sandbox: Sandbox): FeatureBranch {
  let repository: SandboxRepository;
  const commits: string[] = [];

  beforeAll(async () => {
    repository = await sandbox.repository();
    await repository.write('a.py', 'x: int = 1\n');
    await repository.commit('root');
    await repository.git(['checkout', '--quiet', '-b', 'feature']);
    for (const [text, message] of [
      ['x: int = ""\ny: int = ""\n', 'two\nlines\n\nand a body'],
      ['x: int = 1\ny: int = ""\n', '::error::one'],
      ['x: int = 1\ny: int = ""\n# a comment\n', 'none'],
    ] as const) {
      await repository.write('a.py', text);
      commits.push(await repository.commit(message));
    }
    await repository.git(['checkout', '--quiet', 'main']);
    await repository.write('b.py', 'z: int = ""\n');
    await repository.commit('main moves on');
    await repository.git(['merge', '--quiet', '--no-ff', '--message', 'merge', 'feature']);
  });

  return {
    repository: () => repository,
    start: () => ({ cwd: repository.path, env: sandbox.env }),
    commits: () => commits,
  };
}
