import { expect, test } from 'vitest';
import { named } from '../../src/protocol/raw-request.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';

const roots = namedRoots([{ name: '', path: '/work' }]);

test('a value or key such as `file: x` does not count as a file URI, but a workspace path in the value becomes relative', () => {
  const answer = { message: 'file: /work/a/x not found', 'file: b/x': 1 };
  expect(named(answer, roots)).toEqual({ message: 'file: a/x not found', 'file: b/x': 1 });
});

test('a file URI becomes a portable name, also as a key', () => {
  const answer = { 'file:///work/a.py': ['file:///work/b.py', 'file:/work/c.py', 'file:///home/me/d.py'] };
  expect(named(answer, roots)).toEqual({ 'a.py': ['b.py', 'c.py', 'external:d.py'] });
});
