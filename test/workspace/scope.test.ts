import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expandFiles } from '../../src/workspace/scope.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';

const FILES = [
  'a.py',
  'b.pyi',
  'notes.txt',
  'pkg/__init__.py',
  'pkg/deep/c.py',
  'pkg/data.json',
  'pkg-2/d.py',
  'Z.py',
  'ä.py',
];

interface Workspace extends TemporaryFolder {
  readonly root: string;
  expand(patterns: readonly string[], from?: string): Promise<readonly string[]>;
}

async function workspace(files: readonly string[] = FILES): Promise<Workspace> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'ws');
  for (const name of [...files.map((file) => `ws/${file}`), 'outside/secret.py', 'ws-neighbour/n.py']) {
    await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
    await writeFile(path.join(folder.path, name), '');
  }
  return {
    ...folder,
    root,
    expand: async (patterns, from = '') =>
      expandFiles(root, path.join(root, from), patterns, ['.py', '.pyi']),
  };
}

describe('expandFiles', () => {
  test.each([
    [['a.py'], '', ['a.py']],
    [['./pkg/../a.py', 'a.py'], '', ['a.py']],
    [['deep/c.py', '../a.py'], 'pkg', ['a.py', 'pkg/deep/c.py']],
    [['notes.txt'], '', ['notes.txt']],
    [['pkg'], '', ['pkg/__init__.py', 'pkg/deep/c.py']],
    [['pkg/'], '', ['pkg/__init__.py', 'pkg/deep/c.py']],
    [['.'], 'pkg', ['pkg/__init__.py', 'pkg/deep/c.py']],
    [['..'], 'pkg', ['Z.py', 'a.py', 'b.pyi', 'pkg-2/d.py', 'pkg/__init__.py', 'pkg/deep/c.py', 'ä.py']],
    [['*.py'], '', ['Z.py', 'a.py', 'ä.py']],
    [['**/*.py'], 'pkg', ['pkg/__init__.py', 'pkg/deep/c.py']],
    [['pkg*/**'], '', ['pkg-2/d.py', 'pkg/__init__.py', 'pkg/deep/c.py']],
    [['{a,b}.{py,pyi}'], '', ['a.py', 'b.pyi']],
    [['[aZ].py'], '', ['Z.py', 'a.py']],
    [['pkg', 'pkg/deep/c.py', '**/c.py'], '', ['pkg/__init__.py', 'pkg/deep/c.py']],
  ])('expands %j in %j to %j', async (patterns, from, files) => {
    await using at = await workspace();
    expect(await at.expand(patterns, from)).toEqual(files);
    const absolute = patterns.map((pattern) => path.join(at.root, from, pattern));
    if (!patterns.some((pattern) => /[*{[]/u.test(pattern))) expect(await at.expand(absolute)).toEqual(files);
  });

  test.each([
    ['nothing.py', ''],
    ['nothing/', ''],
    ['*.nothing', ''],
    ['*.txt', ''],
    ['pkg/*.json', ''],
    ['a.py/x', ''],
    ['!a.py', ''],
    ['', 'sub'],
  ])('rejects %j in %j with E/NOT_FOUND if nothing matches', async (pattern, from) => {
    await using at = await workspace(['a.py/x/y.txt', 'pkg/data.json', 'z.txt', 'sub/empty.txt']);
    await expect(at.expand([pattern], from)).rejects.toMatchObject({
      code: 'E/NOT_FOUND',
      details: { pattern },
    });
  });

  test.each([
    '../outside/secret.py',
    '../outside',
    '../outside/*.py',
    '../ws-neighbour/n.py',
    '..',
    '../*/*.py',
    '../outside/*.pyi',
    '../outside/nothing.py',
    '../outside/device',
  ])('rejects %j with E/JAIL', async (pattern) => {
    await using at = await workspace();
    await symlink('/dev/null', path.join(at.root, '../outside/device'));
    await expect(at.expand([pattern])).rejects.toMatchObject({ code: 'E/JAIL', details: { pattern } });
    await expect(at.expand(['a.py', path.join(at.root, pattern)])).rejects.toMatchObject({ code: 'E/JAIL' });
  });

  test('treats special characters in names of files and folders literally', async () => {
    const names = [...HOSTILE_NAMES, '{a,b}.py', '!x.py', '(a|b).py', '+(a).py', '[x]/y.py', '{p,q}/y.py'];
    await using at = await workspace(names);
    for (const name of names) expect(await at.expand([name]), name).toEqual([name]);
    // `python` omits files in folders whose name has a line break: the globbing library's `**` skips such folders.
    const python = names.filter((name) => /^(?!.*\n.*\/).*\.py$/su.test(name)).toSorted();
    expect(await at.expand(['.'])).toEqual(python);
    expect(await at.expand(['[x]'])).toEqual(['[x]/y.py']);
    expect(await at.expand(['{p,q}'])).toEqual(['{p,q}/y.py']);
    expect(await at.expand(['y.py'], '[x]')).toEqual(['[x]/y.py']);
    expect(await at.expand(['*.py'], '[x]')).toEqual(['[x]/y.py']);
  });

  test('accepts a link to a file or folder if a pattern names the link', async () => {
    await using at = await workspace();
    await symlink('a.py', path.join(at.root, 'link.py'));
    await symlink('pkg', path.join(at.root, 'linked'));
    expect(await at.expand(['link.py'])).toEqual(['link.py']);
    expect(await at.expand(['linked'])).toEqual(['linked/__init__.py', 'linked/deep/c.py']);
  });

  test('terminates on circular links', async () => {
    await using at = await workspace(['a.py', 'pkg/b.py']);
    await symlink('..', path.join(at.root, 'pkg', 'up'));
    expect(await at.expand(['.'])).toEqual(['a.py', 'pkg/b.py']);
  });
});
