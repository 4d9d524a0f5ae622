import { expect, test } from 'vitest';
import { openCoverageProject } from './coverage-project.ts';

test('for a rename of a parameter, `notCovered` lists the keyword arguments that reach the parameter through `**options`', async () => {
  await using project = await openCoverageProject({
    'api.py': [
      'def fetch(url: str, *, retries: int = 1) -> object:',
      '    return url, retries',
      'def get(url: str, **options: int) -> object:',
      '    return fetch(url, **options)',
      '',
    ].join('\n'),
    'more.py': 'import api\ndef load(**options: int) -> object:\n    return api.get("x", **options)\n',
    'use.py': 'from api import get\nfrom more import load\nget("x", retries=3)\nload(retries=4)\n',
    'other.py': 'def save(**options: int): ...\nsave(retries=5)\n',
  });
  const { notCovered } = await project.rename('api.py', '*, |retries', 'tries');
  expect(notCovered.map(({ uri, range: [line], reason }) => `${uri}:${line + 1} ${reason}`)).toEqual([
    'use.py:3 unresolved',
    'use.py:4 unresolved',
  ]);
});
