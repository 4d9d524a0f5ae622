import type { Definition } from './definition.ts';
/** The definition, this much further on in the text. */
export declare function shifted(definition: Definition, offset: number): Definition;
