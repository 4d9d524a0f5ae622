import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { COMPARISON, expectSameVerdict, inBothScopes, repositoryOf } from './both-scopes.ts';

const sandbox = useSandbox();

// Other changes are in run-scope.slow.test.ts.
test('the affected scope gives the result of the full one for a changed signature, with a caller in another file', async () =>
  expectSameVerdict(sandbox, {
    name: 'a changed signature, with a caller in another file',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: str) -> int:\n    return len(side)\n' },
    introduced: ['caller.py'],
    scope: { checked: 2, files: 4 },
  }));

test('a change of documentation starts no server and has the result of the full scope', async () => {
  const start = await repositoryOf(sandbox, 'docs', { before: {}, after: { 'docs/page.md': '# Page\n' } });
  const { full, affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
  expect(log.full).toContain('Found 2 source files');
  expect(log.affected).not.toContain('source file');
  expect(full.scope).toEqual({ kind: 'full', checked: 2, files: 2 });
  expect(affected.scope).toEqual({ kind: 'affected', checked: 0, files: 2 });
  expect(affected.reward?.r).toBe(0);
});
