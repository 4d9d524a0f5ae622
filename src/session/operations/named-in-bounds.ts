import path from 'node:path';
import { escapeForRegExp } from '../../text/regular-expression.ts';
import type { OpenText } from '../servers/open-set.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { WorkspaceSession } from './workspace-session.ts';

const PYTHON = /\.pyi?$/u;

/**
 * The files that name what stands at an offset in a string of a type variable (`bound="Name"`). Pyright
 * counts these among the references once it has checked the file, and not before.
 */
export async function filesThatBind(
  { root, files }: WorkspaceSession,
  { uri, lines: { text } }: VersionedDocument,
  offset: number,
): Promise<readonly OpenText[]> {
  const name = PYTHON.test(uri) ? nameAt(text, offset) : '';
  if (name === '') return [];
  const bound = new RegExp(String.raw`\bTypeVar\s*\([^()]*["'][^"'()]*\b${escapeForRegExp(name)}\b`, 'u');
  const found: OpenText[] = [];
  for (const file of await files.files()) {
    const source = PYTHON.test(file) ? await files.text(file) : undefined;
    if (source !== undefined && bound.test(source)) found.push({ file: path.join(root, file), text: source });
  }
  return found;
}

function nameAt(text: string, offset: number): string {
  const before = /[\p{XIDC}_]*$/u.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^[\p{XIDC}_]*/u.exec(text.slice(offset))?.[0] ?? '';
  return before + after;
}
