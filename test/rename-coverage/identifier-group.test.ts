import { expect, test } from 'vitest';
import { identifierGroup } from '../../src/rename-coverage/mentions.ts';
import { wordSearch } from '../../src/rename-coverage/word-search.ts';
import { sourceOf } from './source-of.ts';

// The last column is the number of groups that all uses of `name` form. A rename checks each group with one request.
test.each([
  ['any number of bare names in a function', 'def f():\n    name()\n    return name + name', 1],
  ['bare names of two functions and the module', 'def f(): name\ndef g(): name\nname', 3],
  ['attributes', 'def f(a, b):\n    a.name\n    b.name', 2],
  ['keyword arguments', 'def f(): g(name=1); h(name=2)', 2],
  ['a parameter of a lambda', 'def f():\n    key = lambda name: name\n    return name', 3],
  ['a variable of a comprehension', 'def f():\n    x = [name for name in y]\n    return name', 3],
  ['imports', 'from a import name\nfrom b import name\nname', 3],
])('only bare names of one scope share a group: %s', async (_, text, requests) => {
  const source = await sourceOf(text);
  const groups = wordSearch('name')(text).map((word) => identifierGroup(source, word));
  expect(new Set(groups).size).toBe(requests);
});
