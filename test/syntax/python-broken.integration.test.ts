import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Definition, Span } from '../../src/syntax/definition.ts';
import { loadPython } from '../../src/syntax/python/python.ts';

const python = await loadPython();

/** Incomplete and invalid parts of a class. The definition `bad` and its content may or may not be found. */
const BREAKS: Readonly<Record<string, string>> = {
  'an open bracket': '    def bad(self, x):\n        y = foo(x, [1,\n        return y\n\n',
  'an open bracket before a decorator': '    def bad(self, x):\n        y = foo(x, [1,\n\n',
  'a missing colon': '    def bad(self, x)\n        return x\n\n',
  'a definition without a name': '    def \n\n',
  'a definition without parameters': '    def bad\n\n',
  'open parameters': '    def bad(self, x\n\n',
  'open parameters and a body': '    def bad(self,\n        x = 1\n        return x\n\n',
  'an open string': '    def bad(self):\n        x = "abc\n        return x\n\n',
  'an open docstring': '    def bad(self):\n        """It isn\'t (closed\n        return 1\n\n',
  'a stray bracket': '    def bad(self):\n        x = foo(1))\n        return x\n\n',
  'a stray bracket on its own line': '    def bad(self):\n        )\n        return 1\n\n',
  'an incomplete attribute': '    def bad(self):\n        x = self.\n        return x\n\n',
  'an incomplete decorator': '    @\n    def bad(self): pass\n\n',
  'a wrong dedent': '    def bad(self):\n          x = 1\n       y = (\n\n',
  'a broken inner class':
    '    class bad:\n        def bad(self):\n            x = (\n        def bad(self: pass\n\n',
  'a broken branch': '    if 1:\n        bad = (1,\n    else:\n        def bad(self): pass\n\n',
  'a merge conflict':
    '<<<<<<< HEAD\n    def bad(self): pass\n=======\n    def bad(self): return\n>>>>>>> x\n\n',
};

const SHOP = `class Shop(Base):
    """Sells."""

    size = 1

    @property
    def name(self):
        """Name."""
        return self._name

|    @staticmethod
    def close(a, b=")"):
        """Close it:

        def example(): pass
        """
        def inner(): pass
        return a

    class Inner:
        def deep(self): return 1

    last = 2

def outside():
    return 3
`;

/** Returns all definitions, with the positions that they get if `length` characters are inserted at `offset`. */
function pushed(definitions: readonly Definition[], offset: number, length: number): readonly Definition[] {
  const at = (place: number): number => (place < offset ? place : place + length);
  const move = <S extends Span | null>(span: S): S =>
    (span && { start: at(span.start), end: at(span.end) }) as S;
  return definitions.map((definition) => ({
    ...definition,
    nameSpan: move(definition.nameSpan),
    span: move(definition.span),
    signature: move(definition.signature),
    body: move(definition.body),
    docstring: move(definition.docstring),
  }));
}

/** Returns the definitions whose names are outside the insertion. */
function around(text: string, offset: number, length: number): readonly Definition[] {
  return python
    .read(text)
    .definitions.filter(({ nameSpan: { start } }) => start < offset || start >= offset + length);
}

test.each(Object.entries(BREAKS))(
  'in a class, %s does not change the definitions before and after it',
  (_, broken) => {
    const [before = '', after = ''] = SHOP.split('|');
    const whole = python.read(before + after).definitions;
    expect(whole.map((found) => found.path.join('.'))).toContain('Shop.close.inner');
    expect(around(before + broken + after, before.length, broken.length)).toEqual(
      pushed(whole, before.length, broken.length),
    );
  },
);

test('in real modules, a broken part of a class does not change the definitions before and after it', async () => {
  const { stdout } = await promisify(execFile)('python3', [
    '-Ic',
    'import sysconfig; print(sysconfig.get_path("stdlib"))',
  ]);
  let tried = 0;
  for (const file of ['argparse.py', 'unittest/mock.py']) {
    const text = await readFile(path.join(stdout.trim(), file), 'utf8').catch(() => '');
    const whole = python.read(text).definitions;
    // A block begins with its first statement, so an insertion before this statement changes the block's span.
    const firsts = new Set(whole.map(({ body }) => body?.start));
    const methods = whole.filter(
      ({ kind, path: { length }, span }) => kind === 'function' && length === 2 && !firsts.has(span.start),
    );
    for (const [index, broken] of Object.values(BREAKS).entries()) {
      const method = methods[Math.floor((methods.length * (index + 1)) / (Object.keys(BREAKS).length + 2))];
      // The start of the method's first line. The inserted text fits only methods with an indentation of 4.
      const offset = method === undefined ? -1 : text.lastIndexOf('\n', method.span.start) + 1;
      if (method === undefined || text.slice(offset, method.span.start) !== '    ') continue;
      const found = around(text.slice(0, offset) + broken + text.slice(offset), offset, broken.length);
      expect(found, `${file} ${index}`).toEqual(pushed(whole, offset, broken.length));
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(25);
});

test('the bodies of broken definitions are found, but only a header with a colon is a signature', () => {
  const text =
    'class Bad(\n    def one(self)\n        "d"\n        return 1\n    @property\n    def two(self): return (\n';
  const parts = python
    .read(text)
    .definitions.map(({ path: names, part, body, signature }) => [
      names.join('.'),
      part,
      signature && text.slice(signature.start, signature.end),
      body && text.slice(body.start, body.end),
    ]);
  expect(parts).toEqual([
    ['Bad', 'plain', null, text.slice(text.indexOf('def'), -1)],
    ['Bad.one', 'plain', null, '"d"\n        return 1'],
    ['Bad.two', 'getter', '@property\n    def two(self):', 'return'],
  ]);
});
