import type { TextPlace } from './text-place.ts';

/** One place where a document does not match its schema, or is no document at all. */
export interface DocumentViolation {
  /** JSON pointer into the document; of a missing property that of the object that lacks it. */
  readonly pointer: string;
  /** What stands there; a little of the text where the text is no JSON. */
  readonly value: unknown;
  /** In words that go on after "expected". */
  readonly expected: string;
  /** Where it begins in the file, where that is known. */
  readonly place?: TextPlace;
}

/** What became of one document that was held against its schema. */
export interface DocumentVerdict {
  /** The name of the schema; `json-schema` for a JSON Schema itself, null where none was recognised. */
  readonly schema: string | null;
  readonly conclusion: 'valid' | 'invalid';
  /** All of them, by their places in the document. */
  readonly errors: readonly DocumentViolation[];
}

/** A document of a file. */
export interface FileDocumentVerdict extends DocumentVerdict {
  /** As it was named; "-" is standard input. */
  readonly path: string;
  /** One-based, of a file that holds a document per line; null of one that is a document. */
  readonly line: number | null;
}
