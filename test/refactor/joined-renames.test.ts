import { expect, test } from 'vitest';
import type { RequestedEdit } from '../../src/edit/edit-step.ts';
import { joinedRenames } from '../../src/refactor/joined-renames.ts';

function rename(newText: string, key: string, needsConfirmation: boolean): RequestedEdit {
  return {
    steps: [
      { kind: 'edit', uri: 'file:///a.py', edits: [{ range: [0, 0, 0, 1], newText, annotation: key }] },
    ],
    annotations: Object.fromEntries([[key, { label: newText, needsConfirmation }]]),
  };
}

function pendingOf({ steps, annotations }: RequestedEdit): readonly (boolean | undefined)[] {
  const edits = steps.flatMap((step) => (step.kind === 'edit' ? step.edits : []));
  const known = new Map(Object.entries(annotations));
  return edits.map(({ annotation }) => known.get(annotation ?? '')?.needsConfirmation);
}

test.each(['1', '__proto__', 'constructor'])(
  'two renames can use the key %j for different annotations',
  (key) => {
    const [one, other] = [rename('a', key, true), rename('b', key, false)];
    expect(pendingOf(joinedRenames([one, other]))).toEqual([true, false]);
    expect(pendingOf(joinedRenames([other, one]))).toEqual([false, true]);
  },
);

test('a change that two renames share needs confirmation if one of the renames requires confirmation', () => {
  const [one, other] = [rename('a', '1', true), rename('a', '2', false)];
  expect(pendingOf(joinedRenames([one, other]))).toEqual([true]);
  expect(pendingOf(joinedRenames([other, one]))).toEqual([true]);
});
