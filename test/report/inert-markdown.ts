import { expect } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { addressOf } from '../../src/report/file-address.ts';
import { MARK } from '../helpers/hostile-texts.ts';
import { expectClosedFolds, markdownEffects, OWN_HTML, OWN_KINDS } from '../helpers/markdown-tree.ts';

export const BLOB = 'https://github.com/octo/ledger/blob/b';

/**
 * Checks that the texts of a report add no markup and no mentions to `markdown`. Each link must lead to a file or a
 * line that the report contains.
 */
export function expectInert(report: Report, markdown: string): void {
  const effects = markdownEffects(markdown);
  expect([...effects.kinds].filter((kind) => !OWN_KINDS.has(kind))).toEqual([]);
  expect(effects.html.filter((html) => !OWN_HTML.test(html))).toEqual([]);
  expect(effects.texts.filter((text) => text.includes(MARK) || text.includes('@'))).toEqual([]);
  const addresses = addressesIn(report);
  expect(effects.addresses.filter((address) => !addresses.has(address))).toEqual([]);
  for (const { language, text } of effects.blocks) {
    if (language === 'mermaid') expect(text).toMatch(MERMAID);
    else expect(['diff', 'sh', 'text']).toContain(language);
  }
  expectClosedFolds(effects);
}

const MERMAID =
  /^xychart-beta\n {2}title "Score by commit"\n {2}x-axis \[[\d", ]+\]\n {2}y-axis "score" [-\d.]+ --> [-\d.]+\n {2}line \[[-\d., ]+\]$/u;

/**
 * Returns the URLs of all objects with a `uri` and a `range` in a value. The URL of a null range has no line. Omits
 * objects for whose `uri` {@link addressOf} returns undefined.
 */
function addressesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('uri' in value && 'range' in value) {
    const address = addressOf(value.uri as string);
    const range = value.range as readonly number[] | null;
    const at = range === null ? '' : `#L${(range[0] ?? 0) + 1}`;
    if (address !== undefined) found.add(`${BLOB}/${address}${at}`);
  }
  for (const member of Object.values(value)) addressesIn(member, found);
  return found;
}
