// If lanser lacks a grammar for a language, a selector's scope comes from the language server's outline of the file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printSelector } from '../../../src/selector/print-selector.ts';
import { openProject, TSSERVER, type OpenProject } from '../../helpers/real-servers.ts';
import { schemaErrors } from '../../helpers/schemas.ts';

const TREE = {
  'tsconfig.json':
    '{ "compilerOptions": { "jsx": "preserve", "allowJs": true, "noEmit": true, "types": [] }, "include": ["src"] }\n',
  'lanser.json': JSON.stringify({
    servers: { 'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } } },
  }),
  'src/c.tsx': `export class Shape {
  side = 2;
  area(): number {
    const squared = this.side * this.side;
    return squared;
  }
}
export function View() {
  return <div>{new Shape().area()}</div>;
}
`,
  'src/d.js': 'class Box {\n  $open() { return 1; }\n}\nfunction twice() {}\nfunction twice() {}\n',
  'src/s.ts': `export namespace geometry {
  export class Shape {
    #side = 2;
    $area(): number { return this.#side; }
  }
}
export const make = () => new geometry.Shape();
`,
  'notes.txt': 'Shape\n',
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

describe('an outline of the server', () => {
  test.each<[selector: string, range: readonly number[]]>([
    ['src/c.tsx:Shape', [0, 13, 0, 18]],
    ['src/c.tsx:Shape.area', [2, 2, 2, 6]],
    ['src/c.tsx:Shape.area@<|>squared?n=2', [4, 11, 4, 11]],
    ['src/c.tsx:View@area', [8, 27, 8, 31]],
    ['src/d.js:Box.$open', [1, 2, 1, 7]],
    ['symbol://src/c.tsx#Shape.area', [2, 2, 2, 6]],
  ])('provides the scope of %s', async (selector, range) => {
    const bundle = await project.workspace.locate(selector);
    expect(schemaErrors('bundle', bundle)).toEqual([]);
    expect([bundle.error, bundle.resolution?.resolved?.range]).toEqual([null, range]);
    expect(bundle.resolution?.evidence).toMatchObject([
      { kind: 'documentSymbol', provenance: 'lsp', server: 'typescript-language-server' },
    ]);
    expect(bundle.environment.server?.name).toBe('typescript-language-server');
  });

  test('provides the range of the whole definition, with the body, for diagnostics and symbols', async () => {
    const file = 'src/body.tsx';
    await project.write({
      [file]: 'export function View() {\n  return missing;\n}\nexport const other = 1;\n',
    });
    const { workspace } = project;
    for (const selector of [`${file}:View`, `symbol://${file}#View`]) {
      const { facts } = await workspace.diagnostics({ selector });
      expect([facts?.counts.error, facts?.scope]).toEqual([
        1,
        { kind: 'range', uri: file, range: [0, 0, 2, 1] },
      ]);
    }
    const { facts } = await workspace.symbols({ selector: 'src/c.tsx:Shape' });
    expect(facts?.symbols.map(({ name }) => name)).toEqual(['Shape', 'area', 'squared', 'side']);
  });

  test('is not requested if the text of the file alone determines the place', async () => {
    for (const selector of ['src/c.tsx:4@squared', 'src/c.tsx@L1:C1', 'src/s.ts:geometry.Shape']) {
      const { resolution, environment } = await project.workspace.locate(selector);
      expect([resolution?.evidence, environment.server, resolution?.certified]).toEqual([
        undefined,
        null,
        true,
      ]);
    }
  });

  test('causes E/AMBIGUOUS for two matches, E/NOT_FOUND for none or a missing file, and E/NO_SERVER without a server', async () => {
    const { error, resolution } = await project.workspace.locate('src/d.js:twice');
    expect([error?.code, resolution?.candidates.length]).toEqual(['E/AMBIGUOUS', 2]);
    expect((await project.workspace.locate('src/d.js:gone')).error?.code).toBe('E/NOT_FOUND');
    expect((await project.workspace.locate('src/gone.js:f')).error?.code).toBe('E/NOT_FOUND');
    expect((await project.workspace.locate('notes.txt:Shape')).error?.code).toBe('E/NO_SERVER');
  });

  test('provides the position for references', async () => {
    const { facts, resolution } = await project.workspace.references('src/c.tsx:Shape.area');
    expect(resolution?.evidence).toHaveLength(1);
    expect(facts?.references.map(({ range }) => range[0])).toEqual([2, 8]);
  });
});

describe('a symbol selector', () => {
  test.each<[place: string, selector: string]>([
    ['src/s.ts@L2:C16', 'symbol://src/s.ts#geometry.Shape:def'],
    ['src/s.ts@L4:C6', 'symbol://src/s.ts#geometry.Shape.$area:def'],
    ['src/s.ts@L4:C30', 'symbol://src/s.ts#geometry.Shape.$area:body'],
    ['src/s.ts@L7:C15', 'symbol://src/s.ts#make:def'],
    ['src/c.tsx@L3:C4', 'symbol://src/c.tsx#Shape.area:def'],
  ])('for the position %s is %s, and resolves to the same file', async (place, expected) => {
    const { resolution, error } = await project.workspace.locate(place, { as: 'symbol' });
    expect(error).toBeNull();
    const spec = resolution?.selector;
    if (spec?.kind !== 'symbol') throw new Error('no symbol');
    const { docVersion: _version, symbolId: _id, ...named } = spec;
    expect(printSelector(named)).toBe(expected);
    const relocated = await project.workspace.locate(spec);
    expect(relocated.resolution?.resolved?.uri).toBe(place.split('@')[0]);
    const found = await project.workspace.hover(expected);
    expect(found.error).toBeNull();
  });

  test('for a position in a body cannot be created without a grammar, and the error contains the selector of the enclosing symbol', async () => {
    const { error } = await project.workspace.locate('src/d.js@L2:C14', { as: 'symbol' });
    expect(error?.code).toBe('E/UNSUPPORTED_CAP');
    expect(error?.message).toContain('symbol://src/d.js#Box.$open:def selects Box.$open');
  });

  test('for a file outside the workspace causes E/JAIL, and for a missing file E/NOT_FOUND', async () => {
    expect((await project.workspace.locate('symbol://../x.ts#f')).error?.code).toBe('E/JAIL');
    expect((await project.workspace.locate('symbol://src/none.ts#f')).error?.code).toBe('E/NOT_FOUND');
  });
});
