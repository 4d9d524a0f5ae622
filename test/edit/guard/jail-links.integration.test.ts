import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Tree } from '../../helpers/write-tree.ts';
import { create, edit, remove, rename, summary, workspace } from './jailed.ts';

const LINKS: Tree = {
  'pkg/b.py': '',
  'pkg/sub/c.py': '',
  'link.py': { to: 'pkg/b.py' },
  'chain.py': { to: 'link.py' },
  linked: { to: 'pkg' },
  'pkg/sub/up': { to: '../..' },
  'round-trip': { to: '../ws/pkg' },
  self: { to: '.' },
  'out.py': { to: '../beside/canary.py' },
  'out-absolute.py': { to: '/etc/passwd' },
  'out-new.py': { to: '../beside/new.py' },
  out: { to: '../beside' },
  'out-chain': { to: 'linked/../out' },
  'out-deep': { to: 'pkg/sub/up/../beside' },
  dangling: { to: 'nothing/here' },
  loop: { to: 'loop' },
  'loop-one': { to: 'loop-two' },
  'loop-two': { to: 'loop-one/x' },
  proc: { to: '/proc/self/root' },
  'into-git': { to: '.git/config' },
};

describe('a text edit applies to the target of a link', () => {
  test.each([
    ['link.py', 'pkg/b.py'],
    ['chain.py', 'pkg/b.py'],
    ['linked/b.py', 'pkg/b.py'],
    ['linked/sub/up/a.py', 'a.py'],
    ['round-trip/b.py', 'pkg/b.py'],
    ['self/self/self/link.py', 'pkg/b.py'],
    ['linked/new.py', 'pkg/new.py'],
    ['linked/new/x.py', 'pkg/new/x.py'],
  ])('%s resolves to %s', async (uri, name) => {
    await using ws = await workspace(LINKS);
    expect(summary(await ws.jail([edit(uri)]))).toEqual([name]);
    expect(summary(await ws.jail([edit(pathToFileURL(path.join(ws.root, uri)).href)]))).toEqual([name]);
  });
});

describe('an invalid path through a link is rejected', () => {
  test.each([
    ['out.py', 'outside'],
    ['out-absolute.py', 'outside'],
    ['out-new.py', 'outside'],
    ['out/canary.py', 'outside'],
    ['out/new.py', 'outside'],
    ['out/deep/new.py', 'outside'],
    ['out-chain/canary.py', 'outside'],
    ['out-deep/canary.py', 'outside'],
    ['proc/etc/passwd', 'outside'],
    ['dangling', 'dangling-link'],
    ['dangling/new.py', 'dangling-link'],
    ['loop', 'link-loop'],
    ['loop/new.py', 'link-loop'],
    ['loop-one', 'link-loop'],
    ['into-git', 'git'],
    ['link.py/new.py', 'not-a-folder'],
    ['linked/../a.py', 'up-after-link'],
    ['linked/sub/../../a.py', 'up-after-link'],
  ])('%s: %s', async (uri, reason) => {
    await using ws = await workspace({ ...LINKS, '.git/config': '' });
    expect(summary(await ws.jail([edit(uri)]))).toEqual([`${uri}: ${reason}`]);
    // The next test covers creations, removals and renames at a link itself.
    if (!uri.includes('/')) return;
    expect(summary(await ws.jail([create(uri)]))).toEqual([`${uri}: ${reason}`]);
    expect(summary(await ws.jail([remove(uri)]))).toEqual([`${uri}: ${reason}`]);
    expect(summary(await ws.jail([rename('a.py', uri)]))).toEqual([`${uri}: ${reason}`]);
  });
});

test('a link itself cannot be moved, removed or replaced, but a file below a link can be moved', async () => {
  await using ws = await workspace(LINKS);
  for (const name of ['link.py', 'linked', 'out', 'dangling', 'loop']) {
    expect(summary(await ws.jail([create(name)]))).toEqual([`${name}: link`]);
    expect(summary(await ws.jail([remove(name)]))).toEqual([`${name}: link`]);
    expect(summary(await ws.jail([rename(name, 'new')]))).toEqual([`${name}: link`]);
    expect(summary(await ws.jail([rename('a.py', name)]))).toEqual([`${name}: link`]);
  }
  expect(summary(await ws.jail([rename('linked/b.py', 'self/moved.py')]))).toEqual(['pkg/b.py', 'moved.py']);
});

test('a chain of at most 40 links is followed, as in Linux', async () => {
  const chain = (length: number): Tree =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [`l${index}`, { to: index === 0 ? 'a.py' : `l${index - 1}` }]),
    );
  await using ws = await workspace(chain(60));
  expect(summary(await ws.jail([edit('l39')]))).toEqual(['a.py']);
  expect(summary(await ws.jail([edit('l40')]))).toEqual(['l40: link-loop']);
});

test('a link whose target contains the link many times is rejected without delay', async () => {
  await using ws = await workspace({ l: { to: 'l/l/l/l/l/l/l/l/l' } });
  expect(summary(await ws.jail([edit('l/x')]))).toEqual(['l/x: link-loop']);
});

test('a link whose target is not UTF-8 is rejected', async () => {
  await using ws = await workspace({});
  await symlink(Buffer.from([0x63, 0xe9]), path.join(ws.root, 'l'));
  expect(summary(await ws.jail([edit('l')]))).toEqual(['l: name-not-utf-8']);
});

test('if the root is the workspace or a link to it, paths into the workspace by either name are accepted, and paths out of it are rejected', async () => {
  await using ws = await workspace(LINKS);
  const link = path.join(path.dirname(ws.root), 'link-to-ws');
  await symlink('ws', link);
  for (const root of [link, ws.root]) {
    const uris = ['a.py', `${link}/a.py`, `${ws.root}/a.py`, pathToFileURL(`${link}/a.py`).href];
    for (const uri of uris) expect(summary(await ws.jail([edit(uri)], { root }))).toEqual(['a.py']);
    expect(summary(await ws.jail([edit(`${link}/linked/b.py`)], { root }))).toEqual(['pkg/b.py']);
    const outside = await ws.jail([edit(`${ws.root}/out/canary.py`)], { root });
    expect(summary(outside)).toEqual(['out/canary.py: outside']);
  }
  expect(summary(await ws.jail([edit(`${link}/out/x.py`)], { root: link }))).toEqual(['out/x.py: outside']);
});
