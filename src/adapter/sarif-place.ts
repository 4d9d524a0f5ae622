import { LanserError } from '../model/lanser-error.ts';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import type { ReportedPlace, Span } from './adapter.ts';
import { countOf, textOf } from './json-shape.ts';

/**
 * Returns a list with the file and region of a location; an empty list if the location leads to no URI.
 *
 * @throws LanserError E/INCONCLUSIVE for an invalid region, a too long URI, or a URI with a scheme other than `file`.
 */
export function sarifPlace(location: JsonRecord, run: JsonRecord): readonly ReportedPlace[] {
  const physical = location['physicalLocation'];
  if (!isRecord(physical)) return [];
  const file = fileOf(physical['artifactLocation'], run);
  return file === undefined ? [] : [{ file, span: spanOf(physical['region']) }];
}

/** Returns a `file:` URI, or a decoded path that may be relative to the workspace; undefined without a URI. */
function fileOf(artifactLocation: unknown, run: JsonRecord): string | undefined {
  const location = withUri(artifactLocation, run);
  if (location === undefined) return undefined;
  const uri = textOf(location['uri']);
  if (uri === undefined) return undefined;
  const absolute = resolved(uri, textOf(location['uriBaseId']), run, MAX_BASES);
  if (/^file:/iu.test(absolute)) return absolute;
  // A single letter and a colon start a Windows path, not a URI.
  if (/^[a-z][a-z0-9+.-]+:/iu.test(absolute)) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `A location in the SARIF log is not a file: ${JSON.stringify(uri)}. Write locations as relative paths or file: URIs.`,
    );
  }
  return decoded(absolute);
}

/** Returns the location if it has a URI, else the location of the artifact at its `index`; undefined if none. */
function withUri(artifactLocation: unknown, run: JsonRecord): JsonRecord | undefined {
  if (!isRecord(artifactLocation)) return undefined;
  if (textOf(artifactLocation['uri']) !== undefined) return artifactLocation;
  const { index } = artifactLocation;
  const artifacts: unknown = run['artifacts'];
  if (typeof index !== 'number' || !Array.isArray(artifacts)) return undefined;
  const artifact: unknown = (artifacts as readonly unknown[])[index];
  return isRecord(artifact) && isRecord(artifact['location']) ? artifact['location'] : undefined;
}

/** The maximum length of a chain of bases, in which each is relative to the next. Later bases are ignored. */
const MAX_BASES = 10;

/** The maximum UTF-16 length of a URI or base. Many results with one long base could exhaust the memory. */
const MAX_LENGTH = 32_768;

function resolved(uri: string, baseId: string | undefined, run: JsonRecord, bases: number): string {
  if (uri.length > MAX_LENGTH)
    throw new LanserError(
      'E/INCONCLUSIVE',
      `A location in the SARIF log has more than ${MAX_LENGTH} characters. Write locations as relative paths.`,
    );
  if (baseId === undefined || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(uri)) return uri;
  const all = run['originalUriBaseIds'];
  const base = isRecord(all) && Object.hasOwn(all, baseId) ? all[baseId] : undefined;
  if (!isRecord(base) || bases === 0) return uri;
  const prefix = textOf(base['uri']);
  // A base without a URI means the workspace.
  if (prefix === undefined) return uri;
  const folder = resolved(prefix, textOf(base['uriBaseId']), run, bases - 1);
  return `${folder.endsWith('/') ? folder : `${folder}/`}${uri}`;
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    // The path contains a percent sign and is not encoded.
    return uri;
  }
}

/** Converts a region. In SARIF, lines and columns start at 1, offsets at 0, and the end column is exclusive. */
function spanOf(region: unknown): Span {
  if (!isRecord(region)) return { kind: 'file' };
  const { startLine, startColumn, endLine, endColumn, charOffset, charLength } = region;
  if (startLine === undefined) {
    // In SARIF, an offset of -1 means that the offset is absent.
    if (charOffset === undefined || charOffset === -1) return { kind: 'file' };
    return {
      kind: 'offset',
      offset: countOf(charOffset, 'charOffset', 0),
      length: countOf(charLength ?? 0, 'charLength', 0),
    };
  }
  const line = countOf(startLine, 'startLine', 1) - 1;
  return {
    kind: 'range',
    line,
    column: countOf(startColumn ?? 1, 'startColumn', 1) - 1,
    endLine: countOf(endLine ?? line + 1, 'endLine', 1) - 1,
    endColumn: endColumn === undefined ? null : countOf(endColumn, 'endColumn', 1) - 1,
  };
}
