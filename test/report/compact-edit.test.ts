import { expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import type { PlannedEdit, PlanOperation } from '../../src/model/plan.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { compactEdit } from '../../src/report/compact-edit.ts';
import { lineIndex } from '../../src/text/line-index.ts';

const NONE = { error: 0, warning: 0, information: 0 };

function preview(
  text: string,
  edits: readonly PlannedEdit[],
  operations: readonly PlanOperation[] = [],
): readonly string[] {
  const bundle = {
    request: { cmd: 'rename' },
    facts: {
      safety: { ready: 1, checks: [] },
      diagnosticsBefore: NONE,
      diagnosticsAfter: NONE,
      notCovered: [],
    },
    edits: { plan: { planId: 'sha256:0', files: [{ uri: 'a.py', edits }], operations }, applied: false },
  } as unknown as Omit<BundleOf<EditFacts>, 'facts'> & { readonly facts: EditFacts };
  const lines = lineIndex(text);
  const view = {
    verbose: false,
    colors: NO_COLORS,
    indexing: 'utf-16' as const,
    linesOf: () => lines,
    toApply: (planId: string) => planId,
  };
  return compactEdit(bundle, view).lines;
}

test.each<readonly [string, readonly PlannedEdit[], readonly string[]]>([
  ['the new text of a line', [{ range: [0, 1, 0, 3], newText: 'X' }], ['a.py:1:2: hXlo']],
  [
    'two edits of a line together',
    [
      { range: [0, 0, 0, 1], newText: 'J' },
      { range: [0, 4, 0, 5], newText: 'Y' },
    ],
    ['a.py:1:1: JellY'],
  ],
  [
    'the line that remains of two edited lines',
    [{ range: [0, 5, 1, 3], newText: 'X' }],
    ['a.py:1:6: helloXdef'],
  ],
])('the preview of an edit shows %s', (_, edits, expected) => {
  expect(preview('hello\nabcdef\n', edits)).toEqual(expected);
});

test('the preview shows each file operation as one line, with escaped line feeds', () => {
  const operations = [
    { kind: 'rename', oldUri: 'old.py', newUri: 'a b.py' },
    { kind: 'create', uri: 'c\nd.py' },
  ] as unknown as readonly PlanOperation[];
  expect(preview('', [], operations)).toEqual(['rename old.py to a b.py', String.raw`create c\nd.py`]);
});
