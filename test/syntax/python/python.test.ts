import { expect, test } from 'vitest';
import { loadPythonErrors } from '../../../src/syntax/python/python.ts';

const hasError = await loadPythonErrors();

test('valid code is accepted even if its parse tree has missing tokens', () => {
  // The line inside the brackets has no indentation, so the scanner ends the block early.
  const text = `match [1]:
    case [{"k":
b}]:
        match []:
            case [a]:
                (x)
`;
  expect(hasError(text)).toBe(false);
});

test.each(['x = 1 +', 'def g.h(): ...', 'import ,', 'not ,'])('the code %j has a syntax error', (text) => {
  expect(hasError(text)).toBe(true);
});
