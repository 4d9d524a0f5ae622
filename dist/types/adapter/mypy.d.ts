import { type Adapter } from './adapter.ts';
/**
 * mypy's lines of JSON (from 1.11 on) or its lines of text. Columns count bytes of UTF-8, as Python's
 * own syntax trees do. Text has one-based starts and one-based inclusive ends; the JSON has zero-based
 * starts and exclusive ends. An end one byte behind the start is what mypy writes where it knows none.
 * What it calls a note explains an error, or answers `reveal_type`: a hint.
 */
export declare const mypyAdapter: Adapter;
