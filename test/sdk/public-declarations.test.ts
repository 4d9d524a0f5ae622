// What programs see of the SDK changes only where somebody has seen it change.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { currentDeclarations, SNAPSHOT } from '../../scripts/declarations-snapshot.ts';
import { DECLARATION_OPTIONS, publicDeclarations } from '../../scripts/public-declarations.ts';
import * as sdk from '../../src/index.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const snapshot = await readFile(SNAPSHOT, 'utf8');

/** Quick to read. */
const SMALL: ts.CompilerOptions = { ...DECLARATION_OPTIONS, types: [], lib: ['lib.es5.d.ts'] };

function errorsIn(file: string, options: ts.CompilerOptions): readonly string[] {
  const program = ts.createProgram([file], options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the public declarations are those of the snapshot; npm run declarations writes it', async () => {
  const { text, packages } = await currentDeclarations();
  expect(text).toBe(snapshot);
  // A package that is not installed with lanser would have its types be anything.
  expect(packages).toEqual([]);
});

test('the snapshot stands for itself: nothing that is named is left out', () => {
  expect(errorsIn(fileURLToPath(SNAPSHOT), DECLARATION_OPTIONS)).toEqual([]);
});

test('it has every value that the module exports', () => {
  const declared = [...snapshot.matchAll(/^export declare (?:class|const|function) (\w+)/gmu)];
  expect(new Set(declared.map(([, name]) => name))).toEqual(new Set(Object.keys(sdk)));
});

test('names of several files, members of namespaces and inline imports are told apart', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'package.json': '{"type": "module"}',
    'index.d.ts': `export type { Pair as Couple } from './pair.js';
export { same, same as again } from './pair.js';
import type * as made from './made/pair.js';
/** Not shown. */
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
      'export type Pair = Readonly<Pair_in_made_pair> & { readonly other: Other<Pair>; };',
      'export declare function again(): Couple;',
      'export { again as same };',
      '// What these are made of; not to be imported by name.',
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
