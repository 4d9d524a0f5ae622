import type { Adapter } from './adapter.ts';
/** `pyright --outputjson`: zero-based lines, zero-based columns in UTF-16 units. */
export declare const pyrightAdapter: Adapter;
