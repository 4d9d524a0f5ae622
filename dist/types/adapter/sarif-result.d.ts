import type { ColumnUnit, ReportedItem } from './adapter.ts';
import { type JsonRecord } from './json-shape.ts';
/** What a result is read against. */
export interface SarifRun {
    readonly run: JsonRecord;
    readonly driver: JsonRecord;
    readonly source: string;
    readonly unit: ColumnUnit;
}
/** One result; none where it says that all is well, or was before, or was suppressed. */
export declare function sarifItem(result: JsonRecord, context: SarifRun): readonly ReportedItem[];
/** A message's text: its own, or the one that its id names, with its arguments in place. */
export declare function messageText(message: unknown, owners: readonly JsonRecord[]): string;
