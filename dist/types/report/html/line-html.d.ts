import type { Line } from '../gate/line.ts';
export declare function lineHtml(line: Line): string;
