// server/ defines the built-in and configured language servers and their behaviour, and chooses the servers and
// the root folder for a file. Its subfolder pyright/ also finds Pyright's package, reads Pyright's configuration,
// restricts its file access and plans its launch. server/ does not start servers or exchange messages with them.
import path from 'node:path';
import { memberAt } from '../model/json-record.ts';
import { LANGUAGE_IDS } from './language-ids.ts';

/** The command of a language server and the files that it serves. */
export interface ServerDefinition {
  readonly name: string;
  /** A name on PATH or an absolute path. */
  readonly command: string;
  readonly args: readonly string[];
  /** File extensions with their dot (".ts") or whole file names ("Dockerfile"). */
  readonly fileTypes: readonly string[];
  /** Names of files or folders that mark a server's root folder. A name may contain one `*`. */
  readonly rootMarkers: readonly string[];
  /** True if the server serves only files with a root marker in their folder or a folder above. */
  readonly needsMarker: boolean;
  /** LSP language ids by file extension or file name. See {@link languageIdOf} for the defaults. */
  readonly languageIds: Readonly<Record<string, string>>;
  readonly initializationOptions?: unknown;
  /** The server's settings: an object from which `workspace/configuration` reads dotted sections. */
  readonly settings?: unknown;
  readonly disabled: boolean;
  /** True if the server provides only diagnostics, in addition to the file's primary server. */
  readonly linter: boolean;
  readonly origin: 'built-in' | 'user' | 'workspace';
  /** Instructions to install the program; only for a built-in server whose command is not configured. */
  readonly install?: string;
}

/** The command of Pyright, which is shipped with lanser and always available. */
export const SHIPPED_COMMAND = 'pyright-langserver';

/** Returns the file type that matches most closely: a whole name, or else the longest extension. */
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

/**
 * Returns the language id of a file: that of the definition, else that of {@link LANGUAGE_IDS}, else the extension
 * without its dot, else `plaintext`.
 */
export function languageIdOf(definition: ServerDefinition, file: string): string {
  for (const ids of [definition.languageIds, LANGUAGE_IDS]) {
    const fileType = closestFileType(Object.keys(ids), file);
    if (fileType !== undefined) return ids[fileType] ?? 'plaintext';
  }
  return path.extname(file).slice(1) || 'plaintext';
}

/** Returns the settings at a dotted section, or all settings without a section. */
export function settingsSection(settings: unknown, section: string | undefined): unknown {
  if (section === undefined || section === '') return settings;
  return memberAt(settings, ...section.split('.'));
}
