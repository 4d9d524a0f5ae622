import type { SourceDocument } from '../selector/source.ts';
import type { Target } from './target.ts';

/** A target in the document `before`, to be found in the document `after`. */
export interface Search {
  readonly before: SourceDocument;
  readonly after: SourceDocument;
  readonly target: Target;
  /** The similarity of the documents' paths and contents, from 0 to 1; 1 for the same file. */
  readonly module: number;
  /**
   * The proximity of the documents' folders, from 0 to 1. If the file of `before` was deleted, at least `module`.
   * Absent if both documents are the same file.
   */
  readonly near?: number;
}
