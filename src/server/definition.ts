// server/ defines language servers, and chooses the servers and the root folder for a file. Its subfolder pyright/
// finds Pyright's package, reads Pyright's configuration and plans Pyright's launch. server/ starts no servers.
import path from 'node:path';
import { memberAt } from '../model/json-record.ts';
import { LANGUAGE_IDS } from './language-ids.ts';

export interface ServerDefinition {
  readonly name: string;
  /** A name on PATH or an absolute path. */
  readonly command: string;
  readonly args: readonly string[];
  /** File extensions with their dot (".ts") or whole file names ("Dockerfile"). */
  readonly fileTypes: readonly string[];
  /** Names of files or folders that mark a server's root folder. A name may contain one `*`. */
  readonly rootMarkers: readonly string[];
  /** True if a file is served only in or below a folder with a root marker. Ignored if the user names the server. */
  readonly needsMarker: boolean;
  /** LSP language ids by file extension or file name. See {@link languageIdOf} for the defaults. */
  readonly languageIds: Readonly<Record<string, string>>;
  readonly initializationOptions?: unknown;
  /** The values for `workspace/configuration`; see {@link settingsSection}. */
  readonly settings?: unknown;
  readonly disabled: boolean;
  /**
   * True if the server runs beside the primary server. It provides diagnostics, and also edits for moved files if it
   * registers for `workspace/willRenameFiles`.
   */
  readonly linter: boolean;
  readonly origin: 'built-in' | 'user' | 'workspace';
  /** Instructions to install the program; only for a built-in server whose command is not configured. */
  readonly install?: string;
}

/** The command that stands for the shipped Pyright. lanser does not look it up on PATH. */
export const SHIPPED_COMMAND = 'pyright-langserver';

/** Returns the file type that matches most closely: a whole name, else the longest extension, else undefined. */
export function closestFileType(fileTypes: Iterable<string>, file: string): string | undefined {
  const name = path.basename(file);
  let closest: string | undefined;
  for (const fileType of fileTypes) {
    if (fileType === name) return fileType;
    const isEnding = fileType.startsWith('.') && name.endsWith(fileType);
    if (isEnding && fileType.length > (closest?.length ?? 0)) closest = fileType;
  }
  return closest;
}

/** Returns the language id in the definition or {@link LANGUAGE_IDS}, else the bare extension, else `plaintext`. */
export function languageIdOf(definition: ServerDefinition, file: string): string {
  for (const ids of [definition.languageIds, LANGUAGE_IDS]) {
    const fileType = closestFileType(Object.keys(ids), file);
    if (fileType !== undefined) return ids[fileType] ?? 'plaintext';
  }
  return path.extname(file).slice(1) || 'plaintext';
}

/** Returns the settings at a dotted section (`yaml.format`); all settings for an empty or undefined `section`. */
export function settingsSection(settings: unknown, section: string | undefined): unknown {
  if (section === undefined || section === '') return settings;
  return memberAt(settings, ...section.split('.'));
}
