import { devNull } from 'node:os';
import { LanserError } from '../model/lanser-error.ts';
import type { Adapter, ReportedItem, Span, ToolOutput } from './adapter.ts';
import { parseJson, recordOf, refuseMissing, stringOf, textOf } from './json-shape.ts';
import { programFailure } from './program-failure.ts';

const LINE =
  /^(?<file>.+?):(?:(?<line>\d{1,9}):(?:(?<column>\d{1,9}):(?:(?<endLine>\d{1,9}):(?<endColumn>\d{1,9}):)?)?)? (?<severity>error|warning|note): (?<message>.*?)(?: {2}\[(?<code>[a-z][a-z0-9-]*)\])?$/su;
const SUMMARY =
  /^(?:Success: no issues found in (?<clean>\d+) source files?|Found (?<errors>\d+) errors? in \d+ files? \((?:checked (?<checked>\d+) source files?|errors prevented further checking)\))$/u;

/**
 * Matches the syntax errors that mypy itself reports. Python's parser reports all other syntax errors. The
 * parser's columns count code points, from one in JSON output and from two in text output.
 */
const OF_MYPY =
  /type (?:comment|annotation|signature|alias|variable bound)|\barg(?:ument)? (?:constructor|name)|for keyword argument|outside async function|within a comprehension/iu;

/**
 * The adapter for mypy's JSON lines (since 1.11) or text lines. Columns count UTF-8 bytes. In text, columns start at
 * one and the end is inclusive. In JSON, columns start at zero and the end is exclusive. mypy reports an
 * unknown end as a range of one byte. Notes become hints, because they explain an error or show a revealed type.
 */
export const mypyAdapter: Adapter = {
  name: 'mypy',
  endings: ['.py', '.pyi'],
  unit: 'utf-8',
  ecmaScriptLines: false,
  messageOf: (message, roots) => roots.withoutPaths(message),
  read: readOutput,
  run: {
    command: 'mypy',
    advice: 'Install it outside of the checkout, for example with `pipx install mypy`.',
    checksProject: false,
    args: async ({ version, files }) => Promise.resolve([...optionsFor(version), ...files]),
    // Without files, mypy checks the files that its configuration lists. Without such a list, mypy fails.
    secondTry: ({ version, workspace, files }, { exitCode, stderr }) =>
      files.length === 0 && exitCode === 2 && /Missing target module, package, files/u.test(stderr)
        ? [...optionsFor(version), workspace]
        : undefined,
    failure(result) {
      // Exit code 0: no errors. 1: errors. 2: an error has stopped mypy, or mypy has not started.
      if (result.exitCode === 0) return undefined;
      // mypy may have printed other errors before the internal error.
      if (/\bINTERNAL ERROR\b/u.test(result.stderr)) return programFailure('E/INCONCLUSIVE', 'mypy', result);
      const hasOutput = /\S/u.test(result.stdout);
      if (result.exitCode === 2 && hasOutput) return stoppedError(readOutput(result.stdout).items);
      // With exit code 1 and an empty standard output, Python itself failed.
      if (result.exitCode === 1 && hasOutput) return undefined;
      return programFailure(result.exitCode === 2 ? 'E/CONFIG' : 'E/INCONCLUSIVE', 'mypy', result);
    },
  },
};

// With `--no-incremental`, earlier runs have no effect. With the null device as its cache folder, mypy writes no
// cache to the workspace.
const OPTIONS = `--show-column-numbers --show-error-end --show-error-codes --show-absolute-path
  --no-error-summary --no-pretty --no-color-output --hide-error-context --no-incremental`.split(/\s+/u);

function optionsFor(version: string): readonly string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const writesJson = major > 1 || (major === 1 && minor >= 11);
  return [
    ...OPTIONS,
    '--cache-dir',
    devNull,
    ...(writesJson ? ['--output', 'json'] : []),
    // The native parser of mypy 2.4 reports wrong columns after characters that are not ASCII.
    ...(major >= 2 ? ['--no-native-parser'] : []),
  ];
}

function readOutput(output: string): ToolOutput {
  const items: ReportedItem[] = [];
  let checked: number | undefined;
  let errors = 0;
  let stopped = false;
  for (const line of output.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    const summary = SUMMARY.exec(line)?.groups;
    if (summary !== undefined) {
      errors += Number(summary['errors'] ?? 0);
      const files = summary['clean'] ?? summary['checked'];
      if (files === undefined) stopped = true;
      else checked = Number(files);
    } else if (line.startsWith('{')) items.push(...fromJson(line));
    else items.push(fromText(line));
  }
  const defect = items.find(({ message }) => message.startsWith('INTERNAL ERROR'));
  if (defect !== undefined) throw new LanserError('E/INCONCLUSIVE', `mypy: ${defect.message}`);
  const error = stopped ? stoppedError(items) : undefined;
  if (error !== undefined) throw error;
  // In text, mypy counts all lines that contain ": error:".
  const counted = items.filter((item) => item.severity === 'error' || item.message.includes(': error:'));
  refuseMissing('error', errors, counted.length);
  return { items, ...(checked === undefined ? {} : { checked }) };
}

/** Creates the error for a run that ended early. Returns undefined if the cause is a syntax error. */
function stoppedError(items: readonly ReportedItem[]): LanserError | undefined {
  const errors = items.filter(({ severity }) => severity === 'error');
  // Errors that stop mypy have no code, except syntax errors. All other errors have a code.
  const cause = errors.find(({ rule }) => rule === null) ?? errors.find(({ rule }) => rule === 'syntax');
  if (cause?.rule === 'syntax') return undefined;
  const line = cause !== undefined && 'line' in cause.span ? `, line ${cause.span.line + 1}` : '';
  const reason = cause === undefined ? '' : ` at ${JSON.stringify(cause.file)}${line}: ${cause.message}`;
  const message = `mypy stopped before it checked all files${reason}. Correct the error, and run mypy again.`;
  return new LanserError('E/INCONCLUSIVE', message, { tool: 'mypy' });
}

function fromText(line: string): ReportedItem {
  if (/^(?:usage: |mypy: )/u.test(line)) {
    const message = `${line.replace(/\.$/u, '')}. Correct the configuration of mypy.`;
    throw new LanserError('E/CONFIG', message, { tool: 'mypy' });
  }
  const found = LINE.exec(line)?.groups;
  if (found === undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `A line of the output is not from \`mypy --no-pretty\`: ${JSON.stringify(line.slice(0, 200))}. Run mypy with this option.`,
      { tool: 'mypy' },
    );
  }
  const { file = '', message = '', severity, code } = found;
  const number = (text: string | undefined, least: number): number | undefined =>
    text === undefined || Number(text) < least ? undefined : Number(text);
  const startLine = number(found['line'], 1);
  const column = number(found['column'], 1);
  return itemOf(file, message, severity, code, {
    line: startLine,
    column: column === undefined ? undefined : column - 1,
    endLine: number(found['endLine'], 1),
    endColumn: number(found['endColumn'], 1),
  });
}

function fromJson(line: string): readonly ReportedItem[] {
  const found = recordOf(parseJson(line, "mypy's JSON"), 'a line');
  const number = (name: string, least: number): number | undefined => {
    const value = found[name];
    return Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : undefined;
  };
  const item = itemOf(
    stringOf(found['file'], 'file'),
    stringOf(found['message'], 'message'),
    stringOf(found['severity'], 'severity'),
    textOf(found['code']),
    {
      line: number('line', 1),
      column: number('column', 0),
      endLine: number('end_line', 1),
      endColumn: number('end_column', 1),
    },
  );
  // In text output, mypy writes each line of `hint` as a separate note. So each line becomes a separate item here.
  const hints = (textOf(found['hint']) ?? '').split('\n').filter((hint) => hint !== '');
  return [item, ...hints.map((message) => ({ ...item, message, severity: 'hint' as const }))];
}

/** The location of a diagnostic. Lines are one-based, columns zero-based (but one-based from Python's parser). */
type Numbers = Readonly<Record<'line' | 'column' | 'endLine' | 'endColumn', number | undefined>>;

function itemOf(
  file: string,
  message: string,
  severity: string | undefined,
  code: string | undefined,
  numbers: Numbers,
): ReportedItem {
  const isFromParser = code === 'syntax' && severity === 'error' && !OF_MYPY.test(message);
  return {
    file,
    span: spanOf(numbers, isFromParser),
    severity: severity === 'note' ? 'hint' : severity === 'warning' ? 'warning' : 'error',
    rule: code ?? null,
    message,
    source: 'mypy',
    ...(isFromParser ? { unit: 'codepoint' as const } : {}),
  };
}

function spanOf({ line, column, endLine, endColumn }: Numbers, isFromParser: boolean): Span {
  if (line === undefined) return { kind: 'file' };
  if (column === undefined) return { kind: 'line', line: line - 1 };
  if (isFromParser) return { kind: 'start', line: line - 1, column: Math.max(0, column - 1) };
  const hasEnd = endLine !== undefined && endColumn !== undefined;
  if (!hasEnd || (endLine === line && endColumn <= column + 1)) {
    return { kind: 'start', line: line - 1, column };
  }
  return { kind: 'range', line: line - 1, column, endLine: endLine - 1, endColumn };
}
