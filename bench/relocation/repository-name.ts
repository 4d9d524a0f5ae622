import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Returns the same name as `repository_name` in history.py, for example `b` for the path `/x/a+b/repo.git`. */
export function repositoryName(repository: string): string {
  const parts = realpathSync(repository)
    .split(path.sep)
    .map((part) => part.replace(/\.git$/u, ''))
    .filter((part) => part !== '' && part !== 'repo');
  return parts.at(-1)?.split('+').at(-1) ?? repository;
}
