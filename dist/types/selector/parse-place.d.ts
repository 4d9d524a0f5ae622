import type { CursorSelector, RangeSelector } from '../model/selector.ts';
/** Whether a selector without a scheme is a cursor or a range. */
export declare function endsInPlace(text: string): boolean;
/** `src/app.py@L42:C7` and `src/app.py@R(42,7->44,1)`. */
export declare function parsePlace(text: string): CursorSelector | RangeSelector;
