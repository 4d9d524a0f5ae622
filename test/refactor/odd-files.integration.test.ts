// If a server decodes a file differently than lanser, lanser must not use the server's columns unchanged.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

const BOM = '\uFEFF';
const LATIN = '# -*- coding: latin-1 -*-\nfrom a import foo\ns = "éé"; foo(); foo()\n';
const TREE = {
  'a.py': 'def foo() -> int:\r\n    return 1',
  'c.py': `${BOM}from a import foo\r\nfoo()\r\n`,
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject({ ...TREE, 'd.py': Buffer.from(LATIN, 'latin1') });
});
afterAll(async () => project[Symbol.asyncDispose]());

const bytes = async (name: string): Promise<Buffer> => readFile(path.join(project.folder, name));

test('the columns of references count the characters of the decoded text, without a byte order mark', async () => {
  const { facts } = await project.workspace.references('py://a#foo');
  expect(facts?.references.map(({ uri, range }) => [uri, ...range])).toEqual([
    ['a.py', 0, 4, 0, 7],
    ['c.py', 0, 14, 0, 17],
    ['c.py', 1, 0, 1, 3],
    ['d.py', 1, 14, 1, 17],
    ['d.py', 2, 10, 2, 13],
    ['d.py', 2, 17, 2, 20],
  ]);
});

test.each([
  ['py://a#foo', 'foobar'],
  ['c.py@L1:C15', 'foo'],
  ['d.py@L3:C11', 'foobar'],
  ['py://a#foobar', 'foo'],
])('%s is renamed to %s, and all other bytes stay unchanged', async (selector, name) => {
  const renamed = await project.workspace.rename(selector, name, { apply: true, allowDirty: true });
  expect([renamed.error, renamed.edits.applied]).toEqual([null, true]);
  expect(renamed.facts?.safety.checks.filter(({ passed }) => passed === false)).toEqual([]);
  expect((await bytes('a.py')).toString()).toBe(TREE['a.py'].replace('foo', name));
  expect((await bytes('c.py')).toString()).toBe(TREE['c.py'].replaceAll('foo', name));
  expect((await bytes('d.py')).toString('latin1')).toBe(LATIN.replaceAll('foo', name));
});

test('a plan with a collision is not applied without the option confirm, and a forged preview is rejected', async () => {
  const preview = await project.workspace.rename('py://a#foo', 's');
  expect(preview.facts?.safety.checks.find(({ name }) => name === 'collisions')?.passed).toBe(false);
  for (const given of [preview, preview.edits.plan?.planId]) {
    const { error } = await project.workspace.apply(given, { allowDirty: true });
    expect(error).toMatchObject({ code: 'E/APPLY_CONFLICT' });
  }
  const checks = (preview.facts?.safety.checks ?? []).map((check) => ({ ...check, passed: true }));
  const forged = { ...preview, facts: { ...preview.facts, safety: { ready: 1, checks } } };
  expect((await project.workspace.apply(forged, { allowDirty: true })).error?.code).toBe('E/SCHEMA_INVALID');
});

test('a file name that resembles a URI must be escaped or start with ./', async () => {
  await using odd = await openProject({
    'mod.py': 'def foo() -> int:\n    return 1\n',
    'file:x.py': 'from mod import foo\nfoo()\n',
    'data:a.txt': 'mod\n',
  });
  const { workspace, folder } = odd;
  const preview = await workspace.rename('file%3Ax.py@L2:C1', 'bar');
  expect((await workspace.apply(preview, { allowDirty: true })).error).toBeNull();
  const moved = await workspace.renameFile('mod.py', 'new:mod/module.py', { apply: true, allowDirty: true });
  expect(moved.error?.code).toBe('E/JAIL');
  for (const [from, to] of [
    ['mod.py', 'module.py'],
    ['./data:a.txt', './sub/data:b.txt'],
    ['./file:x.py', 'x.py'],
  ] as const) {
    const { error } = await workspace.renameFile(from, to, { apply: true, allowDirty: true });
    expect([from, error]).toEqual([from, null]);
  }
  expect(await readFile(path.join(folder, 'x.py'), 'utf8')).toBe('from module import bar\nbar()\n');
  expect(await readFile(path.join(folder, 'sub/data:b.txt'), 'utf8')).toBe('mod\n');
});
