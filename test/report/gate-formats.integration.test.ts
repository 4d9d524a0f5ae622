import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeltaDiagnostic, Report } from '../../src/model/report.ts';
import { renderGate, type GateFormat } from '../../src/report/gate-formats.ts';
import { CLI_HINTS } from '../../src/cli/hint-words.ts';
import { anyReport, hostileReports } from '../helpers/any-report.ts';
import { CAN_READ_JUNIT, expectJunit, gitlabIssues, rdDiagnostics, xpath } from '../helpers/format-errors.ts';
import { fullReport } from '../helpers/full-report.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { findingsReport, sampleReport } from '../helpers/sample-report.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const render = (format: GateFormat, report: Report): string => renderGate(format, report, CLI_HINTS);

function diagnostic(parts: Partial<DeltaDiagnostic> = {}): DeltaDiagnostic {
  return {
    uri: 'pkg/a b.py',
    range: [2, 4, 2, 9],
    severity: 'error',
    rule: 'reportReturnType',
    message: 'bad\nworse',
    ...parts,
  };
}

const junitTest = test.skipIf(!CAN_READ_JUNIT);

const FAILS = ['introduced-errors'] as const;

/** A report with errors, which fail the gate, and a warning, which does not. */
const failing = sampleReport(
  {
    conclusion: 'findings',
    reasons: [
      { code: 'introduced-errors', count: 2 },
      { code: 'introduced-warnings', count: 1 },
    ],
    policy: { failOn: FAILS, warnOnly: false, failed: true, reasons: FAILS },
  },
  { introduced: [diagnostic(), diagnostic(), diagnostic({ severity: 'warning', range: [8, 0, 9, 0] })] },
);

/** Three inconclusive reports: after a failure, after a disagreement of two checks, and without a stated cause. */
const inconclusive: readonly Report[] = [
  sampleReport({
    conclusion: 'inconclusive',
    delta: null,
    failures: [
      { side: 'before', workingDirectory: null, code: 'E/INCONCLUSIVE', message: 'no base', details: {} },
    ],
  }),
  sampleReport(
    { conclusion: 'inconclusive' },
    { unstable: [{ side: 'after', seen: 'first', diagnostic: diagnostic() }] },
  ),
  sampleReport({ conclusion: 'inconclusive', delta: null }),
];

junitTest(
  'JUnit: a finding is a failure if the gate fails because of it, and is skipped otherwise',
  async () => {
    await using folder = await temporaryFolder();
    const text = render('junit', failing);
    expectJunit(folder.path, [text]);
    const count = (path: string): string => xpath(text, `count(//${path})`);
    // The verdict is an additional test case, which fails too.
    expect([count('testcase'), count('failure'), count('skipped'), count('error')]).toEqual([
      '4',
      '3',
      '1',
      '0',
    ]);
    expect(xpath(text, 'string(/testsuites/@failures)')).toBe('3');
    expect(xpath(text, 'string((//failure)[2])')).toBe('pkg/a b.py:3:5\nbad\nworse');
    expect(xpath(text, 'string((//failure)[2]/@message)')).toBe('bad');
    // Programs that read JUnit identify a test case by its name. So lanser adds numbers to equal names.
    expect(xpath(text, 'string((//testcase)[3]/@name)')).toBe('pkg/a b.py:3:5 reportReturnType #2');
  },
);

junitTest(
  'JUnit: a gate with --warn-only has no failures, and a clean gate has one passed test case',
  async () => {
    await using folder = await temporaryFolder();
    const warned = render('junit', { ...failing, policy: { ...failing.policy, warnOnly: true } });
    const clean = render('junit', sampleReport());
    expectJunit(folder.path, [warned, clean]);
    expect(xpath(warned, 'count(//failure|//error)')).toBe('0');
    expect(xpath(warned, 'count(//skipped)')).toBe('3');
    expect(xpath(clean, 'count(//testcase)')).toBe('1');
    expect(xpath(clean, 'count(//failure|//error|//skipped)')).toBe('0');
  },
);

test('GitLab: issues have severities, locations and unique fingerprints', () => {
  const issues = gitlabIssues(render('gitlab', failing));
  expect(issues.map(({ severity, check_name: name }) => [severity, name])).toEqual([
    ['major', 'reportReturnType'],
    ['major', 'reportReturnType'],
    ['minor', 'reportReturnType'],
  ]);
  expect(issues[0]).toMatchObject({
    description: 'bad\nworse',
    location: { path: 'pkg/a b.py', lines: { begin: 3 } },
  });
  // The range ends at the beginning of line 10.
  expect(issues[2]?.location.lines).toEqual({ begin: 9, end: 9 });
  expect(render('gitlab', sampleReport())).toBe('[]\n');
});

test('RDJSON: diagnostics have severities, ranges of whole lines, and the URL of the rule', () => {
  const diagnostics = rdDiagnostics(render('rdjson', failing));
  expect(diagnostics).toHaveLength(3);
  expect(diagnostics[0]).toEqual({
    message: 'bad\nworse',
    severity: 'ERROR',
    code: {
      value: 'reportReturnType',
      url: 'https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportReturnType',
    },
    location: { path: 'pkg/a b.py', range: { start: { line: 3 }, end: { line: 3 } } },
  });
  // The range ends at the beginning of line 10.
  expect(diagnostics[2]?.location.range).toEqual({ start: { line: 9 }, end: { line: 9 } });
});

junitTest.each(inconclusive.map((report, index) => ({ report, index })))(
  'an inconclusive gate is visible in every format: cause $index',
  async ({ report }) => {
    await using folder = await temporaryFolder();
    const junit = render('junit', report);
    expectJunit(folder.path, [junit]);
    expect(xpath(junit, 'count(//testcase[@name="verdict"]/error[contains(., "Could not decide")])')).toBe(
      '1',
    );
    const [issue] = gitlabIssues(render('gitlab', report));
    expect(issue).toMatchObject({ severity: 'blocker', check_name: 'lanser/verdict' });
    const [first] = rdDiagnostics(render('rdjson', report));
    expect(first).toMatchObject({ severity: 'ERROR', code: { value: 'lanser/verdict' } });
    const sarif = JSON.parse(render('sarif', report)) as {
      runs: [{ invocations: [{ executionSuccessful: boolean; toolExecutionNotifications: unknown[] }] }];
    };
    expect(sarif.runs[0].invocations[0].executionSuccessful).toBe(false);
    expect(sarif.runs[0].invocations[0].toolExecutionNotifications.length).toBeGreaterThan(0);
    for (const format of ['text', 'markdown', 'html'] as const) {
      expect(render(format, report)).toContain('Could not decide');
    }
    expect(JSON.parse(render('json', report))).toMatchObject({ conclusion: 'inconclusive' });
  },
);

junitTest('JUnit, GitLab and RDJSON show a failed gate without a finding', async () => {
  await using folder = await temporaryFolder();
  const reasons = ['negative-reward'] as const;
  const report = sampleReport({ policy: { failOn: reasons, warnOnly: false, failed: true, reasons } });
  const junit = render('junit', report);
  expectJunit(folder.path, [junit]);
  expect(xpath(junit, 'count(//failure[contains(., "negative-reward")])')).toBe('1');
  expect(gitlabIssues(render('gitlab', report))[0]).toMatchObject({ severity: 'critical' });
  expect(rdDiagnostics(render('rdjson', report))[0]?.message).toContain('negative-reward');
  // Here, the gate fails because of a finding that GitLab gets. So GitLab gets no separate issue for the verdict.
  const withFinding = findingsReport();
  expect(gitlabIssues(render('gitlab', withFinding)).map(({ check_name: name }) => name)).toEqual(['syntax']);
});

junitTest(
  'control characters in messages (in JUnit, all characters that XML forbids) are escaped, ]]> is kept, and long messages are truncated',
  async () => {
    await using folder = await temporaryFolder();
    const message = `]]> \u0000\u0008\u000B\u001B\uFFFD\uFFFE\uFFFF\uD800 <a b="c"> &amp; ::error::x ##[error]x\n::error::y`;
    const report = sampleReport(
      {},
      { introduced: [diagnostic({ message }), diagnostic({ message: 'é😀'.repeat(100_000) })] },
    );
    const junit = render('junit', report);
    expectJunit(folder.path, [junit]);
    expect(junit.length).toBeLessThan(40_000);
    expect(xpath(junit, 'string((//skipped)[1])')).toBe(
      'pkg/a b.py:3:5\n]]> \\u0000\\u0008\\u000B\\u001B\uFFFD\\uFFFE\\uFFFF\\uD800 <a b="c"> &amp; ::error::x ##[error]x\n::error::y',
    );
    expect(runnerCommands(junit)).toEqual([]);
    for (const text of [...gitlabIssues(render('gitlab', report))].map(({ description }) => description)) {
      expect(text.length).toBeLessThanOrEqual(4000);
      expect(text).not.toMatch(/\p{Cs}/u);
    }
    expect(rdDiagnostics(render('rdjson', report))[0]?.message).toContain(']]> \\u0000');
  },
);

/** More new errors than a document lists. */
const tooMany = Array.from({ length: 5003 }, (_, line) =>
  diagnostic({ range: [line, 0, line, 1], message: 'm' }),
);

junitTest('JUnit: omitted findings are counted', () => {
  const text = render('junit', sampleReport({}, { introduced: tooMany }));
  expect(xpath(text, 'string(//testcase[1]/system-out)')).toContain('3 findings omitted');
});

test('GitLab and RDJSON: omitted findings are counted, whether the gate fails or not', () => {
  const { reasons, policy } = failing;
  for (const [parts, severities] of [
    [{}, ['info', 'INFO']],
    [{ conclusion: 'findings', reasons, policy }, ['critical', 'ERROR']],
  ] as const) {
    const report = sampleReport(parts, { introduced: tooMany });
    const issues = gitlabIssues(render('gitlab', report));
    const diagnostics = rdDiagnostics(render('rdjson', report));
    expect([issues.length, diagnostics.length]).toEqual([5001, 5001]);
    expect([issues[0]?.severity, diagnostics[0]?.severity]).toEqual(severities);
    for (const text of [issues[0]?.description, diagnostics[0]?.message]) {
      expect(text).toContain('\n3 findings omitted. ');
    }
  }
});

junitTest('hostile and random reports become valid JUnit, GitLab and RDJSON documents', async () => {
  await using folder = await temporaryFolder();
  const reports = [fullReport(), ...hostileReports(), ...fc.sample(anyReport, 150)];
  expectJunit(
    folder.path,
    reports.map((report) => render('junit', report)),
  );
  for (const report of reports) {
    const issues = gitlabIssues(render('gitlab', report));
    const diagnostics = rdDiagnostics(render('rdjson', report));
    expect(diagnostics).toHaveLength(issues.length);
    if (report.conclusion === 'inconclusive') expect(issues[0]?.severity).toBe('blocker');
    expect(runnerCommands(render('junit', report))).toEqual([]);
  }
});
