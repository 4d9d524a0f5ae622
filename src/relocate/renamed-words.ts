import type { Pair } from './align.ts';
import type { Unit } from './outline.ts';

/** The minimum number of lines that replace a name. One line does not prove a consistent replacement. */
const MIN_LINES = 2;
const NAME = /^[\p{XIDS}_][\p{XIDC}]*$/u;

/**
 * Maps renamed names, such as names of variables, to their new names. A name counts as renamed if several lines
 * replace it with the same name, and none with a different name. The old name must not occur in `after`, nor the new
 * name in `before`.
 */
export function renamedWords(
  pairs: readonly Pair[],
  before: readonly Unit[],
  after: readonly Unit[],
): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly to: string | undefined; readonly lines: ReadonlySet<number> }>();
  for (const { relation, before: left, after: right } of pairs) {
    const [words = [], others = []] = [before[left]?.words, after[right]?.words];
    if (relation !== 'changed' || words.length !== others.length) continue;
    for (const [index, word] of words.entries()) {
      const other = others[index] ?? '';
      if (word === other || !NAME.test(word) || !NAME.test(other)) continue;
      const existing = found.get(word);
      const to = existing === undefined || existing.to === other ? other : undefined;
      found.set(word, { to, lines: new Set([...(existing?.lines ?? []), left]) });
    }
  }
  if (found.size === 0) return new Map();
  const [old, current] = [before, after].map((units) => new Set(units.flatMap(({ words }) => words)));
  const renamed = new Map<string, string>();
  for (const [word, { to, lines }] of found) {
    if (to === undefined || lines.size < MIN_LINES || current?.has(word) || old?.has(to)) continue;
    renamed.set(word, to);
  }
  return renamed;
}

export function withRenamed(unit: Unit, renamed: ReadonlyMap<string, string>): Unit {
  const replaced = (word: string): string => renamed.get(word) ?? word;
  const head = unit.head.split(' ').map(replaced).join(' ');
  return { ...unit, words: unit.words.map(replaced), names: unit.names.map(replaced), head };
}
