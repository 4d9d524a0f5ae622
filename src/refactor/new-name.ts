import { LanserError } from '../model/lanser-error.ts';
import { languageName } from '../syntax/language-names.ts';

/** https://docs.python.org/3/reference/lexical_analysis.html#keywords; soft keywords are valid names. */
const PYTHON_KEYWORDS: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from
   global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/u),
);
const PYTHON_NAME = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;

/**
 * Checks that a new name is possible; for languages unknown to lanser, the server decides.
 *
 * @throws LanserError E/USAGE for an invalid name, a keyword, or the present name.
 */
export function checkNewName(uri: string, oldName: string, newName: string): void {
  const refuse = (why: string): LanserError =>
    new LanserError('E/USAGE', `${JSON.stringify(newName)} ${why}; give another name.`, { newName });
  if (newName.trim() === '') throw refuse('is empty');
  if (newName === oldName) throw refuse('is the name already');
  if (languageName(uri) !== 'python') return;
  // Python normalizes identifiers to NFKC.
  const normal = newName.normalize('NFKC');
  if (!PYTHON_NAME.test(newName) || !PYTHON_NAME.test(normal)) throw refuse('is no identifier of Python');
  if (PYTHON_KEYWORDS.has(normal)) throw refuse('is a keyword of Python');
}
