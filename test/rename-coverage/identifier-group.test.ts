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
  [
    'a comprehension on several lines',
    'def f():\n    x = [\n        name\n        for name in y\n    ]\n    return name',
    3,
  ],
  ['the source of a comprehension', 'x = [\n    name\n    for name in\n    name\n]', 3],
  [
    'a lambda on several lines',
    'def f():\n    key = (lambda\n        name:\n        name)\n    return name',
    3,
  ],
  ['imports', 'from a import name\nfrom b import name\nname', 3],
  ['imports on several lines', 'from a import (\n    name,\n)\nfrom b import (\n    name,\n)\nname', 3],
  ['a parameter and its annotation', 'def f(name: name):\n    name', 2],
  ['a base class and a method', 'class A(name):\n    def name(self): ...', 2],
  ['a decorator and a parameter', '@name\ndef f(name):\n    name', 2],
])('only bare names of one scope share a group: %s', async (_, text, requests) => {
  const source = await sourceOf(text);
  const groups = wordSearch('name')(text).map((word) => identifierGroup(source, word));
  expect(new Set(groups).size).toBe(requests);
});

test.each([
  ['a test', 'def test_a(name): return name'],
  ['a method of a test class', 'class TestA:\n    async def test_a(self, name): return name'],
  ['a fixture', '@pytest.fixture(scope="session")\ndef f(name): return name'],
  ['a fixture with several decorators', '@other\n@fixture\n@last\ndef f(name): return name'],
])('a parameter of %s can be a fixture', async (_, text) => {
  const source = await sourceOf(text);
  const groups = wordSearch('name')(text).map((word) => identifierGroup(source, word));
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).toMatch(/^fixture /u);
});

test.each([
  ['a parameter of an ordinary function', 'def f(name): return name'],
  ['a parameter of a function that follows a fixture', '@fixture\ndef g(): ...\ndef f(name): return name'],
  ['a variable of a test', 'def test_a(): return name + name'],
  ['a parameter of a function with the decorator `fixtures`', '@fixtures\ndef f(name): return name'],
])('%s is not a fixture', async (_, text) => {
  const source = await sourceOf(text);
  for (const word of wordSearch('name')(text)) expect(identifierGroup(source, word)).toMatch(/^in /u);
});
