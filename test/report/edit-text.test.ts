import { describe, expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import { NO_COLORS, type Colors } from '../../src/report/colors.ts';
import { codeActionsText, editText, patchText, type EditView } from '../../src/report/edit-text.ts';

const view: EditView = {
  verbose: false,
  colors: NO_COLORS,
  indexing: 'utf-16',
  linesOf: () => undefined,
  toApply: (planId) => `Apply ${planId}.`,
};
const marked = new Proxy({} as Colors, {
  get: (_, name) => (text: string) => `<${String(name)}>${text}</>`,
});
const NONE = { error: 0, warning: 0, information: 0 };
const facts: EditFacts = {
  provenance: 'lsp',
  documents: {},
  safety: { ready: 1, checks: [{ name: 'jail', passed: true, detail: 'inside' }] },
  diagnosticsBefore: NONE,
  diagnosticsAfter: NONE,
  notCovered: [],
};

function bundleWith(editFacts: Partial<EditFacts>, applied = false): BundleOf<EditFacts> {
  const edit = { range: [0, 0, 0, 1] as const, newText: 'x' };
  const plan = {
    planId: 'sha256:0',
    files: [{ uri: 'a.py', before: 'blob:1', after: 'blob:2', edits: [edit, edit] }],
    operations: [],
  };
  return {
    facts: { ...facts, ...editFacts },
    edits: { plan, diff: '', applied },
  } as unknown as BundleOf<EditFacts>;
}

describe('patchText', () => {
  const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-\u001B[31m\r\n+new\u202E\n';

  test("returns Git's patch unchanged if the output is not a terminal", () => {
    expect(patchText({ plan: null, diff, applied: false }, false, marked)).toBe(diff);
    expect(patchText({ plan: null, diff: null, applied: false }, false, marked)).toBe('');
  });

  test('on a terminal, adds colours and escapes control characters', () => {
    const shown = patchText({ plan: null, diff, applied: false }, true, marked);
    expect(shown).toContain(
      '<bold>diff --git a/x b/x</>\n<bold>--- a/x</>\n<bold>+++ b/x</>\n<cyan>@@ -1 +1 @@</>\n',
    );
    expect(shown).toContain('<green>+new\\u202E</>');
    expect(shown).not.toMatch(/[\u001B\u202E]/u);
  });
});

describe('editText', () => {
  test('distinguishes a preview from a written edit', () => {
    expect(editText(bundleWith({}), view)).toBe(
      'Preview, nothing was written: 2 edits in 1 file.\nDiagnostics of the affected files: none.\nChecks: 1 of 1 passed.\nApply sha256:0.\n',
    );
    expect(editText(bundleWith({}, true), view)).toBe(
      'Written: 2 edits in 1 file.\nDiagnostics of the affected files: none.\nChecks: 1 of 1 passed.\n',
    );
  });

  test('reports an edit without changes', () => {
    const textOf = (cmd: string): string => {
      const empty = { request: { cmd }, facts, edits: { plan: null, diff: null, applied: false } } as unknown;
      return editText(empty as BundleOf<EditFacts>, view);
    };
    expect(textOf('rename')).toBe('The edit changes nothing.\n');
    expect(textOf('codeActions')).toBe(
      'The edit changes nothing: the server sent no change for this code action. If you expected a change, run the action in an editor.\n',
    );
  });

  test('reports changed diagnostic counts, and omits unknown counts', () => {
    const after = { error: 2, warning: 0, information: 1 };
    expect(editText(bundleWith({ diagnosticsAfter: after }), view)).toContain(
      '\nDiagnostics of the affected files: error 0 → 2, information 0 → 1.\n',
    );
    expect(editText(bundleWith({ diagnosticsBefore: null, diagnosticsAfter: null }), view)).not.toContain(
      'Diagnostics',
    );
  });

  test('lists failed checks, and omits checks that did not apply', () => {
    const checks: EditFacts['safety']['checks'] = [
      { name: 'jail', passed: true, detail: 'inside' },
      { name: 'merge', passed: null, detail: 'nothing to merge' },
      { name: 'clean-tree', passed: false, detail: 'Uncommitted: "a\u001B[2Jb".' },
    ];
    const output = editText(bundleWith({ safety: { ready: 0.5, checks } }), view);
    expect(output).toContain('\nChecks: 1 of 2 passed.\n  clean-tree: Uncommitted: "a\\u001B[2Jb".\n');
    expect(output).not.toContain('nothing to merge');
  });

  test('lists the first twenty mentions that the edit does not cover, and counts the others; verbose output lists all', () => {
    const notCovered = Array.from({ length: 25 }, (_, line) => ({
      uri: 'a.md',
      range: [line, 0, line, 1] as const,
      reason: 'documentation' as const,
      text: `line ${line}`,
    })) as unknown as EditFacts['notCovered'];
    const output = editText(bundleWith({ notCovered }), view);
    expect(output).toContain('Not covered: 25 mentions\n');
    expect(output).toContain('line 19\n  and 5 more (verbose output and JSON show all)\n');
    expect(output).not.toContain('line 20');
    expect(editText(bundleWith({ notCovered }), { ...view, verbose: true })).toContain('line 24\n');
  });
});

test('each code action is on its own line, with an escaped title', () => {
  const codeActions = [
    { index: 0, title: 'Do\u001B[2J\nit', kind: 'quickfix', disabled: null },
    { index: 1, title: 'Not now', kind: null, disabled: 'a reason' },
  ];
  expect(codeActionsText({ provenance: 'lsp', documents: {}, codeActions })).toBe(
    '0: Do\\u001B[2J\\nit (quickfix)\n1: Not now - disabled: a reason\n',
  );
  expect(codeActionsText({ provenance: 'lsp', documents: {}, codeActions: [] })).toBe(
    'No code actions are available here.\n',
  );
});
