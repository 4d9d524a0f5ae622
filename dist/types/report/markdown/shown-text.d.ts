import type { Block } from '../gate/section.ts';
/** The lines of a text as they stand in a fenced block, or the first of them. */
export interface ShownText {
    readonly lines: string;
    readonly isAll: boolean;
}
/** Made once for each text, however often somebody asks how large it would be. */
export declare class ShownTexts {
    #private;
    /** At least as much of it as fits the room. */
    of(block: Block, indent: string, room: number): ShownText;
}
