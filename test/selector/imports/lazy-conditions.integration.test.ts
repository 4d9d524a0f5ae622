import { execFileSync } from 'node:child_process';
import { array, constantFrom, letrec, oneof, sample, tuple } from 'fast-check';
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
  constantFrom(
    'NAMES',
    'MORE',
    'OTHERS',
    'FIRST',
    'KEYS',
    '[("a"), "b"]',
    '("a",) + MORE',
    '{"a": FLAG}',
    '["x"] and ("a",)',
  ),
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
 * Returns the source of a module with `__getattr__`. The function reads the attribute from `first` if the
 * condition is true, and otherwise from `second`.
 */
function moduleWith(condition: string): string {
  return `import first, second
NAMES = ["a", "b"]
MORE = ("b",) + EXTRA
OTHERS = ["a"]
OTHERS.append("c")
FIRST = ["a"]
FIRST[0] = "c"
KEYS = {"a": 1}
del KEYS["a"]
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
 * Runs each source in Python, with several values of the undefined names `FLAG` and `EXTRA`. Returns one list per
 * source: the modules from which `__getattr__` read the name, and the texts of TypeErrors.
 */
function reachedInPython(cases: readonly (readonly [source: string, name: string])[]): readonly string[][] {
  return JSON.parse(
    execFileSync('python3', ['-c', RUN], { input: JSON.stringify(cases), encoding: 'utf8' }),
  ) as string[][];
}

function certain(source: string, name: string): readonly string[] {
  return returnedModules(pythonDocument(source), name).map(({ path }) => path.join('.'));
}

test('if the analysis finds modules for a condition, Python reads the name from exactly these modules', () => {
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
  ['name in FIRST', []],
  ['name in KEYS', []],
  ['name in [("a"), "b"]', []],
  ['name in {"a": ("b")}', ['first']],
])('`if %s` leads to %j for the name a', (condition, modules) => {
  expect(certain(moduleWith(condition), 'a')).toEqual(modules);
});

const indented = (block: string): string => block.replaceAll(/^/gmu, '    ');
const tests = constantFrom('FLAG', 'name == "a"', 'name == "b"', 'name != "b"');
const calls = constantFrom('getattr(first, name)', 'getattr(second, name)');
const leaf = oneof(
  calls.map((call) => `return ${call}`),
  calls.map((call) => `value = ${call}`),
  calls.map((call) => `value = ${call.replace(')', ', None)')}`),
  constantFrom('pass', 'raise KeyError(name)', 'return value', 'return None', 'FLAG = FLAG'),
  constantFrom('if value is None: raise KeyError(name)', 'if value is not None: return value'),
);
const { block } = letrec<{ block: string; statement: string }>((tie) => {
  const inner = tie('block').map(indented);
  return {
    block: array(tie('statement'), { minLength: 1, maxLength: 3, depthIdentifier: 'b' }).map((all) =>
      all.join('\n'),
    ),
    statement: oneof(
      { depthIdentifier: 'b', maxDepth: 3 },
      { weight: 4, arbitrary: leaf },
      tuple(tests, inner).map(([condition, body]) => `if ${condition}:\n${body}`),
      tuple(tests, inner, inner).map(
        ([condition, body, other]) => `if ${condition}:\n${body}\nelse:\n${other}`,
      ),
      tuple(tests, inner, tests, inner, inner).map(
        ([condition, body, second, then, other]) =>
          `if ${condition}:\n${body}\nelif ${second}:\n${then}\nelse:\n${other}`,
      ),
      inner.map((body) => `for _ in range(FLAG):\n${body}`),
      tuple(inner, inner).map(([body, other]) => `for _ in range(FLAG):\n${body}\nelse:\n${other}`),
      inner.map((body) => `while FLAG:\n${body}\n    break`),
      inner.map((body) => `with suppress(AttributeError):\n${body}`),
      inner.map((body) => `def nested():\n${body}`),
      tuple(constantFrom('"a"', '"b"', '"b" | "c"', '_'), inner).map(
        ([pattern, body]) => `match name:\n    case ${pattern}:\n${indented(body)}`,
      ),
      tuple(inner, inner).map(([body, other]) => `try:\n${body}\nexcept AttributeError:\n${other}`),
      tuple(inner, inner).map(
        ([body, other]) => `try:\n${body}\nexcept AttributeError:\n    pass\nelse:\n${other}`,
      ),
      tuple(inner, inner).map(([body, other]) => `try:\n${body}\nfinally:\n${other}`),
    ),
  };
});

const RUN_WITH = `
import json, sys, types, warnings
from contextlib import suppress
warnings.simplefilter("ignore")
found = []
for source, owners in json.load(sys.stdin):
    reached = set()
    for flag in (False, True):
        for module in ("first", "second"):
            own = {"a": module} if module in owners else {}
            sys.modules[module] = types.SimpleNamespace(**own)
        scope = {"suppress": suppress}
        try:
            exec(source.replace("FLAG = FLAG", "pass").replace("FLAG", str(flag)), scope)
        except SyntaxError:
            reached.add("invalid")
            continue
        try:
            reached.add(str(scope["__getattr__"]("a")))
        except KeyError:
            reached.add("KeyError")
        except (AttributeError, NameError):
            pass
    found.append(sorted(reached))
json.dump(found, sys.stdout)
`;

test('random statements: if exactly one module that the analysis finds has the attribute, `__getattr__` returns this attribute or raises AttributeError or NameError', () => {
  const sources = sample(block, { numRuns: 500, seed: 11 }).map(
    (body) => `import first, second\ndef __getattr__(name):\n${indented(body)}\n`,
  );
  const cases = sources.flatMap((source): [string, string[]][] =>
    [['first'], ['second'], ['first', 'second']].map((owners) => [source, owners]),
  );
  const reached = JSON.parse(
    execFileSync('python3', ['-c', RUN_WITH], { input: JSON.stringify(cases), encoding: 'utf8' }),
  ) as string[][];
  let decided = 0;
  const wrong = cases.flatMap(([source, owners], index) => {
    const found = [...new Set(certain(source, 'a'))].filter((module) => owners.includes(module));
    if (found.length !== 1 || reached[index]?.includes('invalid') === true) return [];
    decided += 1;
    // `reached` does not contain lookups that ended with an AttributeError or a NameError.
    return reached[index]?.every((value) => value === found[0]) === true
      ? []
      : [{ source, owners, found, reached: reached[index] }];
  });
  expect(wrong.toSorted((one, other) => one.source.length - other.source.length).slice(0, 3)).toEqual([]);
  expect(decided).toBeGreaterThan(100);
});

test.each([
  ['for flag in ():\n    return getattr(first, name)\nreturn getattr(second, name)', []],
  ['while FLAG:\n    return getattr(first, name)\nreturn getattr(second, name)', []],
  ['match name:\n    case "b": return 1\nreturn getattr(second, name)', ['second']],
  ['match name:\n    case "a": return 1\nreturn getattr(second, name)', []],
  ['def other():\n    return getattr(first, name)\nreturn getattr(second, name)', ['second']],
  ['return getattr(first, name)\nreturn getattr(second, name)', ['first']],
  ['if name == "q":\n    pass\nelif FLAG:\n    pass\nelse:\n    return getattr(first, name)', []],
  [
    'try:\n    return getattr(first, name)\nexcept AttributeError:\n    return getattr(second, name)',
    ['first'],
  ],
  [
    'try:\n    import first\n    return getattr(first, name)\nexcept ImportError:\n    return getattr(second, name)',
    [],
  ],
  ['try:\n    value = getattr(first, name)\nexcept AttributeError:\n    raise\nreturn value', ['first']],
  [
    'try:\n    value = getattr(first, name)\nexcept AttributeError:\n    pass\nelse:\n    return 1\nreturn value',
    [],
  ],
  ['try:\n    return getattr(first, name)\nfinally:\n    return getattr(second, name)', []],
  [
    'value = getattr(first, name, None)\nif value is not None:\n    return value\nreturn getattr(second, name)',
    ['first'],
  ],
  ['value = getattr(first, name, None)\nif FLAG:\n    return value\nreturn getattr(second, name)', []],
])('the statements %j lead to the modules %j for the name a', (body, modules) => {
  expect(certain(`import first, second\ndef __getattr__(name):\n${indented(body)}\n`, 'a')).toEqual(modules);
});

test.each([
  'def __getattr__(namé):\n    if namé == "a":\n        return getattr(first, namé)',
  'def __getattr__(é):\n    if é not in ("a",):\n        raise AttributeError\n    return getattr(first, é)',
  'def __getattr__(name):\n    value_é = getattr(first, name)\n    return value_é',
  'def __getattr__(name):\n    é = getattr(first, name)\n    aé = 1\n    éa = 2\n    return é',
])('the names of parameters and variables may contain non-ASCII letters: %j', (source) => {
  expect(certain(`import first, second\n${source}\n`, 'a')).toEqual(['first']);
});
