import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pythonCommentMarks } from '../../../src/reward/evidence/python-comments.ts';
import { pythonCodeTokens } from '../../../src/syntax/python/code-tokens.ts';
import { pyrightTokenizer, type IgnoreComment } from '../../helpers/pyright-tokenizer.ts';

const tokenize = pyrightTokenizer();

const PIECES = [
  [
    '#',
    'type',
    'pyright',
    ':',
    'ignore',
    '[',
    ']',
    'a-b',
    'c:d',
    ',',
    ' ',
    '\t',
    '\u2028',
    '\u00A0',
    'type:',
    'x',
  ],
  [
    '# type: ignore',
    '# pyright: ignore[a, b]',
    '# type:ignore[',
    ' # pyright: ignore',
    '\n',
    '\r',
    '\n',
    '\n',
  ],
  ['f"""', '"""', "f'", "'", '{', '}', 'x = 1', '\\\n', '$'],
].flat();
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''));

interface Ignores {
  readonly whole: boolean;
  readonly type: readonly number[];
  readonly pyright: readonly number[];
}

test("in any text, ignore comments are found on the same lines as by Pyright's tokenizer", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(ourIgnores(text)).toEqual(pyrightsIgnores(text));
    }),
    { numRuns: 5000, examples: [['f"""{xf"""# pyright: ignore[a, b]\n']] },
  );
});

function pyrightsIgnores(text: string): Ignores {
  const { typeIgnoreAll, typeIgnoreLines, pyrightIgnoreLines } = tokenize(text);
  // After an unterminated string, Pyright counts some lines twice. So the test does not use the keys (line numbers).
  const linesOf = (comments: ReadonlyMap<number, IgnoreComment>): readonly number[] =>
    [...comments.values()].map(({ range }) => lineOf(text, range.start));
  return {
    whole: typeIgnoreAll !== undefined,
    type: linesOf(typeIgnoreLines),
    pyright: linesOf(pyrightIgnoreLines),
  };
}

function ourIgnores(text: string): Ignores {
  const marks = pythonCommentMarks(text, pythonCodeTokens(text));
  const linesOf = (keyword: string): readonly number[] =>
    marks.flatMap(({ kind, form, start }) =>
      kind === 'suppression' && form.startsWith(`${keyword}: ignore`) ? [lineOf(text, start)] : [],
    );
  return {
    whole: marks.some(({ form }) => form === 'type: ignore of the whole file'),
    type: linesOf('type'),
    pyright: linesOf('pyright'),
  };
}

function lineOf(text: string, offset: number): number {
  return [...text.slice(0, offset).matchAll(/\r\n|\r|\n/gu)].length;
}
