import type { Report } from '../../model/report.ts';
/** Verdict, table and footer have a size of their own, whatever the report holds: they are always there. */
export declare function verdictMarkdown(report: Report): string;
export declare function countsTable(report: Report): string;
/** What checked, and how to have the same at home. */
export declare function footerMarkdown(report: Report): string;
