import { expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { locateSelector } from '../../src/relocate/locate-selector.ts';
import type { Location } from '../../src/relocate/candidate.ts';
import { searchAnchor } from '../../src/relocate/search-anchor.ts';
import { DEFAULT_SETTINGS } from '../../src/relocate/settings.ts';
import { versionsOf } from './versions.ts';

const numbered = (count: number, line: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(index));

/**
 * Searches a text for a snippet that does not occur in it exactly. Returns the location and the candidates' texts.
 *
 * @param near the one-based line of the snippet in its old text.
 */
async function anchored(
  snippet: readonly string[],
  lines: readonly string[],
  near: number,
): Promise<{ readonly location: Location; readonly texts: readonly string[] }> {
  const text = `${lines.join('\n')}\n`;
  using versions = await versionsOf({}, { 'm.py': text });
  const location = await locateSelector(
    { kind: 'anchor', uri: 'm.py', snippet: snippet.join('\n'), ctx: 24, near },
    versions.source,
    { indexing: 'utf-16', settings: DEFAULT_SETTINGS },
  );
  const candidates = 'candidates' in location ? location.candidates : [];
  return { location, texts: candidates.map(({ span }) => text.slice(span.start, span.end)) };
}

test('a long snippet with one edited line has exactly one candidate', async () => {
  const before = numbered(60, (index) => `value_${index} = compute_${index * 7}(first, second_${index})`);
  const after = before.with(33, 'value_33 = compute_231(first, other_33, more)');
  const { location, texts } = await anchored(before.slice(20, 50), after, 21);
  expect(location.kind).toBe('accepted');
  expect(texts).toEqual([after.slice(20, 50).join('\n')]);
});

test('two similar places are both candidates, and the more similar place is first', async () => {
  const block = numbered(8, (index) => `value_${index} = compute_${index * 7}(first, second_${index})`);
  const twin = block.with(2, 'changed = 1').with(6, 'changed = another');
  const gap = numbered(20, (index) => `${'abcdefghijklmnopqrst'.charAt(index)} = ${index}`);
  const one = block.with(4, 'value_4 = compute_28(other, second_4)');
  const { texts } = await anchored(block, [...gap, ...twin, ...gap, ...one, ...gap], 49);
  expect(texts).toEqual([one.join('\n'), twin.join('\n')]);
});

test('a snippet of 400 lines with one edited line is found in a file of 20,000 lines', async () => {
  const before = numbered(20_000, (index) => `value_${index} = compute(first_${index % 97}, ${index * 31})`);
  const after = before.with(10_100, 'value = changed');
  const { location, texts } = await anchored(before.slice(10_000, 10_400), after, 10_001);
  expect(location.kind).toBe('accepted');
  expect(texts[0]).toBe(after.slice(10_000, 10_400).join('\n'));
});

test('an unreadable file causes an error only if no other file contains the snippet', async () => {
  const snippet = 'value_1 = compute_7(first, second_1)';
  const failure = new LanserError('E/FS_PERMISSIONS', '"a.py" cannot be read. Check its permissions.');
  for (const [texts, expected] of [
    [{ 'a.py': '', 'b.py': `${snippet}\n` }, ['b.py']],
    [{ 'a.py': '', 'b.py': '' }, failure],
  ] as const) {
    using versions = await versionsOf({}, { ...texts, 'm.py': 'x = 1\n' });
    const { source } = versions;
    const text = async (uri: string): Promise<string | undefined> => {
      if (uri === 'a.py') throw failure;
      return source.text(uri);
    };
    const found = await searchAnchor({ kind: 'anchor', uri: 'm.py', snippet, ctx: 24 }, { ...source, text })
      .then((candidates) => candidates.map(({ uri }) => uri))
      .catch((error: unknown) => error);
    expect(found).toEqual(expected);
  }
});
