import * as fc from 'fast-check';
import type { Report } from '../../src/model/report.ts';
import { seededRandom } from './seeded-random.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-texts.ts';
import { drawn, everywhere, schemaInstance } from './schema-instance.ts';

/** Lists contain members of the other ways. */
const WAYS = 2;

/**
 * Returns reports with this text in every property that may contain any text. Together they cover the schema.
 */
export function reportsFullOf(text: string): readonly Report[] {
  return Array.from({ length: WAYS }, (_, way) => schemaInstance('report', everywhere(text, way)) as Report);
}

/** Returns reports with each hostile text in every property, alternating between the ways. */
export function hostileReports(): readonly Report[] {
  return HOSTILE_TEXTS.flatMap((text, index) => reportsFullOf(text).slice(index % WAYS, (index % WAYS) + 1));
}

/** Random reports of the schema with hostile texts. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(fc.array(hostileText, { minLength: 1, maxLength: 12 }), fc.integer())
  .map(([texts, seed]) => schemaInstance('report', drawn(seededRandom(seed), texts)) as Report);
