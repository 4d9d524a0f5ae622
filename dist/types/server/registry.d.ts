import type { Configuration } from '../model/generated/config.ts';
import type { ServerDefinition } from './definition.ts';
/** The servers of one configuration file. */
export interface ConfiguredServers {
    readonly origin: 'user' | 'workspace';
    /** The file's name in messages. */
    readonly file: string;
    /** Absolute; relative commands start there. */
    readonly folder: string;
    readonly servers: NonNullable<Configuration['servers']>;
}
/**
 * All definitions in the order in which they are preferred: the files' servers in the files' order (the
 * first file wins, field by field), then the built-in ones that no file names.
 *
 * @throws LanserError E/CONFIG for a server that is not built in and has no command or no file types.
 */
export declare function serverRegistry(configured: readonly ConfiguredServers[]): readonly ServerDefinition[];
