import type { SourceDocument } from '../selector/source.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import { definitionWords } from './definition-words.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import { rounded, scoreOf } from './score.ts';
import { chainOf } from './target.ts';

/** Returns the share of words that a scope and its match have in common; 0 without a match. */
export function scopeSimilarity(pair: DocumentPair, scope: Scope): number {
  const match = pair.scopes.get(scope);
  if (match === undefined) return 0;
  return match.similarity ?? commonShare(definitionWords(scope), definitionWords(match.scope));
}

export function scoredEvidence(
  features: Features,
  certified: boolean,
): { readonly score: number; readonly certified: boolean; readonly features: Features } {
  const shown = roundedFeatures(features);
  return { score: certified ? 1 : Math.min(scoreOf(shown), 0.99), certified, features: shown };
}

/** Returns the candidate for a text. Its selection is the start of the text. */
export function textCandidate(
  uri: string,
  span: Span,
  features: Features,
  explanation: string,
  certified = false,
): Candidate {
  const selection = { start: span.start, end: span.start };
  return { uri, span, selection, ...scoredEvidence(features, certified), explanation };
}

/** Returns the candidate for a part of a definition. Its selection is the name of the definition. */
export function definitionCandidate(
  uri: string,
  { kind, path, nameSpan }: Definition,
  span: Span,
  features: Features,
  reason = '',
): Candidate {
  const explanation = `the ${kind} ${path.join('.')}${reason}`;
  return { uri, span, selection: nameSpan, ...scoredEvidence(features, false), explanation };
}

function roundedFeatures({ ast, module, token, prox }: Features): Features {
  const round = (value: number | null): number | null => (value === null ? null : rounded(value));
  return { ast: round(ast), module: round(module), token: round(token), prox: round(prox) };
}

/** Returns true if a scope, and every class and function around it, certainly matches a scope of the same name. */
export function keepsName(pair: DocumentPair, scope: Scope): boolean {
  return chainOf(scope).every((each) => {
    const match = pair.scopes.get(each);
    return match?.named === true && match.isCertain;
  });
}

export function sameText({ before, after }: DocumentPair, one: Span, other: Span): boolean {
  return before.lines.text.slice(one.start, one.end) === after.lines.text.slice(other.start, other.end);
}

/** Compares two offsets as shares of the lengths of their documents. Returns 1 if equal, and 0 at opposite ends. */
export function placeProximity({ before, after }: DocumentPair, one: number, other: number): number {
  const share = (offset: number, { lines }: SourceDocument): number =>
    offset / Math.max(1, lines.text.length);
  return 1 - Math.abs(share(one, before) - share(other, after));
}
