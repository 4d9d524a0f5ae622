import { expect, test } from 'vitest';
import { renameIn } from './renamed-project.ts';

test('an updated import keeps the old name (`new as b`) in a class, in a module that exports `b`, or if another import binds `b`', async () => {
  const tree = {
    'in_class.py': 'class A:\n    from a import b\nprint(A.b.f())\n',
    'listed.py': 'from a import b\n__all__ = ["b"]\n',
    'star.py': 'from starred import *\nprint(b.f())\n',
    'starred.py': 'from a import b\n',
    'given.py': 'from a import b\n',
    'taker.py': 'from given import b\nprint(b.f())\n',
    'function.py': 'from a import b as b\ndef run():\n    from a import b\n    return b\nprint(run().f())\n',
    'a/__init__.py': '',
    'a/b.py': 'def f(): return 1\n',
  };
  const run = [['in_class.py'], ['star.py'], ['taker.py'], ['function.py']];
  const { changed, introduced, printed } = await renameIn(tree, 'a/b.py', 'a/new.py', { run });
  expect(introduced).toEqual([]);
  expect(printed[0]).not.toContain('Error');
  expect(printed[1]).toBe(printed[0]);
  expect(changed).toEqual({
    'a/new.py': null,
    'in_class.py': 'class A:\n    from a import new as b\nprint(A.b.f())\n',
    'listed.py': 'from a import new as b\n__all__ = ["b"]\n',
    'starred.py': 'from a import new as b\n',
    'given.py': 'from a import new as b\n',
    'function.py':
      'from a import new as b\ndef run():\n    from a import new as b\n    return b\nprint(run().f())\n',
  });
});

test('edits keep line endings and indentation, have columns that do not count a byte order mark, and change names in full-width letters', async () => {
  const tree = {
    'main.py': '\uFEFFfrom a import b, other\r\nprint(b.f())\r\nif b:\r\n\tfrom a import b, other\r\n',
    'a/__init__.py': '',
    'a/b.py': 'def f(): return 1\r\n',
    'a/other.py': '',
    'p/__init__.py': '',
    'wide.py': 'from ａ import ｂ\nprint(ｂ.f())\n',
  };
  const { updates, introduced } = await renameIn(tree, 'a/b.py', 'p/new.py');
  expect(introduced).toEqual([]);
  expect(updates.edits).toEqual([
    {
      uri: 'main.py',
      edits: [
        { range: [0, 0, 0, 0], newText: 'from p import new as b\r\n' },
        { range: [0, 14, 0, 17], newText: '' },
        { range: [3, 1, 3, 1], newText: 'from p import new as b\r\n\t' },
        { range: [3, 15, 3, 18], newText: '' },
      ],
    },
    {
      uri: 'wide.py',
      edits: [
        { range: [0, 5, 0, 6], newText: 'p' },
        { range: [0, 14, 0, 15], newText: 'new' },
        { range: [1, 6, 1, 7], newText: 'new' },
      ],
    },
  ]);
});
