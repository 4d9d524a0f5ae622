import { chmod, link } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../helpers/hostile-names.ts';
import { asOrdinaryUser } from '../../helpers/ordinary-user.ts';
import { create, edit, jail, remove, rename, summary, workspace } from './jailed.ts';

const NAMES = [
  'a.py',
  'pkg/b.py',
  'with space/in it.py',
  '100%.py',
  '%41.py',
  'a%zz.py',
  'a#b?c.py',
  'Grüße/日本.py',
  '\u{1F40D}.py',
  '.github/x.py',
  '.gitignore',
  '.gitattributes',
  '.gitmodules',
  '.git-blame-ignore-revs',
  'git/x.py',
  'git.py',
  'git~/x.py',
  '.lanser/config.py',
  'apply/x.py',
  'CON.py',
  'trailing.',
  '...',
  '..a/b..c.py',
];

describe('a name in the workspace is accepted unchanged', () => {
  test.each([...new Set([...NAMES, ...HOSTILE_NAMES])])('%j', async (name) => {
    await using ws = await workspace({ [name]: '' });
    const absolute = path.join(ws.root, name);
    for (const uri of [`./${name}`, absolute, pathToFileURL(absolute).href]) {
      expect(summary(await ws.jail([edit(uri)]))).toEqual([name]);
      expect(summary(await ws.jail([remove(uri)]))).toEqual([name]);
      expect(summary(await ws.jail([rename(uri, `new/${name}`)]))).toEqual([name, `new/${name}`]);
    }
    const fresh = `new folder/${name}`;
    expect(summary(await ws.jail([create(fresh)]))).toEqual([fresh]);
    expect(summary(await ws.jail([create(pathToFileURL(path.join(ws.root, fresh)).href)]))).toEqual([fresh]);
  });
});

test.each([
  ['pkg/../a.py', 'a.py'],
  ['./pkg/./b.py', 'pkg/b.py'],
  ['pkg//b.py', 'pkg/b.py'],
  ['pkg/sub/../../a.py', 'a.py'],
  ['../ws/a.py', 'a.py'],
])('the name %s resolves to %s', async (uri, name) => {
  await using ws = await workspace({ 'pkg/b.py': '', 'pkg/sub/c.py': '' });
  expect(summary(await ws.jail([edit(uri)]))).toEqual([name]);
});

test('a folder can be moved and removed with or without a trailing slash', async () => {
  await using ws = await workspace({ 'pkg/b.py': '', 'pkg/link.py': { to: '../a.py' } });
  for (const slash of ['', '/']) {
    expect(summary(await ws.jail([rename(`pkg${slash}`, `lib${slash}`)]))).toEqual(['pkg', 'lib']);
    expect(summary(await ws.jail([remove(`pkg${slash}`)]))).toEqual(['pkg']);
  }
});

test('an accepted edit keeps its annotations, ranges and new texts', async () => {
  await using ws = await workspace({});
  const edits = [{ range: [0, 0, 0, 1] as const, newText: 'b', annotation: 'why' }];
  const steps = [{ kind: 'edit' as const, uri: pathToFileURL(`${ws.root}/a.py`).href, edits }];
  const requested = { steps, annotations: { why: { label: 'Because' } } };
  expect(await ws.jail([], { requested })).toEqual({
    kind: 'inside',
    edit: { steps: [{ kind: 'edit', uri: 'a.py', edits }], annotations: requested.annotations },
  });
});

// An edit replaces `hard.py` with a new file. So the linked file outside the workspace keeps its content.
test('a file with a hard link outside the workspace is accepted', async () => {
  await using ws = await workspace({});
  await link(path.join(ws.beside, 'canary.py'), path.join(ws.root, 'hard.py'));
  expect(summary(await ws.jail([edit('hard.py')]))).toEqual(['hard.py']);
});

test('a root that does not exist causes E/FS_PERMISSIONS', async () => {
  await using ws = await workspace({});
  await expect(ws.jail([], { root: path.join(ws.root, 'gone') })).rejects.toMatchObject({
    code: 'E/FS_PERMISSIONS',
  });
});

test('an unreadable file is accepted', async () => {
  await using ws = await workspace({});
  await chmod(path.join(ws.root, 'a.py'), 0o000);
  await asOrdinaryUser(path.dirname(ws.root), async () => {
    expect(summary(await jail(ws.root, [edit('a.py')]))).toEqual(['a.py']);
  });
});
