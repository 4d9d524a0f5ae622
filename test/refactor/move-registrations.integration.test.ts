import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import { entriesOf } from '../helpers/lsp-program.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';
import type { Script } from '../helpers/scripted-server.ts';
import { writeTree } from '../helpers/write-tree.ts';

const WILL = 'workspace/willRenameFiles';
const DID = 'workspace/didRenameFiles';
const PROGRAM = fileURLToPath(new URL('../fixtures/servers/scripted.mjs', import.meta.url));
const TREE = {
  'pkg/one.fake': 'one\n',
  'pkg/Two.OTHER': 'two\n',
  'list.words': 'see pkg\n',
};
/** Three servers: the primary server of `one.fake`, a server for another file type, and a linter for `one.fake`. */
const SERVERS = {
  fake: { fileTypes: ['.fake'] },
  words: { fileTypes: ['.words'] },
  lint: { fileTypes: ['.fake'], linter: true },
} as const;
type Name = keyof typeof SERVERS;

interface Pattern {
  readonly glob: string;
  readonly matches?: 'file' | 'folder';
  readonly options?: { readonly ignoreCase: boolean };
}

let project: OpenProject;
beforeEach(async () => {
  await project?.[Symbol.asyncDispose]();
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

const beside = (name: string): string => path.join(path.dirname(project.folder), name);

/** Previews or applies the move of a file or folder, with the given registrations and responses of the servers. */
async function moved(
  [from, to]: readonly [string, string],
  registered: Readonly<Partial<Record<Name, readonly Pattern[] | undefined>>>,
  reactions: Readonly<Partial<Record<Name, Script[string]>>> = {},
  options: { readonly apply?: boolean; readonly server?: Name } = {},
): Promise<BundleOf<EditFacts>> {
  const names = Object.keys(SERVERS) as Name[];
  for (const name of names) {
    const filters = registered[name]?.map((pattern) => ({ scheme: 'file', pattern })) ?? [];
    const fileOperations =
      filters.length === 0 ? {} : { willRename: { filters: filters }, didRename: { filters: filters } };
    const reaction = reactions[name] ?? { results: [null] };
    const script = { initialize: { workspace: { fileOperations } }, [WILL]: reaction };
    await writeFile(beside(`${name}.json`), JSON.stringify(script));
    await writeFile(beside(`${name}.journal`), '');
  }
  const servers = Object.fromEntries(
    names.map((name) => {
      const args = [PROGRAM, beside(`${name}.journal`), beside(`${name}.json`)];
      return [name, { command: process.execPath, args, ...SERVERS[name] }];
    }),
  );
  await writeTree(project.folder, { 'lanser.json': JSON.stringify({ servers }) });
  await using workspace = await project.opened();
  return await workspace.renameFile(from, to, { allowDirty: true, ...options });
}

/**
 * Returns the pairs of old and new relative names in the first message with this method to the server; undefined
 * without such a message.
 */
function pairsOf(name: Name, method = WILL): unknown {
  const message = entriesOf(beside(`${name}.journal`)).find((entry) => entry.method === method);
  if (message === undefined) return undefined;
  const root = `${pathToFileURL(project.folder).href}/`;
  const { files } = message.params as { readonly files: readonly { oldUri: string; newUri: string }[] };
  return files.map(({ oldUri, newUri }) => [oldUri.replace(root, ''), newUri.replace(root, '')]);
}

const insertion = (newText: string): object => ({
  changes: {
    [pathToFileURL(path.join(project.folder, 'list.words')).href]: [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, newText },
    ],
  },
});

const ONE = ['pkg/one.fake', 'pkg/eins.fake'] as const;
const EVERY: readonly Pattern[] = [{ glob: '**/*' }];

describe('a move of a file', () => {
  test('is sent to every server with a matching filter, and the returned edits are in the plan', async () => {
    const { error, edits, facts } = await moved(
      ONE,
      { words: EVERY, lint: [{ glob: '**/*.fake', matches: 'file' }] },
      { words: { results: [insertion('words ')] } },
      { apply: true },
    );
    expect([error, edits.applied]).toEqual([null, true]);
    expect([pairsOf('fake'), pairsOf('words'), pairsOf('lint')]).toEqual([undefined, [ONE], [ONE]]);
    expect([pairsOf('words', DID), pairsOf('lint', DID)]).toEqual([[ONE], [ONE]]);
    expect(edits.diff).toContain('+words see pkg');
    // The primary server of the file did not register for moves, so imports may be out of date.
    const imports = facts?.safety.checks.find(({ name }) => name === 'imports');
    expect(imports).toMatchObject({ passed: false });
    expect(imports?.detail).toContain('fake does not support renaming files');
    expect(imports?.detail).toContain('words returned 1 change.');
  });

  // Each of the three servers has one filter.
  test.each<readonly (readonly [Pattern, isAsked: boolean])[]>([
    [
      [{ glob: '**/*.other' }, false],
      [{ glob: '**/*.other', options: { ignoreCase: false } }, false],
      [{ glob: '**/*.other', options: { ignoreCase: true } }, true],
    ],
    [
      [{ glob: '**/*.{fake,OTHER}' }, true],
      [{ glob: '**/[!a-z]*.OTHER' }, true],
      [{ glob: '**/*', matches: 'folder' }, false],
    ],
    [
      [{ glob: '**/T?o.OTHER', matches: 'file' }, true],
      // In LSP's globs, a leading exclamation mark and parentheses are ordinary characters.
      [{ glob: '!**/*.fake' }, false],
      [{ glob: '**/+(T|w|o).OTHER' }, false],
    ],
  ])('is sent only to the servers whose filter matches: %j, %j, %j', async (...filters) => {
    const pair = ['pkg/Two.OTHER', 'pkg/Three.OTHER'] as const;
    const [fake, words, lint] = filters.map(([pattern]) => [pattern]);
    await moved(pair, { fake, words, lint });
    expect([pairsOf('fake'), pairsOf('words'), pairsOf('lint')]).toEqual(
      filters.map(([, isAsked]) => (isAsked ? [pair] : undefined)),
    );
  });

  test('causes a failed imports check if a receiving server crashes', async () => {
    const { error, facts } = await moved(ONE, { fake: EVERY, words: EVERY }, { words: { dies: true } });
    expect(error).toBe(null);
    const imports = facts?.safety.checks.find(({ name }) => name === 'imports');
    expect(imports).toMatchObject({ passed: false });
    expect(imports?.detail).toContain('words');
    expect(facts?.safety.ready).toBeLessThan(1);
  });

  test('is sent only to the server that the option `server` names', async () => {
    await moved(ONE, { fake: EVERY, words: EVERY, lint: EVERY }, {}, { server: 'fake' });
    expect([pairsOf('fake'), pairsOf('words'), pairsOf('lint')]).toEqual([[ONE], undefined, undefined]);
  });
});

test('for a move of a folder, a server receives the folder if a filter matches it, else each matching file', async () => {
  await moved(['pkg', 'new/pkg'], {
    fake: EVERY,
    words: [{ glob: '**/*.fake' }],
    lint: [
      { glob: '**/p*', matches: 'folder' },
      { glob: '**/*.fake', matches: 'file' },
    ],
  });
  expect(pairsOf('fake')).toEqual([['pkg', 'new/pkg']]);
  expect(pairsOf('words')).toEqual([['pkg/one.fake', 'new/pkg/one.fake']]);
  expect(pairsOf('lint')).toEqual([['pkg', 'new/pkg']]);
});
