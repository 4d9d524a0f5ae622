import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { entriesOf } from '../helpers/lsp-program.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const ENCODINGS = ['utf-16', 'utf-8', 'utf-32'] as const;
const FILES = {
  'a.words': 'plain 😀 word\r\né𝔸ü word 漢字 bad😀é ;\rword e\u0301 𝔸word\n',
  'sub/b.words': '😀😀 word, é word\n',
  'ä 😀.words': '\uFEFF漢 word\n',
};
const PLACES = ['a.words@L1:C10', 'a.words@L2:C6', 'a.words@L2:C14', 'a.words@L3:C9', 'sub/b.words@L1:C14'];

interface Answered {
  readonly bundles: readonly Bundle[];
  readonly journal: readonly Readonly<Record<string, unknown>>[];
  readonly text: string;
  readonly trace: string;
}

let folder: TemporaryFolder;
const answered = new Map<string, Answered>();

async function projectOf(
  name: string,
  args: readonly string[],
): Promise<{ readonly root: string; readonly journal: string }> {
  const root = path.join(folder.path, name);
  const journal = path.join(folder.path, `${name}.journal`);
  const program = fileURLToPath(new URL('../fixtures/servers/counts-columns.mjs', import.meta.url));
  const words = {
    command: process.execPath,
    args: [program, journal, ...args],
    fileTypes: ['.words'],
    languageId: 'words',
  };
  await writeTree(root, { ...FILES, 'lanser.json': JSON.stringify({ servers: { words } }) });
  return { root, journal };
}

async function questions(workspace: Workspace): Promise<readonly Bundle[]> {
  const bundles: Bundle[] = [];
  for (const place of PLACES) {
    bundles.push(
      await workspace.definition(place),
      await workspace.declaration(place),
      await workspace.references(place),
      await workspace.hover(place),
      await workspace.prepareRename(place),
    );
  }
  const uri = 'a.words';
  bundles.push(
    await workspace.symbols({ file: uri }),
    await workspace.symbols({ query: 'word' }),
    await workspace.diagnostics({ files: [uri] }),
    await workspace.request('textDocument/foldingRange', { selector: `${uri}@L1:C1` }),
    await workspace.codeActions(`${uri}@L2:C14`),
    await workspace.codeActions(`${uri}@L2:C14`, { pick: 'replace bad😀é' }),
    await workspace.codeActions(`${uri}@L2:C14`, { pick: 'propose' }),
    await workspace.rename(`${uri}@L1:C10`, 'renamed', { apply: true, allowDirty: true }),
  );
  return bundles;
}

async function answersOf(encoding: string, delivery: string): Promise<Answered> {
  const name = `${encoding}-${delivery}`;
  const { root, journal } = await projectOf(name, [encoding, delivery]);
  const trace = path.join(folder.path, `${name}.jsonl`);
  let bundles: readonly Bundle[];
  {
    await using workspace = await openWorkspace(root, { host: testHost(), trace: { file: trace } });
    bundles = await questions(workspace);
  }
  const text = await readFile(path.join(root, 'a.words'), 'utf8');
  return { bundles, journal: entriesOf(journal) as unknown as Answered['journal'], text, trace };
}

function given(encoding: string, delivery = 'pulls'): Answered {
  const found = answered.get(`${encoding} ${delivery}`);
  if (found === undefined) throw new Error(`no answers for ${encoding} ${delivery}`);
  return found;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const kinds = ['pulls', 'pushes'].flatMap((delivery) =>
    ENCODINGS.map((encoding) => ({ encoding, how: delivery })),
  );
  await Promise.all(
    kinds.map(async ({ encoding, how }) => {
      answered.set(`${encoding} ${how}`, await answersOf(encoding, how));
    }),
  );
});
afterAll(async () => folder[Symbol.asyncDispose]());

function placesIn(value: unknown): readonly { readonly uri: string; readonly range: FlatRange }[] {
  if (typeof value !== 'object' || value === null) return [];
  const member = value as { readonly uri?: unknown; readonly range?: unknown };
  const place =
    typeof member.uri === 'string' && Array.isArray(member.range)
      ? [{ uri: member.uri, range: member.range as unknown as FlatRange }]
      : [];
  return [...place, ...Object.values(value).flatMap(placesIn)];
}

test('each reference from a server that counts columns in UTF-16 has the range of the text `word`', () => {
  const { bundles } = given('utf-16');
  expect(bundles.map(({ error }) => error)).toEqual(bundles.map(() => null));
  const references = bundles.find(({ request }) => request.cmd === 'references');
  const found = placesIn(references?.facts);
  expect(found.length).toBeGreaterThan(4);
  for (const { uri, range } of found) {
    const text = FILES[uri as keyof typeof FILES].replace('\uFEFF', '');
    const line = text.split(/\r\n|[\r\n]/u)[range[0]] ?? '';
    expect(line.slice(range[1], range[3])).toBe('word');
  }
});

describe.each([
  ['utf-8', 'pulls'],
  ['utf-32', 'pulls'],
  ['utf-8', 'pushes'],
  ['utf-32', 'pushes'],
] as const)('a server that counts columns in %s (diagnostics: %s)', (encoding, delivery) => {
  test('leads to the same bundles as a server that counts in UTF-16', () => {
    const [actual, expected] = [given(encoding, delivery), given('utf-16', delivery)];
    for (const [index, bundle] of actual.bundles.entries()) {
      const { meta: _, environment, ...rest } = bundle;
      const { meta: __, environment: ___, ...other } = expected.bundles[index] as Bundle;
      expect(rest, bundle.request.cmd ?? '').toEqual(other);
      expect(environment.positionEncoding).toBe('utf-16');
    }
    expect(actual.text).toBe(expected.text);
    expect(actual.text).toContain('renamed');
  });

  test('is offered three encodings, and receives positions in its own encoding', () => {
    const { journal } = given(encoding, delivery);
    expect(journal.find((entry) => entry['offered'] !== undefined)).toEqual({ offered: ENCODINGS });
    const columns = (name: string): readonly unknown[] =>
      given(name, delivery).journal.flatMap((entry) => ('asked' in entry ? [entry['asked']] : []));
    expect(columns(encoding)).not.toEqual(columns('utf-16'));
    expect(columns(encoding).length).toBe(columns('utf-16').length);
    // A context is false if lanser sends back a diagnostic whose start differs from the start that the server sent.
    const contexts = journal.flatMap((entry) => ('context' in entry ? [entry['context']] : []));
    expect(contexts.length).toBeGreaterThan(0);
    expect(contexts).not.toContain(false);
  });

  test('is recorded, and the trace is replayed without the server', async () => {
    const check = await verifyTrace(given(encoding, delivery).trace, 'run', { host: testHost() });
    expect(check).toMatchObject({ conclusion: 'match', firstDifference: null });
  });
});

test.each([['utf-7'], ['UTF-8'], ['']])(
  'the encoding %j, which was not offered, is an error',
  async (encoding) => {
    const { root } = await projectOf(`other${encoding}`, [encoding, 'always']);
    await using workspace = await openWorkspace(root, { host: testHost() });
    const { error, meta, facts } = await workspace.hover(PLACES[0] ?? '');
    expect([facts, error, meta.exitCode]).toMatchObject([
      null,
      { code: 'E/INDEXING_UNSUPPORTED', details: { encoding } },
      75,
    ]);
    expect(error?.message).toContain('which lanser does not support');
  },
);

test.each([['pulls'], ['pushes']])(
  'a column inside a character is an error (diagnostics: %s)',
  async (delivery) => {
    const { root } = await projectOf(`split-${delivery}`, ['utf-8', delivery, 'split']);
    await using workspace = await openWorkspace(root, { host: testHost() });
    const bundles = [
      await workspace.hover('a.words@L2:C14'),
      await workspace.diagnostics({ files: ['a.words'] }),
      await workspace.symbols({ file: 'a.words' }),
    ];
    for (const { facts, error, meta } of bundles) {
      expect([facts, error, meta.exitCode]).toMatchObject([
        null,
        { code: 'E/INDEXING_UNSUPPORTED', details: { indexing: 'utf-8', server: 'words' } },
        75,
      ]);
      expect(error?.message).toMatch(/^words: .*the zero-based column \d+, which is inside a character\./u);
    }
  },
);

test('a request for semantic tokens is an error, because their columns cannot be converted from UTF-8', async () => {
  const { root } = await projectOf('tokens', ['utf-8']);
  await using workspace = await openWorkspace(root, { host: testHost() });
  const { error } = await workspace.request('textDocument/semanticTokens/full', {
    selector: 'a.words@L1:C1',
  });
  expect(error).toMatchObject({ code: 'E/INDEXING_UNSUPPORTED' });
});

test('the ranges of a call hierarchy are converted with the texts of the callers’ documents', async () => {
  const results: unknown[] = [];
  for (const encoding of ENCODINGS) {
    const { root } = await projectOf(`calls-${encoding}`, [encoding]);
    await using workspace = await openWorkspace(root, { host: testHost() });
    const { facts } = await workspace.request('callHierarchy/incomingCalls', {
      selector: 'a.words@L1:C1',
      params: { item: { name: 'word', uri: 'sub/b.words' } },
    });
    results.push(facts?.result);
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
  expect(JSON.stringify(results[0])).toContain('"character":9');
});
