import { type ConfigurationFile } from './configuration-file.ts';
/** What Pyright, as a language server, will read for a root: the nearest file first, then what it extends. */
export interface PyrightConfiguration {
    /** The chain, extended files last; empty where there is no configuration. */
    readonly files: readonly ConfigurationFile[];
}
/**
 * Finds and reads the configuration as Pyright 1.1.414 does for a workspace folder, looking no
 * further up than `limit`.
 *
 * @throws LanserError E/CONFIG with the file, line and column of what does not parse or extends a file
 * that is not there; E/JAIL where a link leads out of `limit`.
 */
export declare function readConfiguration(root: string, limit: string): Promise<PyrightConfiguration>;
/** Every place where a configuration of this root could stand, in the root and above it. */
export declare function configurationPlaces(root: string, limit: string): readonly string[];
