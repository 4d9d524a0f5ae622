import { describe, expect, test } from 'vitest';
import { targetsOf } from '../../../src/refactor/imports/module-search.ts';
import { moveOf } from '../../../src/refactor/imports/move.ts';
import { nameAfter, staysTrue } from '../../../src/refactor/imports/name-after.ts';

interface Case {
  readonly files: readonly string[];
  readonly move: readonly [oldPath: string, newPath: string];
  readonly roots?: readonly string[];
  /** The file that contains the name, before the move. */
  readonly file: string;
  readonly name: string;
}

/** Returns a module's name in a file after the move: the same, a new one, or the reason why it has none. */
function after({ files, move: [oldPath, newPath], roots = [''], file, name }: Case): string {
  const move = moveOf(files, oldPath, newPath, !oldPath.endsWith('.py'));
  const level = /^\.*/u.exec(name)?.[0].length ?? 0;
  const style = { level, parts: name.slice(level).split('.').filter(Boolean) };
  const [target] = targetsOf(move.before, roots, file, style);
  if (target === undefined) return 'nothing';
  if (staysTrue(move, roots, file, style, target)) return 'the same';
  const found = nameAfter(move, roots, file, style, target);
  return found.kind === 'unnamed' ? found.reason : '.'.repeat(found.level) + found.parts.join('.');
}

const APP = ['main.py', 'app/__init__.py', 'app/conf.py', 'app/core.py', 'tools/run.py', 'tools/helper.py'];

describe('a name that held through a root holds through one', () => {
  const inCore: Case = { files: APP, move: ['app', 'backend/app'], file: 'app/core.py', name: 'app.conf' };
  test.each<[string, Case, string]>([
    ['in a package that moves into a folder', inCore, 'backend.app.conf'],
    ['the package itself', { ...inCore, name: 'app' }, 'backend.app'],
    ['from outside', { ...inCore, file: 'main.py' }, 'backend.app.conf'],
    ['by dots', { ...inCore, name: '.conf' }, 'the same'],
    ['where the folder is a root', { ...inCore, roots: ['backend', ''] }, 'the same'],
    ['where no name is possible', { ...inCore, move: ['app', 'back-end/app'] }, 'no-identifier'],
    [
      'through another root',
      {
        files: ['src/p/a.py', 'src/p/b.py'],
        move: ['src/p', 'p'],
        roots: ['', 'src'],
        file: 'src/p/a.py',
        name: 'p.b',
      },
      'the same',
    ],
    [
      'below its root',
      {
        files: ['src/p/a.py', 'src/p/b.py'],
        move: ['src/p', 'src/v/p'],
        roots: ['', 'src'],
        file: 'src/p/a.py',
        name: 'p.b',
      },
      'v.p.b',
    ],
    [
      'of a module alone that moves below its user',
      { files: ['a.py', 'x/b.py', 'x/y.py'], move: ['a.py', 'x/a.py'], file: 'x/b.py', name: 'a' },
      'x.a',
    ],
  ])('%s', (_, asked, expected) => {
    expect(after(asked)).toBe(expected);
  });
});

describe('what a script finds beside itself', () => {
  const inRun: Case = { files: APP, move: ['tools', 'bin'], file: 'tools/run.py', name: 'helper' };
  test.each<[string, Case, string]>([
    ['moves with it', inRun, 'the same'],
    ['also to a folder that is no name', { ...inRun, move: ['tools', 'more-tools'] }, 'the same'],
    ['gets another name', { ...inRun, move: ['tools/helper.py', 'tools/other.py'] }, 'other'],
    ['goes below', { ...inRun, move: ['tools/helper.py', 'tools/deep/helper.py'] }, 'deep.helper'],
  ])('%s', (_, asked, expected) => {
    expect(after(asked)).toBe(expected);
  });
});
