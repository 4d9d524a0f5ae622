import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isInside,
  realPathInside,
  throughOuterLinks,
  workspacePath,
} from '../../src/workspace/containment.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

describe('isInside and workspacePath', () => {
  test.each([
    ['/a/b', '/a/b/c', 'c'],
    ['/a/b', '/a/b/c/d.py', 'c/d.py'],
    ['/a/b/', '/a/b/c', 'c'],
    ['/a/b', '/a/b/..c', '..c'],
    ['/a/b', '/a/b/.../c', '.../c'],
    ['/a/b', '/a/b/c/../d', 'd'],
    ['/a/b', '/a/b/back\\slash', 'back\\slash'],
    ['/', '/etc', 'etc'],
  ])('%j contains %j', (root, target, relative) => {
    expect(isInside(root, target)).toBe(true);
    expect(workspacePath(root, target)).toBe(relative);
  });

  test.each([
    ['/a/b', '/a/bc'],
    ['/a/b', '/a/bc/d'],
    ['/a/b', '/a'],
    ['/a/b', '/'],
    ['/a/b', '/a/b/../c'],
    ['/a/b', '/a/b/../bc'],
    ['/a/b', '/a/B'],
    ['/a/b', '/b'],
    ['/a/b.', '/a/b'],
  ])('%j does not contain %j', (root, target) => {
    expect(isInside(root, target)).toBe(false);
    expect(workspacePath(root, target)).toBeUndefined();
  });

  test('the root is inside itself and has no relative path', () => {
    expect(isInside('/a/b', '/a/b')).toBe(true);
    expect(workspacePath('/a/b', '/a/b')).toBeUndefined();
    expect(workspacePath('/a/b', '/a/b/')).toBeUndefined();
  });

  test('agree with a comparison of path components', () => {
    const parts = fc.array(fc.constantFrom('a', 'b', 'ab', '.', '..', '..a', 'a..'), { maxLength: 6 });
    fc.assert(
      fc.property(parts, parts, (rootParts, targetParts) => {
        const [root, target] = [path.resolve('/', ...rootParts), path.resolve('/', ...targetParts)];
        const partsOf = (place: string): string[] => place.split('/').filter((each) => each !== '');
        const inside = partsOf(root).every((each, index) => partsOf(target)[index] === each);
        expect(isInside(root, target)).toBe(inside);
        const relative = workspacePath(root, target);
        expect(relative !== undefined).toBe(inside && root !== target);
        if (relative !== undefined) expect(path.join(root, relative)).toBe(target);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('realPathInside', () => {
  test('follows links, and returns undefined for paths that are missing or end outside of the root', async () => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'root');
    await mkdir(path.join(root, 'pkg'), { recursive: true });
    await mkdir(path.join(folder.path, 'root-neighbour'));
    await writeFile(path.join(root, 'pkg', 'a.py'), '');
    const links = {
      inside: 'pkg/a.py',
      out: '../root-neighbour',
      'out-and-in': '../root/pkg/a.py',
      environment: '/proc/self/environ',
      dangling: 'nothing',
    };
    for (const [name, target] of Object.entries(links)) await symlink(target, path.join(root, name));
    const real = async (name: string): Promise<string | undefined> =>
      realPathInside(root, path.join(root, name));
    expect(await real('pkg/a.py')).toBe(path.join(root, 'pkg', 'a.py'));
    expect(await real('inside')).toBe(path.join(root, 'pkg', 'a.py'));
    expect(await real('out-and-in')).toBe(path.join(root, 'pkg', 'a.py'));
    for (const name of ['out', 'environment', 'dangling', 'nothing', '..']) {
      expect(await real(name), name).toBeUndefined();
    }
  });
});

test('throughOuterLinks resolves a path up to its first part that leads into the root, but no later links (`outer/inner` becomes `root/inner`)', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'root');
  await mkdir(path.join(root, 'pkg'), { recursive: true });
  await symlink('pkg', path.join(root, 'inner'));
  await symlink('root', path.join(folder.path, 'outer'));
  await symlink('outer/pkg', path.join(folder.path, 'package'));
  await symlink('root/inner', path.join(folder.path, 'twice'));
  const through = async (name: string): Promise<string> =>
    path.relative(root, await throughOuterLinks(root, path.join(folder.path, name)));
  expect(await through('outer')).toBe('');
  expect(await through('outer/inner/a.py')).toBe('inner/a.py');
  expect(await through('package/*.py')).toBe('pkg/*.py');
  expect(await through('twice/a.py')).toBe('pkg/a.py');
  expect(await through('root/inner/a.py')).toBe('inner/a.py');
  expect(await through('rooted/a.py')).toBe('../rooted/a.py');
  expect(await through('.')).toBe('..');
});
