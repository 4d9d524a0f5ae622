import type { Report, TraceCheck } from '../../model/report.ts';
import { line, strong, strongCount, words, type Line } from './line.ts';
import type { Block } from './block.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of the traces that a replay did not reproduce, each with its first difference or error. */
export function tracesSection({ traces }: Report): readonly Section[] {
  const bad = traces.filter(({ conclusion }) => conclusion !== 'match');
  const matching = traces.length - bad.length;
  const match = words(matching === 1 ? 'matches' : 'match');
  const others = matching === 0 ? [] : line`, ${matching} ${match}`;
  return entriesSection(
    'traces',
    line`${strongCount(bad.length, 'trace')} not reproduced${others}`,
    bad.map(traceEntry),
  );
}

function traceEntry({ path, conclusion, firstDifference }: TraceCheck): Entry {
  const where = firstDifference === null ? [] : placeOf(firstDifference);
  return entry('error', line`${strong(conclusion)} ${path}${where}`, {
    blocks: firstDifference === null ? [] : blocksOf(firstDifference),
  });
}

type Difference = NonNullable<TraceCheck['firstDifference']>;

function placeOf({ line: number, index, pointer }: Difference): Line {
  const inLine = number === null ? [] : line`, line ${number}`;
  const inOperation = index === null ? [] : line`, operation ${index}`;
  return [...inLine, ...inOperation, ...(pointer === null ? [] : line`, ${pointer}`)];
}

function blocksOf(difference: Difference): readonly Block[] {
  const value = (caption: Block['caption'], found: unknown): readonly Block[] =>
    found === undefined ? [] : [{ caption, language: 'text', text: JSON.stringify(found, null, 2) }];
  return [
    { caption: null, language: 'text', text: difference.message },
    ...value('Recorded', difference.expected),
    ...value('Replayed', difference.got),
  ];
}
