import type { DocumentVerdict } from '../model/validation.ts';
import { type ValidateOptions } from './validate-document.ts';
/** Whether a file is read as a configuration of lanser and not as JSON. */
export declare function isSettingsFile(path: string): boolean;
/** Checks a configuration in YAML, or in the `[tool.lanser]` of a TOML file; one that is not there is empty. */
export declare function checkSettings(path: string, text: string, options: ValidateOptions): Promise<DocumentVerdict>;
