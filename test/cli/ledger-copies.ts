/** The example project `ledger`, and copies of it in which tests apply edits. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { ledgerRepository } from '../helpers/edit-project.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

export const MONEY = 'py://ledger.money#Money';

export function text(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

/** Returns the texts of a checkout by path, without the files in `.git`. */
export function texts(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.git/'))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, text(folder, name)]));
}

export interface Ledger {
  readonly original: () => SandboxRepository;
  readonly copyOf: (name: string) => Promise<Pick<SandboxRepository, 'git' | 'path'>>;
}

export function useLedgerCopies(sandbox: Sandbox): Ledger {
  let repository: SandboxRepository;
  beforeAll(async () => {
    repository = await ledgerRepository(sandbox);
  });
  return {
    original: () => repository,
    async copyOf(name) {
      const folder = path.join(sandbox.path, name);
      await cp(repository.path, folder, { recursive: true });
      return repositoryAt(folder, sandbox.path);
    },
  };
}
