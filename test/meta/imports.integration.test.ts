// A room is a folder or file directly in src/ (`git`, `bin.ts`). allowed-imports.ts has `EDGES` and `PACKAGE_OWNERS`.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALLOWED_ARROWS } from './allowed-imports.ts';
import {
  ambientUses,
  badNames,
  circles,
  folderCircles,
  largeRooms,
  longFiles,
  namedOptions,
  readSources,
  strayPackages,
  unusedArrows,
  wrongArrows,
} from './house-rules.ts';

const src = new URL('../../src/', import.meta.url);
const paths = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `src/${`${entry.parentPath}/${entry.name}`.slice(src.pathname.length).replace(/^\/+/, '')}`)
  .toSorted();
const files = readSources(
  new Map(paths.map((path) => [path, readFileSync(new URL(`../${path}`, src), 'utf8')])),
);

const factsOf = (path: string, source: string): ReturnType<typeof readSources> =>
  readSources(new Map([[path, source]]));

describe('src/', () => {
  test.each([
    ['imports between rooms only as ALLOWED_ARROWS allows', wrongArrows],
    ['imports each package only where PACKAGE_OWNERS allows the import', strayPackages],
    [
      'reads the clock, the environment and random values, and exits, only at the paths in EDGES',
      ambientUses,
    ],
    [
      'mentions command-line options only in src/cli/, help texts, argument lists and src/harbor/task-files.ts',
      namedOptions,
    ],
    ['has no import cycles of files, except cycles of only generated files', circles],
    [
      'has no import cycles of folders in a room, except cycles of a folder and its own subfolders',
      folderCircles,
    ],
    ['has no room with more than 6,000 lines; lines of generated files do not count', largeRooms],
    ['has no file with more than 300 lines, except generated files', longFiles],
  ])('%s', (_, findingsOf) => {
    expect(findingsOf(files)).toEqual([]);
  });

  test('has kebab-case names, and no vague names such as utils', () => {
    expect(badNames(paths)).toEqual([]);
  });

  test('uses every import that ALLOWED_ARROWS allows', () => {
    expect(unusedArrows(files)).toEqual([]);
  });
});

describe('ALLOWED_ARROWS', () => {
  test('has no cycles', () => {
    const asFiles = new Map(
      Object.entries(ALLOWED_ARROWS).map(([room, targets]) => [
        `src/${room}`.replace(/(\.ts)?$/, '.ts'),
        targets.map((target) => `import './${target}.ts';`).join('\n'),
      ]),
    );
    expect(circles(readSources(asFiles))).toEqual([]);
  });
});

test('docs/architecture.md lists all rooms, and each importing room above the imported room', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const [, tree = ''] = page.split('```text');
  const listed = [...(tree.split('```')[0] ?? '').matchAll(/^(\S+?)\/? {2,}\S/gmu)].map(
    ([, room = '']) => room,
  );
  expect(listed.toSorted()).toEqual(Object.keys(ALLOWED_ARROWS).toSorted());
  const upward = Object.entries(ALLOWED_ARROWS).flatMap(([room, targets]) =>
    targets.filter((target) => listed.indexOf(target) < listed.indexOf(room)).map((to) => `${room} -> ${to}`),
  );
  expect(upward).toEqual([]);
});

describe('a house rule reports', () => {
  test.each([
    `import { run } from '../gate/run.ts';`,
    `import type { Report } from '../gate/run.ts';`,
    `export { run } from '../gate/run.ts';`,
    `export * from '../gate/run.ts';`,
    `export type { Report } from '../gate/run.ts';`,
    `export const run = () => import('../gate/run.ts');`,
    `export type Report = import('../gate/run.ts').Report;`,
    `export const run = require('../gate/run.ts');`,
    `import '../../test/meta/house-rules.ts';`,
  ])('the import %s', (source) => {
    expect(wrongArrows(factsOf('src/model/bad.ts', source))).toHaveLength(1);
  });

  test('a room that is missing from ALLOWED_ARROWS', () => {
    expect(wrongArrows(factsOf('src/attic/bad.ts', 'export const a = 1;'))).toHaveLength(1);
  });

  test('no allowed import, and no import of the same room, a schema or package.json', () => {
    const source = `
      import type { Bundle } from '../model/bundle.ts';
      import { order } from './order.ts';
      import schema from '../../schemas/bundle.schema.json' with { type: 'json' };
      import manifest from '../../package.json' with { type: 'json' };`;
    expect(wrongArrows(factsOf('src/bundle/good.ts', source))).toEqual([]);
  });

  test('allowed imports that are not used', () => {
    expect(unusedArrows(factsOf('src/git/good.ts', `import '../model/range.ts';`))).not.toContain(
      'git -> model',
    );
    expect(unusedArrows(factsOf('src/git/good.ts', ''))).toContain('git -> model');
  });

  test.each([
    ['src/gate/bad.ts', `import * as rpc from 'vscode-jsonrpc/node';`],
    ['src/gate/bad.ts', `import type { Range } from 'vscode-languageserver-protocol';`],
    ['src/protocol/bad.ts', `import { Range } from 'vscode-languageserver-protocol';`],
    ['src/report/bad.ts', `import { summary } from '@actions/core';`],
    ['src/schema/bad.ts', `import canonicalize from 'canonicalize';`],
    ['src/schema/bad.ts', `import nobody from 'left-pad';`],
    ['src/gate/bad.ts', `import { spawn } from 'node:child_process';`],
  ])('in %s, the import of a package that the room may not import: %s', (path, source) => {
    expect(strayPackages(factsOf(path, source))).toHaveLength(1);
  });

  test('no import of a package in a room that owns the package, and no type import in a room that may import only types', () => {
    expect(strayPackages(factsOf('src/lsp/good.ts', `import * as rpc from 'vscode-jsonrpc/node';`))).toEqual(
      [],
    );
    const types = `import type { Range } from 'vscode-languageserver-protocol';`;
    expect(strayPackages(factsOf('src/protocol/good.ts', types))).toEqual([]);
  });

  test.each([
    'process.exit(1);',
    'globalThis.process.exit(1);',
    'Date.now();',
    'new Date();',
    'performance.now();',
    'process.hrtime.bigint();',
    `process.env['HOME'];`,
    `process['env'];`,
    'const { env } = process;',
    `import { env } from 'node:process';`,
    `import here from 'node:process';`,
    'Math.random();',
    'crypto.randomUUID();',
    `import { randomUUID } from 'node:crypto';`,
  ])('%s, but not at a path in EDGES', (source) => {
    expect(ambientUses(factsOf('src/gate/bad.ts', source))).toHaveLength(1);
    expect(ambientUses(factsOf('src/cli/good.ts', source))).toEqual([]);
  });

  test.each([
    'process.exitCode = 1;',
    'new Date(0);',
    'host.env.HOME; host.now();',
    'value.constructor.name;',
  ])('no ambient input in %s', (source) => {
    expect(ambientUses(factsOf('src/gate/good.ts', source))).toEqual([]);
  });

  test.each([
    `throw new LanserError('E/USAGE', 'Name a folder with --workspace.');`,
    'const message = `${name} is not here; pass --workspace`;',
    `outputPath(file, { what: 'report', option: '--workspace' });`,
  ])('the option in %s, but not in src/cli/', (source) => {
    const declaration = `command.option('--workspace <folder>', 'the folder')`;
    const findingsOf = (path: string): string[] =>
      namedOptions([...factsOf('src/cli/options.ts', declaration), ...factsOf(path, source)]);
    expect(findingsOf('src/gate/bad.ts')).toHaveLength(1);
    expect(findingsOf('src/cli/good.ts')).toEqual([]);
  });

  test.each([
    `git.read(['ls-files', '--cached', ...(all ? ['--workspace'] : [])]);`,
    `const fix = 'git fetch --unshallow origin';`,
    `const rename = { command: { description: 'Writes nothing without --workspace.' } };`,
  ])('no option in %s', (source) => {
    const declaration = `command.option('--workspace <folder>', 'the folder')`;
    expect(
      namedOptions([...factsOf('src/cli/options.ts', declaration), ...factsOf('src/git/good.ts', source)]),
    ).toEqual([]);
  });

  test('a cycle between folders of a room, but not a cycle through a file directly in the room', () => {
    const circle = new Map([
      ['src/gate/a/one.ts', `import '../b/two.ts';`],
      ['src/gate/b/two.ts', `export const two = 2;`],
      ['src/gate/b/other.ts', `import type { X } from '../a/three.ts';`],
      ['src/gate/a/three.ts', `import '../top.ts';`],
      ['src/gate/top.ts', `import './a/one.ts';`],
    ]);
    expect(folderCircles(readSources(circle))).toHaveLength(1);
    circle.delete('src/gate/b/other.ts');
    expect(folderCircles(readSources(circle))).toEqual([]);
  });

  test('a room that is too large', () => {
    const sources = new Map([
      ['src/gate/one.ts', '\n'.repeat(3500)],
      ['src/gate/two.ts', '\n'.repeat(3500)],
    ]);
    expect(largeRooms(readSources(sources))).toHaveLength(1);
  });

  test('a cycle of files, even if some files import only types', () => {
    const sources = new Map([
      ['src/model/a.ts', `import './b.ts';`],
      ['src/model/b.ts', `export type { C } from './c.ts';`],
      ['src/model/c.ts', `import type { A } from './a.ts';`],
    ]);
    expect(circles(readSources(sources))).toEqual([
      'src/model/a.ts -> src/model/b.ts -> src/model/c.ts -> src/model/a.ts',
    ]);
  });

  test('a file that is too long', () => {
    const line = 'export {};\n';
    expect(longFiles(factsOf('src/gate/bad.ts', line.repeat(301)))).toHaveLength(1);
    expect(longFiles(factsOf('src/gate/good.ts', line.repeat(300)))).toEqual([]);
  });

  test.each(['src/gate/badName.ts', 'src/gate/Bad.ts', 'src/gate/string-utils.ts', 'src/common/a.ts'])(
    'the name %s',
    (path) => {
      expect(badNames([path])).toHaveLength(1);
    },
  );
});
