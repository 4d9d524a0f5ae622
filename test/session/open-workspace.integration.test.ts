import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SelectorKind } from '../../src/model/selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { anySelector, anySelectorText } from '../selector/any-selector.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const MODEL = `from typing import overload


class Model:
    "Of a row."

    limit = 1

    def save(self, row):
        result = "😀" + row
        # then
        return result


@overload
def load(a: int) -> int: ...
@overload
def load(a: str) -> str: ...
def load(a): return a


if Model:
    def twice(): pass
else:
    def twice(): pass
`;
const TREE = {
  'src/shop/model.py': MODEL,
  'src/shop/__init__.py': 'x = 1\n',
  'code.ts': 'export class Shop { open() { return 1 } }\n',
  'not-a-module.py': 'def f(): pass\n',
  'outside.py': { to: '../outside.py' },
};

let folder: TemporaryFolder;
let workspace: Workspace;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(path.join(folder.path, 'workspace'), TREE);
  await writeTree(folder.path, { 'outside.py': 'x = 1\n' });
  workspace = await openWorkspace(path.join(folder.path, 'workspace'), { host: testHost() });
});

afterAll(async () => folder[Symbol.asyncDispose]());

async function stringFor(selector: string, kind: SelectorKind): Promise<string> {
  return printSelector(await workspace.selectorFor(selector, kind)).replace(
    /[?&](?:symbolId|docVersion|hash)=[^&]*/gu,
    '',
  );
}

describe('a selector can be converted to a selector of a given kind', () => {
  const RETURN = 'src/shop/model.py@L12:C16';
  test.each<[selector: string, kind: SelectorKind, expected: string]>([
    [RETURN, 'cursor', RETURN],
    [RETURN, 'range', 'src/shop/model.py@R(12,16->12,16)'],
    [RETURN, 'symbol', 'py://shop.model#Model.save:body'],
    [RETURN, 'ast', 'ast://[module=shop.model]/[class=Model]/[def=save]/identifier[6]'],
    [RETURN, 'anchor', 'anchor://src/shop/model.py#"return result"?ctx=24&near=12'],
    [RETURN, 'locate', 'src/shop/model.py:Model.save@return <|>result'],
    // The position is in a string, so the statement is the smallest node that an `ast` selector can name.
    [
      'src/shop/model.py@L10:C19',
      'ast',
      'ast://[module=shop.model]/[class=Model]/[def=save]/expression_statement[1]',
    ],
    ['src/shop/model.py@L10:C26', 'cursor', 'src/shop/model.py@L10:C26?indexing=utf-16'],
    ['src/shop/model.py@L4:C8', 'symbol', 'py://shop.model#Model:def'],
    ['src/shop/model.py@L4:C1', 'symbol', 'py://shop.model#Model:sig'],
    ['src/shop/model.py@L5:C8', 'symbol', 'py://shop.model#Model:doc'],
    ['src/shop/model.py@L7:C6', 'symbol', 'py://shop.model#Model.limit:def'],
    ['src/shop/model.py@L7:C13', 'symbol', 'py://shop.model#Model:body'],
    ['src/shop/model.py@L18:C6', 'symbol', 'py://shop.model#load:def?overload=1'],
    ['src/shop/model.py@L19:C6', 'symbol', 'py://shop.model#load:def'],
    ['src/shop/model.py@L18:C6', 'ast', 'ast://[module=shop.model]/[def=load][2]'],
    ['src/shop/model.py@L25:C9', 'ast', 'ast://[module=shop.model]/[def=twice][2]'],
    ['ast://[module=shop.model]/[class=Model]', 'symbol', 'py://shop.model#Model:def'],
    ['py://shop.model#Model.save', 'locate', 'src/shop/model.py:Model.save'],
    ['src/shop/model.py@self', 'locate', 'src/shop/model.py:Model.save@self'],
    [
      'py://shop.model#Model.save:sig',
      'anchor',
      'anchor://src/shop/model.py#"def save(self, row):"?ctx=24&near=9',
    ],
    ['src/shop/__init__.py@L1:C1', 'symbol', 'py://shop#x:def'],
    ['code.ts:Shop.open', 'locate', 'code.ts:Shop.open'],
  ])('%s as %s', async (selector, kind, expected) => {
    expect(await stringFor(selector, kind)).toBe(expected);
  });

  test.each<[selector: string, kind: SelectorKind, reason: string]>([
    [
      'src/shop/model.py@L1:C1',
      'symbol',
      'it is not in a function, class or binding. Its ast selector is ast://',
    ],
    [
      'src/shop/model.py@L25:C9',
      'symbol',
      'twice is defined 2 times in shop.model. Its ast selector is ast://',
    ],
    [
      'not-a-module.py@L1:C5',
      'symbol',
      'no module name refers only to this file. Its anchor selector is anchor://',
    ],
    ['code.ts:Shop.open', 'ast', 'no module name refers only to this file. Its symbol selector'],
    ['src/shop/model.py@L12:C3', 'locate', 'no search text resolves to it. Its symbol selector is py://'],
  ])('%s has no %s selector', async (selector, kind, reason) => {
    await expect(workspace.selectorFor(selector, kind)).rejects.toMatchObject({
      code: 'E/UNSUPPORTED_CAP',
      message: expect.stringContaining(reason) as string,
    });
    const { error, resolution, facts } = await workspace.locate(selector, { as: kind });
    // The selector itself was resolved.
    expect([error?.code, resolution?.resolved === null, facts]).toEqual(['E/UNSUPPORTED_CAP', false, null]);
  });

  test('the column of a cursor selector uses the requested unit, and the selector contains this unit', async () => {
    const made = async (indexIo: 'codepoint' | 'utf-8'): Promise<unknown> =>
      workspace.selectorFor('src/shop/model.py:10@row', 'cursor', { indexIo });
    expect(await made('codepoint')).toMatchObject({ line: 10, col: 24, indexing: 'codepoint' });
    expect(await made('utf-8')).toMatchObject({ line: 10, col: 27, indexing: 'utf-8' });
  });
});

test('for a resolved selector, the bundle contains the location and the candidates, but no facts', async () => {
  const bundle = await workspace.locate('py://shop.model#Model.save:body');
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  const place = { uri: 'src/shop/model.py', range: [9, 8, 11, 21], selectionRange: [8, 8, 8, 12] };
  expect(bundle).toMatchObject({
    status: 'ok',
    request: {
      cmd: 'locate',
      selector: { kind: 'symbol', qualname: 'shop.model:Model.save', role: 'body' },
      options: { indexIo: 'utf-16' },
    },
    resolution: {
      original: 'py://shop.model#Model.save:body',
      resolved: { ...place, docVersion: expect.stringMatching(/^blob:/u) as string },
      confidence: 1,
      certified: true,
      candidates: [{ ...place, score: 1, certified: true }],
      weights: { ast: 0.5, module: 0.2, token: 0.2, prox: 0.1 },
      thresholds: { topK: 5 },
    },
    facts: null,
    error: null,
  });
});

describe('an unresolved selector causes an error bundle', () => {
  const CURSOR = { kind: 'cursor', uri: 'src/shop/model.py', line: 10, col: 20 } as const;
  test.each<[selector: string, exitCode: number, code: string, candidates: number]>([
    ['src/shop/model.py@L10:C20', 26, 'E/INDEXING_MISMATCH', 0],
    ['src/shop/model.py@L99:C1', 3, 'E/NOT_FOUND', 0],
    ['none.py', 3, 'E/NOT_FOUND', 0],
    ['py://shop.model#twice', 4, 'E/AMBIGUOUS', 2],
    ['src/shop/model.py@a', 4, 'E/AMBIGUOUS', 5],
    ['outside.py', 24, 'E/JAIL', 0],
    ['../outside.py', 24, 'E/JAIL', 0],
    ['src/shop/model.py@L0:C1', 2, 'E/BAD_SELECTOR_SYNTAX', 0],
    [JSON.stringify({ ...CURSOR, col: 0 }), 22, 'E/SCHEMA_INVALID', 0],
    [JSON.stringify({ ...CURSOR, kind: 'place' }), 22, 'E/SCHEMA_INVALID', 0],
    [
      JSON.stringify({ kind: 'range', uri: 'a.py', start: [2, 1], end: [1, 1] }),
      2,
      'E/BAD_SELECTOR_SYNTAX',
      0,
    ],
    ['{"kind":', 2, 'E/BAD_SELECTOR_SYNTAX', 0],
  ])('%s', async (selector, exitCode, code, candidates) => {
    const bundle = await workspace.locate(selector);
    expect(schemaErrors('bundle', bundle)).toEqual([]);
    expect([bundle.status, bundle.error?.code, bundle.meta.exitCode]).toEqual(['error', code, exitCode]);
    expect(bundle.resolution).toMatchObject({ resolved: null, certified: false });
    expect(bundle.resolution?.candidates).toHaveLength(candidates);
    expect(bundle.resolution?.confidence).toBe(candidates === 0 ? 0 : 1);
    // After invalid syntax (exit code 2) or a violated schema (exit code 22), the request has no parsed selector.
    expect(bundle.request.selector === null).toBe([2, 22].includes(exitCode));
    expect(JSON.stringify({ ...bundle, environment: null })).not.toContain(folder.path);
  });

  test('with the offset of a syntax error, and with the text of the selector', async () => {
    const { error, resolution } = await workspace.locate('src/shop/model.py@L0:C1');
    expect(error?.details).toEqual({ offset: 19, found: '"0"', expected: 'a line of at least 1' });
    expect(resolution?.original).toBe('src/shop/model.py@L0:C1');
  });

  test('with the JSON pointer of the wrong field in a PositionSpec', async () => {
    const { error } = await workspace.locate({ ...CURSOR, line: 0 });
    expect(error?.details['violations']).toEqual([{ pointer: '/line', expected: 'a number of at least 1' }]);
  });

  test('but invalid options throw an error', async () => {
    const locateWith = async (options: object): Promise<unknown> => workspace.locate('a.py', options);
    await expect(locateWith({ indexIo: 'utf-32' })).rejects.toMatchObject({ code: 'E/INDEXING_UNSUPPORTED' });
    await expect(locateWith({ as: 'place' })).rejects.toMatchObject({ code: 'E/USAGE' });
    await expect(locateWith({ topK: 0 })).rejects.toMatchObject({ code: 'E/USAGE' });
  });

  test('and any input causes a bundle that matches the schema', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anySelectorText, anySelector), async (selector) => {
        const bundle = await workspace.locate(selector);
        expect(schemaErrors('bundle', bundle)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the id of a bundle', () => {
  test('is the same in a different folder, and for relative and absolute paths', async () => {
    await using other = await temporaryFolder();
    const moved = path.join(other.path, 'söme where', 'else');
    await writeTree(moved, TREE);
    const movedWorkspace = await openWorkspace(moved, { host: testHost() });
    const absolute = (root: string): string => `file://${encodeURI(root)}/src/shop/model.py@L12:C16`;
    const ids = await Promise.all([
      workspace.locate('src/shop/model.py@L12:C16', { as: 'symbol' }),
      movedWorkspace.locate('src/shop/model.py@L12:C16', { as: 'symbol' }),
      workspace.locate(absolute(workspace.root), { as: 'symbol' }),
      movedWorkspace.locate(absolute(moved), { as: 'symbol' }),
      movedWorkspace.locate('../else/src/shop/model.py@L12:C16', { as: 'symbol' }),
    ]);
    expect(ids.map(({ error }) => error)).toEqual(ids.map(() => null));
    expect(new Set(ids.map(({ bundleId }) => bundleId)).size).toBe(1);
  });

  test('differs for a different request', async () => {
    const ids = await Promise.all([
      workspace.locate('src/shop/model.py@L12:C16'),
      workspace.locate('src/shop/model.py@L12:C16', { as: 'symbol' }),
      workspace.locate('src/shop/model.py@L12:C16', { indexIo: 'utf-8' }),
      workspace.locate('src/shop/model.py@L12:C16', { topK: 3 }),
      workspace.locate('src/shop/model.py@L12:C17'),
    ]);
    expect(new Set(ids.map(({ bundleId }) => bundleId)).size).toBe(5);
  });
});

test('a symbol id keeps its identity part if the body changes, and its fingerprint part if the name changes', async () => {
  await using place = await temporaryFolder();
  const open = await openWorkspace(place.path, { host: testHost() });
  const idOf = async (text: string, selector = 'py://m#f'): Promise<readonly [string, string]> => {
    writeFileSync(path.join(place.path, 'm.py'), text);
    const id = (await open.locate(selector)).resolution?.resolved?.symbolId ?? '';
    return [id.slice(0, 37), id.slice(37)];
  };
  const [identity, fingerprint] = await idOf('def f(a, b): return a + b\n');
  expect([identity, fingerprint]).toEqual([
    expect.stringMatching(/^sym1:[0-9a-f]{32}$/u),
    expect.stringMatching(/^[0-9a-f]{64}$/u),
  ]);
  const changed = await idOf('# before\ndef f(a, b):\n    return b * 2\n');
  expect([changed[0] === identity, changed[1] === fingerprint]).toEqual([true, false]);
  const renamed = await idOf('def g(a, b):\n    return a + b  # sum\n', 'py://m#g');
  expect([renamed[0] === identity, renamed[1] === fingerprint]).toEqual([false, true]);
  for (const selector of [
    'py://m#f:body',
    'm.py:f',
    'm.py@L1:C5',
    'm.py@L1:C6',
    'ast://[module=m]/[def=f]',
  ]) {
    expect(await idOf('def f(a, b): return a + b\n', selector), selector).toEqual([identity, fingerprint]);
  }
  for (const selector of ['m.py@L1:C4', 'm.py@L1:C9', 'm.py@return']) {
    expect(await idOf('def f(a, b): return a + b\n', selector), selector).toEqual(['', '']);
  }
});

test('the configuration sets defaults for requests, and an invalid configuration or root is rejected', async () => {
  await using place = await temporaryFolder();
  await writeTree(place.path, {
    'a.py': '"😀"; x\n',
    'lanser.json': '{"relocation": {"tau": 0.8, "topK": 3}, "indexIo": "codepoint", "cacheDir": "cache"}',
  });
  const open = await openWorkspace(place.path, { host: testHost() });
  const { request, resolution } = await open.locate('a.py@L1:C6');
  expect(request.options).toEqual({ indexIo: 'codepoint' });
  expect(resolution).toMatchObject({
    resolved: { range: [0, 6, 0, 6] },
    thresholds: { tau: 0.8, delta: 0.05, topK: 3 },
  });
  expect((await open.locate('a.py@L1:C6', { topK: 9 })).resolution?.thresholds.topK).toBe(9);
  writeFileSync(path.join(place.path, 'lanser.json'), '{"relocation": {"tau": 2}}');
  await expect(openWorkspace(place.path, { host: testHost() })).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: expect.stringContaining('lanser.json: /relocation/tau') as string,
  });
  await expect(openWorkspace(path.join(place.path, 'a.py'), { host: testHost() })).rejects.toMatchObject({
    code: 'E/USAGE',
  });
});

test('text() returns a file, or undefined for a missing file, and rejects a path outside of the workspace', async () => {
  expect(await workspace.text('src/shop/__init__.py')).toMatchObject({ text: 'x = 1\n' });
  expect(await workspace.text('none.py')).toBeUndefined();
  await expect(workspace.text('../outside.py')).rejects.toMatchObject({ code: 'E/JAIL' });
});
