import type { DocumentVersion } from '../../model/brand.ts';
import type { Sight } from './sight.ts';
import { type Workplace } from './workplace.ts';
/** Where an original stands, and by `rest` what is below it. */
export type Original = (rest: string) => string | undefined;
/**
 * Whether a path holds nothing that its original does not: what a checkout by Git puts where a file was
 * moved or removed. Then the original may take its place, and nothing is lost. Names that are no UTF-8 are
 * in doubt, which is no.
 *
 * `replaced`: contents that are in the stage besides, by path.
 */
export declare function isCopy(path: string, original: Original, replaced: ReadonlyMap<string, DocumentVersion>, sight: Sight, { tree, base }: Workplace): boolean;
