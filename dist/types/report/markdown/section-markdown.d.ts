import type { Section } from '../gate/section.ts';
import type { Style } from './style.ts';
/** A section before anybody knows how much room it gets. */
export interface SizedSection {
    readonly section: Section;
    /** With nothing of its entries. */
    readonly least: number;
    /** With all of them, or as much as there is room at all. */
    readonly need: number;
    readonly parts: readonly Part[];
    readonly frame: readonly [open: string, close: string];
}
/** An entry or a row within some room; null where it does not fit. */
type Part = (room: number) => string | null;
export declare function sizedSection(section: Section, most: number, style: Style): SizedSection;
/** Within its room, which is no less than the least; what is left out is counted. */
export declare function sectionMarkdown({ parts, frame, least }: SizedSection, room: number, style: Style): string;
export {};
