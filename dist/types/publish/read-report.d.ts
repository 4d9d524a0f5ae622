import type { Report } from '../model/report.ts';
/**
 * A report that somebody else made, who may be anybody: it has the shape of one, and nothing in it has that of
 * a token. What it says may be untrue.
 *
 * @param place the report, or the folder that holds it.
 * @throws LanserError E/USAGE for what cannot be read, E/SCHEMA_INVALID with the place of what is wrong.
 */
export declare function loadReport(place: string): Promise<Report>;
