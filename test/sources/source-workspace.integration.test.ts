import { chmod, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { locationsOf } from '../../src/protocol/locations.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { resolveSelector } from '../../src/selector/resolve-selector.ts';
import { openSourceWorkspace, type FileWorkspace } from '../../src/sources/source-workspace.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';
import { anySelectorText } from '../selector/any-selector.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

/**
 * Returns the place of a selector as `file: text`, or all places of an ambiguous selector. Without a place, returns
 * the kind of the result (for example `missing`). For an anchor, always returns `parsed`.
 */
async function resolvedText(workspace: FileWorkspace, text: string): Promise<unknown> {
  const parsed = parseSelector(text);
  if (parsed.kind === 'malformed' || parsed.spec.kind === 'anchor') return parsed.kind;
  const resolution = await resolveSelector(parsed.spec, workspace);
  const shown = async (place: { uri: string; span: { start: number; end: number } }): Promise<string> => {
    const document = await workspace.document(place.uri);
    return `${place.uri}: ${document?.lines.text.slice(place.span.start, place.span.end)}`;
  };
  if (resolution.kind === 'resolved') return shown(resolution.place);
  if (resolution.kind === 'ambiguous') return Promise.all(resolution.places.map(shown));
  return resolution.kind;
}

const TREE = {
  'a.py': 'def f(): pass\n',
  'src/pkg/__init__.py': 'def f(): pass\n',
  'src/pkg/mod.py': 'class C:\n    def m(self): pass\n',
  'src/pkg/mod.pyi': 'class C: ...\n',
  'both.py': 'x = 1\n',
  'src/both.py': 'x = 1\n',
  'latin.py': Buffer.from('# coding: latin-1\ndef \u00e9t\u00e9(): pass\n', 'latin1'),
  'mark.py': '\uFEFFdef f(): pass\n',
  'code.ts': 'export class Shop { open() { return 1 } }\n',
  'notes.txt': 'one two\n',
  'out.py': { to: '../outside.py' },
};

test('selectors resolve in several encodings and languages, but not outside the workspace', async () => {
  await using folder = await temporaryFolder();
  await writeTree(path.join(folder.path, 'workspace'), TREE);
  await writeFile(path.join(folder.path, 'outside.py'), 'def f(): pass\n');
  using workspace = await openSourceWorkspace(path.join(folder.path, 'workspace'), {
    cacheFolder: undefined,
  });
  expect(await resolvedText(workspace, 'py://a#f')).toBe('a.py: f');
  expect(await resolvedText(workspace, 'py://pkg#f:sig')).toBe('src/pkg/__init__.py: def f():');
  expect(await resolvedText(workspace, 'py://pkg.mod#C.m')).toBe('src/pkg/mod.py: m');
  expect(await resolvedText(workspace, 'py://src.pkg.mod#C.m')).toBe('src/pkg/mod.py: m');
  expect(await resolvedText(workspace, 'py://both#x')).toEqual(['both.py: x', 'src/both.py: x']);
  expect(await resolvedText(workspace, 'py://latin#été')).toBe('latin.py: été');
  expect(await resolvedText(workspace, 'mark.py@L1:C1')).toBe('mark.py: ');
  expect(await resolvedText(workspace, 'mark.py@R(1,1->1,4)')).toBe('mark.py: def');
  expect(await resolvedText(workspace, 'code.ts:Shop.open@return')).toBe('code.ts: return');
  expect(await resolvedText(workspace, 'notes.txt@two')).toBe('notes.txt: two');
  expect(await resolvedText(workspace, 'ast://[module=pkg.mod]/[class=C]/[def=m]/parameters[1]')).toBe(
    'src/pkg/mod.py: (self)',
  );
  for (const nothing of [
    'none.py@x',
    'src@x',
    'py://none#f',
    'py://out#f',
    'a.py/b@x',
    'a%00.py@x',
    'file://host/a.py@x',
  ]) {
    expect(await resolvedText(workspace, nothing), nothing).toBe('missing');
  }
  for (const outside of ['../outside.py@f', 'out.py@f', '/etc/passwd@root', 'file:///etc/passwd@root']) {
    await expect(resolvedText(workspace, outside), outside).rejects.toMatchObject({ code: 'E/JAIL' });
  }
});

test('a request uses an edit that was made after an earlier request', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'def f(): pass\n' });
  using workspace = await openSourceWorkspace(folder.path, { cacheFolder: undefined });
  expect(await resolvedText(workspace, 'py://a#g')).toBe('missing');
  await writeFile(path.join(folder.path, 'a.py'), 'def g(): pass\n');
  expect(await resolvedText(workspace, 'py://a#g')).toBe('a.py: g');
});

test('files with equal bytes are parsed in the language that each file name indicates', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.txt': 'def f(): pass\n', 'a.py': 'def f(): pass\n' });
  using workspace = await openSourceWorkspace(folder.path, { cacheFolder: undefined });
  expect((await workspace.document('a.txt'))?.definitions).toEqual([]);
  expect((await workspace.document('a.py'))?.definitions).toHaveLength(1);
});

test('any selector has a result, or causes E/JAIL or E/FS_PERMISSIONS', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'def f(): pass\n', 'a.py2': '' });
  using workspace = await openSourceWorkspace(folder.path, { cacheFolder: undefined });
  await fc.assert(
    fc.asyncProperty(anySelectorText, async (text) => {
      try {
        await resolvedText(workspace, text);
      } catch (error) {
        if (!(error instanceof LanserError)) throw error;
        expect(['E/JAIL', 'E/FS_PERMISSIONS']).toContain(error.code);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a path outside the workspace is rejected whether it exists or not, and a missing path inside is not found', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  await writeTree(folder.path, { 'b/exists.py': 'x = 1\n', 'b/loop': { to: 'loop' }, 'c/': '' });
  await writeTree(root, {
    out: { to: '../b' },
    'gone.py': { to: '../b/none.py' },
    loop: { to: 'loop' },
    round: { to: 'none/../round' },
    'dangling.py': { to: 'none.py' },
  });
  using workspace = await openSourceWorkspace(root, { cacheFolder: undefined });
  const long = 'x'.repeat(5000);
  for (const name of [
    'out/exists.py',
    'out/none.py',
    'out/none/none.py',
    'out/exists.py/none.py',
    'out/loop',
    `out/${long}.py`,
    'gone.py',
    '../none.py',
    `../${'none/'.repeat(100_000)}none.py`,
    '../c/none.py',
    'file:///none.py',
  ]) {
    const shown = name.slice(0, 50);
    await expect(workspace.document(name), shown).rejects.toMatchObject({ code: 'E/JAIL' });
    await expect(workspace.text(name), shown).rejects.toMatchObject({ code: 'E/JAIL' });
  }
  for (const name of [
    'loop',
    'round',
    'dangling.py',
    'none/none.py',
    `${long}.py`,
    'none/'.repeat(100_000),
  ]) {
    expect(await workspace.document(name), name.slice(0, 50)).toBeUndefined();
  }
});

test('a file in an inaccessible folder causes E/FS_PERMISSIONS inside the workspace, and E/JAIL outside', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  await writeTree(root, { 'no/a.py': 'x = 1\n', out: { to: '../b' } });
  await writeTree(folder.path, { 'b/no/a.py': 'x = 1\n' });
  await chmod(folder.path, 0o755);
  using workspace = await openSourceWorkspace(root, { cacheFolder: undefined });
  const closed = [path.join(root, 'no'), path.join(folder.path, 'b/no')];
  for (const name of closed) await chmod(name, 0);
  const user = process.geteuid?.();
  // Root can enter every folder, so the test runs as a different user.
  if (user === 0) process.seteuid?.(12_345);
  try {
    const error: unknown = await workspace.document('no/a.py').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { path: 'no/a.py' } });
    expect(String(error)).not.toContain(folder.path);
    await expect(workspace.text('no/none.py')).rejects.toMatchObject({ code: 'E/FS_PERMISSIONS' });
    await expect(workspace.text('out/no/a.py')).rejects.toMatchObject({ code: 'E/JAIL' });
  } finally {
    if (user === 0) process.seteuid?.(user);
    for (const name of closed) await chmod(name, 0o755);
  }
});

test('a path that a server returns has no version if it is outside the workspace', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'outside.txt': 'secret\n', 'workspace/a.py': 'a = 1\n' });
  const root = path.join(folder.path, 'workspace');
  await symlink('../outside.txt', path.join(root, 'link.py'));
  using files = await openSourceWorkspace(root, { cacheFolder: undefined });
  const start = { line: 0, character: 0 };
  const answer = [
    'a.py',
    'link.py',
    '../outside.txt',
    'x:a/../../outside.txt',
    path.join(root, '../outside.txt'),
  ];
  // `locationsOf` changes only URIs with the scheme `file:`, so these URIs stay unchanged.
  const found = locationsOf(
    answer.map((uri) => ({ uri, range: { start, end: start } })),
    namedRoots([{ name: '', path: root }]),
  );
  expect(found.map(({ uri }) => uri).toSorted()).toEqual(answer.toSorted());
  const versions = found.flatMap(({ uri }) => (files.version(uri) === undefined ? [] : [uri]));
  expect(versions).toEqual(['a.py']);
});
