import type { Report, SchemaCheck } from '../../model/report.ts';
import { problemsOf, schemaCounts, schemaProblems, type SchemaProblem } from '../schema-checks.ts';
import { joined, line, sentence, strong, type Line } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of schema problems. Checks that pass are only counted in the title. */
export function schemasSection(report: Report): readonly Section[] {
  const title = line`Schemas and documents (${sentence(schemaCounts(report) ?? '')})`;
  return entriesSection('schemas', title, schemaProblems(report).map(checkEntry));
}

function checkEntry(check: SchemaCheck): Entry {
  const { shown, more } = problemsOf(check);
  const below = [...shown.map(problemLine), ...(more > 0 ? [line`and ${more} more`] : [])];
  const severity = check.conclusion === 'undecided' ? 'warning' : 'error';
  return entry(severity, line`${strong(check.conclusion)} ${check.path}`, { below });
}

function problemLine({ pointer, line: number, words: said, example }: SchemaProblem): Line {
  const place = joined(
    [...(number === null ? [] : [line`line ${number}`]), ...(pointer === '' ? [] : [line`${pointer}`])],
    ', ',
  );
  const where = place.length === 0 ? [] : line`${place}: `;
  return line`${where}${said}${example === null ? [] : line`, for example ${example}`}`;
}
