import type { PositionSpec } from '../model/selector.ts';
/** The canonical string of a selector: `parseSelector` gives the same selector back. */
export declare function printSelector(spec: PositionSpec): string;
