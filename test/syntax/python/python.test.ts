import { expect, test } from 'vitest';
import { loadPythonErrors } from '../../../src/syntax/python/python.ts';

const hasError = await loadPythonErrors();

test('valid code is accepted even if its first parse tree has a missing token', () => {
  // The line `b}]:` has no indentation. So the parser reads the first `match` as a variable with a type annotation,
  // and adds a missing token inside `match []`. A second parse without line breaks in brackets finds no error.
  const text = `match [1]:
    case [{"k":
b}]:
        match []:
            case [a]:
                (x)
`;
  expect(hasError(text)).toBe(false);
});

const BROKEN = ['x = 1 +', 'def g.h(): ...', 'import ,', 'not ,', 'x = [1, 2\ny = 3', 'f(\ndef g(): ...'];

test.each(BROKEN)('the code %j has a syntax error', (text) => {
  expect(hasError(text)).toBe(true);
});
