import { expect, test } from 'vitest';
import { locateSelector } from '../../src/relocate/locate-selector.ts';
import { DEFAULT_SETTINGS } from '../../src/relocate/settings.ts';
import type { VersionSearch } from '../../src/relocate/version-search.ts';
import { anchorOf } from '../../src/selector/anchor-text.ts';
import { versionsOf } from './versions.ts';

const BEFORE =
  'import json\n\n\ndef load(path):\n    rows = json.load(open(path))\n    return sorted(rows)\n';

test.each<readonly [VersionSearch, kind: string, reason: string | undefined]>([
  [{ outcome: 'unavailable' }, 'accepted', undefined],
  [{ outcome: 'none', commits: 3 }, 'accepted', undefined],
  [{ outcome: 'shallow', commits: 1 }, 'accepted', undefined],
  [{ outcome: 'commit-limit', commits: 10_000 }, 'accepted', undefined],
  [{ outcome: 'time-limit' }, 'ambiguous', 'the search of the history ended after 10 s'],
])('after a history search with the outcome %o, a likely place is %s', async (search, kind, reason) => {
  const after = BEFORE.replace('def load(path)', 'def load(path, mode)');
  using versions = await versionsOf({ 'a.py': BEFORE }, { 'a.py': after });
  const document = versions.before.get('a.py');
  if (document === undefined) throw new TypeError('no a.py');
  const start = BEFORE.indexOf('rows = json');
  const anchor = anchorOf(document, { start, end: BEFORE.indexOf('\n', start) }, 24);
  const source = { ...versions.source, lastVersion: async () => search };
  const location = await locateSelector(anchor, source, { indexing: 'utf-16', settings: DEFAULT_SETTINGS });
  expect([location.kind, 'reason' in location ? location.reason : undefined]).toEqual([kind, reason]);
  expect(location.search).toEqual(search);
  expect('candidates' in location && location.candidates[0]?.span.start).toBe(after.indexOf('rows = json'));
});
