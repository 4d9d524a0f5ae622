import { expect, test } from 'vitest';
import type { EditStep, StepEdit } from '../../src/edit/edit-step.ts';
import { joinedByFile } from '../../src/refactor/linked-edits.ts';

const at = (column: number, newText: string): StepEdit => ({ range: [0, column, 0, column + 1], newText });
const edit = (uri: string, ...edits: readonly StepEdit[]): EditStep => ({ kind: 'edit', uri, edits });
const move: EditStep = { kind: 'rename', oldUri: 'b.py', newUri: 'c.py' };

/** Joins the steps. `link.py` is a link to `a.py`. */
function joined(...steps: readonly EditStep[]): readonly EditStep[] {
  const resolved = steps.map((step) =>
    step.kind === 'edit' && step.uri === 'link.py' ? { ...step, uri: 'a.py' } : step,
  );
  return joinedByFile(steps, { steps: resolved, annotations: {} }).steps;
}

test('the edits of a link and of its target are joined, and identical edits occur once', () => {
  const one = edit('link.py', at(0, 'x'), at(2, 'y'));
  const other = edit('a.py', at(0, 'x'), at(4, 'z'));
  expect(joined(one, edit('b.py', at(0, 'x')), other)).toEqual([
    edit('a.py', at(0, 'x'), at(2, 'y'), at(4, 'z')),
    edit('b.py', at(0, 'x')),
  ]);
});

test('edits under one name stay separate, as do edits under two names with a file operation between them', () => {
  const successive = [edit('a.py', at(0, 'x')), edit('a.py', at(0, 'x'))];
  expect(joined(...successive)).toEqual(successive);
  expect(joined(edit('a.py', at(0, 'x')), move, edit('link.py', at(0, 'x')))).toEqual([
    edit('a.py', at(0, 'x')),
    move,
    edit('a.py', at(0, 'x')),
  ]);
});

test.each([[['a.py', 'link.py', 'a.py']], [['a.py', 'a.py', 'link.py']], [['link.py', 'a.py', 'a.py']]])(
  'three steps under two names of a file are rejected: %j',
  (names) => {
    const steps = names.map((name, index) => edit(name, at(2 * index, 'x')));
    expect(() => joined(...steps)).toThrow('edits "a.py" and a link to it more than once');
  },
);
