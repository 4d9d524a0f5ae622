import type { SeededRandom } from '../../test/helpers/seeded-random.ts';
import { weighted } from './tree.ts';

/**
 * A generator of blocks of Python source. The blocks share a few names, so modules can use the definitions of other
 * modules.
 */
export interface PythonBlocks {
  /** Returns random definitions of some of the shared names (V, f, C, ...). */
  definitions(): readonly string[];
  /** Returns an import from a random one of the modules, and a use of the imported name. Both may be invalid. */
  use(modules: readonly string[]): string;
  /** Returns a block that usually has a diagnostic. */
  mistake(): string;
  /** Returns a block that Pyright accepts by its basic rules. The block may be a comment or empty. */
  harmless(): string;
  /** Returns unannotated functions and a use of the first one. Each function except the last calls the next. */
  chain(): string;
  /** Returns code or a comment that may hide diagnostics or change the rules of the file. */
  suppression(): string;
}

const TYPES = ['int', 'str', 'float', 'bytes', 'list[int]', 'None'] as const;
const VALUES: Readonly<Record<string, string>> = {
  int: '1',
  str: '"s"',
  float: '1.5',
  bytes: 'b"b"',
  'list[int]': '[1]',
  None: 'None',
};

/**
 * Blocks with mistakes. Pyright reports most of them by its standard rules. The generator replaces a separate N by
 * a number, such as 7. In names, it also adds the tag of {@link pythonBlocks}: with the tag `t`, `xN` becomes `x_t7`.
 */
const MISTAKES: readonly string[] = [
  '(1).wrongN',
  'undefinedN',
  'xN: int = "s"',
  'len(N)',
  'print(nothingN)',
  'def badN() -> int:\n    return "s"',
  'class BadN:\n    x: int = "s"\n\n    def m(self) -> str:\n        return self.x',
  'import missing_moduleN',
  'from os import missingN',
  'import re\n\nre.match("aN", "a").group()',
  'import re\n\nresultN = re.match("a", "a")\nresultN.group(N)',
  'def optionalN(a: "str | None"):\n    return a.upper()',
  'def possiblyN(a: bool):\n    if a:\n        b = 1\n    return b',
  'aN = [1, 2]\naN["N"]',
  'for iN in N:\n    pass',
  'with open("N") as fN:\n    fN.wrong()',
  'async def coN():\n    return 1\n\n\ndef callN():\n    return coN().real',
  'class BaseN:\n    def m(self, a: int) -> int:\n        return a\n\n\nclass DerivedN(BaseN):\n    def m(self, a: str) -> int:\n        return 1',
  'from typing import Protocol\n\n\nclass PN(Protocol):\n    def p(self) -> int: ...\n\n\ndef takeN(p: PN): ...\n\n\ntakeN(N)',
  'def lambdaN():\n    return (lambda a: a.wrong)(N)',
  '[aN for aN in N]',
  'del neverN',
  'return N',
  'class SelfN:\n    def m(self):\n        return self.missing',
  'from typing import TypedDict\n\n\nclass TN(TypedDict):\n    a: int\n\n\ntN: TN = {"b": N}',
  'print(1 + "N")',
  '"%d" % undefinedN',
  'f"{undefinedN}"',
  'f"""\n{undefinedN}\n"""',
  'xN = (\n    1,\n    undefinedN,\n)',
  'match N:\n    case int(a, b):\n        pass',
  'def manyN(a, b):\n    pass\n\n\nmanyN(N)',
  'import os; os.wrongN',
  'xN = 1 if True else undefinedN',
  'type AliasN = undefinedN',
  'class DupN:\n    def a(self): ...\n    def a(self, x): ...',
  'from __future__ import unknownN',
  '"\\d"',
  'def (N',
  'x = N +',
  '  indentedN = 1',
  'yield N',
  'await N',
  'assert (N, "always")',
  'N',
  'N == 2',
  'def unusedN():\n    localN = 1',
  'import unused_os_N',
  'from typing import List\n\nlistN: List[int] = [N]',
  'from typing_extensions import deprecated\n\n\n@deprecated("N")\ndef oldN(): ...\n\n\noldN()',
  'def compareN(a: str):\n    return a == N',
  'class InitN:\n    a: int\n\n    def __init__(this):\n        pass',
  'def afterN():\n    return 1\n    undefinedN',
  'lambda: (yield)',
  'global aN\naN: int = "s"',
  'print(__file__ + N)',
  'from . import missing_siblingN',
  'from .. import missing_parentN',
  'import collections.missingN',
  'try:\n    import missingN\nexcept ImportError:\n    missingN = None\nmissingN.x',
  'import importlib.utilN as uN',
  'x: "undefinedN" = 1',
  'def annotatedN(a: "Missing[int]") -> "list[AlsoMissing]": ...',
  '# type: (int) -> strN\nreveal_type(N)',
  'xN = []  # type: list[undefinedN]',
  'reveal_type(xN := N)',
  'class EnumN(__import__("enum").Enum):\n    a = 1\n\n\nEnumN.b',
  'import enum\n\n\nclass ColorN(enum.Enum):\n    a = 1\n\n\ndef pickN(c: ColorN) -> int:\n    match c:\n        case ColorN.b:\n            return 1',
  'from dataclasses import dataclass\n\n\n@dataclass\nclass DataN:\n    a: int = 0\n    b: str\n\n\nDataN(1, 2, 3)',
  'unionN = [1, "s", None, 2.5][N]\nunionN.upper()',
  'def manyN(a):\n    if a == 1:\n        return 1\n    if a == 2:\n        return "s"\n    if a == 3:\n        return None\n    return [b""]\n\n\nmanyN(N).upper()',
];

const HARMLESS: readonly string[] = [
  'aN = N',
  'def okN(a: int) -> int:\n    return a + N',
  'class OkN:\n    a = N',
  '# comment N',
  '"""text N"""',
  'if True:\n    pass',
  'import os as os_N',
  'for _ in range(N):\n    pass',
  '',
  'def textN():\n    """multi\n\n    line\n    """\n    return N',
];

const SUPPRESSIONS: readonly string[] = [
  '# type: ignore',
  '# pyright: basic',
  '# pyright: strict',
  '# pyright: reportAttributeAccessIssue=false',
  '# pyright: reportUndefinedVariable=none, reportOptionalMemberAccess=warning',
  '(1).hiddenN  # type: ignore',
  '(1).hiddenN  # pyright: ignore',
  '(1).hiddenN  # pyright: ignore[reportAttributeAccessIssue]',
  '(1).hiddenN  # type:ignore # more',
  'raise SystemExit',
  'import sys\n\nsys.exit()',
  'assert False',
  'if not __debug__:\n    (1).hiddenN',
  'from typing import TYPE_CHECKING\n\nif not TYPE_CHECKING:\n    (1).hiddenN',
  'import sys\n\nif sys.version_info < (3, 0):\n    (1).hiddenN',
  'import sys\n\nif sys.platform == "win32":\n    (1).hiddenN',
  'from typing import no_type_check\n\n\n@no_type_check\ndef hiddenN():\n    return (1).wrong',
  'from typing import Any, cast\n\ncast(Any, 1).wrongN',
  '__all__ = ["missingN"]',
  '# \u2028 type: ignore',
  'xN: int = "s"  # \u2028# type: ignore',
  '#type:ignore',
  'xN = f"""{\nundefinedN  # type: ignore\n}"""',
];

/** Returns a generator of blocks. Except for the shared names, most generated names contain `tag`. */
export function pythonBlocks(random: SeededRandom, tag: string): PythonBlocks {
  let made = 0;
  const number = (): string => {
    made += 1;
    return `${made}`;
  };
  const numbered = (text: string): string => {
    const [n, at] = [number(), tag];
    return text.replaceAll(/(?<name>[a-zA-Z_]+_?)N\b/gu, `$<name>_${at}${n}`).replaceAll(/\bN\b/gu, n);
  };
  const placed = (text: string): string => {
    if (text.includes('\n    ') || random.chance(0.6)) return text;
    const inner = text.replaceAll(/^(?=.)/gmu, '    ');
    const n = number();
    return weighted(random, [
      [3, `def scope_${tag}${n}(flag: bool = True):\n${inner}`],
      [1, `async def scope_${tag}${n}():\n${inner}`],
      [2, `class Scope_${tag}${n}:\n${inner}`],
      [1, `if len("${n}") > 0:\n${inner}`],
      [1, `try:\n${inner}\nexcept Exception:\n    pass`],
      [1, `while len("${n}") > 0:\n${inner}`],
      [1, `class Scope_${tag}${n}:\n    def m(self):\n${inner.replaceAll(/^(?=.)/gmu, '    ')}`],
    ]);
  };
  const definitions = (): readonly string[] => {
    const type = random.pick(TYPES);
    const literal = random.below(4);
    const blocks = [
      `from typing import Literal\n\nV: Literal[${literal}] = ${literal}`,
      `def f(x: ${random.pick(TYPES)}) -> ${type}:\n    return ${VALUES[type]}`,
      random.chance(0.5)
        ? `def f2(x, y=${random.below(3)}):\n    return [x, y]`
        : 'def f2(*args):\n    return args[0]',
      `class C:\n    n: ${random.pick(TYPES)} = ...  # type: ignore\n\n    def m(self) -> ${random.pick(['"C | None"', '"C"', 'int'])}:\n        return ...  # type: ignore`,
      `def maybe(flag: bool):\n    if flag:\n        return ${random.pick(['1', '"s"', 'None', 'C()', '[]'])}\n    return ${random.pick(['None', '2', '"t"'])}`,
      `from typing import NoReturn\n\n\ndef stop() -> ${random.pick(['NoReturn', 'None', 'int'])}:\n    raise SystemExit`,
    ];
    return blocks.filter(() => random.chance(0.75));
  };
  const use = (modules: readonly string[]): string => {
    const module = random.pick(modules);
    const n = `${tag}${number()}`;
    const last = module.split('.').at(-1) as string;
    const name = random.pick(['V', 'f', 'f2', 'C', 'maybe', 'stop']);
    const alias = `${name}_${n}`;
    const [statement, reached] = weighted(random, [
      [5, [`from ${module} import ${name} as ${alias}`, alias]],
      [2, [`import ${module} as m_${n}`, `m_${n}.${name}`]],
      [1, [`import ${module}`, `${module}.${name}`]],
      [1, [`from ${module} import *`, name]],
      [1, [`from . import ${last} as m_${n}`, `m_${n}.${name}`]],
      [1, [`from .${last} import ${name} as ${alias}`, alias]],
      [1, [`from ..${last} import ${name} as ${alias}`, alias]],
      [
        1,
        [
          `try:\n    from ${module} import ${name} as ${alias}\nexcept ImportError:\n    ${alias} = None`,
          alias,
        ],
      ],
    ] as readonly (readonly [number, readonly [string, string]])[]);
    return `${statement}\n\n${placed(useOf(random, name, reached, n))}`;
  };
  return {
    definitions,
    use,
    mistake: () => placed(numbered(random.pick(MISTAKES))),
    harmless: () => numbered(random.pick(HARMLESS)),
    chain: () => chainOf(random, `${tag}${number()}`),
    suppression: () => numbered(random.pick(SUPPRESSIONS)),
  };
}

function useOf(random: SeededRandom, name: string, reached: string, n: string): string {
  switch (name) {
    case 'V':
      return `v_${n}: __import__("typing").Literal = ${reached}`.replace(
        '__import__("typing").Literal',
        random.pick(['int', 'str', 'None', 'bool']),
      );
    case 'f':
      return random.pick([
        `r_${n}: ${random.pick(TYPES)} = ${reached}(${random.pick(Object.values(VALUES))})`,
        `${reached}(${random.pick(Object.values(VALUES))}).upper()`,
        `${reached}(1, 2)`,
        `${reached}(x=1)`,
      ]);
    case 'f2':
      return random.pick([
        `${reached}(1).append("${n}")`,
        `r_${n}: list[int] = ${reached}(1, 2)`,
        `${reached}(1, 2, 3)`,
      ]);
    case 'C':
      return random.pick([
        `${reached}().m().n`,
        `${reached}().n.bit_length()`,
        `class D_${n}(${reached}):\n    n: int = 1`,
        `c_${n}: "${reached}" = 1`,
        `${reached}().other = 1`,
      ]);
    case 'maybe':
      return random.pick([
        `${reached}(True).bit_length()`,
        `${reached}(False) + 1`,
        `r_${n}: int = ${reached}(True)`,
      ]);
    default:
      return `${reached}()\n(1).after_${n}`;
  }
}

function chainOf(random: SeededRandom, n: string): string {
  const length = 3 + random.below(18);
  const returns = random.pick(['1', 'None', '"s"', 'a', '[a]', '{"k": a}', 'a + 1', 'a if a else None']);
  const functions = Array.from({ length }, (_, index) => {
    const last = index === length - 1;
    const call = random.pick([
      `c_${n}_${index + 1}(a)`,
      `c_${n}_${index + 1}(a) or ${index}`,
      `(c_${n}_${index + 1}(a))`,
    ]);
    return `def c_${n}_${index}(a):\n    return ${last ? returns : call}`;
  });
  if (random.chance(0.5)) functions.reverse();
  const use = random.pick([
    `c_${n}_0(1).wrong`,
    `c_${n}_0(None).upper()`,
    `r_${n}: str = c_${n}_0(1)`,
    `c_${n}_0(1) + "s"`,
  ]);
  const parts = random.chance(0.5)
    ? [...functions, use]
    : [`def use_${n}():\n    return ${use.replace(/^r_.*?= /u, '')}`, ...functions];
  return parts.join('\n\n\n');
}
