import * as fc from 'fast-check';
import type { Report } from '../../src/model/report.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-texts.ts';
import { drawn, everywhere, schemaInstance } from './schema-instance.ts';
import { seededRandom } from './seeded-random.ts';

/** The number of reports for one text. Each report uses different branches of the schema. */
const REPORT_COUNT = 2;

/** Returns reports with this text in every property that accepts any text. */
export function reportsFullOf(text: string): readonly Report[] {
  return Array.from(
    { length: REPORT_COUNT },
    (_, index) => schemaInstance('report', everywhere(text, index)) as Report,
  );
}

/** Returns one report for each hostile text, with this text in every property that accepts any text. */
export function hostileReports(): readonly Report[] {
  return HOSTILE_TEXTS.flatMap((text, index) => reportsFullOf(text)[index % REPORT_COUNT] ?? []);
}

/** Random reports that match the schema, with hostile texts. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(fc.array(hostileText, { minLength: 1, maxLength: 12 }), fc.integer())
  .map(([texts, seed]) => schemaInstance('report', drawn(seededRandom(seed), texts)) as Report);
