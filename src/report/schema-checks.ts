import type { Report, SchemaCheck } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import { clip } from '../text/clip.ts';

const MAX_EXAMPLE_LENGTH = 300;
/** The maximum number of problems to show per file. Many violations often have one cause. */
const MAX_PROBLEMS = 20;

/** Returns the checks with a problem and the undecided checks, including advisory checks. */
export function schemaProblems(report: Report): readonly SchemaCheck[] {
  return report.schemas.filter(({ conclusion }) => PROBLEMS.has(conclusion));
}

const PROBLEMS: ReadonlySet<SchemaCheck['conclusion']> = new Set([
  'invalid',
  'breaking',
  'removed',
  'undecided',
]);

/** Counts problems, for example `2 invalid documents`; null for none. Omits advisory and undecided checks. */
export function schemaFindings(report: Report): string | null {
  const count = (conclusion: SchemaCheck['conclusion']): number =>
    report.schemas.filter((one) => one.advisory !== true && one.conclusion === conclusion).length;
  const [invalid, breaking, removed] = [count('invalid'), count('breaking'), count('removed')];
  const parts = [
    ...(invalid > 0 ? [plural(invalid, 'invalid document')] : []),
    ...(breaking > 0 ? [plural(breaking, 'breaking schema change')] : []),
    ...(removed > 0 ? [plural(removed, 'removed schema')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Returns the numbers of checks by result, for example `5 valid, 1 compatible`; null if nothing was checked. */
export function schemaCounts(report: Report): string | null {
  const counts = new Map<string, number>();
  for (const { conclusion } of report.schemas) counts.set(conclusion, (counts.get(conclusion) ?? 0) + 1);
  if (counts.size === 0) return null;
  return [...counts].map(([conclusion, count]) => `${count} ${conclusion}`).join(', ');
}

/** A problem of a document or of a schema's change. */
export interface SchemaProblem {
  /** A JSON Pointer into the document or the schema. */
  readonly pointer: string;
  readonly line: number | null;
  readonly words: string;
  /** A document that the change breaks, as shortened JSON; null if none is known. */
  readonly example: string | null;
}

/** Returns the first problems in the details of a check, and the number of further problems. */
export function problemsOf({ details }: SchemaCheck): {
  readonly shown: readonly SchemaProblem[];
  readonly more: number;
} {
  const problems = details.flatMap((detail): readonly SchemaProblem[] => {
    const { pointer } = detail;
    if (!('verdict' in detail)) {
      return [{ pointer, line: detail.line, words: `expected ${detail.expected}`, example: null }];
    }
    if (detail.verdict === 'compatible') return [];
    const example =
      'counterExample' in detail ? clip(JSON.stringify(detail.counterExample), MAX_EXAMPLE_LENGTH) : null;
    return [{ pointer, line: detail.line ?? null, words: `${detail.verdict}: ${detail.reason}`, example }];
  });
  return { shown: problems.slice(0, MAX_PROBLEMS), more: Math.max(0, problems.length - MAX_PROBLEMS) };
}
