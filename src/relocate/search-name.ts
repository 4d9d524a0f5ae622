import type { PositionSpec } from '../model/selector.ts';
import { compareCodeUnits } from '../model/range.ts';
import { bareName } from '../selector/bare-name.ts';
import { definitionsOfPath } from '../selector/definitions-of-path.ts';
import { printSelector } from '../selector/print-selector.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Definition } from '../syntax/definition.ts';
import { languageName } from '../syntax/language-names.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';
import type { Candidate, Location } from './candidate.ts';
import { definitionCandidate } from './evidence.ts';
import type { RelocationSource } from './source.ts';

const BATCH_SIZE = 64;
const MAX_CANDIDATES = 10;

type Kinds = ReadonlySet<Definition['kind']>;
const DECLARED: Kinds = new Set(['class', 'function', 'type']);
const VARIABLES: Kinds = new Set(['variable']);

interface Named {
  readonly document: SourceDocument;
  readonly definition: Definition;
}

/**
 * Finds the definition for a selector that is only a name, such as `Router.add`. Searches for variables only if no
 * class, function or type has the name. Returns undefined for other selectors, for the name of a file, and for a name
 * without a definition. Candidates are never `certified`: the definition may be newer than the selector.
 */
export async function searchName(
  spec: PositionSpec,
  source: RelocationSource,
): Promise<Location | undefined> {
  const path = bareName(spec)?.map((name) => name.normalize('NFKC'));
  if (path === undefined || !('uri' in spec) || (await source.document(spec.uri)) !== undefined) {
    return undefined;
  }
  const files = await source.files();
  for (const kinds of [DECLARED, VARIABLES]) {
    const found = await definitionsWith(path, kinds, files, source);
    if (found.length > 0) return locationOf(spec.uri, kinds, found, files.length);
  }
  return undefined;
}

async function definitionsWith(
  path: readonly string[],
  kinds: Kinds,
  files: readonly string[],
  source: RelocationSource,
): Promise<readonly Named[]> {
  const found: Named[] = [];
  for (let from = 0; from < files.length; from += BATCH_SIZE) {
    const batch = files.slice(from, from + BATCH_SIZE);
    const texts = await Promise.all(batch.map(async (uri) => source.text(uri).catch(() => undefined)));
    for (const [index, uri] of batch.entries()) {
      if (!mayDefine(texts[index] ?? '', uri, path, kinds)) continue;
      const document = await source.document(uri);
      if (document !== undefined) found.push(...definitionsIn(document, path, kinds));
    }
  }
  const uris = new Set(found.map(({ document: { uri } }) => uri));
  // Omits a definition in a stub if the source file next to the stub defines the name as well.
  return found.filter(({ document: { uri } }) => !uri.endsWith('.pyi') || !uris.has(uri.slice(0, -1)));
}

/** Returns true if a text may define the name. This test is far faster than parsing. */
function mayDefine(text: string, uri: string, path: readonly string[], kinds: Kinds): boolean {
  const normalized = text.normalize('NFKC');
  if (!path.every((name) => normalized.includes(name))) return false;
  if (kinds !== DECLARED || languageName(uri) !== 'python') return true;
  const name = escapeForRegExp(path.at(-1) ?? '');
  // `\b` considers only ASCII letters, digits and `_`, so it cannot find the end of every name.
  return new RegExp(String.raw`\b(?:class|def|type)[\s\\]+${name}(?!\p{XIDC})`, 'u').test(normalized);
}

function definitionsIn(document: SourceDocument, path: readonly string[], kinds: Kinds): readonly Named[] {
  const paths = new Map<string, readonly string[]>();
  for (const { kind, path: whole } of document.definitions) {
    const names = whole.map((name) => name.normalize('NFKC'));
    if (kinds.has(kind) && names.slice(-path.length).join('.') === path.join('.')) {
      paths.set(names.join('.'), whole);
    }
  }
  return [...paths.values()].flatMap((whole) =>
    definitionsOfPath(document.definitions, whole).map((definition) => ({ document, definition })),
  );
}

function locationOf(name: string, kinds: Kinds, found: readonly Named[], files: number): Location {
  const what = kinds === DECLARED ? 'class, function or type' : 'variable';
  const sorted = found.toSorted(
    (one, other) =>
      one.definition.path.length - other.definition.path.length ||
      compareCodeUnits(one.document.uri, other.document.uri),
  );
  const candidates = sorted.slice(0, MAX_CANDIDATES).map(candidateOf);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) {
    const explanation = `the only ${what} named ${name} in ${files} files`;
    const place = { ...only, score: 0.99, explanation };
    return { kind: 'accepted', place, candidates: [place] };
  }
  const selectors = sorted.slice(0, MAX_CANDIDATES).map(selectorOf);
  const left = sorted.length - selectors.length;
  const more = left > 0 ? ` and ${left} more` : '';
  const reason = `${name} names ${sorted.length} definitions; select one: ${selectors.join(' ')}${more}`;
  return { kind: 'ambiguous', candidates, reason };
}

function candidateOf({ document: { uri }, definition }: Named): Candidate {
  const features = { ast: 1, module: null, token: null, prox: null };
  return definitionCandidate(uri, definition, definition.nameSpan, features);
}

/** Returns a selector of the qualified name, or of the position if the name is ambiguous in the file. */
function selectorOf({
  document: { uri, definitions, lines },
  definition: { path, nameSpan },
}: Named): string {
  const [first, ...rest] = path;
  if (first !== undefined && definitionsOfPath(definitions, path).length === 1) {
    return printSelector({ kind: 'locate', uri, scope: { symbol: [first, ...rest] } });
  }
  const { line, character } = lines.positionAt(nameSpan.start);
  return printSelector({ kind: 'cursor', uri, line: line + 1, col: character + 1, indexing: 'utf-16' });
}
