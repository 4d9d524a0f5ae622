// Tests operations with selectors that select a range of text.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type OpenProject } from '../../helpers/real-servers.ts';
import { schemaErrors } from '../../helpers/schemas.ts';

const TREE = {
  'biome.json': '{ "root": true, "assist": { "enabled": false } }\n',
  'a.py': `class A:
    x = 1

    def f(self):
        def inner(): pass
        return undefined_here


class B:
    def g(self): return    also_undefined + third
`,
  'b.ts': 'export const b: number = 1;\n\nexport function f() {\n  if (b == 2) debugger;\n}\n',
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each<[selector: string, lines: readonly number[], range: readonly number[]]>([
  ['a.py:6', [6], [5, 0, 5, 29]],
  ['a.py:1-6', [6], [0, 0, 5, 29]],
  ['a.py:6,10', [6, 10, 10], [5, 0, 9, 49]],
  ['a.py:7-9', [], [6, 0, 8, 8]],
  ['a.py', [6, 10, 10], [0, 0, 10, 0]],
  [`a.py?docVersion=blob:${'0'.repeat(40)}`, [6, 10, 10], [0, 0, 10, 0]],
  ['a.py:10', [10, 10], [9, 0, 9, 49]],
  // Selectors with a search text (`@third`) or a range (`@R`) select exact ranges instead of whole lines.
  ['a.py:10@third', [10], [9, 44, 9, 49]],
  ['a.py@R(10,28->10,32)', [10], [9, 27, 9, 31]],
  ['py://a#B.g', [10, 10], [9, 4, 9, 49]],
])('diagnostics of %s are on the lines %j, with the scope %j', async (selector, lines, range) => {
  const bundle = await project.workspace.diagnostics({ selector, server: 'pyright' });
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  expect(bundle.facts?.diagnostics.map((diagnostic) => diagnostic.range[0] + 1)).toEqual(lines);
  expect(bundle.facts?.scope).toMatchObject({ kind: 'range', range });
});

test('a selector of lines with a document version selects the whole lines for diagnostics', async () => {
  const { resolution } = await project.workspace.locate('a.py:6');
  const docVersion = resolution?.resolved?.docVersion ?? '';
  const { facts } = await project.workspace.diagnostics({
    selector: { kind: 'locate', uri: 'a.py', scope: { lines: [6, 6] }, docVersion },
    server: 'pyright',
  });
  expect(facts?.diagnostics).toHaveLength(1);
  expect(resolution?.resolved?.range).toEqual([5, 8, 5, 8]);
});

test.each<[selector: string, titles: readonly string[]]>([
  ['b.ts:4', ['noDebugger', 'noDoubleEquals']],
  ['b.ts:3-5', ['noDebugger', 'noDoubleEquals']],
  ['b.ts:1', []],
])('code actions of %s include %j', async (selector, words) => {
  const bundle = await project.workspace.codeActions(selector, { server: 'biome' });
  expect(bundle.error).toBeNull();
  const facts = bundle.facts as { readonly codeActions: readonly { readonly title: string }[] } | null;
  const titles = (facts?.codeActions ?? []).map(({ title }) => title).join('\n');
  for (const word of words) expect(titles).toContain(word);
  if (words.length === 0) expect(titles).not.toMatch(/noDebugger|noDoubleEquals/u);
});

test.each<[selector: string, names: readonly string[]]>([
  ['a.py', ['A', 'x', 'f', 'inner', 'B', 'g']],
  ['py://a#A', ['A', 'x', 'f', 'inner']],
  ['py://a#A.f', ['f', 'inner']],
  ['py://a#A.f:body', ['inner']],
  ['ast://[module=a]/[class=B]', ['B', 'g']],
  ['a.py:A.f', ['f', 'inner']],
  ['a.py:5', ['inner']],
  ['a.py:2-4', ['x', 'f']],
  ['a.py@L6:C10', ['A', 'f']],
  ['a.py@R(1,1->3,1)', ['A', 'x']],
  ['anchor://a.py#"def g(self)"', ['g']],
])('symbols of %s are %j', async (selector, names) => {
  const bundle = await project.workspace.symbols({ selector });
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  expect([bundle.error, bundle.facts?.symbols.map(({ name }) => name)]).toEqual([null, names]);
});

test('the symbols of a selector are symbols of its file, and a missing file causes E/NOT_FOUND', async () => {
  const { facts } = await project.workspace.symbols({ file: 'a.py' });
  const whole = await project.workspace.symbols({ selector: 'a.py' });
  const part = await project.workspace.symbols({
    selector: { kind: 'symbol', qualname: 'a:B', role: 'def' },
  });
  expect(whole.facts).toEqual(facts);
  expect(part.facts?.symbols).toHaveLength(2);
  expect(facts?.symbols).toEqual(expect.arrayContaining([...(part.facts?.symbols ?? [])]));
  expect((await project.workspace.symbols({ selector: 'gone.py:f' })).error?.code).toBe('E/NOT_FOUND');
});
