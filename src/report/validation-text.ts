import type { DocumentViolation, FileDocumentVerdict } from '../model/validation.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { visibleLine } from './visible.ts';

const MAX_VALUE_LENGTH = 80;

/** Renders one line for a valid document, or one line per violation. */
export function* verdictText(verdict: FileDocumentVerdict, colors: Colors): Generator<string> {
  const { path, line, schema, errors } = verdict;
  const at = visibleLine(path) + (line === null ? '' : `:${line}`);
  if (errors.length === 0) yield `${at}: ${colors.green('valid')} (${schema ?? ''})\n`;
  for (const error of errors) yield `${errorText(visibleLine(path), line, error, colors)}\n`;
}

function errorText(
  path: string,
  line: number | null,
  { pointer, value, expected, place }: DocumentViolation,
  colors: Colors,
): string {
  const column = place === undefined ? undefined : `:${place.line}:${place.column}`;
  const at = path + (column ?? (line === null ? '' : `:${line}`));
  const where = pointer === '' ? '' : `${visibleLine(pointer)}: `;
  const found = visibleLine(shortJson(value, MAX_VALUE_LENGTH));
  return `${at}: ${where}${colors.red('expected')} ${visibleLine(expected)}, got ${found}`;
}

export function countsText(documents: number, invalid: number): string {
  return `${plural(documents, 'document')}, ${invalid} invalid\n`;
}

/** Renders JSON of about `budget` characters; `…` replaces the rest. */
function shortJson(value: unknown, budget: number): string {
  if (typeof value === 'string') {
    // A character has at most two code units. So if `value` exceeds the budget, the slice does too.
    const text = Array.from(value.slice(0, 2 * budget + 1));
    return text.length <= budget
      ? JSON.stringify(value)
      : `${JSON.stringify(text.slice(0, budget).join(''))}…`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const isArray = Array.isArray(value);
  const parts: string[] = [];
  let left = budget;
  for (const [key, member] of Object.entries(value)) {
    const name = isArray ? '' : `${JSON.stringify(key)}:`;
    if (name.length >= left) {
      parts.push('…');
      break;
    }
    const part = name + shortJson(member, left - name.length);
    parts.push(part);
    left -= part.length + 1;
  }
  return isArray ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
