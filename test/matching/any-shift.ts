import * as fc from 'fast-check';
import type { Hunk, TreeChange } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { diagnostic, modified, type TwoSides } from './any-diagnostic.ts';

export interface Shift {
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
  readonly context: TwoSides;
}

type Line =
  | {
      readonly kind: 'kept';
      readonly text: string;
      readonly errors: number;
      /** True if the errors of this line end at column 0 of the next line. */
      readonly endsOnNextLine: boolean;
    }
  | { readonly kind: 'removed' | 'inserted' };

const line: fc.Arbitrary<Line> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('kept' as const),
      text: fc.constantFrom('x = bad', 'y = f(bad)'),
      errors: fc.nat({ max: 2 }),
      endsOnNextLine: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('removed' as const, 'inserted' as const) }) },
);

/**
 * Random changes of a file: lines are added and removed, the kept lines can be indented, and the file can be renamed.
 * Only kept lines have errors. All messages are equal, so the errors differ only in their positions.
 */
export const anyShift: fc.Arbitrary<Shift> = fc
  .record({
    lines: fc.array(line, { maxLength: 20 }),
    indent: fc.constantFrom('', '    '),
    renamed: fc.boolean(),
  })
  .map(({ lines, indent, renamed }) => {
    const headUri = renamed ? 'renamed.py' : 'a.py';
    const [base, head]: [string[], string[]] = [[], []];
    const [before, after]: [Diagnostic[], Diagnostic[]] = [[], []];
    const hunks: Hunk[] = [];
    for (const each of lines) {
      if (each.kind === 'kept') {
        for (let error = 0; error < each.errors; error += 1) {
          const column = each.text.indexOf('bad');
          const rangeAt = (number: number, start: number): FlatRange =>
            each.endsOnNextLine ? [number, start, number + 1, 0] : [number, start, number, start + 3];
          before.push(diagnostic('a.py', rangeAt(base.length, column)));
          after.push(diagnostic(headUri, rangeAt(head.length, column + indent.length)));
        }
        base.push(each.text);
        head.push(indent + each.text);
        continue;
      }
      const inserts = each.kind === 'inserted' ? 1 : 0;
      hunks.push({
        baseStart: base.length,
        baseCount: 1 - inserts,
        headStart: head.length,
        headCount: inserts,
      });
      (each.kind === 'inserted' ? head : base).push('z');
    }
    const change: TreeChange = modified('a.py', hunks, headUri);
    return {
      before,
      after,
      context: {
        changes: [change],
        base: { 'a.py': base },
        head: { [headUri]: head },
      },
    };
  });
