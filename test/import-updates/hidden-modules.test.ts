import { expect, test } from 'vitest';
import { hiddenModules } from '../../src/import-updates/import-updates.ts';
import { moveOf } from '../../src/import-updates/move.ts';

const FILES = ['m.py', 'ns/b.py', 'ns/c/d.py', 'p/__init__.py', 'p/e.py', 'q/__init__.py', 's.py', 's/f.py'];

test.each<[string, string, readonly string[]]>([
  ['m.py', 'ns.py', ['ns/b.py', 'ns/c/d.py']],
  ['m.py', 'ns/c.py', ['ns/c/d.py']],
  ['p/__init__.py', 'p.py', ['p/e.py']],
  ['ns/b.py', 'ns.py', ['ns/c/d.py']],
  // Python prefers the package `p` to the module `p.py`.
  ['m.py', 'p.py', []],
  ['m.py', 'ns/__init__.py', []],
  ['q/__init__.py', 'q.py', []],
  // The module `s.py` already hides the folder `s`.
  ['m.py', 's.pyi', []],
])('a move of %s to %s hides the modules %j', (oldPath, newPath, hidden) => {
  expect(hiddenModules(moveOf(FILES, oldPath, newPath, false))).toEqual(hidden);
});
