import { LanserError } from '../../model/lanser-error.ts';
export type JsonObject = Readonly<Record<string, unknown>>;
/** One configuration file that takes part; `content` is null for a pyproject.toml without a section. */
export interface ConfigurationFile {
    /** Absolute. */
    readonly path: string;
    readonly content: JsonObject | null;
}
/** The settings of a file; null for a pyproject.toml without a section, undefined for no file. */
export declare function readConfigurationFile(file: string, limit: string): Promise<JsonObject | null | undefined>;
/** What a pyproject.toml means to Pyright and to lanser: equal for texts that mean the same to both. */
export declare function effectOfPyproject(text: string): string;
/** The error of a file that extends what is not there. */
export declare function missingBase(file: string, limit: string): Promise<LanserError>;
/** The text of a file; undefined where there is none. */
export declare function readText(file: string, limit: string): Promise<string | undefined>;
