import { expect, test } from 'vitest';
import { locateSelector } from '../../src/relocate/locate-selector.ts';
import { DEFAULT_SETTINGS } from '../../src/relocate/settings.ts';
import { versionsOf } from './versions.ts';

const BEFORE = 'text = "😀" + load()\n';
const AFTER = `import json\n\n\n${BEFORE}`;

test.each([
  ['codepoint', 14],
  ['utf-16', 15],
  ['utf-8', 17],
] as const)('columns without a unit use the default %s, also in old file versions', async (indexing, col) => {
  using versions = await versionsOf({ 'a.py': BEFORE }, { 'a.py': AFTER });
  const startOf = async (line: number, docVersion: string | undefined): Promise<number | undefined> => {
    const version = docVersion === undefined ? {} : { docVersion };
    const spec = { kind: 'cursor', uri: 'a.py', line, col, ...version } as const;
    const options = { indexing, settings: DEFAULT_SETTINGS };
    const location = await locateSelector(spec, versions.source, options);
    return 'candidates' in location ? location.candidates[0]?.span.start : undefined;
  };
  expect(await startOf(4, undefined)).toBe(AFTER.indexOf('load'));
  expect(await startOf(1, versions.before.get('a.py')?.docVersion)).toBe(AFTER.indexOf('load'));
  // A unit in the selector takes precedence over the default.
  const named = { kind: 'cursor', uri: 'a.py', line: 4, col: 17, indexing: 'utf-8' } as const;
  const location = await locateSelector(named, versions.source, { indexing, settings: DEFAULT_SETTINGS });
  expect(location).toMatchObject({ kind: 'accepted', place: { span: { start: AFTER.indexOf('load') } } });
});
