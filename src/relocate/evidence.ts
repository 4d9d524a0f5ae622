import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import type { Features } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import { definitionWords } from './match-scopes.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import { scoreOf } from './score.ts';
import { chainOf } from './target.ts';

/** The words that a scope has in common with its match; of a module, its lines. */
export function scopeLikeness(pair: DocumentPair, scope: Scope): number {
  const match = pair.scopes.get(scope);
  if (match === undefined) return 0;
  return (
    match.likeness ??
    commonShare(definitionWords(pair.before, scope), definitionWords(pair.after, match.scope))
  );
}

export function verdict(
  features: Features,
  certified: boolean,
): { readonly score: number; readonly certified: boolean; readonly features: Features } {
  return { score: certified ? 1 : scoreOf(features), certified, features };
}

/** Whether a scope and all around it have kept their names and places. */
export function isNamed(pair: DocumentPair, scope: Scope): boolean {
  return chainOf(scope).every((each) => pair.scopes.get(each)?.named === true);
}

export function sameText({ before, after }: DocumentPair, one: Span, other: Span): boolean {
  return before.lines.text.slice(one.start, one.end) === after.lines.text.slice(other.start, other.end);
}

/** 1 for the same share of the document, 0 for its other end. */
export function placeNearness({ before, after }: DocumentPair, one: number, other: number): number {
  const share = (offset: number, { lines }: SourceDocument): number =>
    offset / Math.max(1, lines.text.length);
  return 1 - Math.abs(share(one, before) - share(other, after));
}
