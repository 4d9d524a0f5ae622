import { describe, expect, test } from 'vitest';
import { exportedNames } from '../../src/selector/imports/exported-names.ts';
import { lazyAttributes } from '../../src/selector/imports/lazy-attributes.ts';
import { readTables, returnedModules } from '../../src/selector/imports/lazy-functions.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { type DirectSelector, resolveSelector } from '../../src/selector/resolve-selector.ts';
import { pythonDocument } from './python-document.ts';

const inFunction = (body: string): string => `import m\nX = 1\ndef __getattr__(name):\n${body}\n`;

describe('the time to read a module with `__getattr__` is limited for', () => {
  test('a long comment inside a returned expression', () => {
    const body = `    return (  ${'#'.repeat(60)}\n        x, getattr(m, name))`;
    expect(returnedModules(pythonDocument(inFunction(body)), 'Y')).toEqual([]);
  }, 10_000);

  test('many conditions before many calls', () => {
    const body =
      '    if name == "Z":\n        return 1\n    if name == "Z": return getattr(m, name)\n'.repeat(500);
    expect(returnedModules(pythonDocument(inFunction(body)), 'Y')).toEqual([]);
  }, 10_000);

  test('a long dotted name with spaces', () => {
    const body = `    return ${Array.from({ length: 100_000 }, () => 'a').join(' . ')}`;
    expect(readTables(pythonDocument(inFunction(body)))).toEqual([]);
  }, 10_000);

  test('many strings that equal the requested name', () => {
    const table = `T = {"m": [${'"X", '.repeat(50_000)}]}\n`;
    const conditions = '    if name == "X":\n        return y\n'.repeat(2000);
    expect(lazyAttributes(pythonDocument(table + inFunction(conditions)), 'X')).toHaveLength(200);
  }, 10_000);
});

test('the names in a deeply nested __all__ are reported as incomplete', () => {
  const document = pythonDocument(`__all__ = ${'['.repeat(30_000)}"a"${']'.repeat(30_000)} + ["b"]\n`);
  expect(exportedNames(document)).toEqual({ names: new Set(['b']), modules: [], isComplete: false });
});

test('the resolution of a selector ends even if `__getattr__` leads to ever longer paths', async () => {
  const document = pythonDocument(inFunction('    if name == "X":\n        return X.X'), 'pkg.py');
  const workspace = {
    document: async () => document,
    modules: async (name: string) => (name === 'pkg' ? ['pkg.py'] : []),
  };
  const parsed = parseSelector('py://pkg#X.missing');
  const spec = (parsed.kind === 'parsed' ? parsed.spec : undefined) as DirectSelector;
  expect(await resolveSelector(spec, workspace)).toMatchObject({ kind: 'missing' });
});

test('readTables finds the named dictionaries in which `__getattr__` looks up its parameter by a subscript or `get`', () => {
  const body = '    f().no[name]\n    a.b [ name ]\n    return c.get(name, None) or d.get(other)';
  expect(readTables(pythonDocument(inFunction(body))).map(({ path }) => path)).toEqual([['a', 'b'], ['c']]);
});
