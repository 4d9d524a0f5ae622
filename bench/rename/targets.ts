import type { Place } from '../../test/helpers/raw-answers.ts';
import { seededRandom } from '../../test/helpers/seeded-random.ts';
import { pickedFrom, pythonRows } from '../navigation/identifiers.ts';

export const TARGET_KINDS = [
  'function',
  'method',
  'class',
  'parameter',
  'module-attribute',
  'class-attribute',
] as const;

/** A definition that can be renamed, with the place of its name. */
export interface Target extends Place {
  readonly kind: (typeof TARGET_KINDS)[number];
  readonly qualname: string;
  readonly name: string;
}

export function targetsOf(folder: string): readonly Target[] {
  const rows = pythonRows(new URL('./renameable.py', import.meta.url), folder);
  return (rows as readonly [string, number, number, Target['kind'], string, string][]).map(
    ([file, line, character, kind, qualname, name]) => ({
      file,
      line,
      character,
      kind,
      qualname,
      name,
    }),
  );
}

/** Picks at most `count` random targets, one of each kind in turn. */
export function pickedTargets(targets: readonly Target[], count: number, seed: number): readonly Target[] {
  const byKind = TARGET_KINDS.map((kind) => {
    const ofKind = targets.filter((target) => target.kind === kind);
    return pickedFrom(ofKind, count, seed);
  });
  const picked: Target[] = [];
  for (let round = 0; round < count; round += 1) {
    for (const ofKind of byKind) picked.push(...ofKind.slice(round, round + 1));
  }
  return picked.slice(0, count);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * Returns a function that creates new names for which `occurs` returns false. Some names are not ASCII. A new name
 * has the leading underscores of the old name, or no leading underscores if the old name ends with `__`.
 */
export function newNames(
  seed: number,
  occurs: (name: string) => Promise<boolean>,
): (name: string) => Promise<string> {
  const random = seededRandom(seed);
  const letter = (): string => random.pick(LETTERS);
  return async (name) => {
    const underscores = name.endsWith('__') ? '' : (/^_*/u.exec(name)?.[0] ?? '');
    for (;;) {
      const letters = Array.from({ length: 4 + random.below(20) }, letter).join('');
      const fresh = `${underscores}${random.chance(0.2) ? 'größe_' : ''}${letters}`;
      if (!(await occurs(fresh))) return fresh;
    }
  };
}
