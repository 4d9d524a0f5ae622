import type { Entry } from '../gate/section.ts';
import type { Style } from './style.ts';
/** A list item within a room that its texts share fairly; null where not even its lines fit. */
export declare function entryMarkdown(entry: Entry, room: number, style: Style): string | null;
