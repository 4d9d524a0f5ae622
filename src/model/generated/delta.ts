// Generated from schemas/delta.schema.json by `npm run generate`. Do not edit.
import type { Report } from './report.ts';

/**
 * The result of `lanser delta`: the diagnostics that the files on disk have and an earlier state did not have. Equal runs give equal bytes, except for the `timing` of the report.
 */
export interface DeltaDocument {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * `sha256:` over the canonical form of `since`, `files` and `report` without its `timing`.
   */
  readonly deltaId: string;
  /**
   * The earlier state.
   */
  readonly since: {
    /**
     * `revision`: a commit. `point`: the files on disk at the time of `lanser point`.
     */
    readonly kind: 'revision' | 'point';
    /**
     * The revision, or the name of the point.
     */
    readonly name: string;
    /**
     * The id of the commit; of a point, the commit that was checked out. Null if there was none.
     */
    readonly commit: string | null;
    /**
     * The id of the Git tree of its files.
     */
    readonly tree: string;
  };
  /**
   * The files to which the lists of the delta are limited, relative to the repository's root. Null: all files.
   */
  readonly files: readonly string[] | null;
  /**
   * The report of the gate from the earlier state to the files on disk. Only diagnostics are checked.
   */
  readonly report: Report;
}
