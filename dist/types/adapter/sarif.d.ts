import { type Adapter } from './adapter.ts';
/** Whatever writes SARIF 2.1.0. Its runs become one set of diagnostics. */
export declare const sarifAdapter: Adapter;
