import type { PositionSpec } from '../model/selector.ts';
import { type SyntaxFault } from './syntax-fault.ts';
export type ParsedSelector = {
    readonly kind: 'parsed';
    readonly spec: PositionSpec;
} | ({
    readonly kind: 'malformed';
} & SyntaxFault);
/**
 * Reads any string form of a selector. A form with a scheme is that form; a trailing `@L…:C…` or
 * `@R(…)` makes a cursor or a range; everything else is a Locate selector.
 */
export declare function parseSelector(text: string): ParsedSelector;
