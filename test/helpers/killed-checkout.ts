import { mkdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { startApply, writeSteps } from './apply-program.ts';
import { mixedEdit } from './mixed-edit.ts';
import { under, type Instant } from './strace.ts';
import { repositoryAt, type TemporaryRepository } from './temporary-repository.ts';
import { recordTree } from './tree-record.ts';

/** Sequences of Git commands that people use to discard changes. */
export const CLEANINGS: readonly (readonly (readonly string[])[])[] = [
  [['checkout', '-q', '.']],
  [
    ['checkout', '-q', '.'],
    ['clean', '-fdq'],
  ],
  [
    ['clean', '-fdq'],
    ['reset', '-q', '--hard'],
  ],
  [['stash', '-q', '--include-untracked']],
];

/** A repository in which a program was killed while it applied an edit. Before the edit, all files were committed. */
export interface KilledCheckout {
  readonly root: string;
  readonly git: TemporaryRepository['git'];
  /** The result of {@link contentsOf} before the edit. */
  readonly before: ReadonlyMap<string, string>;
}

export async function killedCheckout(folder: string, instant: Instant): Promise<KilledCheckout> {
  const root = path.join(folder, `${instant.call}-${instant.when}`);
  mkdirSync(root);
  const { steps } = mixedEdit(root, 1);
  // Recovery reads names as UTF-8 and cannot find this file. If Git restored it, recovery could report a conflict.
  unlinkSync(Buffer.from(`${root}/group-0/gone/\xFF.py`, 'latin1'));
  const repository = repositoryAt(root, folder);
  await repository.git(['init', '--quiet', '--initial-branch=main']);
  await repository.commit();
  const before = contentsOf(root);
  const file = `${root}.steps`;
  writeSteps(file, steps);
  await startApply({ root, file }, under(instant, 'signal=KILL')).outcome;
  return { root, git: repository.git, before };
}

/**
 * Returns the kind and content of each entry outside `.git`. Omits the other properties, such as the owner, because
 * Git does not restore all of them.
 */
export function contentsOf(root: string): ReadonlyMap<string, string> {
  const entries = [...recordTree(root)].filter(([name]) => name !== '.git' && !name.startsWith('.git/'));
  return new Map(entries.map(([name, { kind, content }]) => [name, `${kind} ${content}`] as const));
}
