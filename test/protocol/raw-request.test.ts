import { expect, test } from 'vitest';
import { named } from '../../src/protocol/raw-request.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';

const roots = namedRoots([{ name: '', path: '/work' }]);

test('in a text that begins with `file:` but is not a file URI, only paths in the workspace become relative', () => {
  const answer = { message: 'file: /work/a/x not found', 'file: b/x': 1 };
  expect(named(answer, roots)).toEqual({ message: 'file: a/x not found', 'file: b/x': 1 });
});

test('a file URI becomes a portable name, also as a key', () => {
  const answer = { 'file:///work/a.py': ['file:///work/b.py', 'file:/work/c.py', 'file:///home/me/d.py'] };
  expect(named(answer, roots)).toEqual({ 'a.py': ['b.py', 'c.py', 'external:d.py'] });
});
