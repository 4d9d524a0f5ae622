import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { loadTypeScript } from '../../src/syntax/typescript/typescript.ts';

const typeScript = await loadTypeScript();

test('declarations have the expected kinds, paths and parts (for example `getter`)', () => {
  const { definitions } = typeScript.read(
    [
      "import a, { b as c, d } from 'x';",
      "import * as e from 'y';",
      '/** Doc. */',
      '@dec() export default class C<T> {',
      '  x = 1; static #p: number;',
      '  get v(): number { return 1 }',
      '  set v(n) {}',
      '  async *m<T>(a: T) { function inner() {} }',
      '}',
      'export function f(a: string): void;',
      'export function f(a) { return 1; }',
      'const g = (x) => x, { h = x0, i: j = f(x1), [x2]: n, ...k } = o, [l = x3, , m2] = p;',
      'interface I { a(): void; b: string }',
      'type T = string; enum E { A, B }',
      'namespace N.M { export const z = 1 }',
    ].join('\n'),
  );
  expect(definitions.map(({ kind, path: names, part }) => `${kind} ${names.join('.')} ${part}`)).toEqual([
    'import a plain',
    'import c plain',
    'import d plain',
    'import e plain',
    'class C plain',
    'variable C.x plain',
    'variable C.#p plain',
    'function C.v getter',
    'function C.v setter',
    'function C.m plain',
    'function C.m.inner plain',
    'function f overload',
    'function f plain',
    'function g plain',
    'variable h plain',
    'variable j plain',
    'variable n plain',
    'variable k plain',
    'variable l plain',
    'variable m2 plain',
    'class I plain',
    'function I.a overload',
    'variable I.b plain',
    'type T plain',
    'class E plain',
    'class N.M plain',
    'variable N.M.z plain',
  ]);
  expect(definitions.find(({ name }) => name === 'C')?.docstring).not.toBeNull();
});

test('only dots in the name of a namespace separate parts of a path, and computed fields are not definitions', () => {
  const { definitions } = typeScript.read(
    [
      'declare module "a.b" { export function f(): void }',
      'namespace c.d { export function g() {} }',
      'class E { "h.i"() {} [Symbol.iterator]() {} [Symbol.toStringTag] = "E"; [key]: string; 1.5() {} }',
    ].join('\n'),
  );
  expect(definitions.map(({ path: names }) => names)).toEqual([
    ['a.b'],
    ['a.b', 'f'],
    ['c', 'd'],
    ['c', 'd', 'g'],
    ['E'],
    ['E', 'h.i'],
    ['E', '[Symbol.iterator]'],
    ['E', '1.5'],
  ]);
});

test.each([
  ['a function', 'function f() {}'],
  ['an exported function', 'export function f() {}'],
  ['a constant function', 'const f = () => 1;'],
  ['an exported constant function', 'export const f = (): number => 1;'],
  ['an ambient constant function', 'declare const f = () => 1;'],
  ['an exported ambient function', 'export declare function f(): void;'],
  ['a method', 'class C {\n  /** Doc. */\n  f() {}\n}'],
  ['a method with a decorator', 'class C {\n  /** Doc. */\n  @dec() @two\n  f() {}\n}'],
])('the JSDoc comment above %s is its docstring', (_, code) => {
  const source = code.includes('/**') ? code : `/** Doc. */\n${code}`;
  const span = typeScript.read(source).definitions.find(({ name }) => name === 'f')?.docstring;
  expect(span && source.slice(span.start, span.end)).toBe('/** Doc. */');
});

test('the span of an exported ambient declaration includes `export`', () => {
  const source = 'export declare class C { m(): void }';
  const [definition] = typeScript.read(source).definitions;
  expect(definition?.span).toEqual({ start: 0, end: source.length });
  expect(definition?.signature).toEqual({ start: 0, end: 'export declare class C'.length });
});

test('the second declarator of a statement does not have the JSDoc comment of the first', () => {
  const { definitions } = typeScript.read('/** Doc. */\nconst e = () => 1, f = () => 2;');
  expect(definitions.map(({ name, docstring }) => [name, docstring !== null])).toEqual([
    ['e', true],
    ['f', false],
  ]);
});

test('deeply nested code is parsed', () => {
  const deep = 3000;
  for (const [open, close] of [
    ['namespace A {', '}'],
    ['class A { m() {', '}}'],
    ['if (x) {', '}'],
  ] as const) {
    const { definitions } = typeScript.read(`function f() {}\n${open.repeat(deep)}${close.repeat(deep)}`);
    expect(definitions[0]?.name).toBe('f');
  }
  const { definitions } = typeScript.read(
    `const ${'['.repeat(deep)}a${']'.repeat(deep)} = x; function f() {}`,
  );
  expect(definitions.at(-1)?.name).toBe('f');
});

/** Returns the names and offsets of declared functions, classes and interfaces, as oxc-parser finds them. */
function byOxc(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, id } = node as {
      readonly type?: string;
      readonly id?: { readonly name: string; readonly start: number };
    };
    const named =
      type === 'FunctionDeclaration' || type === 'ClassDeclaration' || type === 'TSInterfaceDeclaration';
    if (named && id) found.push(`${id.name} ${id.start}`);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, text).program);
  return found.toSorted();
}

test('functions, classes and interfaces declared in src have the same positions as in oxc-parser', async () => {
  const root = fileURLToPath(new URL('../../src/', import.meta.url));
  let total = 0;
  for (const name of await readdir(root, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const text = await readFile(path.join(root, name), 'utf8');
    const expected = byOxc(name, text);
    const starts = new Set(expected);
    const found = typeScript
      .read(text)
      .definitions.map(({ name: definitionName, nameSpan }) => `${definitionName} ${nameSpan.start}`)
      .filter((key) => starts.has(key));
    expect(found.toSorted(), name).toEqual(expected);
    total += expected.length;
  }
  expect(total).toBeGreaterThan(300);
});
