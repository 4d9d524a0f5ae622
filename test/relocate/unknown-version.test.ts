import { expect, test } from 'vitest';
import { locateSelector } from '../../src/relocate/locate-selector.ts';
import { DEFAULT_SETTINGS } from '../../src/relocate/settings.ts';
import { versionsOf } from './versions.ts';

const docVersion = `blob:${'0'.repeat(40)}`;

test.each([
  ['changed.py', `"changed.py" changed, and the content of ${docVersion} is not available`],
  ['gone.py', `"gone.py" does not exist, and the content of ${docVersion} is not available`],
])('a cursor in %s is not located if the content of its docVersion is not available', async (uri, reason) => {
  using versions = await versionsOf({}, { 'changed.py': 'a = 1\n' });
  const spec = { kind: 'cursor', uri, line: 1, col: 1, docVersion } as const;
  const options = { indexing: 'utf-16', settings: DEFAULT_SETTINGS } as const;
  const location = await locateSelector(spec, versions.source, options);
  expect(location).toEqual({ kind: 'unknown-version', reason });
});
