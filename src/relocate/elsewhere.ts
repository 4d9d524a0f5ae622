import type { SourceDocument } from '../selector/source.ts';
import { candidatesIn } from './candidates-in.ts';
import type { Candidate } from './candidate.ts';
import { fingerprintOf, likeness } from './fingerprint.ts';
import { definitionWords } from './match-scopes.ts';
import { outlineOf, type Scope } from './outline.ts';
import type { IndexedDefinition, RelocationSource } from './source.ts';
import { chainOf, type Target } from './target.ts';

/** Documents that are looked at for one class or function. */
const MOST_HOMES = 4;
/** Below these a fingerprint says that it is another class or function. */
const LEAST = { named: 0.2, renamed: 0.6 } as const;
/** With fewer words than this, only the name tells. */
const FEW_WORDS = 25;
/** Of a document that is gone, so much has to be in another for that to have taken its place. */
const LEAST_SHARE = 0.3;

/**
 * Candidates in other documents than the target's own: where the class or function that holds it went,
 * or, where its document is gone, the document that has most of what was in it.
 *
 * @param lost the scopes around the target that have no match in its own document, from the outside in.
 */
export async function candidatesElsewhere(
  before: SourceDocument,
  target: Target,
  lost: readonly Scope[],
  isGone: boolean,
  source: RelocationSource,
): Promise<readonly Candidate[]> {
  const homes = new Set<string>();
  const others = (await source.definitions()).filter(({ uri }) => uri !== before.uri);
  for (const scope of lost) {
    for (const { uri } of homesOf(before, scope, others)) homes.add(uri);
    if (homes.size > 0) break;
  }
  if (isGone) for (const uri of await successors(before, others, source)) homes.add(uri);
  const found: Candidate[] = [];
  for (const uri of homes) {
    const after = await source.document(uri);
    if (after === undefined) continue;
    const share = containment(before, after);
    if (lost.length === 0 && share < LEAST_SHARE) continue;
    const module = (kinship(before.uri, uri) + share) / 2;
    found.push(...candidatesIn({ before, after, target, module }));
  }
  return found;
}

/** The scopes around a target that have no match, from the outside in; all where nothing is matched. */
export function lostScopes(target: Target, isMatched: (scope: Scope) => boolean): readonly Scope[] {
  return chainOf(target.scope)
    .filter((scope) => !isMatched(scope))
    .toReversed();
}

function homesOf(
  document: SourceDocument,
  scope: Scope,
  others: readonly IndexedDefinition[],
): readonly IndexedDefinition[] {
  const { definition } = scope;
  if (definition === undefined) return [];
  const own = fingerprintOf(document.lines.text, document.tokens(), definition);
  const few = definitionWords(document, scope).length < FEW_WORDS;
  return others
    .filter(({ definition: { kind, part } }) => kind === definition.kind && part === definition.part)
    .map((other) => ({
      other,
      alike: likeness(own, other.fingerprint),
      named: other.definition.name === definition.name,
    }))
    .filter(({ alike, named }) => (named ? alike >= LEAST.named : !few && alike >= LEAST.renamed))
    .toSorted((left, right) => right.alike - left.alike || Number(right.named) - Number(left.named))
    .slice(0, MOST_HOMES)
    .map(({ other }) => other);
}

/** The documents that may have taken the place of one that is gone: by the names in it, or by its own. */
async function successors(
  before: SourceDocument,
  others: readonly IndexedDefinition[],
  source: RelocationSource,
): Promise<readonly string[]> {
  const votes = new Map<string, number>();
  const own = new Set([...outlineOf(before).scopeOf.keys()].map(({ path }) => path.join('.')));
  for (const { uri, definition } of others) {
    if (own.has(definition.path.join('.'))) votes.set(uri, (votes.get(uri) ?? 0) + 1);
  }
  const base = before.uri.split('/').at(-1);
  for (const uri of await source.files()) {
    if (uri !== before.uri && uri.split('/').at(-1) === base) votes.set(uri, (votes.get(uri) ?? 0) + 1);
  }
  return [...votes]
    .toSorted((left, right) => right[1] - left[1])
    .slice(0, MOST_HOMES)
    .map(([uri]) => uri);
}

/** The share of a document's lines that another one has. */
function containment(before: SourceDocument, after: SourceDocument): number {
  const keys = new Set(keysOf(after));
  const own = keysOf(before).filter((key) => key.length > 12);
  return own.length === 0 ? 0 : own.filter((key) => keys.has(key)).length / own.length;
}

function keysOf(document: SourceDocument): readonly string[] {
  const { module, scopeOf } = outlineOf(document);
  return [module, ...scopeOf.values()].flatMap(({ header, sequence }) =>
    [...header, ...sequence].map(({ key }) => key),
  );
}

/** How much two paths have in common: the share of equal folders and names from the root on. */
function kinship(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  let common = 0;
  while (common < Math.min(left.length, right.length) && left[common] === right[common]) common += 1;
  const byFolder = common / Math.max(left.length, right.length);
  return left.at(-1) === right.at(-1) ? Math.max(0.8, byFolder) : byFolder;
}
