import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { asOrdinaryUser } from '../../helpers/ordinary-user.ts';
import type { Tree } from '../../helpers/write-tree.ts';
import { create, edit, jail, remove, rename, summary, workspace } from './jailed.ts';

/** Returns steps of every kind. Each step uses `uri`, which is a path or a URI. */
const touching = (uri: string): readonly EditStep[] => [
  edit(uri),
  create(uri),
  remove(uri),
  rename(uri, 'renamed.py'),
  rename('a.py', uri),
];

async function refusals(tree: Tree, uri: string): Promise<readonly string[]> {
  await using ws = await workspace(tree);
  const findings: string[] = [];
  for (const step of touching(uri)) {
    const finding = await ws.jail([step]);
    findings.push(...summary(finding));
    if (finding.kind === 'inside') throw new Error(`${JSON.stringify(step)} is accepted`);
    expect(JSON.stringify(finding)).not.toContain(path.dirname(ws.root));
  }
  return [...new Set(findings)];
}

describe('a name outside the workspace, or of the workspace itself, is rejected for every kind of step', () => {
  test.each([
    ['../beside/canary.py', '../beside/canary.py: outside'],
    ['../beside/new.py', '../beside/new.py: outside'],
    ['..', '..: outside'],
    ['../../../../../../../../etc/passwd', '../../../../../../../../etc/passwd: outside'],
    ['pkg/../../beside/canary.py', 'pkg/../../beside/canary.py: outside'],
    ['pkg/./.././../beside/canary.py', 'pkg/./.././../beside/canary.py: outside'],
    ['missing/../../beside/canary.py', 'missing/../../beside/canary.py: disguised'],
    ['/etc/passwd', 'external:passwd: outside'],
    ['/etc/nothing/there.py', 'external:there.py: outside'],
    ['/etc/passwd/below', 'external:below: outside'],
    ['//host/share/x.py', 'external:x.py: outside'],
    ['/', 'external:: outside'],
    ['/proc/self/cwd/package.json', 'external:package.json: outside'],
    ['/dev/stdout', 'external:stdout: outside'],
    ['file:///etc/passwd', 'external:passwd: outside'],
    ['FILE:///etc/passwd', 'external:passwd: outside'],
    ['file:/etc/passwd', 'external:passwd: outside'],
    ['file:etc/passwd', 'external:passwd: outside'],
    ['file://localhost/etc/passwd', 'external:passwd: outside'],
    ['file:///C:/Windows/x.py', 'external:x.py: outside'],
    ['.', '.: workspace'],
    ['./', './: workspace'],
    ['pkg/..', 'pkg/..: workspace'],
  ])('%s', async (uri, expected) => {
    expect(await refusals({ 'pkg/b.py': '' }, uri)).toEqual([expected]);
  });

  test('even if it is a URI or an absolute path that starts with the path of the workspace', async () => {
    await using ws = await workspace({});
    const href = pathToFileURL(ws.root).href;
    const uris = [
      `${ws.root}/../beside/canary.py`,
      `${ws.root}/../ws-beside/new.py`,
      `${ws.root}2/new.py`,
      `${href}/%2e%2e/beside/canary.py`,
      `${href}/../beside/canary.py`,
      `${href}/.%2E/beside/canary.py`,
      `${href}/..%2Fbeside/canary.py`,
      href,
      `${href}/`,
    ];
    for (const uri of uris) {
      for (const step of touching(uri)) {
        const finding = await ws.jail([step]);
        expect([uri, finding.kind]).toEqual([uri, 'outside']);
        expect(JSON.stringify(finding)).not.toContain(path.dirname(ws.root));
      }
    }
  });
});

describe('an invalid or ambiguous name is rejected', () => {
  test.each([
    ['', 'malformed'],
    ['a\0.py', 'malformed'],
    ['a.py\0../../x', 'malformed'],
    ['\uD800.py', 'malformed'],
    ['pkg/\uDC00\uD800.py', 'malformed'],
    ['file:///a%zz.py', 'malformed'],
    ['file:///a%ff.py', 'malformed'],
    ['file:///a%00.py', 'malformed'],
    ['file:///a%c0%ae%c0%ae/x.py', 'malformed'],
    ['file:///a.py?x', 'malformed'],
    ['file:///a.py#x', 'malformed'],
    ['file:///a\n.py', 'malformed'],
    ['file:///a\\..\\x.py', 'malformed'],
    ['file:///a.py ', 'malformed'],
    ['file://host/a.py', 'malformed'],
    ['file://../a.py', 'disguised'],
    ['file:///pkg/./a.py', 'disguised'],
    ['untitled:Untitled-1', 'scheme'],
    ['http://example.org/a.py', 'scheme'],
    ['git:/home/a.py?ref', 'scheme'],
    ['vscode-notebook-cell:/a.ipynb#1', 'scheme'],
    ['C:\\x\\a.py', 'scheme'],
    ['c:/x/a.py', 'scheme'],
    ['x:a.py', 'scheme'],
    [' file:///a.py', 'scheme'],
    ['\thttp:a.py', 'scheme'],
    ['%2e%2e/beside/canary.py', 'disguised'],
    ['pkg/%2E./canary.py', 'disguised'],
    ['..%2fbeside%2fcanary.py', 'disguised'],
    ['pkg%2Fb.py', 'disguised'],
    ['a%00.py', 'disguised'],
    ['..\\beside\\canary.py', 'disguised'],
    ['pkg\\..\\..\\x.py', 'disguised'],
    ['..%5cbeside%5ccanary.py', 'disguised'],
  ])('%j: %s', async (uri, reason) => {
    await using ws = await workspace({ 'pkg/b.py': '' });
    const finding = await ws.jail([rename('a.py', uri)]);
    expect(finding.kind === 'inside' ? 'inside' : finding.offenders[0]?.reason).toBe(reason);
  });
});

test('a name or a path that is too long for the file system is rejected', async () => {
  await using ws = await workspace({ 'pkg/b.py': '' });
  const long = 'n'.repeat(200);
  for (const uri of [`${long}${long}.py`, `pkg/new/${long}${long}/a.py`, `${`${long}/`.repeat(25)}a.py`]) {
    for (const step of [create(uri), edit(uri), rename('a.py', uri)]) {
      expect(summary(await ws.jail([step]))).toEqual([`${uri}: name-too-long`]);
    }
  }
  expect(summary(await ws.jail([create(`${long}/${long}.py`)]))).toEqual([`${long}/${long}.py`]);
});

describe('an entry of a kind that the step cannot use is rejected', () => {
  test('a pipe and a socket', async () => {
    await using ws = await workspace({});
    execFileSync('python3', ['-c', 'import os, sys; os.mkfifo(sys.argv[1])', path.join(ws.root, 'pipe.py')]);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(path.join(ws.root, 'socket.py'), resolve));
    try {
      for (const name of ['pipe.py', 'socket.py']) {
        for (const step of touching(name))
          expect(summary(await ws.jail([step]))).toEqual([`${name}: special-file`]);
      }
    } finally {
      server.close();
    }
  });

  test('a device, even in a folder that is removed or moved', async (context) => {
    await using ws = await workspace({ 'pkg/b.py': '' });
    const made = spawnSync('mknod', [path.join(ws.root, 'pkg/null.py'), 'c', '1', '3'], { encoding: 'utf8' });
    if (made.status !== 0) context.skip(`mknod is not permitted: ${made.stderr}`);
    expect(summary(await ws.jail([edit('pkg/null.py')]))).toEqual(['pkg/null.py: special-file']);
    expect(summary(await ws.jail([remove('pkg')]))).toEqual(['pkg: special-file']);
    expect(summary(await ws.jail([rename('pkg', 'lib')]))).toEqual(['pkg: special-file']);
  });

  test('a folder where a step expects a file, and a file where it expects a folder', async () => {
    await using ws = await workspace({ 'pkg/b.py': '' });
    expect(summary(await ws.jail([edit('pkg')]))).toEqual(['pkg: folder']);
    expect(summary(await ws.jail([create('pkg')]))).toEqual(['pkg: folder']);
    expect(summary(await ws.jail([create('new.py/')]))).toEqual(['new.py/: folder']);
    expect(summary(await ws.jail([edit('a.py/')]))).toEqual(['a.py/: not-a-folder']);
    expect(summary(await ws.jail([create('a.py/b.py')]))).toEqual(['a.py/b.py: not-a-folder']);
    expect(summary(await ws.jail([rename('pkg', 'a.py/pkg')]))).toEqual(['a.py/pkg: not-a-folder']);
    expect(summary(await ws.jail([rename('a.py', 'b.py/')]))).toEqual(['b.py/: not-a-folder']);
  });
});

test('all rejected paths are reported in the order of the steps', async () => {
  await using ws = await workspace({});
  const steps = [edit('../x.py'), edit('a.py'), rename('/etc/passwd', '.git/config'), remove('http://x/y')];
  expect(summary(await ws.jail(steps))).toEqual([
    '../x.py: outside',
    'external:passwd: outside',
    '.git/config: git',
    'http:y: scheme',
  ]);
});

test('a path in an unreadable folder is rejected', async () => {
  await using ws = await workspace({ 'pkg/b.py': '' });
  chmodSync(path.join(ws.root, 'pkg'), 0o000);
  try {
    await asOrdinaryUser(path.dirname(ws.root), async () => {
      expect(summary(await jail(ws.root, [edit('pkg/b.py')]))).toEqual(['pkg/b.py: unreadable']);
    });
  } finally {
    chmodSync(path.join(ws.root, 'pkg'), 0o755);
  }
});

test('a folder whose name is not UTF-8 blocks no edits, but if it is a repository, its parent cannot move', async () => {
  await using ws = await workspace({ 'pkg/b.py': '' });
  const raw = Buffer.concat([Buffer.from(`${ws.root}/pkg/`), Buffer.from([0x63, 0xe9])]);
  mkdirSync(raw);
  writeFileSync(Buffer.concat([raw, Buffer.from('/x.py')]), '');
  expect(summary(await jail(ws.root, [edit('pkg/b.py')]))).toEqual(['pkg/b.py']);
  expect(summary(await jail(ws.root, [create('pkg/c\uFFFD/x.py')]))).toEqual(['pkg/c\uFFFD/x.py']);
  expect(summary(await jail(ws.root, [rename('pkg', 'lib'), edit('lib/b.py')]))).toEqual([
    'pkg',
    'lib',
    'lib/b.py',
  ]);
  mkdirSync(Buffer.concat([raw, Buffer.from('/.git')]));
  expect(summary(await jail(ws.root, [rename('pkg', 'lib')]))).toEqual(['pkg: nested-repository']);
});
