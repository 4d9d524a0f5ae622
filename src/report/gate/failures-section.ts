import type { Report } from '../../model/report.ts';
import { line, strong } from './line.ts';
import { entriesSection, entry, type Section } from './section.ts';

/** Builds the section of failures that make the report inconclusive. */
export function failuresSection({ failures }: Report): readonly Section[] {
  const entries = failures.map(({ side, workingDirectory, code, message }) => {
    const where = workingDirectory === null ? [] : line` in ${workingDirectory}`;
    const text = line`${strong(side)}${where} could not be established: ${code}`;
    return entry('error', text, { blocks: [{ caption: null, language: 'text', text: message }] });
  });
  return entriesSection('failures', line`Not established (${failures.length})`, entries);
}
