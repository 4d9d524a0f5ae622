import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import { outlineOf, unitsOf, type Unit } from './outline.ts';
import { GRAM, jaccard, winnow, type Fingerprint } from './winnow.ts';

/** The minimum share of common k-grams (sequences of `GRAM` characters, without white space) in a similar run. */
const MIN_SHARE = 0.3;

export interface SimilarRun {
  readonly span: Span;
  /** The number of k-grams in both texts, divided by the number in at least one. `winnow` selects the k-grams. */
  readonly share: number;
}

/** A run of logical lines by index, both ends included. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly share: number;
}

/**
 * Finds runs of logical lines that share k-grams with a text. Compares only the k-grams that `winnow` selects. A run
 * has one logical line, or several logical lines that together have at most as many physical lines as the text.
 */
export function similarRuns(document: SourceDocument, searched: string): readonly SimilarRun[] {
  const hashes = new Set(winnow(searched).map(({ hash }) => hash));
  if (hashes.size === 0) return [];
  const units = unitsOf(outlineOf(document).module);
  const { text } = document.lines;
  const found: SimilarRun[] = [];
  for (const { first, last } of withoutOverlaps(
    estimatedShares(document, units, hashes, searched.split('\n').length),
  )) {
    const span = { start: units[first]?.start ?? 0, end: units[last]?.end ?? 0 };
    const grams = winnow(text.slice(span.start, span.end));
    const share = jaccard(
      hashes,
      grams.map(({ hash }) => hash),
    );
    if (share >= MIN_SHARE) found.push({ span, share });
  }
  return found;
}

/** Estimates shares from the document's k-grams. A run's own k-grams differ from these only at the run's ends. */
function estimatedShares(
  { lines }: SourceDocument,
  units: readonly Unit[],
  hashes: ReadonlySet<number>,
  length: number,
): readonly Run[] {
  const lineAt = (offset: number): number => lines.positionAt(offset).line;
  const inside = gramsInside(lines.text, hashes);
  const runs: Run[] = [];
  let last = 0;
  for (const [first, { start }] of units.entries()) {
    const end = lineAt(start) + length;
    last = Math.max(last, first);
    for (let next = units[last + 1]; next && lineAt(next.end) < end; next = units[last + 1]) last += 1;
    const share = inside({ start, end: units[last]?.end ?? start });
    // This estimate is least accurate for short runs, so the limit is lower here.
    if (share >= MIN_SHARE / 2) runs.push({ first, last, share });
  }
  return runs;
}

/** Returns a function for the share of common k-grams in a span. No call may move the start or the end back. */
function gramsInside(text: string, hashes: ReadonlySet<number>): (span: Span) => number {
  const grams = winnow(text);
  const counts = new Map<number, number>();
  let common = 0;
  let from = 0;
  let to = 0;
  const count = ({ hash }: Fingerprint, change: 1 | -1): void => {
    const now = (counts.get(hash) ?? 0) + change;
    if (now === 0) counts.delete(hash);
    else counts.set(hash, now);
    if (hashes.has(hash) && now === (change === 1 ? 1 : 0)) common += change;
  };
  return ({ start, end }) => {
    for (let gram = grams[to]; gram && gram.offset + GRAM <= end; gram = grams[to]) {
      count(gram, 1);
      to += 1;
    }
    for (let gram = grams[from]; gram && from < to && gram.offset < start; gram = grams[from]) {
      count(gram, -1);
      from += 1;
    }
    return common / (hashes.size + counts.size - common);
  };
}

/** Keeps only the best of overlapping runs, or the first of equally good runs. */
function withoutOverlaps(runs: readonly Run[]): readonly Run[] {
  const usedUnits = new Set<number>();
  const selected: Run[] = [];
  for (const run of runs.toSorted((left, right) => right.share - left.share || left.first - right.first)) {
    const units = Array.from({ length: run.last - run.first + 1 }, (_, index) => run.first + index);
    if (units.some((unit) => usedUnits.has(unit))) continue;
    for (const unit of units) usedUnits.add(unit);
    selected.push(run);
  }
  return selected;
}
