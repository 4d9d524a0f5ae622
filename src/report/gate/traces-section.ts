import type { Report, TraceCheck } from '../../model/report.ts';
import { line, strong, type Line } from './line.ts';
import { entriesSection, entry, type Block, type Entry, type Section } from './section.ts';

/** Builds the section of traces that do not match, each with its first difference. */
export function tracesSection({ traces }: Report): readonly Section[] {
  const bad = traces.filter(({ conclusion }) => conclusion !== 'match');
  const matching = traces.length - bad.length;
  return entriesSection(
    'traces',
    line`Traces (${bad.length} differ, ${matching} match)`,
    bad.map(traceEntry),
  );
}

/** Returns a note if all traces match; null if there are none or one differs. */
export function matchingTraces({ traces }: Report): Line | null {
  if (traces.length === 0 || traces.some(({ conclusion }) => conclusion !== 'match')) return null;
  const bundles = traces.reduce((sum, trace) => sum + trace.bundles, 0);
  return line`Traces: ${traces.length} match, with ${bundles} bundles`;
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
