import { describe, expect, test } from 'vitest';
import { folderDigest } from '../helpers/folder-digest.ts';
import { nodeProgram, toolBox } from './real-tools.ts';

const TREE = {
  'tsconfig.json':
    '{"compilerOptions":{"composite":true,"strict":true,"lib":["es2015"],"types":[],"outDir":"out"},"include":["src"]}',
  'src/a.ts':
    'const s: string = 1; const n: number = "😀" + "x"; nope();\ninterface A { a: { b: number } }\nexport const a: A = { a: { b: "x" } };\nexport const f: (x: A) => string = (y: { c: 1 }) => y;\n',
  'src/separator.ts': 'export const s = "\u2028"; export const b: number = "😀";\n',
  'src/b (1,2).ts': 'export const x: number = "";\r\nexport const y: number = "";\r\n',
  'src/clean.ts': 'export const c = 1;\n',
};

describe.each([
  ['typescript', /^7\./u],
  ['typescript-5', /^5\.9\./u],
])('%s', (name, version) => {
  const programs = { tsc: nodeProgram(name, 'bin/tsc') };

  test('reports errors with their ranges, and the files of the project', async () => {
    await using box = await toolBox(TREE, programs);
    const { facts, environment } = await box.run('tsc');
    expect(environment.server?.name).toBe('tsc');
    expect(environment.server?.version).toMatch(version);
    expect(facts?.scope).toEqual({ kind: 'workspace', files: 4 });
    expect(Object.keys(facts?.documents ?? {})).toEqual([
      'src/a.ts',
      'src/b (1,2).ts',
      'src/clean.ts',
      'src/separator.ts',
    ]);
    expect(facts?.diagnostics.map(({ uri, range, rule }) => [uri, range, rule])).toEqual([
      ['src/a.ts', [0, 6, 0, 7], 'TS2322'],
      ['src/a.ts', [0, 27, 0, 28], 'TS2322'],
      ['src/a.ts', [0, 51, 0, 55], 'TS2304'],
      ['src/a.ts', [2, 27, 2, 28], 'TS2322'],
      ['src/a.ts', [3, 13, 3, 14], 'TS2322'],
      ['src/b (1,2).ts', [0, 13, 0, 14], 'TS2322'],
      ['src/b (1,2).ts', [1, 13, 1, 14], 'TS2322'],
      // In TypeScript, the separator U+2028 ends a line. In bundles, it does not.
      ['src/separator.ts', [0, 35, 0, 36], 'TS2322'],
    ]);
    expect(facts?.diagnostics[4]?.message.split('\n').length).toBeGreaterThan(1);
    expect(await box.run('tsc')).toMatchObject({ facts });
  });

  test('writes no files, although the project is composite and has an output folder', async () => {
    await using box = await toolBox({ ...TREE, 'src/a.ts': 'export const a = 1;\n' }, programs);
    const before = folderDigest(box.workspace);
    expect((await box.run('tsc')).facts?.scope).toEqual({ kind: 'workspace', files: 4 });
    expect((await box.run('tsc', { files: ['src/clean.ts'] })).facts?.counts.error).toBe(0);
    expect(folderDigest(box.workspace)).toEqual(before);
  });

  test('reports only the requested files', async () => {
    await using box = await toolBox(TREE, programs);
    const { facts } = await box.run('tsc', { files: ['src/clean.ts', 'src/b (1,2).ts'] });
    expect(facts?.scope).toEqual({ kind: 'files', files: ['src/b (1,2).ts', 'src/clean.ts'] });
    expect(facts?.counts).toEqual({ error: 2, warning: 0, information: 0 });
    const second = await box.run('tsc', { files: ['src/clean.ts'] });
    expect(second.facts?.counts.error).toBe(0);
    expect(Object.keys(second.facts?.documents ?? {})).toEqual(['src/clean.ts']);
  });

  test('without tsconfig.json, checks requested files and rejects a check of the workspace', async () => {
    await using box = await toolBox({ 'a.ts': 'const x: number = "";\n' }, programs);
    const { facts } = await box.run('tsc', { files: ['a.ts'] });
    expect(facts?.diagnostics).toMatchObject([{ uri: 'a.ts', range: [0, 6, 0, 7], source: 'tsc' }]);
    await expect(box.run('tsc')).rejects.toMatchObject({ code: 'E/CONFIG' });
  });

  test.each([
    ['that includes nothing', '{"include":["none"]}', 'E/CONFIG'],
    ['that only names other projects', '{"files":[],"references":[{"path":"./src"}]}', 'E/NOT_FOUND'],
  ])('reports an error for a project %s', async (_, config, code) => {
    const reference = { 'src/tsconfig.json': '{"compilerOptions":{"composite":true}}' };
    await using box = await toolBox({ ...TREE, ...reference, 'tsconfig.json': config }, programs);
    const failed = box.run('tsc');
    await expect(failed).rejects.toMatchObject({ code });
    await expect(failed).rejects.not.toThrow(box.workspace);
  });

  test('reports an error for a file outside of the project, and checks a file inside', async () => {
    const tree = { ...TREE, 'other.ts': '', 'src/broken.ts': 'let = ;\n' };
    await using box = await toolBox(tree, programs);
    await expect(box.run('tsc', { files: ['other.ts'] })).rejects.toMatchObject({ code: 'E/NOT_FOUND' });
    const { facts } = await box.run('tsc', { files: ['src/broken.ts'] });
    expect(facts?.counts.error).toBeGreaterThan(0);
  });

  test('reports an error of the configuration, even if only a source file is requested', async () => {
    const config = '{"compilerOptions":{\n"nope":1}}';
    await using box = await toolBox({ ...TREE, 'tsconfig.json': config }, programs);
    const { facts } = await box.run('tsc', { files: ['src/clean.ts'] });
    expect(facts?.diagnostics).toMatchObject([{ uri: 'tsconfig.json', range: [1, 0, 1, 0], rule: 'TS5023' }]);
  });
});
