import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutCommands } from '../../src/report/workflow-commands.ts';
import type { DeltaDiagnostic, Report } from '../../src/model/report.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { gateText } from '../../src/report/gate-text.ts';
import { anyReport, hostileReports } from '../helpers/any-report.ts';
import { fullReport } from '../helpers/full-report.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { hostileReport, sampleReport, SCHEMA_CHECKS } from '../helpers/sample-report.ts';

const ACTS = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function diagnostic(line: number, parts: Partial<DeltaDiagnostic> = {}): DeltaDiagnostic {
  return {
    uri: 'a.py',
    range: [line, 0, line, 1],
    severity: 'error',
    rule: 'r',
    message: 'm\n  n',
    ...parts,
  };
}

test('the text starts with the errors and their source lines, and ends with the verdict', () => {
  const warning = diagnostic(4, { severity: 'warning', rule: null });
  const excerpt = { firstLine: 2, lines: ['a', 'b + c', 'd'] };
  const reasons = ['introduced-errors'] as const;
  const report = sampleReport(
    {
      conclusion: 'findings',
      reasons: [
        { code: 'introduced-errors', count: 1 },
        { code: 'introduced-warnings', count: 1 },
        { code: 'unstable', count: 1 },
      ],
      policy: { failOn: reasons, warnOnly: true, failed: true, reasons },
      evidence: { configuration: { changed: [{ path: 'pyproject.toml', change: 'added' }] } },
    },
    {
      introduced: [{ ...diagnostic(3, { range: [3, 4, 3, 5] }), excerpt }, warning],
      resolved: [diagnostic(1), { ...diagnostic(2), fileDeleted: true }],
      changed: [{ before: diagnostic(5), after: diagnostic(6) }],
      moved: [{ before: diagnostic(7), after: diagnostic(8, { uri: 'b.py' }) }],
      unstable: [{ side: 'after', seen: 'second', diagnostic: diagnostic(9) }],
      persisting: 1,
    },
  );
  expect(gateText(report, NO_COLORS).split('\n')).toEqual([
    'a.py:4:5: error: m (r)',
    '    n',
    '  4 | b + c',
    '    |     ^',
    '',
    'Two checks disagree on 1 diagnostic',
    '  error a.py:10:1: m · r, reported by only one of two checks of the head',
    '      n',
    '',
    '1 new warning',
    '  a.py:5:1: warning: m',
    '      n',
    '',
    'Also changed: 1 changed configuration file',
    '  configuration added (both sides are checked with the configuration of base): pyproject.toml',
    '',
    'Fixed (1)',
    '  error a.py:2:1: m · r',
    '',
    'Changed message (1)',
    '  error a.py:7:1: m · r',
    '      n',
    '',
    'Moved (1)',
    '  a.py:8:1 → b.py:9:1 · r',
    '',
    'base aaaaaaa → head bbbbbbb · pyright 0.0.0 · no Python',
    '⚠ 1 new error in a.py · the policy only warns · 1 new warning · two checks disagree on 1 diagnostic · 1 fixed · 1 with a changed message · 1 moved · 1 unchanged · 1 disappeared with deleted files (exit code 0: warn-only)',
    '',
  ]);
});

test.each([
  ['Cannot access attribute "x" for class "A"', '  Attribute "x" is unknown', false],
  [
    'Expression of type "None" cannot be assigned to parameter of type "str"',
    '  "None" is not assignable to "str"',
    false,
  ],
  [
    'Type "None" is not assignable to declared type "type[A]"',
    '  Type "None" is not assignable to type "type[A]"',
    false,
  ],
  [
    'Expression of type "None" cannot be assigned to parameter of type "A"',
    '  "None" is not assignable to "B"',
    true,
  ],
  ['Type "A" is not assignable to declared type "B"', '  "A" is not assignable to "B"\n    more', true],
  [
    'Operator "*" not supported for types "A" and "B | None"',
    '  Operator "*" not supported for types "A" and "None"',
    true,
  ],
])('only an explanation that repeats the message is omitted: %s', (first, further, isShown) => {
  const changed = [{ before: diagnostic(5), after: diagnostic(6, { message: `${first}\n${further}` }) }];
  const text = gateText(sampleReport({}, { changed }), NO_COLORS);
  expect(text).toContain(first);
  expect(text.includes(further.trim().split('\n')[0] ?? '')).toBe(isShown);
});

test('the text lists failed schema checks with the first details of each file', () => {
  const details = Array.from({ length: 25 }, (_, line) => ({ line: line + 1, pointer: '', expected: 'x' }));
  const many = { path: 'd.jsonl', conclusion: 'invalid', schema: null, details } as const;
  const text = gateText(
    sampleReport({ conclusion: 'findings', schemas: [...SCHEMA_CHECKS, many] }),
    NO_COLORS,
  );
  expect(text).toContain(`Schemas and documents: 2 invalid, 1 breaking
  invalid b.jsonl
    line 2, /seq: expected an integer
  breaking c.schema.json
    breaking: it is required, for example null
  invalid d.jsonl
    line 1: expected x
`);
  expect(text).toContain('    line 20: expected x\n    and 5 more\n');
});

test('a long list is truncated with a reference to the JSON report', () => {
  const introduced = Array.from({ length: 130 }, (_, line) => diagnostic(line));
  const text = gateText(sampleReport({ conclusion: 'findings' }, { introduced }), NO_COLORS);
  expect(text).toContain('a.py:100:1');
  expect(text).not.toContain('a.py:101:1');
  expect(text).toContain('and 30 more; see the JSON report for all\n');
});

test('an undecided result is not marked with ✅, even together with findings that the policy allows', () => {
  const unstable = [{ side: 'after', seen: 'second', diagnostic: diagnostic(9) }] as const;
  const introduced = [diagnostic(4, { severity: 'warning' })];
  const report = sampleReport(
    {
      conclusion: 'findings',
      reasons: [
        { code: 'introduced-warnings', count: 1 },
        { code: 'unstable', count: 1 },
      ],
    },
    { introduced, unstable },
  );
  expect(gateText(report, NO_COLORS)).toContain(
    '\n⚠ Could not decide: two checks disagree on 1 diagnostic · 1 new warning (exit code 0: the policy passes)\n',
  );
});

test('the advice to install packages is omitted for relative imports', () => {
  const adviceFor = (name: string): boolean => {
    const message = `Import "${name}" could not be resolved`;
    const unresolvedImports = [diagnostic(0, { rule: 'reportMissingImports', message })];
    const text = gateText(sampleReport({}, { unresolvedImports }), NO_COLORS);
    expect(text).toContain('Names from these imports have no type');
    expect(text.includes('Install the packages')).toBe(
      text.includes('If Git ignores a module of the repository'),
    );
    return text.includes('Install the packages');
  };
  expect(['yaml', '.yaml', '..lib.yaml'].map(adviceFor)).toEqual([true, false, false]);
});

test('the text of a full report matches its snapshot', async () => {
  await expect(gateText(fullReport(), NO_COLORS)).toMatchFileSnapshot('gate-text.snapshot.txt');
});

test('the text of any report contains no terminal control characters, and withoutCommands disables all runner commands', () => {
  const expectInert = (report: Report): void => {
    const text = gateText(report, NO_COLORS);
    expect(text.replaceAll('\t', '')).not.toMatch(ACTS);
    expect(runnerCommands(text.split('\n').map(withoutCommands).join('\n'))).toEqual([]);
  };
  for (const report of hostileReports()) expectInert(report);
  fc.assert(fc.property(anyReport, expectInert), { numRuns: 150 });
});

test('hostile texts of the checked code add no terminal control characters, and withoutCommands disables all runner commands', () => {
  fc.assert(
    fc.property(hostileReport, (report) => {
      const text = gateText(report, NO_COLORS);
      expect(text.replaceAll('\t', '')).not.toMatch(ACTS);
      expect(runnerCommands(text.split('\n').map(withoutCommands).join('\n'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('very long messages are truncated', () => {
  const introduced = Array.from({ length: 100 }, (_, line) =>
    diagnostic(line, { message: 'x\n'.repeat(50_000) }),
  );
  const text = gateText(sampleReport({ conclusion: 'findings' }, { introduced }), NO_COLORS);
  expect(text.length).toBeLessThan(1_000_000);
});
