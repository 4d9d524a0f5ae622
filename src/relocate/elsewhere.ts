import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { fingerprintOf, fingerprintSimilarity } from './fingerprint.ts';
import { pathSimilarity, pathProximity } from './path-similarity.ts';
import { definitionWords } from './definition-words.ts';
import { outlineOf, type Scope } from './outline.ts';
import { addedCandidates } from './added-candidates.ts';
import type { Search } from './search.ts';
import type { IndexedDefinition, TrackedFiles } from './source.ts';
import type { Target } from './target.ts';

/**
 * The maximum number of similar definitions for one scope. Also the maximum number of possible successors: documents
 * to which the code of a deleted document may have moved.
 */
const MAX_DOCUMENTS = 6;
/** The minimum fingerprint similarity of a moved definition that keeps its name, and of one with a new name. */
const MIN_SIMILARITY = { named: 0.2, renamed: 0.6 } as const;
/** For a scope with fewer words, {@link similarDefinitions} returns only definitions with the same name. */
const FEW_WORDS = 25;
/** For a target at module level: the minimum share of its document's lines or names that a different document has. */
const MIN_SHARE = 0.3;
/** The minimum similarity (`Search.module`) of a document that has clearly replaced a deleted document. */
const CLEAR_SUCCESSOR = 0.7;

/**
 * Searches other documents for a target. Takes the first scope of `unmatched` with similar definitions in other
 * documents, and searches these documents. Also searches the possible successors of a deleted document.
 *
 * @param unmatched the scopes around the target that have no match in the current version of the target's document,
 * outermost first.
 * @param isGone true if the target's document was deleted.
 */
export async function candidatesElsewhere(
  before: SourceDocument,
  target: Target,
  unmatched: readonly Scope[],
  isGone: boolean,
  source: TrackedFiles,
): Promise<readonly Candidate[]> {
  const paths = new Set<string>();
  const others = (await source.definitions()).filter(({ uri }) => uri !== before.uri);
  for (const scope of unmatched) {
    for (const { uri } of similarDefinitions(before, scope, others)) paths.add(uri);
    if (paths.size > 0) break;
  }
  if (isGone) for (const uri of await successors(before, others, source)) paths.add(uri);
  const searches: Search[] = [];
  for (const uri of paths) {
    const after = await source.document(uri);
    if (after === undefined) continue;
    const keys = keysOf(outlineOf(after).module);
    const share = Math.max(
      containment(keysOf(outlineOf(before).module), keys),
      isGone ? containment(namesIn(before), namesIn(after)) : 0,
    );
    if (unmatched.length === 0 && share < MIN_SHARE) continue;
    const moved = unmatched.map((scope) => containment(keysOf(scope), keys));
    const module = (pathSimilarity(before.uri, uri) + Math.max(share, ...moved)) / 2;
    searches.push({
      before,
      after,
      target,
      module,
      near: Math.max(pathProximity(before.uri, uri), isGone ? module : 0),
    });
  }
  const found: Candidate[] = [];
  for (const search of searches.toSorted((left, right) => right.module - left.module)) {
    const added = await addedCandidates(search, source);
    found.push(...added);
    // A document has at most one clear successor.
    if (isGone && search.module >= CLEAR_SUCCESSOR && added.length > 0) break;
  }
  return found;
}

function similarDefinitions(
  document: SourceDocument,
  scope: Scope,
  others: readonly IndexedDefinition[],
): readonly IndexedDefinition[] {
  const { definition } = scope;
  if (definition === undefined) return [];
  const fingerprint = fingerprintOf(document.lines.text, document.tokens(), definition);
  const isShort = definitionWords(scope).length < FEW_WORDS;
  return others
    .filter(({ definition: { kind, part } }) => kind === definition.kind && part === definition.part)
    .map((other) => ({
      other,
      similarity: fingerprintSimilarity(fingerprint, other.fingerprint),
      named: other.definition.name === definition.name,
    }))
    .filter(({ similarity, named }) =>
      named ? similarity >= MIN_SIMILARITY.named : !isShort && similarity >= MIN_SIMILARITY.renamed,
    )
    .toSorted((left, right) => right.similarity - left.similarity || Number(right.named) - Number(left.named))
    .slice(0, MAX_DOCUMENTS)
    .map(({ other }) => other);
}

/** Returns up to {@link MAX_DOCUMENTS} possible successors of a deleted document, the most likely first. */
async function successors(
  before: SourceDocument,
  others: readonly IndexedDefinition[],
  source: TrackedFiles,
): Promise<readonly string[]> {
  const sharedNames = new Map<string, number>();
  const names = new Set([...outlineOf(before).scopeOf.keys()].map(({ path }) => path.join('.')));
  for (const { uri, definition } of others) {
    if (names.has(definition.path.join('.'))) sharedNames.set(uri, (sharedNames.get(uri) ?? 0) + 1);
  }
  const scores = (await source.files())
    .filter((uri) => uri !== before.uri)
    .map((uri) => ({
      uri,
      score: pathSimilarity(before.uri, uri) + (sharedNames.get(uri) ?? 0) / Math.max(1, names.size),
    }));
  return scores
    .toSorted((left, right) => right.score - left.score)
    .slice(0, MAX_DOCUMENTS)
    .map(({ uri }) => uri);
}

/** Returns the share of the long `lines` that `others` contains; 0 if no line is long. */
function containment(lines: readonly string[], others: readonly string[]): number {
  const otherLines = new Set(others);
  const distinctive = lines.filter((key) => key.length >= DISTINCTIVE_LENGTH);
  return distinctive.length === 0
    ? 0
    : distinctive.filter((key) => otherLines.has(key)).length / distinctive.length;
}

/** The minimum length of a line that counts, in UTF-16 code units. Shorter lines are often equal by chance. */
const DISTINCTIVE_LENGTH = 12;

/** Returns the kind and name of each class and function. The kind makes most names long enough for `containment`. */
function namesIn(document: SourceDocument): readonly string[] {
  return [...outlineOf(document).scopeOf.keys()].map(({ kind, name }) => `${kind} ${name}`);
}

function keysOf({ header, sequence, children }: Scope): readonly string[] {
  return [...header, ...sequence].map(({ key }) => key).concat(children.flatMap(keysOf));
}
