import { verdictOf } from '../../src/gate/verdict.ts';
import type { ProcessReward } from '../../src/model/bundle.ts';
import type { DeltaDiagnostic, ProposalCheck, Report, TrajectoryStep } from '../../src/model/report.ts';
import { sampleReport, SCHEMA_CHECKS } from './sample-report.ts';

const AT = { uri: 'src/pay.py', range: [4, 2, 4, 9] as const };

function rewardOf(r: number): ProcessReward {
  return {
    version: 'rl-csf-v1',
    previousBundleId: null,
    r,
    components: { diag_delta: 2, safety_delta: 0, confidence_delta: 0, tool_error: 0 },
    weights: { wD: 1, wS: 1, wA: 1, wE: 1, gamma: 0.99 },
    source: 'gate',
    scopeChanged: false,
    explanation: 'two more diagnostics',
  };
}

function diagnostic(line: number, severity: DeltaDiagnostic['severity'], message: string): DeltaDiagnostic {
  return { uri: 'src/pay.py', range: [line, 2, line, 9], severity, rule: 'reportCallIssue', message };
}

const DIFF = `--- a/src/pay.py
+++ b/src/pay.py
@@ -1,2 +1,2 @@
-def pay():
+def settle():
     return 1
`;

const PROPOSAL: ProposalCheck = {
  path: '.lanser/proposals/rename.json',
  index: 0,
  kind: 'rename',
  selector: 'py://src.pay:pay',
  newName: 'settle',
  conclusion: 'complete',
  diff: DIFF,
  delta: 0,
  safety: { ready: 1, checks: [{ name: 'collisions', passed: true, detail: 'no name is taken' }] },
  missed: [],
  reward: rewardOf(1),
};

const INCOMPLETE: ProposalCheck = {
  ...PROPOSAL,
  index: 1,
  conclusion: 'incomplete',
  missed: [{ uri: 'tests/test_pay.py', range: [9, 4, 9, 7] }],
  unrelated: [{ ...AT, diff: '@@ -5 +5 @@\n-    return 1\n+    return 2\n' }],
};

const UNSAFE: ProposalCheck = {
  ...PROPOSAL,
  path: null,
  index: 2,
  conclusion: 'unsafe',
  delta: 3,
  safety: {
    ready: 0.5,
    checks: [{ name: 'collisions', passed: false, detail: 'settle is taken', places: [AT] }],
  },
};

const BROKEN: ProposalCheck = {
  path: '.lanser/proposals/move.json',
  index: 0,
  kind: 'renameFile',
  oldUri: 'a.py',
  newUri: 'b.py',
  conclusion: 'error',
  diff: null,
  delta: null,
  safety: null,
  missed: [],
  reward: null,
  error: { code: 'E/NOT_FOUND', message: 'a.py does not exist. Name a file of head.', details: {} },
};

function step(index: number, title: string, r: number | null): TrajectoryStep {
  return {
    commit: String(index).repeat(40),
    title,
    skipped: 0,
    counts: r === null ? null : { error: index, warning: 0, information: 0 },
    reward: r === null ? null : rewardOf(r),
    error: r === null ? { code: 'E/LS_CRASH', message: 'The server ended.', details: {} } : null,
  };
}

/** Returns a report with results of many kinds, but with an empty list `failures`. */
export function fullReport(): Report {
  const report = partsOfAllKinds();
  return { ...report, ...verdictOf(report) };
}

function partsOfAllKinds(): Report {
  const suppression = { ...AT, kind: 'suppression', text: '# type: ignore' } as const;
  return sampleReport(
    {
      conclusion: 'findings',
      projects: [{ workingDirectory: '.', configDigest: null, before: null, after: null }],
      traces: [
        { path: '.lanser/traces/a.jsonl', conclusion: 'match', bundles: 3, firstDifference: null },
        {
          path: '.lanser/traces/b.jsonl',
          conclusion: 'mismatch',
          bundles: 2,
          firstDifference: {
            line: 7,
            index: 1,
            pointer: '/facts/counts',
            message: 'The answer differs from the recorded answer.',
            expected: { error: 1 },
            got: { error: 2 },
          },
        },
      ],
      schemas: SCHEMA_CHECKS,
      proposals: [PROPOSAL, INCOMPLETE, UNSAFE, BROKEN],
      evidence: {
        suppressions: { introduced: [suppression], removed: [{ ...suppression, text: '# noqa' }], hidden: 1 },
        configuration: {
          changed: [{ path: 'pyproject.toml', change: 'modified' }],
          weakened: [
            {
              kind: 'rule',
              uri: 'pyproject.toml',
              range: null,
              text: 'reportX',
              before: 'error',
              after: 'none',
            },
          ],
        },
        files: {
          deleted: [{ kind: 'deleted', uri: 'src/old.py', range: null, text: 'src/old.py' }],
          stubs: [{ kind: 'stub', uri: 'src/pay.pyi', range: null, text: 'src/pay.pyi' }],
          tests: [{ kind: 'test', uri: 'tests/test_pay.py', range: [3, 0, 5, 0], text: 'test_pay' }],
        },
      },
      reward: rewardOf(-2),
      trajectory: [step(1, 'first | step', 1), step(2, 'second', null), step(3, 'third', -3.5)],
      policy: {
        failOn: ['introduced-errors', 'suppressions'],
        warnOnly: false,
        failed: true,
        reasons: ['introduced-errors'],
        waived: [{ reason: 'suppressions', label: 'types later' }],
        head: { failOn: [], warnOnly: true, failed: false, reasons: [], error: null },
      },
    },
    {
      introduced: [
        {
          ...diagnostic(3, 'error', 'Expected 0 positional arguments'),
          excerpt: { firstLine: 2, lines: ['def settle():', '  pay(account)', '  return 1'] },
        },
        diagnostic(8, 'warning', 'one\ntwo'),
      ],
      resolved: [
        diagnostic(2, 'error', 'gone'),
        { ...diagnostic(6, 'error', 'with its file'), fileDeleted: true },
      ],
      changed: [{ before: diagnostic(5, 'error', 'old'), after: diagnostic(6, 'error', 'new') }],
      moved: [
        { before: diagnostic(7, 'error', 'm'), after: { ...diagnostic(8, 'error', 'm'), uri: 'src/b.py' } },
      ],
      unstable: [{ side: 'after', seen: 'second', diagnostic: diagnostic(9, 'error', 'now and then') }],
      persisting: 12,
    },
  );
}
