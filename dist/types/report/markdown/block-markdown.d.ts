import type { Block } from '../gate/section.ts';
import type { Style } from './style.ts';
/** A text of any length within the room, with a note where it is cut; null where not even its beginning fits. */
export declare function blockMarkdown(block: Block, indent: string, room: number, style: Style): string | null;
