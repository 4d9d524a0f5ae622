import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport, reportsFullOf } from '../helpers/any-report.ts';
import { schemaErrors } from '../helpers/schemas.ts';

test('reports from the walk through the schema are reports, and full of the text', () => {
  const reports = reportsFullOf('TEXT');
  for (const report of reports) expect(schemaErrors('report', report)).toEqual([]);
  const proposals = reports.flatMap((report) => report.proposals);
  expect(new Set(proposals.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(proposals.map(({ conclusion }) => conclusion)).size).toBe(5);
});

test('drawn reports are reports', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      expect(schemaErrors('report', report)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
