import type { Check, StatusFacts } from '../model/bundle.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { padded, tableLines, textWidth } from './terminal-width.ts';
import { visible, visibleLine } from './visible.ts';

/** The maximum width of a line with wrapped details, even in a wider terminal. */
const MAX_WIDTH = 110;
/** The minimum width of details beside the name of a check. If less is left, the details appear below the name. */
const MIN_DETAIL_WIDTH = 40;

/** Renders servers and checks. Without `terminalColumns`, does not wrap the details of checks. */
export function statusText(
  { servers, checks }: StatusFacts,
  colors: Colors,
  terminalColumns?: number,
): string {
  const lines = tableLines(
    servers.map(({ name, root, state, version }) => [name, state, version ?? '', root].map(visibleLine)),
  );
  if (checks.length === 0) return linesText(lines);
  const nameWidth = Math.max(...checks.map(({ name }) => textWidth(visibleLine(name))));
  const checked = checks.flatMap((check) => checkLines(check, nameWidth, colors, terminalColumns));
  const between = lines.length > 0 ? [''] : [];
  return linesText([...lines, ...between, ...checked, '', summary(checks, colors)]);
}

const MARK_WIDTH = 'FAIL  '.length;

function checkLines(
  { name, passed, detail }: Check,
  nameWidth: number,
  colors: Colors,
  terminalColumns: number | undefined,
): readonly string[] {
  const marks = {
    true: colors.green('ok'.padEnd(MARK_WIDTH)),
    false: colors.red('FAIL'.padEnd(MARK_WIDTH)),
    null: colors.dim('-'.padEnd(MARK_WIDTH)),
  };
  const mark = marks[String(passed) as keyof typeof marks];
  const shown = visibleLine(name);
  const columns = Math.min(terminalColumns ?? Number.POSITIVE_INFINITY, MAX_WIDTH);
  const detailColumn = MARK_WIDTH + nameWidth + 2;
  const isNarrow = terminalColumns !== undefined && columns - detailColumn < MIN_DETAIL_WIDTH;
  const indent = isNarrow ? MARK_WIDTH : detailColumn;
  const width = terminalColumns === undefined ? Number.POSITIVE_INFINITY : Math.max(columns - indent, 10);
  const words = visible(detail)
    .split('\n')
    .flatMap((line) => wrapped(line, width))
    .map((line) => (passed === null ? colors.dim(line) : line));
  const title = mark + colors.bold(padded(shown, isNarrow ? 0 : nameWidth));
  const [first = '', ...rest] = words;
  const below = (line: string): string => `${' '.repeat(indent)}${line}`;
  if (isNarrow) return [title, ...words.map(below)];
  return [`${title}  ${first}`, ...rest.map(below)];
}

/** Wraps a line at spaces. Does not split long words, so that readers can copy them. */
function wrapped(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && textWidth(longer) > width) {
      lines.push(current);
      current = `  ${word}`;
    } else current = longer;
  }
  return [...lines, current];
}

function summary(checks: readonly Check[], colors: Colors): string {
  const count = (counted: Check['passed']): number =>
    checks.filter(({ passed }) => passed === counted).length;
  const [ok, failed, skipped] = [count(true), count(false), count(null)];
  const words = [
    `${ok} ok`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} not applicable`] : []),
  ];
  const text = `${plural(checks.length, 'check')}: ${words.join(', ')}.`;
  return failed > 0 ? colors.red(text) : colors.green(text);
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
