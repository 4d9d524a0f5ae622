import * as fc from 'fast-check';
import type { Delta, DeltaDiagnostic, Report, SchemaCheck } from '../../src/model/report.ts';
import { hostileText } from './hostile-texts.ts';

const side = (id: string): NonNullable<Report['before']> => ({
  commit: id.repeat(40),
  tree: id.repeat(40),
  bundleId: `sha256:${id.repeat(64)}`,
  counts: { error: 1, warning: 0, information: 0 },
});

/** Returns the report of a clean gate. The arguments replace members of the report and of its delta. */
export function sampleReport(parts: Partial<Report> = {}, delta: Partial<Delta> = {}): Report {
  return {
    version: '1.0',
    conclusion: 'clean',
    reasons: [],
    before: side('a'),
    after: side('b'),
    projects: [],
    delta: { introduced: [], resolved: [], changed: [], moved: [], unstable: [], persisting: 0, ...delta },
    traces: [],
    schemas: [],
    proposals: [],
    evidence: { configuration: { changed: [] } },
    reward: null,
    trajectory: [],
    policy: { failOn: ['introduced-errors'], warnOnly: false, failed: false, reasons: [] },
    failures: [],
    environment: {
      tool: { name: 'lanser', version: '0.0.0' },
      server: { name: 'pyright', version: '0.0.0' },
      python: null,
      platform: 'linux-x64',
      cage: 'permission-model',
    },
    timing: {},
    ...parts,
  };
}

/** Returns the report of a gate that fails because of one new error. */
export function findingsReport(): Report {
  const reasons = ['introduced-errors'] as const;
  return sampleReport(
    {
      conclusion: 'findings',
      reasons: [{ code: 'introduced-errors', count: 1 }],
      policy: { failOn: reasons, warnOnly: false, failed: true, reasons },
    },
    { introduced: [{ uri: 'a.py', range: [0, 0, 0, 5], severity: 'error', rule: null, message: 'bad' }] },
  );
}

export const hostileDiagnostic: fc.Arbitrary<DeltaDiagnostic> = fc.record({
  // Git's paths contain neither lone surrogates nor NUL.
  uri: hostileText.map((text) => `p/${text.replaceAll(/\p{Cs}|\0/gu, '')}`),
  range: fc.constantFrom<DeltaDiagnostic['range']>([0, 0, 0, 5], [4, 2, 5, 0]),
  severity: fc.constantFrom('error', 'warning', 'information'),
  rule: fc.option(hostileText),
  message: hostileText,
});

/** The checks of an invalid document and of a schema with a breaking change. */
export const SCHEMA_CHECKS: readonly SchemaCheck[] = [
  {
    path: 'b.jsonl',
    conclusion: 'invalid',
    schema: 'trace',
    details: [{ line: 2, pointer: '/seq', expected: 'an integer', value: '1' }],
  },
  {
    path: 'c.schema.json',
    conclusion: 'breaking',
    schema: null,
    details: [
      {
        pointer: '',
        direction: 'backward',
        verdict: 'breaking',
        reason: 'it is required',
        counterExample: null,
      },
      { pointer: '/type', direction: 'backward', verdict: 'compatible', reason: 'type was removed' },
    ],
  },
];

const violation = fc.record({
  line: fc.option(fc.integer({ min: 1, max: 9 })),
  pointer: hostileText,
  expected: hostileText,
  value: hostileText,
});
const difference = fc
  .record({
    pointer: hostileText,
    direction: fc.constantFrom('backward', 'forward'),
    verdict: fc.constantFrom('compatible', 'breaking', 'undecided'),
    reason: hostileText,
    counterExample: fc.option(hostileText, { nil: undefined }),
  })
  .map(({ counterExample, ...rest }) => (counterExample === undefined ? rest : { ...rest, counterExample }));

const hostileCheck: fc.Arbitrary<SchemaCheck> = fc.record({
  path: hostileText,
  conclusion: fc.constantFrom('valid', 'invalid', 'compatible', 'breaking', 'undecided', 'unchanged'),
  schema: fc.constantFrom(null, 'plan'),
  details: fc.oneof(
    fc.array(violation, { maxLength: 3 }),
    fc.array(difference, { maxLength: 3 }),
    fc.array(violation, { minLength: 19, maxLength: 22 }),
  ),
});

const several = fc.array(hostileDiagnostic, { maxLength: 8 });
const pairs = fc.array(fc.record({ before: hostileDiagnostic, after: hostileDiagnostic }), { maxLength: 8 });

/** Reports with hostile texts: findings, or a failure that makes the gate inconclusive. */
export const hostileReport: fc.Arbitrary<Report> = fc
  .record({
    delta: fc.record({
      introduced: several,
      resolved: several,
      changed: pairs,
      moved: pairs,
      unstable: several.map((all) =>
        all.map((diagnostic) => ({ side: 'after' as const, seen: 'first' as const, diagnostic })),
      ),
    }),
    schemas: fc.array(hostileCheck, { maxLength: 4 }),
    names: fc.array(hostileText, { maxLength: 3 }),
    failure: fc.option(hostileText),
  })
  .map(({ delta, schemas, names, failure }) => {
    const changed = names.map((path) => ({ path, change: 'modified' as const }));
    const evidence = { configuration: { changed } };
    if (failure === null) return sampleReport({ conclusion: 'findings', evidence, schemas }, delta);
    const message = failure;
    const failed = {
      side: 'before' as const,
      workingDirectory: null,
      code: 'E/LS_CRASH',
      message,
      details: {},
    };
    return sampleReport({ conclusion: 'inconclusive', evidence, schemas, delta: null, failures: [failed] });
  });
