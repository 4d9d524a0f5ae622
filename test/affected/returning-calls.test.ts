import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KNOWN_BUILTINS, KNOWN_MODULES, MAY_NOT_RETURN } from '../../src/affected/returning-calls.ts';

const STUBS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pyright/index.js')),
  'dist/typeshed-fallback/stdlib',
);

function stubsOf(module: string): readonly string[] {
  const file = path.join(STUBS, `${module}.pyi`);
  if (existsSync(file)) return [readFileSync(file, 'utf8')];
  const folder = path.join(STUBS, module);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pyi'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Returns the names of a stub's functions with the return type `NoReturn` or `Never`. */
function notReturning(stub: string): readonly string[] {
  return [...stub.matchAll(/->\s*(?:NoReturn|Never)\b/gu)].map(({ index }) => {
    const definitions = [...stub.slice(0, index).matchAll(/def (\w+)/gu)];
    return definitions.at(-1)?.[1] ?? '';
  });
}

test.each([...KNOWN_MODULES, 'builtins'])(
  "%s: MAY_NOT_RETURN contains every function with the return type `NoReturn` or `Never` in Pyright's stubs, except special methods such as `__setattr__`",
  (module) => {
    const names = stubsOf(module).flatMap((stub) => [...notReturning(stub)]);
    // MAY_NOT_RETURN omits special methods such as `__setattr__`, because code does not call them by name. The test
    // checks `__new__`, `__init__` and `__call__`, because a call of a class or an object runs them.
    const isCalled = (name: string): boolean => !/^__(?!new|init__|call)/u.test(name);
    expect(names.filter((name) => isCalled(name) && !MAY_NOT_RETURN.has(name))).toEqual([]);
  },
);

test("Pyright's stub defines every name in KNOWN_BUILTINS", () => {
  const [stub = ''] = stubsOf('builtins');
  const defined = new Set([...stub.matchAll(/^\s*(?:def|class) (\w+)/gmu)].map(([, name]) => name));
  expect([...KNOWN_BUILTINS].filter((name) => !defined.has(name))).toEqual([]);
});

test("the search in Pyright's stubs finds functions that do not return", () => {
  expect(stubsOf('sys').flatMap((stub) => [...notReturning(stub)])).toContain('exit');
  expect(stubsOf('os').flatMap((stub) => [...notReturning(stub)])).toContain('abort');
});
