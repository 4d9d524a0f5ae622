// Generated from schemas/batch.schema.json by `npm run generate`. Do not edit.

/**
 * One line of a batch: a command as JSON. Answered by one bundle, in the order of the lines.
 */
export interface BatchRequest {
  /**
   * Any JSON; stands in `meta.batch.id` of the answer.
   */
  id?: unknown;
  /**
   * The operation, by its name in bundles or on the command line.
   */
  cmd:
    | 'locate'
    | 'definition'
    | 'def'
    | 'declaration'
    | 'decl'
    | 'typeDefinition'
    | 'type-def'
    | 'implementation'
    | 'impl'
    | 'references'
    | 'refs'
    | 'hover'
    | 'symbols'
    | 'diagnostics'
    | 'diag'
    | 'capabilities'
    | 'request'
    | 'status'
    | 'reload';
  /**
   * Which code element is meant, as a string in any form or as a PositionSpec.
   */
  selector?:
    | string
    | {
        [k: string]: unknown;
      };
  options?: BatchOptions;
}
/**
 * The options of the command line in camelCase, as far as the operation has them.
 */
export interface BatchOptions {
  server?: string;
  indexIo?: string;
  topK?: number;
  /**
   * Seconds.
   */
  timeout?: number;
  as?: 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
  keep?: boolean;
  includeDeclaration?: boolean;
  limit?: number;
  cursor?: string;
  file?: string;
  query?: string;
  files?: string[];
  workspace?: true;
  method?: string;
  /**
   * Any JSON.
   */
  params?: unknown;
}
