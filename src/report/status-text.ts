import type { StatusFacts } from '../model/bundle.ts';
import type { Colors } from './colors.ts';
import { visible, visibleLine } from './visible.ts';

/** Servers and checks for a terminal, in columns. */
export function statusText({ servers, checks }: StatusFacts, colors: Colors): string {
  const rows = servers.map(({ name, root, state, version }) =>
    [name, state, version ?? '', root].map(visibleLine),
  );
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const marks = { true: colors.green('ok  '), false: colors.red('FAIL'), null: colors.dim('-   ') };
  const checked = checks.map(({ name, passed, detail }) => {
    const [first = '', ...rest] = visible(detail).split('\n');
    const mark = marks[String(passed) as keyof typeof marks];
    return [`${mark} ${colors.bold(name)}: ${first}`, ...rest.map((line) => `       ${line}`)].join('\n');
  });
  return [...lines, ...checked].map((line) => `${line}\n`).join('');
}
