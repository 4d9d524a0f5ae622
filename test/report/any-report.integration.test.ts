import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport, reportsFullOf } from '../helpers/any-report.ts';
import { schemaErrors } from '../helpers/schemas.ts';

/** A text that matches no pattern of the schema. */
const TEXT = ' <any text>\n';

/** Returns the path of every string in a document. */
function textsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, [...path, key]));
}

/** Returns a copy of a document with {@link TEXT} at a path, and the text that was there. */
function withText(document: object, path: readonly string[]): readonly [copy: object, was: unknown] {
  const copy = structuredClone(document);
  let node = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const was = node[last];
  node[last] = TEXT;
  return [copy, was];
}

test('generated reports match the schema and contain every kind and conclusion of a proposal', () => {
  const reports = reportsFullOf(TEXT);
  for (const report of reports) expect(schemaErrors('report', report)).toEqual([]);
  const proposals = reports.flatMap((report) => report.proposals);
  expect(new Set(proposals.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(proposals.map(({ conclusion }) => conclusion)).size).toBe(5);
});

test('generated reports contain the given text in every property that accepts any text', () => {
  for (const report of reportsFullOf(TEXT)) {
    const paths = textsIn(report);
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const [copy, was] = withText(report, path);
      if (was !== TEXT) expect(schemaErrors('report', copy), path.join('/')).not.toEqual([]);
    }
  }
});

test('random reports match the schema of reports', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      expect(schemaErrors('report', report)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
