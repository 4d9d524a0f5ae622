import type { TemporaryRepository } from './temporary-repository.ts';

/** An entry of a tree. The id is that of a blob, tree or commit. */
export type RawEntry = readonly [mode: string, name: string | Uint8Array, id: string];

type Repository = Pick<TemporaryRepository, 'git'>;

/** Writes a Git tree object with these entries in this order. `git mktree` sorts entries and rejects some names. */
export async function rawTree(repository: Repository, entries: readonly RawEntry[]): Promise<string> {
  const input = Buffer.concat(
    entries.flatMap(([mode, name, id]) => [
      Buffer.from(`${mode} `),
      Buffer.from(name),
      Buffer.from([0]),
      Buffer.from(id, 'hex'),
    ]),
  );
  return repository.git(['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], { input });
}

export async function rawBlob(repository: Repository, content: string | Uint8Array): Promise<string> {
  return repository.git(['hash-object', '-w', '--stdin'], { input: content });
}
