import { expect, test } from 'vitest';
import { moduleNames } from '../../../src/server/pyright/module-names.ts';

test.each<[roots: readonly string[], file: string, names: readonly string[]]>([
  [['/w'], '/w/pkg/mod.py', ['pkg.mod']],
  [['/w'], '/w/pkg/__init__.py', ['pkg']],
  [['/w'], '/w/pkg/__init__.pyi', ['pkg']],
  [['/w', '/w/src'], '/w/src/pkg/mod.py', ['pkg.mod', 'src.pkg.mod']],
  [['/w/b', '/w/a'], '/w/a/x.py', ['x']],
  [['/w'], '/w/größe/名.py', ['größe.名']],
  [['/w'], '/w/my-tool.py', []],
  [['/w'], '/w/1st/x.py', []],
  [['/w'], '/w/__init__.py', []],
  [['/w'], '/w/a.ts', []],
  [['/w'], '/elsewhere/a.py', []],
])('with the roots %j, %s is imported as %j', (roots, file, names) => {
  expect(moduleNames(roots, file)).toEqual(names);
});
