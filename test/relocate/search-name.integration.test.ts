import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { searchName } from '../../src/relocate/search-name.ts';
import type { RelocationSource } from '../../src/relocate/source.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { openSourceWorkspace } from '../../src/sources/source-workspace.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

let project: OpenProject;

beforeAll(async () => {
  project = await openProject({
    'app/routing.py':
      'class Router:\n    limit = 3\n\n    def add(self, path: str) -> None: ...\n\n    def _add(self): ...\n',
    'app/routing.pyi': 'class Router:\n    limit: int\n    def add(self, path: str) -> None: ...\n',
    'app/server.py':
      'from app.routing import Router\n\nTIMEOUT = 3\n\n\ndef serve(router: Router): router.add("/")\n',
    'app/other.py':
      '"""Router and def Router."""\n# class Router\nimport app.routing as Routers\nadder = "def add"\n',
    'app/queue.py':
      'class Queue:\n    def add(self): ...\n\n\ndef twice(): ...\ndef twice(): ...\n\n\nQueue().add()\n',
    'web/view.ts': 'export class View {\n  render(): void {}\n}\n',
    serve_file: 'the path of a file\n',
    'app/names.py': 'def serve_file(): ...\n',
    notes: 'add\n',
    'app/unicode.py':
      'def caf\u{e9}(x): ...\nclass \u{e9}t\u{e9}: ...\ndef \u{fb01}x(x): ...\ndef nai\u{308}ve(x): ...\ndef \u{e9}(x): ...\n',
    'web/unicode.ts': 'export class Stra\u{df}e {}\n',
  });
});

afterAll(async () => project[Symbol.asyncDispose]());

const locate = async (selector: string): Promise<Bundle> => project.workspace.locate(selector);

describe('a name of exactly one definition', () => {
  test.each([
    ['Router', 'app/routing.py', [0, 6, 0, 12]],
    ['Router.add', 'app/routing.py', [3, 8, 3, 11]],
    ['_add', 'app/routing.py', [5, 8, 5, 12]],
    ['serve', 'app/server.py', [5, 4, 5, 9]],
    ['TIMEOUT', 'app/server.py', [2, 0, 2, 7]],
    ['Router.limit', 'app/routing.py', [1, 4, 1, 9]],
    ['View.render', 'web/view.ts', [1, 2, 1, 8]],
  ])('%s resolves to the definition, but is not certified', async (selector, uri, range) => {
    const { resolution, request } = await locate(selector);
    expect(resolution?.resolved).toMatchObject({ uri, range });
    expect(resolution).toMatchObject({ original: selector, certified: false, confidence: 0.99 });
    expect(resolution?.candidates[0]?.explanation).toMatch(
      /^the only (?:class, function or type|variable) named /u,
    );
    expect(request.selector).toEqual({ kind: 'locate', uri: selector });
  });

  test('gives the same result in an operation as a selector with the path of the file', async () => {
    const named = await project.workspace.references('Queue.add');
    const exact = await project.workspace.references('app/queue.py:Queue.add');
    expect(named.facts?.total).toBe(2);
    expect(named.facts?.references).toEqual(exact.facts?.references);
    const symbols = await project.workspace.symbols({ selector: 'Queue' });
    expect(symbols.facts?.symbols.map(({ name }) => name)).toEqual(['Queue', 'add']);
  });
});

// Python compares identifiers in their NFKC form.
test.each([
  ['caf\u{e9}', 'app/unicode.py', [0, 4, 0, 8]],
  ['cafe\u{301}', 'app/unicode.py', [0, 4, 0, 8]],
  ['\u{e9}t\u{e9}', 'app/unicode.py', [1, 6, 1, 9]],
  ['fix', 'app/unicode.py', [2, 4, 2, 6]],
  ['\u{fb01}x', 'app/unicode.py', [2, 4, 2, 6]],
  ['na\u{ef}ve', 'app/unicode.py', [3, 4, 3, 10]],
  ['\u{e9}', 'app/unicode.py', [4, 4, 4, 5]],
  ['Stra\u{df}e', 'web/unicode.ts', [0, 13, 0, 19]],
])('a name resolves to a definition with letters outside of ASCII: %s', async (selector, uri, range) => {
  const { resolution } = await locate(selector);
  expect(resolution?.resolved).toMatchObject({ uri, range });
});

test('two spellings of one Python name in a file count as two definitions', async () => {
  await project.write({ 'app/spellings.py': 'def \u{fb01}le(): ...\ndef file(): ...\n' });
  expect((await locate('file')).error?.message).toContain('file names 2 definitions');
});

test('a name of several definitions is ambiguous, and the error contains a selector for each', async () => {
  const { error, resolution } = await locate('add');
  expect(error?.code).toBe('E/AMBIGUOUS');
  expect(error?.message).toContain('add names 2 definitions; select one: ');
  const selectors = error?.message.match(/\S+\.py:\S+\w/gu) ?? [];
  expect(selectors).toEqual(['app/queue.py:Queue.add', 'app/routing.py:Router.add']);
  for (const [index, selector] of selectors.entries()) {
    const { uri, range } = resolution?.candidates[index] ?? {};
    expect((await locate(selector)).resolution?.resolved).toMatchObject({ uri, range });
  }
  // Definitions with the same name in one file are listed by their positions.
  const { error: twice } = await locate('twice');
  expect(twice?.message).toContain('app/queue.py@L5:C5?indexing=utf-16 app/queue.py@L6:C5?indexing=utf-16');
});

test('the error for a name of many definitions lists some of the definitions and contains the number of all', async () => {
  const functions = Array.from({ length: 30 }, (_, index) => `class C${index}:\n    def many(self): ...\n`);
  await project.write({ 'many.py': functions.join('') });
  const { error, resolution } = await locate('many');
  expect(error?.message).toMatch(/many names 30 definitions; .* and 20 more\.$/u);
  expect(resolution?.candidates).toHaveLength(5);
});

test.each([
  ['serve_file', { uri: 'serve_file', range: [0, 0, 0, 0] }],
  ['notes', { uri: 'notes', range: [0, 0, 0, 0] }],
])('the path of a file selects the file: %s', async (selector, resolved) => {
  expect((await locate(selector)).resolution).toMatchObject({ resolved, certified: true });
});

test.each([
  ['Ruoter', 'no file and no definition has the name "Ruoter"; the nearest: Router'],
  ['Router.ad', 'the nearest: Router.add'],
  ['router.py', 'the file "router.py" does not exist'],
  ['app/ruting.py', 'the file "app/ruting.py" does not exist; the nearest: app/routing.py'],
  ['server.py:serve', 'the nearest: app/server.py'],
  ['app/server.py:srve', 'app/server.py has no srve; the nearest: app/server.py:serve'],
  ['py://app.server#srve', 'the nearest: py://app.server#serve:def'],
  ['app.server.serve', 'the nearest: py://app.server#serve:def'],
  ['py://app.server#serve:doc', 'has no docstring; the nearest: py://app.server#serve:def'],
  ['Nothing.like.it', 'no file and no definition has the name "Nothing.like.it". Check'],
])(
  '%s is not found, and the error suggests the nearest name, path or selector, if any',
  async (selector, message) => {
    const { error } = await locate(selector);
    expect([error?.code, error?.message]).toEqual(['E/NOT_FOUND', expect.stringContaining(message)]);
  },
);

test('only files that may define the name are parsed', async () => {
  using files = await openSourceWorkspace(project.folder, { cacheFolder: undefined });
  const parsed: string[] = [];
  const source = {
    ...files,
    document: async (uri: string) => {
      parsed.push(uri);
      return files.document(uri);
    },
    definitions: async () => Promise.reject(new Error('the index reads every file')),
  } as unknown as RelocationSource;
  const found = await searchName({ kind: 'locate', uri: 'Router.add' }, source);
  expect(found?.kind).toBe('accepted');
  // The search first looks for a file with the path `Router.add`. `app/other.py` contains `def add` in a string.
  expect(parsed).toEqual(['Router.add', 'app/other.py', 'app/routing.py', 'app/routing.pyi']);
});

test('a recorded search for a name has the same answers in a replay', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'names.jsonl');
  const host = testHost(
    { HOME: folder.path, PATH: process.env['PATH'] ?? '' },
    { temporaryRoot: folder.path },
  );
  {
    await using workspace = await openWorkspace(project.folder, { host, trace: { file } });
    expect((await workspace.locate('Router.add')).status).toBe('ok');
    expect((await workspace.locate('Ruoter')).error?.message).toContain('the nearest: Router');
  }
  expect(await verifyTrace(file, 'names', { host })).toMatchObject({ conclusion: 'match', bundles: 2 });
});
