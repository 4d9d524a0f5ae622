import type { Configuration } from '../model/generated/config.ts';
import { CONFIGURATION_FILES } from '../workspace/configuration.ts';
type ConfigurationFile = (typeof CONFIGURATION_FILES)[number];
/**
 * lanser's own configuration at the root of a tree: `lanser.json`, or `[tool.lanser]` of
 * `pyproject.toml`.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export declare function readSettings(read: (name: ConfigurationFile) => Promise<Uint8Array | undefined>): Promise<Configuration>;
/** The configuration at the root of a folder; links that lead out of it are not followed. */
export declare function readFolderSettings(root: string): Promise<Configuration>;
export {};
