import type { SchemaComparison, SchemaDifference } from '../model/comparison.ts';
import { clip } from '../text/clip.ts';
import type { Colors } from './colors.ts';
import { tableLines } from './terminal-width.ts';
import { visibleLine } from './visible.ts';

const MAX_EXAMPLE_LENGTH = 200;

export function comparisonText(name: string, comparison: SchemaComparison, colors: Colors): string {
  const { conclusion, differences } = comparison;
  const lines = differences.flatMap((one) => differenceLines(one, colors));
  return [`${visibleLine(name)}: ${painted(conclusion, colors)}`, ...lines, ''].join('\n');
}

function differenceLines(difference: SchemaDifference, colors: Colors): readonly string[] {
  const { pointer, direction, verdict, reason, counterExample } = difference;
  const place = pointer === '' ? 'the schema' : visibleLine(pointer);
  const way = direction === 'forward' ? ' (forward)' : '';
  const line = `  ${painted(verdict, colors)}${way} ${place}: ${visibleLine(reason)}`;
  if (!('counterExample' in difference)) return [line];
  const [valid, invalid] = direction === 'backward' ? ['old', 'new'] : ['new', 'old'];
  const example = clip(JSON.stringify(counterExample), MAX_EXAMPLE_LENGTH);
  return [
    line,
    `    valid under the ${valid} schema, but not under the ${invalid} one: ${visibleLine(example)}`,
  ];
}

const PAINTS = { breaking: 'red', undecided: 'yellow', compatible: 'green' } as const;

function painted(verdict: SchemaDifference['verdict'], colors: Colors): string {
  return colors[PAINTS[verdict]](verdict);
}

interface ListedSchema {
  readonly name: string;
  readonly version: string;
  readonly $id: string;
  readonly title: string;
}

export function schemaListText(schemas: readonly ListedSchema[]): string {
  const rows = schemas.map(({ name, version, $id, title }) => [name, version, $id, title]);
  return tableLines(rows)
    .map((line) => `${line}\n`)
    .join('');
}
