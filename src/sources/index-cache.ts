import { createHash } from 'node:crypto';
import { SLOTS } from '../relocate/fingerprint.ts';
import type { DefinitionKind, FunctionPart, Span } from '../syntax/definition.ts';
import type { IndexedSyntax, IndexEntry } from './index-entry.ts';
import { openKeyedFiles } from './keyed-files.ts';

const KINDS: readonly DefinitionKind[] = ['class', 'function'];
const PARTS: readonly FunctionPart[] = ['plain', 'overload', 'getter', 'setter', 'deleter'];

// A row has a definition's kind, part and path, and its spans as five pairs of offsets (-1 for a missing span).
const PAIRS = 5;

/** Returns the content of a cache file: a checksum, a line feed, and JSON. */
export function writeEntry(key: string, entry: IndexEntry): string {
  const rows = entry.map(({ definition: { kind, part, path, ...spans } }) => [
    KINDS.indexOf(kind),
    PARTS.indexOf(part),
    path,
    ...[spans.nameSpan, spans.span, spans.signature, spans.body, spans.docstring].flatMap((span) =>
      span === null ? [-1, -1] : [span.start, span.end],
    ),
  ]);
  const fingerprints = Buffer.concat(entry.map(({ fingerprint }) => fingerprint)).toString('base64');
  const body = JSON.stringify({ key, rows, fingerprints });
  return `${checkSum(body)}\n${body}`;
}

/** Returns the entry in a file's text; undefined if it is damaged, has another key, or an offset beyond `limit`. */
export function parseEntry(key: string, written: string, limit: number): IndexEntry | undefined {
  const lineEnd = written.indexOf('\n');
  const body = written.slice(lineEnd + 1);
  if (written.slice(0, Math.max(0, lineEnd)) !== checkSum(body)) return undefined;
  const content = parsedObject(body);
  if (content?.['key'] !== key) return undefined;
  const { rows, fingerprints } = content;
  if (!Array.isArray(rows) || typeof fingerprints !== 'string') return undefined;
  const bytes = new Uint8Array(Buffer.from(fingerprints, 'base64'));
  if (bytes.length !== rows.length * SLOTS) return undefined;
  const entry: IndexedSyntax[] = [];
  for (const [index, row] of (rows as readonly unknown[]).entries()) {
    const read = rowOf(row, bytes.subarray(index * SLOTS, (index + 1) * SLOTS), limit);
    if (read === undefined) return undefined;
    entry.push(read);
  }
  return entry;
}

function rowOf(row: unknown, fingerprint: Uint8Array, limit: number): IndexedSyntax | undefined {
  if (!Array.isArray(row) || row.length !== 3 + 2 * PAIRS) return undefined;
  const [kindIndex, partIndex, path] = row as readonly unknown[];
  const kind = memberAt(KINDS, kindIndex);
  const part = memberAt(PARTS, partIndex);
  if (kind === undefined || part === undefined || !isPath(path)) return undefined;
  const spans: (Span | null)[] = [];
  for (let at = 3; at < row.length; at += 2) {
    const span = spanOf(row[at], row[at + 1], limit);
    if (span === undefined) return undefined;
    spans.push(span);
  }
  const [nameSpan, span, signature = null, body = null, docstring = null] = spans;
  const name = path.at(-1);
  if (!nameSpan || !span || name === undefined) return undefined;
  return { definition: { kind, name, path, nameSpan, span, signature, body, docstring, part }, fingerprint };
}

function spanOf(start: unknown, end: unknown, limit: number): Span | null | undefined {
  if (start === -1 && end === -1) return null;
  if (!Number.isInteger(start) || !Number.isInteger(end)) return undefined;
  const span = { start: start as number, end: end as number };
  return span.start >= 0 && span.start <= span.end && span.end <= limit ? span : undefined;
}

function memberAt<Member>(list: readonly Member[], index: unknown): Member | undefined {
  return typeof index === 'number' ? list[index] : undefined;
}

function isPath(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
}

function parsedObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function checkSum(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** A cache of index entries on disk. A damaged entry counts as missing. */
export interface IndexCache {
  /** Returns an entry; undefined if it is missing or has an offset beyond `limit`. */
  get(key: string, limit: number): Promise<IndexEntry | undefined>;
  put(key: string, entry: IndexEntry): Promise<void>;
  trim(): Promise<void>;
}

/** Opens the cache in a folder. `largestFolder` is the maximum size of each of its subfolders in bytes. */
export function openIndexCache(folder: string, largestFolder?: number): IndexCache {
  const files = openKeyedFiles(folder, largestFolder);
  return {
    async get(key, limit) {
      const written = await files.get(key);
      return written === undefined ? undefined : parseEntry(key, written, limit);
    },
    put: async (key, entry) => files.put(key, writeEntry(key, entry)),
    trim: async () => files.trim(),
  };
}

/** Returns the key of an entry: a digest of the version of lanser's code, the language and the text's version. */
export function entryKey(version: string, language: string, docVersion: string): string {
  return createHash('sha256').update([version, language, docVersion].join('\0')).digest('hex');
}
