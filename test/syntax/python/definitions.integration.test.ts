import { expect, test } from 'vitest';
import { loadPython } from '../../../src/syntax/python/python.ts';

const python = await loadPython();

test.each([
  ['one item', 'with (open() as f):\n    g = 1\n', ['f', 'g']],
  ['one item and a comma', 'with (\n    open() as f,\n):\n    g = 1\n', ['f', 'g']],
  ['two items', 'with (open() as f, open() as (g, h)):\n    i = 1\n', ['f', 'g', 'h', 'i']],
  ['two items without `as`', 'with (open(a := 1), open()):\n    g = 1\n', ['g']],
])('`with` with %s in parentheses defines its `as` names and the names in its block', (_, text, names) => {
  expect(python.read(text).definitions.map(({ name }) => name)).toEqual(names);
});
