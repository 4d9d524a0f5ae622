import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport, reportsFullOf } from '../helpers/any-report.ts';
import { schemaErrors } from '../helpers/schemas.ts';

test('generated reports match the schema and contain every kind and conclusion of a proposal', () => {
  const reports = reportsFullOf('TEXT');
  for (const report of reports) expect(schemaErrors('report', report)).toEqual([]);
  const proposals = reports.flatMap((report) => report.proposals);
  expect(new Set(proposals.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(proposals.map(({ conclusion }) => conclusion)).size).toBe(5);
});

test('random reports match the schema of reports', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      expect(schemaErrors('report', report)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
