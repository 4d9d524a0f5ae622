import type { TracedCall } from '../../model/generated/trace.ts';
import type { AskedLine } from './answer-line.ts';
/** The method by which a trace says that a line of a batch was answered. */
export declare const LINE = "line";
/** A line of a batch as a call that can be made again. */
export declare function lineCall({ line, ordinal, text, request, input }: AskedLine): TracedCall;
/** The line that a recorded call is. @throws LanserError E/SCHEMA_INVALID. */
export declare function lineOf({ arguments: [text, place] }: TracedCall): AskedLine;
