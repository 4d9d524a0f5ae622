import path from 'node:path';
import { wholeName } from '../../text/regular-expression.ts';
import { wordAt } from '../../text/word-at.ts';
import type { LeasedText } from '../../server-pool/document-leases.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

const PYTHON = /\.pyi?$/u;

/**
 * Returns the Python files to open before Pyright searches for the name at an offset:
 * - Files with the name in a string that may be a type. Pyright finds such a name only after it checks the file. For
 *   a name that is probably not a class, only strings in `TypeVar` calls count, because many others are not types.
 * - Files that contain the name and are not plain UTF-8. Pyright would decode them differently than lanser, so
 *   Pyright's columns would differ from lanser's.
 */
export async function filesToOpen(
  { root, files }: WorkspaceSession,
  { uri, lines: { text } }: VersionedDocument,
  offset: number,
): Promise<readonly LeasedText[]> {
  const name = PYTHON.test(uri) ? wordAt(text, offset) : '';
  if (name === '') return [];
  const definitions = await files.definitions();
  const isClass =
    mayBeClass(name, text) ||
    definitions.some(({ definition }) => definition.kind === 'class' && definition.name === name);
  const inString = isClass ? typeInString(name) : boundInString(name);
  const found: LeasedText[] = [];
  for (const file of await files.files()) {
    const source = PYTHON.test(file) ? await files.source(file) : undefined;
    if (source === undefined) continue;
    const isDecodedDifferently = !source.isPlain && source.text.includes(name);
    if (isDecodedDifferently || inString.test(source.text))
      found.push({ file: path.join(root, file), text: source.text });
  }
  return found;
}

/** The builtin classes of Python with a lowercase name. */
const BUILTIN_CLASSES: ReadonlySet<string> = new Set([
  'bool',
  'bytearray',
  'bytes',
  'classmethod',
  'complex',
  'dict',
  'enumerate',
  'filter',
  'float',
  'frozenset',
  'int',
  'list',
  'map',
  'memoryview',
  'object',
  'property',
  'range',
  'reversed',
  'set',
  'slice',
  'staticmethod',
  'str',
  'super',
  'tuple',
  'type',
  'zip',
]);

/**
 * Returns true if a name may be a class, even one that the workspace does not define: a name with a capital first
 * letter, a builtin class or an imported name.
 */
function mayBeClass(name: string, text: string): boolean {
  if (/^\p{Lu}/u.test(name) || BUILTIN_CLASSES.has(name)) return true;
  // The limits keep the search linear in texts with many open brackets.
  const imported = String.raw`\bimport\b\s{0,100}(?:\([^)]{0,2000}|[^\n(]{0,500})${wholeName(name)}`;
  return new RegExp(imported, 'u').test(text);
}

/** Returns a pattern for a call of `TypeVar` with this name in a string, such as `TypeVar("T", bound="Name")`. */
function boundInString(name: string): RegExp {
  return new RegExp(String.raw`\bTypeVar\s*\([^()]*["'][^"'()]*${wholeName(name)}`, 'u');
}

/** Returns a pattern for a string that contains this name and consists of names, square brackets and separators. */
function typeInString(name: string): RegExp {
  const between = String.raw`[\p{XIDC}_.,|\[\] ]*`;
  // The lookahead finds the name once, so texts that repeat the name take linear time.
  return new RegExp(String.raw`(["'])(?=${between}${wholeName(name)})${between}\1`, 'u');
}
