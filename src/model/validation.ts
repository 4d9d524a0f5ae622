import type { TextPlace } from './text-place.ts';

/** A location at which a document does not parse, or does not match its schema or the hash of its content. */
export interface DocumentViolation {
  /** JSON pointer into the document. For a missing property, the pointer of the object that lacks it. */
  readonly pointer: string;
  /**
   * The value at the pointer; null if it is not a JSON value. If the document does not parse, the text or byte at the
   * error, or null.
   */
  readonly value: unknown;
  /** The words that follow "expected" in a message. */
  readonly expected: string;
  /** The start of the value in the file, or the position of a parse error. Absent if unknown. */
  readonly place?: TextPlace;
}

/** The result of the validation of one document against its schema. */
export interface DocumentVerdict {
  /** The schema's name; `json-schema` for a JSON Schema; null if unrecognised, or if the document is unreadable. */
  readonly schema: string | null;
  readonly conclusion: 'valid' | 'invalid';
  /** The violations, in document order. For `anyOf` and `oneOf`, only those of the most likely branches. */
  readonly errors: readonly DocumentViolation[];
}

export interface FileDocumentVerdict extends DocumentVerdict {
  /** The path as given; "-" is standard input. */
  readonly path: string;
  /** The one-based line in a file with one document per line, else null. */
  readonly line: number | null;
}
