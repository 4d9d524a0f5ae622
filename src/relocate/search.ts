import type { SourceDocument } from '../selector/source.ts';
import type { Target } from './target.ts';

/** A target of an old document to find in a new one. */
export interface Search {
  readonly before: SourceDocument;
  readonly after: SourceDocument;
  readonly target: Target;
  /** The similarity of the documents' paths and contents, from 0 to 1; 1 for the same file. */
  readonly module: number;
  /** The proximity of the folders; at least `module` if the file is gone. For the same file, offsets are compared. */
  readonly near?: number;
}
