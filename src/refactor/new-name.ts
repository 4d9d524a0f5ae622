import { LanserError } from '../model/lanser-error.ts';
import { languageName } from '../syntax/language-names.ts';

/** https://docs.python.org/3/reference/lexical_analysis.html#keywords; soft ones are names too. */
const PYTHON_KEYWORDS: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from
   global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/u),
);
const PYTHON_NAME = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;

/**
 * Whether a name can stand in the place of another; of languages that are not known the server says so.
 *
 * @throws LanserError E/USAGE for what is no name, a keyword, or the name that is there already.
 */
export function checkNewName(uri: string, oldName: string, newName: string): void {
  const refuse = (why: string): LanserError =>
    new LanserError('E/USAGE', `${JSON.stringify(newName)} ${why}; give another name.`, { newName });
  if (newName.trim() === '') throw refuse('is empty');
  if (newName === oldName) throw refuse('is the name already');
  if (languageName(uri) !== 'python') return;
  // Python takes names in this form.
  const normal = newName.normalize('NFKC');
  if (!PYTHON_NAME.test(newName) || !PYTHON_NAME.test(normal)) throw refuse('is no identifier of Python');
  if (PYTHON_KEYWORDS.has(normal)) throw refuse('is a keyword of Python');
}
