import { LanserError } from '../model/lanser-error.ts';
import type { TextPlace } from '../model/text-place.ts';
/** The settings that a text holds, unchecked. */
export interface ConfigurationText {
    readonly value: unknown;
    /** Where the value of a path of keys stands, in the formats that can say it. */
    placeOf(keys: readonly string[]): TextPlace | undefined;
}
/** E/CONFIG at a place of a configuration file; `path` is its name in messages. */
export declare function configurationError(path: string, place: TextPlace | undefined, reason: string, cause?: unknown): LanserError;
