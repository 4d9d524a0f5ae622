import { describe, expect, test } from 'vitest';
import { targetsOf } from '../../src/import-updates/module-search.ts';
import { moveOf } from '../../src/import-updates/move.ts';
import { nameAfter, remainsValid } from '../../src/import-updates/name-after.ts';

interface Case {
  readonly files: readonly string[];
  readonly move: readonly [oldPath: string, newPath: string];
  readonly roots?: readonly string[];
  /** The old path of the file that contains the name. */
  readonly file: string;
  readonly name: string;
}

/**
 * Returns a module's name in a file after the move: "the same", a new name, or the reason why the module has none.
 * Returns "nothing" if the name does not refer to a module before the move.
 */
function after({ files, move: [oldPath, newPath], roots = [''], file, name }: Case): string {
  const move = moveOf(files, oldPath, newPath, !oldPath.endsWith('.py'));
  const level = /^\.*/u.exec(name)?.[0].length ?? 0;
  const style = { level, parts: name.slice(level).split('.').filter(Boolean) };
  const [target] = targetsOf(move.before, roots, file, style);
  if (target === undefined) return 'nothing';
  if (remainsValid(move, roots, file, style, target)) return 'the same';
  const found = nameAfter(move, roots, file, style, target);
  return found.kind === 'unnamed' ? found.reason : '.'.repeat(found.level) + found.parts.join('.');
}

const APP = ['main.py', 'app/__init__.py', 'app/conf.py', 'app/core.py', 'tools/run.py', 'tools/helper.py'];

describe('the name of an imported module after a move', () => {
  const inCore: Case = { files: APP, move: ['app', 'backend/app'], file: 'app/core.py', name: 'app.conf' };
  test.each<[string, Case, string]>([
    ['starts with the new parent folder of its package', inCore, 'backend.app.conf'],
    [
      'starts with the new parent folder if the module is the moved package itself',
      { ...inCore, name: 'app' },
      'backend.app',
    ],
    [
      'starts with the new parent folder in a file outside of the package',
      { ...inCore, file: 'main.py' },
      'backend.app.conf',
    ],
    ['stays the same in a relative import', { ...inCore, name: '.conf' }, 'the same'],
    [
      'stays the same if the new parent folder is an import root',
      { ...inCore, roots: ['backend', ''] },
      'the same',
    ],
    [
      'is missing if the new parent folder is not an identifier',
      { ...inCore, move: ['app', 'back-end/app'] },
      'no-identifier',
    ],
    [
      'stays the same if the package moves to a different import root',
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
      'contains the new subfolder if the package moves deeper inside its import root',
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
      'starts with the new folder, even in a file of this folder',
      { files: ['a.py', 'x/b.py', 'x/y.py'], move: ['a.py', 'x/a.py'], file: 'x/b.py', name: 'a' },
      'x.a',
    ],
  ])('%s', (_, module, expected) => {
    expect(after(module)).toBe(expected);
  });
});

describe('with the import roots "src" and its parent folder, the name of a module', () => {
  const inSource: Case = {
    files: ['src/p/a.py', 'src/p/b.py', 'tools/run.py'],
    move: ['src/p/b.py', 'src/b.py'],
    roots: ['', 'src'],
    file: 'src/p/a.py',
    name: '.b',
  };
  test.each<[string, Case, string]>([
    ['does not start with "src"', inSource, 'b'],
    [
      'does not start with "src" if the importing file leaves "src"',
      { ...inSource, move: ['src/p/a.py', 'tools/a.py'] },
      'p.b',
    ],
    [
      'starts with "src" if "src" is a package',
      { ...inSource, files: [...inSource.files, 'src/__init__.py'] },
      'src.b',
    ],
    [
      'starts with "src" if it did before the move',
      { ...inSource, name: 'src.p.b', move: ['src/p/b.py', 'src/q/b.py'] },
      'src.q.b',
    ],
    [
      'is missing for a relative import in "src" if the module leaves "src"',
      { ...inSource, move: ['src/p/b.py', 'tools/b.py'] },
      'outside-roots',
    ],
    [
      'is missing for an absolute import in "src" if the module leaves "src"',
      { ...inSource, name: 'p.b', move: ['src/p/b.py', 'tools/b.py'] },
      'outside-roots',
    ],
    [
      'starts with the new folder of the module if the module leaves "src" and the importing file is outside of "src"',
      { ...inSource, file: 'tools/run.py', name: 'p.b', move: ['src/p/b.py', 'tools/b.py'] },
      'tools.b',
    ],
  ])('%s', (_, module, expected) => {
    expect(after(module)).toBe(expected);
  });
});

describe('the name of a module beside a script', () => {
  const inRun: Case = { files: APP, move: ['tools', 'bin'], file: 'tools/run.py', name: 'helper' };
  test.each<[string, Case, string]>([
    ['stays the same if the module and the script move together', inRun, 'the same'],
    [
      'stays the same if the new folder name is not an identifier',
      { ...inRun, move: ['tools', 'more-tools'] },
      'the same',
    ],
    [
      'changes if the module gets a new name',
      { ...inRun, move: ['tools/helper.py', 'tools/other.py'] },
      'other',
    ],
    [
      'changes if the module moves to a subfolder',
      { ...inRun, move: ['tools/helper.py', 'tools/deep/helper.py'] },
      'deep.helper',
    ],
  ])('%s', (_, module, expected) => {
    expect(after(module)).toBe(expected);
  });
});
