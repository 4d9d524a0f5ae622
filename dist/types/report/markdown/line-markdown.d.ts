import type { Line } from '../gate/line.ts';
import type { Style } from './style.ts';
export declare function lineMarkdown(line: Line, style: Style): string;
/** A bar ends a cell wherever it stands, so none is left in it. */
export declare function cellMarkdown(line: Line, style: Style): string;
