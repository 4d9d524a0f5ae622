import type { TemporaryRepository } from './temporary-repository.ts';

/** Mode, name, and the id of a blob, tree or commit. */
export type RawEntry = readonly [mode: string, name: string | Uint8Array, id: string];

type Repository = Pick<TemporaryRepository, 'git'>;

/** Writes a Git tree object byte by byte, because Git's own commands reject some names and orders. */
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
