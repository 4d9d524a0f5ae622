import * as fc from 'fast-check';
import type { Report } from '../../src/model/report.ts';
import { seededRandom } from '../schema/seeded-random.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-texts.ts';
import { drawn, everywhere, schemaInstance } from './schema-instance.ts';

/** Lists have the other ways in them. */
const WAYS = 2;

/** Reports which have this text in every member that may hold any text; between them every way of the schema. */
export function reportsFullOf(text: string): readonly Report[] {
  return Array.from({ length: WAYS }, (_, way) => schemaInstance('report', everywhere(text, way)) as Report);
}

/** Each hostile text in every member of a report, by turns of one way and of the other. */
export function hostileReports(): readonly Report[] {
  return HOSTILE_TEXTS.flatMap((text, index) => reportsFullOf(text).slice(index % WAYS, (index % WAYS) + 1));
}

/** Reports of the schema that nobody has thought of, whose texts are hostile. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(fc.array(hostileText, { minLength: 1, maxLength: 12 }), fc.integer())
  .map(([texts, seed]) => schemaInstance('report', drawn(seededRandom(seed), texts)) as Report);
