import { execFileSync } from 'node:child_process';
import { array, constantFrom, oneof, sample, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { returnedModules } from '../../../src/selector/imports/lazy-functions.ts';
import { pythonDocument } from '../python-document.ts';

const FLAGS = ['FLAG', 'not FLAG', 'name'];
const literals = constantFrom('"a"', "'b'", '"ab"', '"a" "b"', 'b"a"', '"c"');
const listed = tuple(
  constantFrom(['(', ')'], ['[', ']'], ['{', '}']),
  array(literals, { minLength: 1, maxLength: 2 }),
  constantFrom('', ','),
).map(([[open, close], items, end]) => `${open}${items.join(', ')}${end}${close}`);
const collections = oneof(
  listed,
  constantFrom('NAMES', 'MORE', 'OTHERS', '("a",) + MORE', '{"a": FLAG}', '["x"] and ("a",)'),
);
const comparisons = oneof(
  tuple(constantFrom('==', '!='), literals).map((parts) => `name ${parts.join(' ')}`),
  tuple(constantFrom('in', 'not in'), collections).map((parts) => `name ${parts.join(' ')}`),
);
const conditions = tuple(
  comparisons,
  array(tuple(constantFrom('and', 'or', 'if'), constantFrom(...FLAGS)), { maxLength: 2 }),
).map(([first, rest]) =>
  rest.reduce(
    (all, [word, operand]) => `${all} ${word} ${operand}${word === 'if' ? ' else FLAG' : ''}`,
    first,
  ),
);

/**
 * Returns the source of a module. Its function returns an attribute of `first` if the condition is true, and
 * otherwise one of `second`.
 */
function moduleWith(condition: string): string {
  return `import first, second
NAMES = ["a", "b"]
MORE = ("b",) + EXTRA
OTHERS = ["a"]
OTHERS.append("c")
def __getattr__(name):
    if ${condition}:
        return getattr(first, name)
    return getattr(second, name)
`;
}

const RUN = `
import json, sys, types, warnings
warnings.simplefilter("ignore")
found = []
for source, name in json.load(sys.stdin):
    reached = set()
    for flag in (False, True):
        for extra in ((), ("a", "c")):
            own = {"FLAG": flag, "EXTRA": extra}
            for module in ("first", "second"):
                sys.modules[module] = types.SimpleNamespace(**{name: module})
            try:
                exec(source, own)
                reached.add(own["__getattr__"](name))
            except TypeError as error:
                reached.add(repr(error))
    found.append(sorted(reached))
json.dump(found, sys.stdout)
`;

/**
 * Returns the modules that Python can return, over all values of the variables that the source does not
 * define.
 */
function reachedInPython(cases: readonly (readonly [source: string, name: string])[]): readonly string[][] {
  return JSON.parse(
    execFileSync('python3', ['-c', RUN], { input: JSON.stringify(cases), encoding: 'utf8' }),
  ) as string[][];
}

function certain(source: string, name: string): readonly string[] {
  return returnedModules(pythonDocument(source), name).map(({ path }) => path.join('.'));
}

test('a module that counts as returned is the only one that Python returns', () => {
  const cases = sample(tuple(conditions, constantFrom('a', 'b', 'c')), { numRuns: 600, seed: 7 }).map(
    ([condition, name]): [string, string] => [moduleWith(condition), name],
  );
  const reached = reachedInPython(cases);
  const decided = cases.filter(([source, name]) => certain(source, name).length > 0);
  expect(decided.length).toBeGreaterThan(120);
  const wrong = cases.flatMap(([source, name], index) => {
    const found = certain(source, name);
    const condition = /^ {4}if (?<text>.*):$/mu.exec(source)?.groups?.['text'];
    return found.length === 0 || found.join() === reached[index]?.join()
      ? []
      : [{ condition, name, found, reached: reached[index] }];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['name in ("a", "b")', ['first']],
  ['name in NAMES', ['first']],
  ['name in {"a": 1}', ['first']],
  ['name not in ["b"]', ['first']],
  ['name in ("b", "c") and FLAG', ['second']],
  ['name in ("a", "b") and FLAG', []],
  ['name in ("c",) or FLAG', []],
  ['name == "b" and FLAG or FLAG', []],
  ['name in ("ab")', []],
  ['name in MORE', []],
])('`if %s` leads to %j for the name a', (condition, modules) => {
  expect(certain(moduleWith(condition), 'a')).toEqual(modules);
});
