import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../../src/edit/edit-step.ts';
import { makePlan } from '../../src/edit/plan/make-plan.ts';
import type { TreeReader } from '../../src/edit/plan/tree-reader.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { requestedEdit } from '../../src/protocol/requested-edit.ts';
import type { ServerView } from '../../src/protocol/server-view.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const OPEN = 'file:///w/open.py';
/** The parts of a `ServerView` that `requestedEdit` reads. The document `OPEN` is open at version 3. */
const VIEW = {
  name: 'a server',
  session: {
    documents: { textOf: (uri: string) => (uri === OPEN ? 'x' : undefined), versionOf: () => 3 },
  },
} as unknown as ServerView;

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const WHOLE = {
  changeAnnotations: { why: { label: 'Why', needsConfirmation: true, description: 'because' } },
  documentChanges: [
    {
      kind: 'create',
      uri: 'new.py',
      options: { overwrite: true, ignoreIfExists: false },
      annotationId: 'why',
    },
    { textDocument: { uri: OPEN, version: 3 }, edits: [{ range, newText: 'y', annotationId: 'why' }] },
    { kind: 'rename', oldUri: 'a.py', newUri: 'b.py', options: { ignoreIfExists: true } },
    { kind: 'delete', uri: 'c.py', options: { recursive: true, ignoreIfNotExists: true } },
  ],
} satisfies WorkspaceEdit;

describe('a WorkspaceEdit', () => {
  test('keeps its options and annotations, and the order of its steps', () => {
    expect(requestedEdit(VIEW, WHOLE)).toEqual({
      annotations: WHOLE.changeAnnotations,
      steps: [
        {
          kind: 'create',
          uri: 'new.py',
          options: { overwrite: true, ignoreIfExists: false },
          annotation: 'why',
        },
        { kind: 'edit', uri: OPEN, edits: [{ range: [0, 0, 0, 1], newText: 'y', annotation: 'why' }] },
        { kind: 'rename', oldUri: 'a.py', newUri: 'b.py', options: { ignoreIfExists: true } },
        { kind: 'delete', uri: 'c.py', options: { recursive: true, ignoreIfNotExists: true } },
      ],
    });
  });

  test('prefers `documentChanges` to `changes`', () => {
    const both = { changes: { [OPEN]: [{ range, newText: 'old' }] }, documentChanges: [] };
    expect(requestedEdit(VIEW, both).steps).toEqual([]);
  });

  test('may contain `null`, which has the same effect as an omitted property', () => {
    const change = { kind: 'create', uri: 'new.py', options: null, annotationId: null };
    const edit = { changes: null, documentChanges: [change], changeAnnotations: null } as unknown;
    expect(requestedEdit(VIEW, edit as WorkspaceEdit)).toEqual({
      annotations: {},
      steps: [{ kind: 'create', uri: 'new.py' }],
    });
    const other = { changes: { [OPEN]: [{ range, newText: 'new' }] }, documentChanges: null } as unknown;
    expect(requestedEdit(VIEW, other as WorkspaceEdit).steps).toMatchObject([
      { kind: 'edit', edits: [{ newText: 'new' }] },
    ]);
  });

  test.each([
    [3, true],
    [null, true],
    [undefined, true],
    [2, false],
    [4, false],
  ])('with version %s for a document at version 3 is accepted: %s', (version, fits) => {
    const editOf = (uri: string): WorkspaceEdit =>
      ({ documentChanges: [{ textDocument: { uri, version }, edits: [] }] }) as unknown as WorkspaceEdit;
    if (fits) expect(requestedEdit(VIEW, editOf(OPEN)).steps).toHaveLength(1);
    else expect(() => requestedEdit(VIEW, editOf(OPEN))).toThrow(/different version of an open document/u);
    // The same document in a different spelling.
    const spelled = (): RequestedEdit => requestedEdit(VIEW, editOf('file://localhost/w/%6Fpen.py'));
    if (fits) expect(spelled().steps).toHaveLength(1);
    else expect(spelled).toThrow(/different version of an open document/u);
    expect(requestedEdit(VIEW, editOf('file:///w/closed.py')).steps).toHaveLength(1);
  });
});

const EMPTY: TreeReader = {
  kindOf: async () => undefined,
  read: async () => undefined,
  isExecutable: async () => false,
  namesIn: async () => [],
  filesBelow: async () => [],
};

/** Returns the paths of a value and of every value inside it, each as a list of keys. */
function placesIn(value: unknown, before: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [before];
  return [before, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...before, key]))];
}

function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

test('a WorkspaceEdit with one value replaced at random becomes a valid edit, or causes a TypeError or a LanserError', async () => {
  const other = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 0.5, 2 ** 60, '', [], {}, '__proto__'));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...placesIn(WHOLE)), other, async (place, value) => {
      const given = withAt(WHOLE, place, value) as WorkspaceEdit;
      let edit: RequestedEdit;
      try {
        edit = requestedEdit(VIEW, given);
      } catch (error) {
        expect(error instanceof TypeError || error instanceof LanserError, String(error)).toBe(true);
        return;
      }
      // Other code checks file names, so the created file gets a valid name here.
      const creations = edit.steps.flatMap((step) =>
        step.kind === 'create' ? [{ ...step, uri: 'new.py' }] : [],
      );
      const plan = await makePlan({ ...edit, steps: creations.slice(0, 1) }, EMPTY, { resolution: null });
      expect(schemaErrors('plan', plan)).toEqual([]);
      for (const step of edit.steps) {
        if (step.kind !== 'edit') continue;
        for (const {
          range: [line, character],
          newText,
        } of step.edits) {
          expect([Number.isInteger(line), Number.isInteger(character), typeof newText]).toEqual([
            true,
            true,
            'string',
          ]);
        }
      }
    }),
    { numRuns: 500 },
  );
});
