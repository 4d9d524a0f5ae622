import type { Severity } from '../model/diagnostic.ts';
import { withoutMachine } from '../server/pyright/facts.ts';
import { isRecord } from '../model/json-record.ts';
import type { Adapter, ReportedItem, Span } from './adapter.ts';
import { arrayOf, countOf, parseJson, recordOf, refuseMissing, stringOf, textOf } from './json-shape.ts';
import { programFailure } from './program-failure.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];

/** The adapter for `pyright --outputjson`: zero-based lines, zero-based columns in UTF-16 code units. */
export const pyrightAdapter: Adapter = {
  name: 'pyright',
  endings: ['.py', '.pyi'],
  unit: 'utf-16',
  ecmaScriptLines: false,
  messageOf: withoutMachine,
  read(output) {
    const parsed = parseJson(output, "Pyright's JSON");
    const { version, generalDiagnostics, summary } = recordOf(parsed, 'the output');
    const counts = recordOf(summary, 'summary');
    const items = arrayOf(generalDiagnostics, 'generalDiagnostics').map(itemOf);
    // With `--level`, Pyright leaves out diagnostics, but counts them.
    for (const severity of SEVERITIES) {
      const counted = countOf(counts[`${severity}Count`] ?? 0, `summary.${severity}Count`, 0);
      refuseMissing(severity, counted, items.filter((item) => item.severity === severity).length);
    }
    return {
      items,
      checked: countOf(counts['filesAnalyzed'], 'summary.filesAnalyzed', 0),
      version: stringOf(version, 'version'),
    };
  },
  run: {
    command: 'pyright',
    advice: 'Install it outside of the checkout, for example with `npm install --global pyright`.',
    checksProject: false,
    args: async ({ files }) => Promise.resolve(['--outputjson', ...files]),
    failure(result) {
      // Exit codes 0 and 1: checked, without and with errors. 3: the configuration could not be read.
      if (result.exitCode === 0 || result.exitCode === 1) return undefined;
      return programFailure(result.exitCode === 3 ? 'E/CONFIG' : 'E/INCONCLUSIVE', 'pyright', result);
    },
  },
};

function itemOf(value: unknown): ReportedItem {
  const { file, severity, message, rule, range } = recordOf(value, 'a diagnostic');
  return {
    file: stringOf(file, 'file'),
    span: spanOf(range),
    severity: SEVERITIES.find((one) => one === stringOf(severity, 'severity')) ?? 'hint',
    rule: textOf(rule) ?? null,
    message: stringOf(message, 'message'),
    source: 'pyright',
  };
}

/** Converts a range. Without a range, returns the file's start: Pyright omits an empty range at this position. */
function spanOf(range: unknown): Span {
  if (!isRecord(range)) return { kind: 'file' };
  const start = recordOf(range['start'], 'range.start');
  const end = recordOf(range['end'], 'range.end');
  return {
    kind: 'range',
    line: countOf(start['line'], 'start.line', 0),
    column: countOf(start['character'], 'start.character', 0),
    endLine: countOf(end['line'], 'end.line', 0),
    endColumn: countOf(end['character'], 'end.character', 0),
  };
}
