// Compares the names that sourceOutline finds with the symbol tables of Python's own compiler.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOutline } from '../../src/affected/source-outline.ts';
import { moduleFiles } from '../../src/syntax/python/module-files.ts';

/**
 * A Python program that reads source texts from standard input. Prints each text with the module-level names that
 * the text binds, or with null for invalid syntax. If the input is null, the program reads every third `.py` file at
 * the top level of the standard library, and prints the file's path instead of a text.
 */
const PROGRAM = `
import json, pathlib, symtable, sys, sysconfig, warnings
warnings.simplefilter('ignore')
def bound(table):
    top = table.get_type() == 'module'
    for symbol in table.get_symbols():
        own = symbol.is_assigned() or symbol.is_imported()
        if own and (top or symbol.is_declared_global()): yield symbol.get_name()
    for child in table.get_children(): yield from bound(child)
def names(text):
    try: return sorted(set(bound(symtable.symtable(text, 'm.py', 'exec'))))
    except (SyntaxError, ValueError): return None
texts = json.load(sys.stdin)
if texts is None:
    files = sorted(pathlib.Path(sysconfig.get_paths()['stdlib']).glob('*.py'))[::3]
    print(json.dumps([[str(file), names(file.read_text('utf8'))] for file in files]))
else: print(json.dumps([[text, names(text)] for text in texts]))
`;

type Bound = readonly (readonly [source: string, names: readonly string[] | null])[];

function boundByPython(texts: readonly string[] | null): Bound {
  const input = JSON.stringify(texts);
  const { stdout } = spawnSync('python3', ['-I', '-c', PROGRAM], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as Bound;
}

function missingNames(text: string, names: readonly string[]): readonly string[] {
  const { imports, declared } = sourceOutline('m.py', text, moduleFiles(['m.py']));
  return names.filter((name) => !declared().names.has(name) && !imports.has(name));
}

test('sourceOutline finds every module-level name that a sampled module of the standard library binds', async () => {
  const modules = boundByPython(null);
  expect(modules.length).toBeGreaterThan(40);
  for (const [file, names] of modules) {
    expect(missingNames(await readFile(file, 'utf8'), names ?? []), file).toEqual([]);
  }
});

const anyName = fc.constantFrom('a', 'b', 'case', 'match', 'type', '_', 'lazy', 'async_', 'größe');
const anyLine = fc.tuple(anyName, anyName, anyName, fc.nat(1000)).map(([one, other, third, number]) => {
  const lines = [
    `${one} = ${other}`,
    `${one}: ${other} = 1`,
    `${one}: ${other}`,
    `${one} = ${other} = (${third} := 2)`,
    `(${one}, *${other}), ${third} = f()`,
    `[${one}, ${other}.${third}] = f()`,
    `${one} += 1; ${other}: int = 2`,
    `${one}.${other}: int = 1`,
    `${one}[${other}]: int = 1`,
    `${one}[lambda ${other}: ${third}]: int`,
    `print(${one}, ${other})`,
    `[${one} for ${other} in (${third} := f())]`,
    `import ${one}.b as ${other}`,
    `from ${one} import ${other}, a as ${third}`,
    `del ${one}, ${other}`,
    `type(${one}).${other} = ${third}`,
    `x = lambda: (${one}, ${other})`,
    `if (${one} := ${other}): ${third} = 1`,
    `f'{${one}:{${other}}}'; ${third} = 1`,
    `def ${one}(x: ${other} = (${third} := 1)): pass`,
    `${one}: "lambda: 0" = {1: ${other}, 2: [${third}]}`,
  ];
  return lines[number % lines.length] ?? '';
});
const anyHead = fc.tuple(anyName, anyName, fc.nat(1000)).map(([one, other, number]) => {
  const heads = [
    `for ${one}, [*${other}] in f():`,
    `with f(x, y) as ${one}, g() as (${other}):`,
    `try: ${one} = 1\nexcept f() as ${other}:`,
    `if ${one}:`,
    `while (${one} := f()) is not ${other}:`,
    `class ${one}(${other}):`,
    `def ${one}(${other}):\n    global b, case`,
    `match ${one}:\n  case {"k": ${other}, **b}:`,
    `match (${one}, ${other}):\n  case [a, *_] | a if a:`,
    `match ${one}, ${other}:\n  case ${one}.b(x=a): case = 1\n  case _:`,
  ];
  return heads[number % heads.length] ?? '';
});
const { block } = fc.letrec<{ block: readonly string[] }>((tie) => ({
  block: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        anyLine.map((line) => [line]),
        fc.tuple(anyHead, tie('block')).map(([head, inner]) => {
          const lines = head.split('\n');
          const indent = lines.length > 1 && lines[0]?.startsWith('match') === true ? '    ' : '  ';
          return [
            ...lines,
            ...(inner.length === 0 ? ['pass'] : inner).map((line) => `${indent}${indent}${line}`),
          ];
        }),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.flat()),
}));

test('sourceOutline finds every module-level name that a random valid program binds', () => {
  const programs = fc.sample(block, 3000).map((lines) => `${lines.join('\n')}\n`);
  const valid = boundByPython(programs).filter(([, names]) => names !== null);
  expect(valid.length).toBeGreaterThan(500);
  for (const [text, names] of valid) expect(missingNames(text, names ?? []), text).toEqual([]);
});
