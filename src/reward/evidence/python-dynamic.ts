import { pythonStatements } from '../../syntax/python/statements.ts';
import type { Token } from '../../syntax/token.ts';
import { codeOfLine, endOfLine, type Mark } from './mark.ts';

/** Functions and attributes whose effect or result checkers do not know, such as `exec`, `getattr` and `loads`. */
const DYNAMIC: ReadonlySet<string> = new Set(
  'exec eval __import__ globals locals vars getattr setattr delattr import_module attrgetter itemgetter methodcaller py_object run_path run_module new_class loads literal_eval __builtins__ __dict__ __class__ __setattr__ __getattribute__ __code__ _getframe'.split(
    ' ',
  ),
);
/** Classes whose objects have every attribute, according to checkers. Only a call of such a class gets a mark. */
const CLASSES: ReadonlySet<string> = new Set([
  'AsyncMock',
  'MagicMock',
  'Mock',
  'ModuleType',
  'Namespace',
  'SimpleNamespace',
]);
/** Methods whose definition makes a checker accept every attribute or subscript. */
const HOOKS: ReadonlySet<string> = new Set(['__getattr__', '__getattribute__', '__class_getitem__']);

export function dynamicMarks(text: string, tokens: readonly Token[]): readonly Mark[] {
  return pythonStatements(text, tokens).flatMap((statement) => {
    const words = statement.map(({ start, end }) => text.slice(start, end));
    if (words[0] === 'import' || words[0] === 'from') return [];
    return statement.flatMap(({ kind, start, end }, at): readonly Mark[] => {
      const word = words[at] ?? '';
      if (kind !== 'word') return [];
      const isDefined = words[at - 1] === 'def';
      const isHook = isDefined && HOOKS.has(word);
      if (!isHook && (isDefined || !isUse(words, at))) return [];
      const code = codeOfLine(text, start, endOfLine(text, end));
      return [{ kind: 'dynamic', start, end, form: word, code, hides: 0 }];
    });
  });
}

function isUse(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (CLASSES.has(word)) return words[at + 1] === '(' && words[at - 1] !== 'class';
  if (words[at - 1] === '.' && word.startsWith('__')) return DYNAMIC.has(word);
  // In `f(vars=True)` and `vars: int`, `vars` is not the function.
  return DYNAMIC.has(word) && words[at + 1] !== '=' && words[at + 1] !== ':' && words[at - 1] !== 'class';
}
