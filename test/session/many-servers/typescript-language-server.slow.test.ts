import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareCodeUnits } from '../../../src/model/range.ts';
import { expectSameEverywhere, openProject, TSSERVER, type OpenProject } from '../../helpers/real-servers.ts';

const LIBRARY = `/** Greets. */
export function greet(name: string): number {
  return name.length;
}
export interface Shape {
  area(): number;
}
export class Box implements Shape {
  area() {
    return 1;
  }
}
`;
const TREE = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }\n',
  'src/a.ts': `import { greet, type Shape } from './b';
const n: string = greet('x');
export function f(s: Shape) {
  return s.missing;
}
`,
  'src/b.ts': LIBRARY,
  'src/clean.ts': 'export const clean = 1;\n',
  'src/other.ts': 'export const x: string = 1;\n',
};
const CALL = 'src/a.ts@L2:C20';
const CONFIGURED = {
  ...TREE,
  'lanser.json': JSON.stringify({
    servers: { 'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } } },
  }),
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(CONFIGURED);
});
afterAll(async () => project[Symbol.asyncDispose]());

/** Returns the compiler's errors, each as `file(line,column): code`. */
function compiled(folder: string): readonly string[] {
  const program = path.join(path.dirname(TSSERVER), '../bin/tsc');
  const { stdout } = spawnSync(process.execPath, [program, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const errors = stdout.matchAll(/^(?<place>[^\s:]+\(\d+,\d+\)): error TS(?<code>\d+)/gmu);
  return [...errors].map(({ groups }) => `${groups?.['place']}: ${groups?.['code']}`).toSorted();
}

describe('typescript-language-server', () => {
  test('answers navigation requests for the whole project, but does not support requests for declarations', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.definition(CALL);
    expect(facts?.definitions).toEqual([{ uri: 'src/b.ts', range: [1, 16, 1, 21] }]);
    expect(environment.server).toEqual({ name: 'typescript-language-server', version: '6.0.2' });
    const { facts: references } = await workspace.references('src/b.ts@L2:C17');
    expect(references?.references.map(({ uri, range }) => `${uri}:${range[0] + 1}`)).toEqual([
      'src/a.ts:1',
      'src/a.ts:2',
      'src/b.ts:2',
    ]);
    const { facts: type } = await workspace.typeDefinition('src/a.ts@L3:C19');
    expect(type?.typeDefinitions).toEqual([{ uri: 'src/b.ts', range: [4, 17, 4, 22] }]);
    const { facts: made } = await workspace.implementation('src/b.ts@L5:C18');
    expect(made?.implementations).toEqual([{ uri: 'src/b.ts', range: [7, 13, 7, 16] }]);
    expect((await workspace.hover(CALL)).facts?.hover?.contents).toContain('greet(name: string): number');
    const { error, meta } = await workspace.declaration(CALL);
    expect([error?.code, meta.exitCode]).toEqual(['E/UNSUPPORTED_CAP', 72]);
  });

  test('finds workspace symbols although no file is open, and returns outlines and raw responses', async () => {
    await using fresh = await openProject(CONFIGURED);
    const { workspace } = fresh;
    const found = await workspace.symbols({ query: 'greet' });
    expect(found.facts?.symbols.map(({ uri }) => uri)).toEqual(['src/b.ts']);
    const outline = await workspace.symbols({ file: 'src/b.ts' });
    expect(outline.facts?.symbols.map(({ name }) => name).toSorted()).toEqual([
      'Box',
      'Shape',
      'area',
      'area',
      'greet',
    ]);
    const { facts } = await workspace.request('textDocument/documentHighlight', { selector: CALL });
    expect(facts?.result).toHaveLength(2);
    const { facts: offered } = await workspace.capabilities();
    expect(offered?.capabilities).toMatchObject({ implementationProvider: true });
  });

  test('reports the errors of the compiler, and suggestions as hints', async () => {
    const { workspace, folder } = project;
    const { facts } = await workspace.diagnostics();
    const lines = (facts?.diagnostics ?? []).map(
      ({ uri, range, rule }) => `${uri}(${range[0] + 1},${range[1] + 1}): ${rule}`,
    );
    expect(lines.length).toBe(3);
    expect(lines.toSorted()).toEqual(compiled(folder));
    expect(facts?.diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
    expect(facts?.hints).toEqual([
      {
        uri: 'src/a.ts',
        range: [1, 6, 1, 7],
        message: "'n' is declared but its value is never read.",
        tags: ['unnecessary'],
      },
    ]);
    // With a syntax error, tsc omits all type errors. So this result is not compared with tsc.
    await using torn = await openProject({ ...CONFIGURED, 'src/torn.ts': 'export const x = ;\n' });
    const { facts: syntax } = await torn.workspace.diagnostics({ files: ['src/torn.ts'] });
    expect(syntax?.diagnostics.map(({ rule, range }) => [rule, range])).toEqual([['1109', [0, 17, 0, 18]]]);
    // After an empty list, the server does not publish another empty list for the file. If lanser waited for one, the
    // request would end with E/LS_TIMEOUT.
    const clean = await workspace.diagnostics({ files: ['src/clean.ts'], timeoutMs: 30_000 });
    expect(clean.facts?.diagnostics).toEqual([]);
  });

  test('answers from the current files after changes of files and of the configuration', async () => {
    const { workspace, folder, write } = project;
    const expectAsCompiled = async (count: number): Promise<void> => {
      const { facts } = await workspace.diagnostics();
      const rules = facts?.diagnostics.map(({ rule }) => `${rule}`) ?? [];
      expect(rules).toHaveLength(count);
      const codes = compiled(folder).map((line) => `${line.split(': ')[1]}`);
      expect(rules.toSorted(compareCodeUnits)).toEqual(codes.toSorted(compareCodeUnits));
    };
    await write({ 'src/b.ts': `\n${LIBRARY.replace(': number {', ': string {')}` });
    expect((await workspace.definition(CALL)).facts?.definitions[0]?.range).toEqual([2, 16, 2, 21]);
    await expectAsCompiled(3);
    await write({ 'src/other.ts': "import { late } from './late';\nexport const x: string = late;\n" });
    await expectAsCompiled(3);
    await write({ 'src/late.ts': "export const late = 'now';\n" });
    await expectAsCompiled(2);
    await rm(path.join(folder, 'src/late.ts'));
    await expectAsCompiled(3);
    await write({
      'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["src/b.ts"] }',
    });
    const { facts } = await workspace.references('src/b.ts@L3:C17');
    expect(facts?.total).toBe(1);
  });

  test('renames a default import only in the importing file', async () => {
    await using fresh = await openProject({
      ...CONFIGURED,
      'src/one.ts': 'export default function one(): void {}\n',
      'src/use.ts': "import one from './one';\n\none();\n",
    });
    const { facts, edits } = await fresh.workspace.rename('src/use.ts@L3:C1', 'uno');
    expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['src/use.ts']);
    expect(facts?.safety.checks.filter(({ passed }) => passed === false)).toEqual([]);
  });

  const server = { 'lanser.json': CONFIGURED['lanser.json'] };

  test.each([
    ['a missing base', { extends: './tsconfig.bse.json', include: ['src'] }, '5083', 0],
    ['an unknown option', { compilerOptions: { nonexist: true }, include: ['src'] }, '5023', 0],
    ['a value that does not exist', { compilerOptions: { target: 'es1999' }, include: ['src'] }, '6046', 0],
    ['a missing file', { files: ['src/a.ts', 'src/b.ts'] }, '6053', 0],
    ['a missing reference', { references: [{ path: './b' }], include: ['src'] }, '6053', 0],
    ['a missing type package', { compilerOptions: { types: ['nonexist'] }, include: ['src'] }, '2688', 0],
    ['a missing bracket', '{ "include": ["src"]', '1005', 0],
    ['an error in its base', { extends: './base.json', include: ['src'] }, '6046', 1],
  ])('reports a project configuration with %s', async (_, configuration, rule, line) => {
    const base = '{\n"compilerOptions": { "target": "es1999" } }\n';
    const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
    const tree = { ...server, 'src/a.ts': 'export const a = 1;\n', 'tsconfig.json': text, 'base.json': base };
    await using broken = await openProject(tree);
    const uri = line === 0 ? 'tsconfig.json' : 'base.json';
    const expected = [[uri, line, rule, 'error']];
    for (const options of [{}, { files: ['src'] }, { files: ['src/a.ts'] }]) {
      const { facts, status } = await broken.workspace.diagnostics(options);
      const found = facts?.diagnostics ?? [];
      expect(found.map((one) => [one.uri, one.range[0], one.rule, one.severity])).toEqual(expected);
      expect([status, facts?.counts.error]).toEqual(['ok', 1]);
      expect(JSON.stringify(facts)).not.toContain(broken.folder);
    }
    const { facts } = await broken.workspace.diagnostics({ selector: 'src/a.ts:1' });
    expect(facts?.diagnostics).toEqual([]);
  });

  test('checks a file in each project that contains it and is the default project of a checked file, and keeps the errors of a base that also configures a project', async () => {
    const composite = (include: readonly string[], options: object, base?: string): string =>
      JSON.stringify({
        extends: base,
        compilerOptions: { strict: true, composite: true, types: [], ...options },
        include,
      });
    await using several = await openProject({
      ...server,
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./app.json" }, { "path": "./test.json" }] }\n',
      'app.json': composite(['src'], { outDir: 'out/app', types: ['nonexist'] }),
      'test.json': composite(
        ['test', 'src'],
        { outDir: 'out/test', exactOptionalPropertyTypes: true },
        './app.json',
      ),
      'src/a.ts': `export const option: { x?: number } = { x: undefined };
export const wrong: string = 1;
`,
      'test/a.ts': "import { option } from '../src/a';\nexport const n: string = option;\n",
    });
    const rulesOf = async (files: readonly string[]): Promise<readonly unknown[]> =>
      (await several.workspace.diagnostics({ files })).facts?.diagnostics.map(({ uri, rule }) => [
        uri,
        rule,
      ]) ?? [];
    const inSource = [
      ['src/a.ts', '2375'],
      ['src/a.ts', '2322'],
    ];
    const missing = ['app.json', '2688'];
    expect(await rulesOf(['.'])).toEqual([missing, ...inSource, ['test/a.ts', '2322']]);
    expect(await rulesOf(['src'])).toEqual([missing, ['src/a.ts', '2322']]);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(CONFIGURED, [
      async (workspace) => workspace.definition(CALL),
      async (workspace) => workspace.references(CALL),
      async (workspace) => workspace.hover(CALL),
      async (workspace) => workspace.symbols({ query: 'greet' }),
      async (workspace) => workspace.diagnostics(),
      async (workspace) => workspace.capabilities(),
    ]);
  });
});
