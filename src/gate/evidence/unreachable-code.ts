import type { Hunk, TreeChange } from '../../git/tree-changes.ts';
import type { EvidenceFinding, Hint } from '../../model/bundle.ts';
import { lineMap } from '../../matching/position-map.ts';
import { NOT_ANALYZED } from '../../server/diagnostic-fact.ts';

/**
 * Lists ranges of head that Pyright does not analyse. Omits a range if it has unchanged lines and Pyright analyses
 * none of these lines in base.
 *
 * @param changes the changed files. Their hunks must count lines as LSP does: a lone CR also ends a line.
 */
export function unreachableCode(
  before: readonly Hint[],
  after: readonly Hint[],
  changes: readonly TreeChange[],
): readonly EvidenceFinding[] {
  const linesBefore = linesByFile(before.filter(isUnreachable));
  const byHead = new Map(
    changes.map(({ headPath, basePath, hunks }) => [
      headPath,
      { basePath, lineOf: lineMap(hunks.map(reversed)) },
    ]),
  );
  return after.filter(isUnreachable).flatMap(({ uri, range, message }): readonly EvidenceFinding[] => {
    const change = byHead.get(uri);
    const unreachableBefore =
      linesBefore.get(change === undefined ? uri : (change.basePath ?? '')) ?? new Set<number>();
    const old = linesIn(range).flatMap((line) => (change === undefined ? line : (change.lineOf(line) ?? [])));
    const isKnown = old.length > 0 && old.every((line) => unreachableBefore.has(line));
    return isKnown ? [] : [{ kind: 'unreachable', uri, range, text: message }];
  });
}

export function isUnreachable({ message, tags }: Hint): boolean {
  return tags.includes('unnecessary') && NOT_ANALYZED.test(message);
}

function linesByFile(hints: readonly Hint[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = new Map<string, Set<number>>();
  for (const { uri, range } of hints) {
    const fileLines = lines.get(uri) ?? new Set();
    for (const line of linesIn(range)) fileLines.add(line);
    lines.set(uri, fileLines);
  }
  return lines;
}

function linesIn([first, , last, end]: Hint['range']): readonly number[] {
  const count = last - first + (end === 0 && last > first ? 0 : 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

function reversed({ baseStart, baseCount, headStart, headCount }: Hunk): Hunk {
  return { baseStart: headStart, baseCount: headCount, headStart: baseStart, headCount: baseCount };
}
