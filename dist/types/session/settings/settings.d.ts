import type { Configuration } from '../../model/generated/config.ts';
/** The settings of the one file that has some. */
export interface FileSettings {
    /** The file's name in messages. */
    readonly file: string;
    readonly configuration: Configuration;
}
/**
 * lanser's own configuration at the root of a tree: `lanser.json`, `lanser.yaml`, or `[tool.lanser]` of
 * `pyproject.toml`.
 *
 * @throws LanserError E/CONFIG with the file and the key or place, or both files where two have settings.
 */
export declare function readSettings(read: (name: string) => Promise<Uint8Array | undefined>): Promise<Configuration>;
/** The configuration at the root of a folder, and of no user; links that lead out of it are not followed. */
export declare function readFolderSettings(root: string): Promise<FileSettings | undefined>;
/** The settings of the one of these files that has some; undefined where none has. */
export declare function readOneOf(names: readonly string[], read: (name: string) => Promise<Uint8Array | undefined>): Promise<FileSettings | undefined>;
/** @throws LanserError E/FS_PERMISSIONS with the name that messages give. */
export declare function readConfigurationFile(file: string, name: string): Promise<Uint8Array>;
