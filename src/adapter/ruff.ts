import { LanserError } from '../model/lanser-error.ts';
import type { Adapter, ReportedItem } from './adapter.ts';
import { arrayOf, countOf, parseJson, recordOf, stringOf, textOf } from './json-shape.ts';
import { programFailure } from './program-failure.ts';

const SEVERITIES: ReadonlyMap<string, ReportedItem['severity']> = new Map([
  ['fatal', 'error'],
  ['error', 'error'],
  ['warning', 'warning'],
  ['info', 'information'],
  ['information', 'information'],
  ['help', 'hint'],
  ['hint', 'hint'],
]);

// These options override the configuration, so ruff writes no cache and no fixes to the workspace, and checks all
// requested files.
const ARGUMENTS = 'check --output-format json --no-cache --no-fix --no-force-exclude --'.split(' ');

/** The adapter for `ruff check --output-format json`: one-based lines and columns, in code points, exclusive ends. */
export const ruffAdapter: Adapter = {
  name: 'ruff',
  endings: ['.py', '.pyi'],
  unit: 'codepoint',
  ecmaScriptLines: false,
  messageOf: (message) => message,
  read: (output) => ({ items: arrayOf(parseJson(output, "Ruff's JSON"), 'the output').map(itemOf) }),
  run: {
    command: 'ruff',
    advice: 'Install it outside of the checkout, for example with `pipx install ruff`.',
    checksProject: false,
    args: async ({ files }) => Promise.resolve([...ARGUMENTS, ...files]),
    failure(result) {
      if (/No Python files found/u.test(result.stderr)) return programFailure('E/NOT_FOUND', 'ruff', result);
      // Exit code 0: no findings. 1: findings. 2: an invalid configuration, invalid arguments, or a crash.
      if (result.exitCode === 0 || result.exitCode === 1) return undefined;
      return programFailure(result.exitCode === 2 ? 'E/CONFIG' : 'E/INCONCLUSIVE', 'ruff', result);
    },
  },
};

function itemOf(value: unknown): ReportedItem {
  const found = recordOf(value, 'a diagnostic');
  const file = stringOf(found['filename'], 'filename');
  const message = stringOf(found['message'], 'message');
  const rule = textOf(found['code']) ?? null;
  if (rule === 'E902') {
    const reason = `ruff could not check ${JSON.stringify(file)}: ${message}. Make the file readable, or exclude it in the configuration of ruff.`;
    throw new LanserError('E/INCONCLUSIVE', reason);
  }
  const common = {
    file,
    // Old versions of ruff report no severity in JSON. In SARIF, they report every finding as an error.
    severity: SEVERITIES.get(textOf(found['severity']) ?? 'error') ?? 'error',
    // Depending on the version, a syntax error has no code, the code E999 or the code `invalid-syntax`.
    rule: rule === 'invalid-syntax' || rule === 'E999' ? null : rule,
    message,
    source: 'ruff',
  };
  // In a notebook, lines count from the start of the cell, so the location in the file is unknown.
  if (typeof found['cell'] === 'number') return { ...common, span: { kind: 'file' } };
  const start = recordOf(found['location'], 'location');
  const end = recordOf(found['end_location'], 'end_location');
  return {
    ...common,
    span: {
      kind: 'range',
      line: countOf(start['row'], 'location.row', 1) - 1,
      column: countOf(start['column'], 'location.column', 1) - 1,
      endLine: countOf(end['row'], 'end_location.row', 1) - 1,
      endColumn: countOf(end['column'], 'end_location.column', 1) - 1,
    },
  };
}
