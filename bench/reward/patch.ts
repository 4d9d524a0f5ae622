import { createHash } from 'node:crypto';

/** A change to a base commit, as a unified diff. */
export interface Patch {
  /** A hash of the repository's name, the base, the configuration and the diff. */
  readonly id: string;
  /** The name of the repository's folder. */
  readonly repository: string;
  readonly base: string;
  /** The configuration of Pyright: the project's own, or standard mode for all sources. */
  readonly configuration: 'own' | 'standard';
  /** The name of the method that made the patch. */
  readonly operator: string;
  /** The intention: to add a fault, or to preserve the behaviour. The tests show the actual effect. */
  readonly kind: 'fault' | 'preserving';
  readonly seed: number;
  /** One of the changed sources. Patches with the same repository, base and path belong to one task. */
  readonly path: string;
  readonly diff: string;
  /** True if operators.py found that the syntax tree, and therefore the behaviour, is the same. */
  readonly sameTree: boolean;
  /** The commit whose tests judge the patch. Default: the base. */
  readonly testsOf?: string;
}

export function patchOf(patch: Omit<Patch, 'id'>): Patch {
  const { repository, base, configuration, diff } = patch;
  const hash = createHash('sha256').update(JSON.stringify([repository, base, configuration, diff]));
  return { id: hash.digest('hex').slice(0, 16), ...patch };
}

/** A changed file. `lines` are 1-based numbers of base lines; for an insertion, those before and after it. */
export interface ChangedFile {
  readonly path: string;
  readonly lines: readonly number[];
  readonly added: number;
  readonly removed: number;
}

export function changedFiles(diff: string): readonly ChangedFile[] {
  return diff.split(/^diff --git /mu).flatMap((part) => {
    const path = /^--- a\/(.*)$/mu.exec(part)?.[1] ?? /^\+\+\+ b\/(.*)$/mu.exec(part)?.[1];
    if (path === undefined) return [];
    const lines = new Set<number>();
    let [line, added, removed] = [0, 0, 0];
    let isReplacement = false;
    for (const text of part.slice(Math.max(0, part.search(/^@@/mu))).split('\n')) {
      const header = /^@@ -(\d+)/u.exec(text);
      if (header !== null) {
        line = Number(header[1]);
        isReplacement = false;
      } else if (text.startsWith('-')) {
        removed += 1;
        lines.add(line);
        line += 1;
        isReplacement = true;
      } else if (text.startsWith('+')) {
        added += 1;
        // For a replacement, only the removed lines count.
        if (!isReplacement) lines.add(line - 1).add(line);
      } else if (text.startsWith(' ')) {
        line += 1;
        isReplacement = false;
      }
    }
    return [{ path, lines: [...lines].filter((number) => number > 0), added, removed }];
  });
}

/**
 * Returns the diff with the chosen hunks only. `isChosen` gets a hunk's index, counted from 0 over all files. Leaves
 * out files without a chosen hunk.
 */
export function withHunks(diff: string, isChosen: (index: number) => boolean): string {
  let index = -1;
  const parts = diff.split(/^(?=diff --git )/mu).map((part) => {
    const [header = '', ...hunks] = part.split(/^(?=@@ )/mu);
    const chosen = hunks.filter(() => isChosen((index += 1)));
    return chosen.length === 0 ? '' : [header, ...chosen].join('');
  });
  return parts.join('');
}

export function countHunks(diff: string): number {
  return diff.split(/^@@ /mu).length - 1;
}
