import type { Position } from 'vscode-languageserver-protocol';

/** A function that maps a position of a document. `uri` is undefined if the document is unknown. */
export type MapPosition = (position: Position, uri: string | undefined) => Position;

/** Members that the server expects back unchanged. Only the server can interpret them. */
const OPAQUE: ReadonlySet<string> = new Set(['data', 'arguments']);
/** The members of a LocationLink that are ranges of the document `targetUri`. */
const OF_TARGET: ReadonlySet<string> = new Set(['targetRange', 'targetSelectionRange']);

type Json = Readonly<Record<string, unknown>>;

/**
 * Copies a message and maps its positions, except in members that only the server can interpret. A position belongs
 * to the document of the nearest enclosing object that names one (see {@link documentOf}), by default to `uri`. If a
 * key is a URI, as in `changes` of a WorkspaceEdit, it names the document of its value. The target ranges of a
 * LocationLink belong to `targetUri`.
 *
 * @param onObject receives each copied object or array, its copy, and the URI of the enclosing object's document.
 * @param replace returns the object to use instead of a mapped copy, or undefined to use the copy.
 */
export function mapPositions<T>(
  message: T,
  uri: string | undefined,
  map: MapPosition,
  {
    onObject = () => {},
    replace = () => undefined,
  }: {
    readonly onObject?: (original: object, mapped: object, document: string | undefined) => void;
    readonly replace?: (original: object) => object | undefined;
  },
): T {
  function walk(value: unknown, document: string | undefined): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const replacement = replace(value);
    if (replacement !== undefined) return replacement;
    const mapped = Array.isArray(value)
      ? value.map((item) => walk(item, document))
      : walkObject(value as Json, document);
    onObject(value, mapped, document);
    return mapped;
  }

  function walkObject(value: Json, outer: string | undefined): object {
    const document = documentOf(value) ?? outer;
    if (isPosition(value)) return { ...value, ...map(value, document) };
    if (isFoldingRange(value)) return mapFold(value, document);
    const { targetUri } = value;
    const entries = Object.entries(value).map(([key, member]): [string, unknown] => {
      if (OPAQUE.has(key)) return [key, member];
      if (OF_TARGET.has(key) && typeof targetUri === 'string') return [key, walk(member, targetUri)];
      return [key, walk(member, isUri(key) ? key : document)];
    });
    return Object.fromEntries(entries);
  }

  function mapFold(value: FoldingRange, document: string | undefined): object {
    const column = (line: number, character: number | undefined): number | undefined =>
      character === undefined ? undefined : map({ line, character }, document).character;
    return {
      ...value,
      startCharacter: column(value.startLine, value.startCharacter),
      endCharacter: column(value.endLine, value.endCharacter),
    };
  }

  return walk(message, uri) as T;
}

/** Returns the URI of the document that an object names; undefined if it names none. */
export function documentOf({ uri, textDocument, item, from }: Json): string | undefined {
  if (typeof uri === 'string' && isUri(uri)) return uri;
  // `from` names the document of an incoming call's ranges. An outgoing call's ranges are in the request's document.
  for (const named of [textDocument, item, from]) {
    const inner = (named as { readonly uri?: unknown } | null | undefined)?.uri;
    if (typeof inner === 'string') return inner;
  }
  return undefined;
}

function isUri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/iu.test(text);
}

function isPosition(value: Json): value is Json & Position {
  return typeof value['line'] === 'number' && typeof value['character'] === 'number';
}

type FoldingRange = Json & {
  readonly startLine: number;
  readonly endLine: number;
  readonly startCharacter?: number;
  readonly endCharacter?: number;
};

function isFoldingRange(value: Json): value is FoldingRange {
  return typeof value['startLine'] === 'number' && typeof value['endLine'] === 'number';
}
