import { LanserError } from '../model/lanser-error.ts';
import type { AnchorSelector } from '../model/selector.ts';
import { snippetPlaces } from '../selector/anchor-text.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import { textCandidate } from './evidence.ts';
import { pathSimilarity, pathProximity } from './path-similarity.ts';
import { rank } from './score.ts';
import { similarRuns } from './similar-runs.ts';
import type { RelocationSource } from './source.ts';
import { GRAM, WINDOW } from './winnow.ts';

/** A snippet with at least this many lines is rarely similar to a different text by chance. */
const MIN_LINES = 3;
/** A text with at least this many words and symbols is recognisable without its context. */
const DISTINCTIVE_WORDS = 16;
/** The minimum length of a snippet that is searched for in other documents. Shorter snippets occur too often. */
const MIN_LENGTH = GRAM + WINDOW - 1;

/**
 * Finds candidates for an unresolved anchor. If the snippet occurs in the anchor's file, returns only these
 * occurrences. Skips other files that are unreadable. By default, a match in another file is not accepted: its score
 * is at most 0.65, below the threshold of 0.745.
 *
 * @throws LanserError for example E/FS_PERMISSIONS if the anchor's file is unreadable, or if nothing is found but a
 * different file is unreadable.
 */
export async function searchAnchor(
  spec: AnchorSelector,
  source: RelocationSource,
): Promise<readonly Candidate[]> {
  const document = await source.document(spec.uri);
  if (document === undefined) return inOtherDocuments(spec, [], source);
  const exact = snippetPlaces(document.lines.text, spec.snippet).map((span) => {
    const weight = distinctiveness(spec.snippet);
    // A match far from the old position may be a different copy of the text.
    const near = proximity(document, span.start, spec.near) ?? 0;
    const whole = isWhole(document, span) ? 0.3 : 0;
    const structure = (whole + 0.3 * weight ** 2 + 0.4 * near) * (0.5 + weight / 2);
    const explanation = 'the same text in a different context';
    return candidate(spec, document, span, { structure, similarity: weight }, explanation);
  });
  if (exact.length > 0) return rank(exact);
  return inOtherDocuments(spec, similarCandidates(spec, document), source);
}

function candidate(
  spec: AnchorSelector,
  document: SourceDocument,
  span: Span,
  { structure, similarity }: { readonly structure: number; readonly similarity: number },
  explanation: string,
): Candidate {
  const features: Features = {
    ast: structure,
    module: 1,
    token: similarity,
    prox: proximity(document, span.start, spec.near),
  };
  return textCandidate(document.uri, span, features, explanation);
}

/** Returns how distinctive a text is, in [0, 1]. A short text can occur in unrelated code by chance. */
function distinctiveness(snippet: string): number {
  return Math.min(1, (snippet.match(/[\p{XIDC}]+|[^\p{XIDC}\s]/gu)?.length ?? 0) / DISTINCTIVE_WORDS);
}

/** Returns true if the lines of the span contain only white space before and after the span. */
function isWhole(document: SourceDocument, { start, end }: Span): boolean {
  const { lines } = document;
  const [from, to] = [lines.positionAt(start), lines.positionAt(end)];
  const before = lines.lineText(from.line).slice(0, from.character);
  const after = lines.lineText(to.line).slice(to.character);
  return before.trim() === '' && after.trim() === '';
}

/** Returns 1 on the anchor's old line `near`, and 0.5 ten lines away; null without `near`. */
function proximity({ lines }: SourceDocument, offset: number, near: number | undefined): number | null {
  if (near === undefined) return null;
  return 1 / (1 + Math.abs(lines.positionAt(offset).line + 1 - near) / 10);
}

function similarCandidates(spec: AnchorSelector, document: SourceDocument): readonly Candidate[] {
  const isLong = spec.snippet.split('\n').length >= MIN_LINES;
  return similarRuns(document, spec.snippet).map(({ span, share }) => {
    const structure = isLong ? 0.5 + 0.4 * share : share / 2;
    return candidate(spec, document, span, { structure, similarity: share }, 'similar text');
  });
}

/** Ranks the candidates of the anchor's document together with those of other documents. */
async function inOtherDocuments(
  spec: AnchorSelector,
  own: readonly Candidate[],
  source: RelocationSource,
): Promise<readonly Candidate[]> {
  const { snippet } = spec;
  if (snippet.length < MIN_LENGTH) return rank(own);
  const found = [...own];
  let failure: LanserError | undefined;
  for (const uri of await source.files()) {
    if (uri === spec.uri) continue;
    const text = await source.text(uri).catch((error: unknown) => {
      if (!(error instanceof LanserError) || error.code !== 'E/FS_PERMISSIONS') throw error;
      failure ??= error;
      return undefined;
    });
    for (const span of text === undefined ? [] : snippetPlaces(text, snippet)) {
      const features: Features = {
        ast: 0.5,
        module: pathSimilarity(spec.uri, uri) / 2,
        token: 1,
        prox: pathProximity(spec.uri, uri),
      };
      found.push(textCandidate(uri, span, features, 'the same text in a different file'));
    }
  }
  if (found.length === 0 && failure !== undefined) throw failure;
  return rank(found);
}
