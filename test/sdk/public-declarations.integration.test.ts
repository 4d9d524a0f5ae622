import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { beforeAll, expect, test } from 'vitest';
import { refreshProducts } from '../../scripts/products.ts';
import { DECLARATION_OPTIONS, publicDeclarations } from '../../scripts/public-declarations.ts';
import * as sdk from '../../src/index.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

beforeAll(async () => refreshProducts(['validators', 'declarations']));

const DECLARATIONS = fileURLToPath(new URL('../../dist/index.d.ts', import.meta.url));
const TYPES = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));
/** Options that load only a small standard library, for speed. */
const SMALL: ts.CompilerOptions = { ...DECLARATION_OPTIONS, types: [], lib: ['lib.es5.d.ts'] };

function errorsIn(file: string, options: ts.CompilerOptions): readonly string[] {
  const program = ts.createProgram([file], options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the declarations compile without other packages, except the types of Node', async () => {
  await using folder = await temporaryFolder();
  const copy = path.join(folder.path, 'index.d.ts');
  await copyFile(DECLARATIONS, copy);
  expect(errorsIn(copy, { ...DECLARATION_OPTIONS, typeRoots: [TYPES] })).toEqual([]);
});

test('the declarations declare exactly the values that the SDK exports', async () => {
  const text = await readFile(DECLARATIONS, 'utf8');
  const declared = [...text.matchAll(/^export declare (?:class|const|function) (\w+)/gmu)];
  expect(new Set(declared.map(([, name]) => name))).toEqual(new Set(Object.keys(sdk)));
});

test('publicDeclarations distinguishes equal names of several files, resolves imports of namespaces and inline imports, and keeps docstrings', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'package.json': '{"type": "module"}',
    'index.d.ts': `export type { Pair as Couple } from './pair.js';
export { same, same as again } from './pair.js';
import type * as made from './made/pair.js';
/** Shown. */
export type Pair = Readonly<made.Pair> & { readonly other: import('./made/pair.js').Other<Pair> };
`,
    'pair.d.ts': `import type { Other as Renamed } from './made/pair.js';
declare const mark: unique symbol;
export interface Pair { readonly [mark]: Renamed<string> }
export declare function same(): Pair;
export interface Unused {}
`,
    'made/pair.d.ts':
      'export interface Pair { left: Left }\nexport type Left = 1;\nexport type Other<T> = T | null;\n',
  });
  const { text } = publicDeclarations(path.join(folder.path, 'index.d.ts'), SMALL);
  expect(text.replaceAll(/\s+/gu, ' ').trim()).toBe(
    [
      'export interface Couple { readonly [mark]: Other<string>; }',
      '/** Shown. */ export type Pair = Readonly<Pair_in_made_pair> & { readonly other: Other<Pair>; };',
      'export declare function again(): Couple;',
      'export { again as same };',
      '// Declarations that the exports use. Programs cannot import these declarations.',
      'export {};',
      'type Left = 1;',
      'type Other<T> = T | null;',
      'interface Pair_in_made_pair { left: Left; }',
      'declare const mark: unique symbol;',
    ].join(' '),
  );
  await writeTree(folder.path, { 'alone.d.ts': text, 'lacks.d.ts': text.replace('type Left = 1;', '') });
  expect(errorsIn(path.join(folder.path, 'alone.d.ts'), SMALL)).toEqual([]);
  expect(errorsIn(path.join(folder.path, 'lacks.d.ts'), SMALL)).toEqual(["Cannot find name 'Left'."]);
});
