import path from 'node:path';
import { escapeForRegExp } from '../../text/regular-expression.ts';
import { wordAt } from '../../text/word-at.ts';
import type { LeasedText } from '../servers/document-leases.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import type { WorkspaceSession } from './workspace-session.ts';

const PYTHON = /\.pyi?$/u;

/**
 * The files that Pyright has to have open to see every use of the name at an offset: those that name it in a
 * string of a type variable (`bound="Name"`), which it counts among the references once it has checked the
 * file, and not before; and those that name it and are not plain UTF-8, which it reads in its own way, so that
 * its columns would be others than the text's. `asType`: also those that name a class in any other string that
 * may be a type, such as one in an alias.
 */
export async function filesToOpen(
  { root, files }: WorkspaceSession,
  { uri, lines: { text } }: VersionedDocument,
  offset: number,
  asType = false,
): Promise<readonly LeasedText[]> {
  const name = PYTHON.test(uri) ? wordAt(text, offset) : '';
  if (name === '') return [];
  const isClass =
    asType &&
    (await files.definitions()).some(
      ({ definition }) => definition.kind === 'class' && definition.name === name,
    );
  const inString = isClass ? typeInString(name) : boundInString(name);
  const found: LeasedText[] = [];
  for (const file of await files.files()) {
    const source = PYTHON.test(file) ? await files.source(file) : undefined;
    if (source === undefined) continue;
    const isOdd = !source.isPlain && source.text.includes(name);
    if (isOdd || inString.test(source.text)) found.push({ file: path.join(root, file), text: source.text });
  }
  return found;
}

function boundInString(name: string): RegExp {
  return new RegExp(String.raw`\bTypeVar\s*\([^()]*["'][^"'()]*\b${escapeForRegExp(name)}\b`, 'u');
}

/** A string that is nothing but names, brackets and what may stand between them. */
function typeInString(name: string): RegExp {
  const between = String.raw`[\p{XIDC}_.,|\[\] ]*`;
  return new RegExp(String.raw`(["'])${between}\b${escapeForRegExp(name)}\b${between}\1`, 'u');
}
