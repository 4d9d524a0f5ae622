/**
 * Shows that limits of Pyright's inference can make the diagnostics of a file depend on the files that Pyright
 * checked before. Compares a check of whole packages with a check of one file of each package. Prints a row of
 * Markdown for each case.
 *
 *   npm run bench:affected-order
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export interface OrderCase {
  readonly name: string;
  /** The source of `definitions.py`, which a check of all files reaches before `use.py`. */
  readonly definitions: string;
  /** The statement in `use.py` after the import of `definitions`. */
  readonly use: string;
}

export interface OrderOutcome {
  readonly name: string;
  /** The first line of each message about `use.py` in a check of all files. */
  readonly full: readonly string[];
  /** The first line of each message about `use.py` in a check of only the `use.py` of each case. */
  readonly alone: readonly string[];
}

function chain(length: number, between: (index: number) => string): string {
  const functions = Array.from(
    { length: length - 1 },
    (_, index) =>
      `${between(index)}def f${index + 1}():\n    return ${between(index) === '' ? `f${index}()` : `x${index}`}\n`,
  );
  return `def f0():\n    return 1\n${functions.join('')}`;
}

function chainCase(name: string, length: number, between: (index: number) => string = () => ''): OrderCase {
  return {
    name,
    definitions: chain(length, between),
    use: `value: str = definitions.f${length - 1}()`,
  };
}

const CYCLE = `def f(n):
    if n: return g(n)
    return 1
def g(n):
    if n: return f(n)
    return ""
`;
const METHOD = `class C:
    def f(self, n):
        if n: return [self.f(n - 1)]
        return 1
`;
const LOOP = `def f(n):
    x = None
    while n: x = [x]
    return x
`;
const GLOBAL = `x = None
def f():
    global x
    x = [x]
`;
const ATTRIBUTES = `class C:
    def __init__(self):
        self.v = None
        self.w = None
    def f(self):
        self.v = [self.w]
    def g(self):
        self.w = [self.v]
`;
const NESTED_ARGUMENTS = `def same(x):
    return x
class Inner:
    def call(self, y):
        return same(1)
class Outer:
    def call(self, x):
        return x.call(1)
def start(x):
    return x.call(Inner())
`;

export const ORDER_CASES: readonly OrderCase[] = [
  chainCase('a chain of 12 calls', 12),
  chainCase('a chain of 13 calls', 13),
  chainCase('a chain of 14 calls through variables', 14, (index) => `x${index} = f${index}()\n`),
  {
    name: 'two functions that call each other',
    definitions: CYCLE,
    use: 'value: None = definitions.f(1)',
  },
  {
    name: 'a method that calls itself',
    definitions: METHOD,
    use: 'value: list[list[str] | int] | int = definitions.C().f(1)',
  },
  {
    name: 'a variable that a loop assigns from itself',
    definitions: LOOP,
    use: 'value: list[list[None] | None] | None = definitions.f(1)',
  },
  {
    name: 'a global variable that a function assigns from itself',
    definitions: GLOBAL,
    use: 'value: list[None] | None = definitions.x',
  },
  {
    name: 'two attributes that are assigned from each other',
    definitions: ATTRIBUTES,
    use: 'value: list[list[None] | None] | None = definitions.C().v',
  },
  {
    name: '2 nested inferences for arguments',
    definitions: NESTED_ARGUMENTS,
    use: 'value: str = definitions.Outer().call(definitions.Inner())',
  },
  {
    name: '3 nested inferences for arguments',
    definitions: NESTED_ARGUMENTS,
    use: 'value: str = definitions.start(definitions.Outer())',
  },
];

export async function orderOutcomes(cases: readonly OrderCase[]): Promise<readonly OrderOutcome[]> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'lanser-order-'));
  try {
    for (const [index, { definitions, use }] of cases.entries()) {
      const folder = path.join(root, `case${index}`);
      await mkdir(folder);
      await writeFile(path.join(folder, '__init__.py'), '');
      await writeFile(path.join(folder, 'definitions.py'), definitions);
      await writeFile(path.join(folder, 'use.py'), `from . import definitions\n${use}\n`);
    }
    const full = await messages(root, ['.']);
    const alone = await messages(
      root,
      cases.map((_, index) => `case${index}/use.py`),
    );
    return cases.map(({ name }, index) => {
      const of = (found: Messages): readonly string[] => found.get(`case${index}/use.py`) ?? [];
      return { name, full: of(full), alone: of(alone) };
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

type Messages = ReadonlyMap<string, readonly string[]>;

async function messages(root: string, include: readonly string[]): Promise<Messages> {
  await writeFile(
    path.join(root, 'pyrightconfig.json'),
    JSON.stringify({ typeCheckingMode: 'standard', include }),
  );
  const pyright = createRequire(import.meta.url).resolve('pyright/index.js');
  const output = await new Promise<string>((resolve) => {
    // The error is ignored, because Pyright exits with 1 if it reports errors.
    execFile(process.execPath, [pyright, '--outputjson', '-p', root], (_, stdout) => resolve(stdout));
  });
  const { generalDiagnostics } = JSON.parse(output) as {
    readonly generalDiagnostics: readonly {
      readonly file: string;
      readonly message: string;
    }[];
  };
  const found = new Map<string, string[]>();
  for (const { file, message } of generalDiagnostics) {
    const name = path.relative(root, file).split(path.sep).join('/');
    found.set(name, [...(found.get(name) ?? []), message.split('\n')[0] ?? '']);
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write('| case | in a check of all files | alone |\n| --- | --- | --- |\n');
  for (const { name, full, alone } of await orderOutcomes(ORDER_CASES)) {
    const cells = [full, alone].map(
      (found) => found.join(', ').replaceAll('|', String.raw`\|`) || 'no error',
    );
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
}
