/**
 * Small Python packages with random definitions, and random edits of one module. Each module except `__init__`
 * passes its names to `reveal_type`, so that a changed type changes a diagnostic.
 */
import type { SeededRandom } from '../../test/helpers/seeded-random.ts';

/** The modules of a package: name to source. */
export type Modules = ReadonlyMap<string, string>;

const MODULES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const VALUES = [
  '1',
  '2',
  '"text"',
  '"other"',
  'None',
  '[1]',
  '{"key": 1.5}',
  '(1, "x")',
  'b"x"',
  '1.5',
  'object()',
];
const TYPES = ['int', 'str', 'bytes', 'float', 'list[int]', 'dict[str, int]', 'None', 'int | None'];
const SPECIAL = ['__len__', '__call__', '__iter__', '__enter__', '__getattr__', '__eq__', '__add__'];

interface Name {
  readonly kind: 'class' | 'function' | 'variable' | 'alias' | 'generator' | 'async';
  readonly name: string;
}

interface ImportedName {
  readonly name: string;
  /** The module that declares the name. */
  readonly from: string;
}

export function randomProject(random: SeededRandom, package_: string): Modules {
  const modules = new Map<string, string>([['__init__', '']]);
  const declared = new Map<string, readonly Name[]>();
  /** By module: expressions with imported names, such as `a.a0`. They also work after a star import of the module. */
  const used = new Map<string, readonly string[]>();
  for (const [index, module] of MODULES.entries()) {
    const earlier = MODULES.slice(0, index).flatMap((from) =>
      (declared.get(from) ?? []).map((name) => ({ ...name, from })),
    );
    const lines: string[] = ['from __future__ import annotations'];
    const usable: string[] = [];
    for (const { name, from } of earlier) {
      switch (random.below(6)) {
        case 0: {
          const second = random.pick(declared.get(from) ?? []).name;
          lines.push(`from ${package_}.${from} import ${name}, ${second} as ${second}_second`);
          usable.push(name, `${second}_second`);
          break;
        }
        case 1:
          lines.push(`from .${from} import ${name} as ${name}_${module}`);
          usable.push(`${name}_${module}`);
          break;
        case 2:
          lines.push(`import ${package_}.${from}`);
          usable.push(`${package_}.${from}.${name}`);
          break;
        case 3:
          lines.push(`from . import ${from}`);
          usable.push(`${from}.${name}`);
          break;
        default:
      }
    }
    if (random.below(6) === 0 && index > 0) {
      const from = MODULES[random.below(index)] ?? 'a';
      lines.push(`from .${from} import *`);
      usable.push(...(declared.get(from) ?? []).map(({ name }) => name), ...(used.get(from) ?? []));
    }
    const names: Name[] = [];
    for (let count = 0; count < 4; count += 1) {
      const name = `${module}${count}`;
      const imports = earlier.map((one) => `from .${one.from} import ${one.name}`);
      const { kind, source } = definition(random, name, usable, names, imports);
      lines.push(source);
      names.push({ kind, name });
    }
    if (random.below(4) === 0) lines.push(mainGuard(random, names));
    if (random.below(16) === 0) lines.splice(random.below(lines.length) + 1, 0, syntaxError(random, earlier));
    declared.set(module, names);
    used.set(module, usable);
    modules.set(module, `${lines.join('\n')}\n${reveals(usable, names)}`);
  }
  return modules;
}

function condition(random: SeededRandom, name: string): string {
  return random.pick([
    name,
    `not ${name}`,
    `${name} is None`,
    `isinstance(${name}, str)`,
    `callable(${name})`,
  ]);
}

/** Returns lines with a syntax error. Pyright recovers from the error, and may read an import in the lines. */
function syntaxError(random: SeededRandom, earlier: readonly ImportedName[]): string {
  const { from, name } = earlier.length === 0 ? { from: 'a', name: 'a0' } : random.pick(earlier);
  return random.pick([
    `from .${from} import ${name},, ${name} as again`,
    `recovered = 1 from .${from} import ${name}`,
    `recovered = (from .${from} import ${name}`,
    `if True:\n    recovered = 1\n  from .${from} import ${name}`,
    `def recovered(:\n    from .${from} import ${name}\n    return ${name}`,
  ]);
}

/** Returns a Python function that calls `reveal_type` for several expressions with each name. */
function reveals(usable: readonly string[], names: readonly Name[]): string {
  const all = [...usable, ...names.map(({ name }) => name)];
  const lines = all.flatMap((name) => [
    `    reveal_type(${name})`,
    `    reveal_type(${name}(1))`,
    `    reveal_type(${name}().member)`,
    `    reveal_type(${name}().own)`,
    `    reveal_type(${name}().stored)`,
    `    for item in ${name}: reveal_type(item)`,
    `    with ${name} as entered: reveal_type(entered)`,
  ]);
  return `def check_all():\n${lines.join('\n')}\n    reveal_type(0)\n`;
}

function definition(
  random: SeededRandom,
  name: string,
  usable: readonly string[],
  before: readonly Name[],
  imports: readonly string[],
): { readonly kind: Name['kind']; readonly source: string } {
  const reachable = [...usable, ...before.map((one) => one.name)];
  const value = (): string => {
    if (reachable.length === 0 || random.below(3) === 0) return random.pick(VALUES);
    const used = random.pick(reachable);
    if (random.below(12) === 0) {
      const narrowing = condition(random, used);
      return random.pick([`(${narrowing} and ${used})`, `(${used} if ${narrowing} else 1)`]);
    }
    return random.pick([used, `${used}()`, `${used}(1)`, `${used}.member`, `${used}().member`, `[${used}]`]);
  };
  const type = (): string =>
    reachable.length > 0 && random.below(3) === 0 ? random.pick(reachable) : random.pick(TYPES);
  const arrow = (): string => random.pick(['', ` -> ${type()}`, ` -> "${type()}"`]);
  /** Returns the name of a parameter, which may hide an imported name or a definition. */
  const parameter = (): string => {
    const own = reachable.filter((one) => !one.includes('.'));
    return own.length > 0 && random.below(3) === 0 ? random.pick(own) : 'y';
  };
  const body = (indent: string, hidden = 'y'): string => {
    const lines = [`x = ${random.pick([hidden, value()])}`];
    if (imports.length > 0 && random.below(6) === 0) lines.push(random.pick(imports));
    if (random.below(6) === 0) {
      lines.push(
        ...random.pick([
          [
            'class Inner:',
            `    member = ${random.pick([hidden, value()])}`,
            `    ${hidden} = None`,
            'x = Inner',
          ],
          ['def inner():', `    global ${hidden}`, `    return ${hidden}`, 'x = inner()'],
          [`def inner(${hidden}=${value()}):`, `    return ${hidden}`, 'x = inner()'],
          [`x = lambda ${hidden}: ${hidden}`],
          [`x = [${hidden} for ${hidden} in ${value()}]`],
        ]),
      );
    }
    if (random.below(4) === 0) lines.push(`if x: raise ValueError(${value()})`);
    if (random.below(4) === 0) lines.push(`if ${condition(random, 'x')}:`, `    return ${value()}`);
    if (random.below(8) === 0) lines.push(`raise ValueError`);
    lines.push(`return ${random.pick(['x', value(), value()])}`);
    return lines.map((line) => `${indent}${line}`).join('\n');
  };
  /** Returns the body of a method. The body may declare attributes. */
  const storing = (indent: string): string => {
    const lines = [`x = ${value()}`];
    const count = 2 + random.below(4);
    for (let at = 0; at < count; at += 1) {
      lines.push(
        ...random.pick([
          [`self.stored = ${random.pick(['x', 'y', value()])}`],
          [`self.own, x = x, ${value()}`],
          [`self.own.deep = ${value()}`],
          [`self.own[0] = ${value()}`],
          [`with self as self.stored:`, `    x = self`],
          [`with self as x:`, `    pass`],
          [`for self.stored in [x]:`, `    x = ${value()}`],
          [`if ${condition(random, 'x')}:`, `    return ${value()}`],
          [`x: ${type()} = ${value()}`],
          [`self.stored = lambda: x`],
          [`x = ${value()}`],
          [`y.stored = ${value()}`],
          [`self.own = ${value()}`],
          [`self.field = ${value()}`],
          [`z = ${random.pick(['x', 'len("z")', 'not y', value()])}`],
          [`len = ${value()}`],
          [`self.stored = ${random.pick(['z', 'len', '[z]'])}`],
        ]),
      );
    }
    return lines.map((line) => `${indent}${line}`).join('\n');
  };
  switch (random.below(10)) {
    case 8:
    case 9: {
      // Pyright narrows the declared type of the attribute to the assigned type.
      const owner = `class ${name}_C:\n    field: object = None`;
      const lines = [`${name}_o = ${name}_C()`, `${name}_o.field = ${value()}`, `${name} = ${name}_o.field`];
      return { kind: 'variable', source: [owner, ...lines].join('\n') };
    }
    case 0:
      return { kind: 'variable', source: `${name} = ${value()}` };
    case 1:
      return { kind: 'variable', source: `${name}: ${type()} = ${value()}` };
    case 2:
      return { kind: 'alias', source: `${name} = ${random.pick(reachable.length > 0 ? reachable : TYPES)}` };
    case 3:
      return { kind: 'generator', source: `def ${name}(y=${value()})${arrow()}:\n    yield ${value()}` };
    case 4: {
      const own = parameter();
      return {
        kind: 'async',
        source: `async def ${name}(${own}=${value()})${arrow()}:\n${body('    ', own)}`,
      };
    }
    case 5:
    case 6: {
      const base = reachable.length > 0 && random.below(2) === 0 ? `(${random.pick(reachable)})` : '';
      const special = random.pick(SPECIAL);
      const own = parameter();
      const lines = [
        `class ${name}${base}:`,
        `    field: ${type()}`,
        `    member = ${value()}`,
        `    def __init__(self, value=${value()}):\n        self.own${random.pick(['', `: ${type()}`])} = ${value()}\n        self.member = value`,
        `    def method(self, ${own}=${value()})${arrow()}:\n${body('        ', own)}`,
        `    ${own}: ${type()}`,
        `    def store(self, y=${value()})${arrow()}:\n${storing('        ')}`,
        `    def ${special}(self, *arguments)${arrow()}:\n${body('        ')}`,
      ];
      if (random.below(3) === 0)
        lines.splice(5, 0, '    @property', `    def read(self):\n        return self.own`);
      const decorator = random.below(5) === 0 ? 'import dataclasses\n@dataclasses.dataclass\n' : '';
      return { kind: 'class', source: `${decorator}${lines.join('\n')}` };
    }
    default: {
      const own = parameter();
      const other = random.pick(['', '', `, z=(1, ${value()})`, `, z=lambda a, b: ${value()}`]);
      return {
        kind: 'function',
        source: `def ${name}(${own}=${value()}${other})${arrow()}:\n${body('    ', own)}`,
      };
    }
  }
}

/** Returns an `if __name__ == "__main__"` block, which may bind some of a module's names again. */
function mainGuard(random: SeededRandom, names: readonly Name[]): string {
  const lines = Array.from({ length: 2 + random.below(4) }, () => {
    const [one, other] = [random.pick(names).name, random.pick(names).name];
    return random.pick([
      `${one} = ${random.pick([...VALUES, other, `${other}()`])}`,
      `print(${one}(1))`,
      `${one}.member = ${random.pick(VALUES)}`,
      'import sys; sys.exit()',
      `def ${one}(): return ${other}`,
      `local = ${one}`,
    ]);
  });
  return `if __name__ == "__main__":\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

/** Headers and optional last clauses of compound statements. CONDITION and NAME are placeholders. */
const BLOCKS: readonly (readonly [head: string, end: string])[] = [
  ['if CONDITION:', ''],
  ['if CONDITION:', 'else:\n    pass'],
  ['for each in NAME:', ''],
  ['while CONDITION:', ''],
  ['try:', 'except Exception:\n    pass'],
  ['try:', 'finally:\n    pass'],
  ['with NAME:', ''],
  ['match NAME:\n  case None:', ''],
];

/**
 * Returns the modules after one random edit of one module. The result can equal `modules`.
 *
 * @param other a package from which the edit may copy a line.
 */
export function randomEdit(random: SeededRandom, modules: Modules, other: Modules): Modules {
  const names = [...modules.keys()].filter((name) => name !== '__init__');
  const module = random.pick(names);
  const lines = (modules.get(module) ?? '').split('\n');
  const donor = (other.get(random.pick(names)) ?? '').split('\n');
  const end = lines.indexOf('def check_all():');
  const at = random.below(Math.max(1, end));
  const line = lines[at] ?? '';
  const declared = lines.flatMap((one) => /^(?:def |class )?(\w+)(?: =|\(|:)/u.exec(one)?.[1] ?? []);
  const name = declared.length > 0 ? random.pick(declared) : 'len';
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  switch (random.below(12)) {
    case 8: {
      // Wraps the line in a block. The line is indented, and its tokens stay the same.
      const [head, after] = random.pick(BLOCKS);
      const whole = head.replace('CONDITION', condition(random, name)).replace('NAME', name);
      const block = [whole, ...(after === '' ? [] : [after])].map((part) => part.replaceAll(/^/gmu, indent));
      const suite = `    ${line}`;
      lines.splice(at, 1, block[0] ?? '', suite, ...block.slice(1));
      break;
    }
    case 9:
      lines[at] = random.below(2) === 0 ? line.replace(/^ {4}/u, '') : `    ${line}`;
      break;
    case 10:
      lines[at] = line.replace(/(?<== |return )(.+)$/u, (whole) =>
        random.pick([
          `(${whole} if ${condition(random, name)} else ${random.pick(VALUES)})`,
          `(${condition(random, name)} and ${whole})`,
          `(again := ${whole})`,
        ]),
      );
      break;
    case 11:
      lines.splice(at, 0, `${indent}assert ${condition(random, name)}`);
      break;
    case 6:
    case 7: {
      // Moves a top-level assignment. The order of declarations can change a type.
      const movable = [...lines.keys()].filter(
        (index) => index < end && /^\w[^:(]* = /u.test(lines[index] ?? ''),
      );
      const from = random.pick(movable.length > 0 ? movable : [0]);
      const [moved = ''] = lines.splice(from, 1);
      const places = [...lines.keys()].filter((index) => index <= end && /^\w/u.test(lines[index] ?? ''));
      lines.splice(random.pick(places.length > 0 ? places : [0]), 0, moved);
      break;
    }
    case 0:
      lines.splice(at, 1);
      break;
    case 1: {
      const alike = donor.filter((one) => one.startsWith(indent) && one[indent.length] !== ' ' && one !== '');
      if (alike.length > 0) lines[at] = random.pick(alike);
      break;
    }
    case 2:
      lines[at] = line.replace(/-> [^:]+|(?<=: )[a-z]+(?= =)/u, () => `-> ${random.pick(TYPES)}`);
      break;
    case 3:
      lines[at] = line.replace(/1|"text"|None|x$/u, () => random.pick(VALUES));
      break;
    case 4:
      lines.splice(
        at,
        0,
        `${indent}${random.pick(['raise SystemExit', 'pass', 'assert False', 'import sys; sys.exit()', 'field: str = ""', 'while True: pass', 'while True: break', '__all__ = ["a0", "b1"]'])}`,
      );
      break;
    default:
      lines[at] = line.replace(/\w+\(/u, () => `${random.pick(['len', 'str', 'print'])}(`);
  }
  return new Map([...modules, [module, lines.join('\n')]]);
}
