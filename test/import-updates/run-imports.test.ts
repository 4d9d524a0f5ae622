import { expect, test } from 'vitest';
import { type ModuleRun, runImports, type TopLevelImport } from '../../src/import-updates/run-imports.ts';

function module(bound: Readonly<Record<string, number>>, ...imports: readonly TopLevelImport[]): ModuleRun {
  return { imports, bound: new Map(Object.entries(bound)), openFrom: Infinity };
}

function taking(from: string, name: string, isGuarded = false): TopLevelImport {
  return { start: 0, runs: [from], taken: { from, names: [name] }, isGuarded };
}

test('a chain of 5,000 imports does not overflow the stack', () => {
  const chain = Array.from({ length: 5000 }, (_, index): [string, ModuleRun] => [
    `m${index}.py`,
    module({}, { start: 0, runs: [`m${index + 1}.py`], taken: undefined, isGuarded: false }),
  ]);
  expect(runImports(['m0.py'], new Map(chain))).toBeUndefined();
});

test('an import of a name that the imported module has not bound yet is reported, but not inside try, except or with', () => {
  const modules = (isGuarded: boolean): ReadonlyMap<string, ModuleRun> =>
    new Map([
      ['a.py', module({ x: 9 }, taking('b.py', 'y'))],
      ['b.py', module({ y: 9 }, taking('a.py', 'x', isGuarded))],
    ]);
  expect(runImports(['a.py'], modules(false))).toEqual({ file: 'b.py', start: 0, name: 'x', from: 'a.py' });
  expect(runImports(['a.py'], modules(true))).toBeUndefined();
});
