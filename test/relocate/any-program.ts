import * as fc from 'fast-check';

/** A logical line without its line end, or a whole inserted function. The text may contain line ends. */
export interface Line {
  readonly text: string;
}

/** A block of a program: a class, a function, or other lines of the module. */
export interface Block {
  readonly lines: readonly Line[];
  /** True if a random edit of the program may move the block. */
  readonly movable: boolean;
}

const expression = fc.oneof(
  fc.constantFrom('x', 'self.total', 'f(x)', 'None', '"😀" + x', 'a[0]', '{"k": 1}', '名'),
  fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('+', '*', 'or'), fc.constantFrom('d', '1', 'x')),
  fc.constant('call(\n        x,\n        y=[1, 2],\n    )'),
  fc.constant('"""one\n  two"""'),
);

const simple = fc.oneof(
  fc.constantFrom('pass', 'return x', 'return None', 'x += 1', 'self.total = x', '# a remark', 'raise E()'),
  expression.map((value) => `value = ${String(value)}`),
  expression.map((value) => `return ${String(value)}  # 😀 so`),
  fc.integer({ min: 0, max: 9 }).map((number) => `log("step", ${number}, value)`),
);

const blank = fc.constantFrom('', '', '    ', '\f');

/** Returns random lines of an indented block with this indentation. */
function suite(indent: string): fc.Arbitrary<readonly string[]> {
  const nested = fc
    .tuple(
      fc.constantFrom('if x:', 'for x in y:', 'with open(x) as f:'),
      fc.array(simple, { minLength: 1, maxLength: 3 }),
    )
    .map(([header, body]) => [header, ...body.map((line) => `    ${line}`)]);
  return fc
    .tuple(
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: simple.map((line) => [line]) },
          nested,
          blank.map((line) => [line]),
        ),
        {
          maxLength: 6,
        },
      ),
      fc.constantFrom('pass', 'return x', 'x += 1'),
    )
    .map(([lines, last]) =>
      [...lines.flat(), last].map((line) => (line.trim() === '' ? line : `${indent}${line}`)),
    );
}

function functionLines(name: string, indent: string): fc.Arbitrary<readonly string[]> {
  return fc
    .tuple(
      fc.constantFrom('', '@cached', '@app.route("/")'),
      fc.constantFrom('def', 'async def'),
      fc.constantFrom('()', '(x)', '(self, x, *, y=1) -> int', '(\n    a,\n    b,\n)'),
      fc.constantFrom('', '"""Does it."""', '"""Does it.\n\n    At length.\n    """'),
      suite(`${indent}    `),
    )
    .map(([decorator, keyword, parameters, doc, body]) => [
      ...(decorator === '' ? [] : [`${indent}${decorator}`]),
      `${indent}${keyword} ${name}${parameters}:`,
      ...(doc === '' ? [] : [`${indent}    ${doc}`]),
      ...body,
    ]);
}

function classLines(name: string): fc.Arbitrary<readonly string[]> {
  return fc
    .uniqueArray(fc.constantFrom('run', 'stop', 'save'))
    .chain((names) => fc.tuple(...names.map((method) => functionLines(method, '    '))))
    .map((methods) => [
      `class ${name}(Base):`,
      '    total = 0',
      ...methods.flatMap((method) => ['', ...method]),
    ]);
}

function block(index: number): fc.Arbitrary<Block> {
  const movable = (lines: readonly string[]): Block => ({ lines: lines.map(lineOf), movable: true });
  return fc.oneof(
    { weight: 3, arbitrary: functionLines(`f${index}`, '').map(movable) },
    classLines(`C${index}`).map(movable),
    fc.oneof(simple, blank).map((line) => ({ lines: [lineOf(line)], movable: false })),
    fc.constantFrom('import os', 'LIMIT = 10', 'if x:\n    y = 1').map((line) => ({
      lines: line.split('\n').map(lineOf),
      movable: false,
    })),
  );
}

const lineOf = (text: string): Line => ({ text });

/** A random module in which the functions and classes at the top level have different names. */
export const anyProgram: fc.Arbitrary<readonly Block[]> = fc
  .integer({ min: 1, max: 8 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => block(index))));
