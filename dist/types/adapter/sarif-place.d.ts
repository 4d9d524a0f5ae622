import type { Place } from './adapter.ts';
import { type JsonRecord } from './json-shape.ts';
/** A location's file and region; none where it names no file. */
export declare function sarifPlace(location: JsonRecord, run: JsonRecord): readonly Place[];
