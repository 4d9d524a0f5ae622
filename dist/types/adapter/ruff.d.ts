import type { Adapter } from './adapter.ts';
/** `ruff check --output-format json`: one-based rows and columns, columns in code points, ends exclusive. */
export declare const ruffAdapter: Adapter;
