import * as fc from 'fast-check';
import type { Hunk } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { diagnostic, modified, type TwoSides } from './any-diagnostic.ts';

export interface Rewrite {
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
  readonly context: TwoSides;
  /** Returns the id of the statement that can have its error on this line; -1 if no statement can. */
  readonly statementAt: (side: 'base' | 'head', line: number) => number;
  /** The errors that appear on unchanged lines, and the errors that disappear from unchanged lines. */
  readonly onKeptLines: { readonly came: readonly Diagnostic[]; readonly went: readonly Diagnostic[] };
}

/** Ways to write the same statement. `at` is the index of the line that can have the error. */
const FORMS: readonly ((id: number) => readonly [lines: readonly string[], at: number])[] = [
  (id) => [[`v${id} = m${id}.group(${id})`], 0],
  (id) => [[`v${id}  =  m${id} . group(${id})  # why`], 0],
  (id) => [[`v${id} = (`, `    m${id}.group(${id})`, ')'], 1],
  (id) => [[`v${id} = m${id}.group(`, `    ${id},`, ')'], 0],
  (id) => [[`v${id} = m${id}.group(${id}) \\`, '    # nothing follows', ''], 0],
];

const form = fc.nat({ max: FORMS.length - 1 });

type Step =
  | { readonly kind: 'kept'; readonly id: number; readonly form: number; readonly error: readonly boolean[] }
  | { readonly kind: 'moved'; readonly id: number; readonly forms: readonly number[]; readonly to: number }
  | { readonly kind: 'gone' | 'new'; readonly id: number; readonly form: number };

const id = fc.nat({ max: 3 });

function stepsWith(
  keptErrors: fc.Arbitrary<readonly boolean[]>,
  kinds: readonly ('gone' | 'new')[],
): fc.Arbitrary<Step> {
  return fc.oneof(
    fc.record({ kind: fc.constant('kept' as const), id, form, error: keptErrors }),
    fc.record({
      kind: fc.constant('moved' as const),
      id,
      forms: fc.tuple(form, form),
      to: fc.nat({ max: 20 }),
    }),
    ...kinds.map((kind) => fc.record({ kind: fc.constant(kind), id, form })),
  );
}

/**
 * Random changes of a file. Statements are added, removed, or moved and possibly written in a different form. Errors
 * on unchanged lines can appear and disappear. All errors have the same message.
 */
export const anyRewrite: fc.Arbitrary<Rewrite> = fc
  .array(stepsWith(fc.tuple(fc.boolean(), fc.boolean()), ['gone', 'new']), { maxLength: 12 })
  .map(rewritten);

/**
 * Random changes of a file in which all statements and their errors stay or move. The form of a moved statement
 * can change.
 */
export const anyRearrangement: fc.Arbitrary<Rewrite> = fc
  .array(
    stepsWith(
      fc.boolean().map((has) => [has, has]),
      [],
    ),
    { maxLength: 12 },
  )
  .map(rewritten);

interface Piece {
  readonly side: 'base' | 'head' | 'both';
  readonly id: number;
  readonly form: number;
  readonly errors: readonly boolean[];
}

function rewritten(steps: readonly Step[]): Rewrite {
  const pieces: Piece[] = [];
  const arriving: [to: number, piece: Piece][] = [];
  for (const step of steps) {
    if (step.kind === 'kept') pieces.push({ side: 'both', id: step.id, form: step.form, errors: step.error });
    else if (step.kind === 'moved') {
      const [from = 0, to = 0] = step.forms;
      pieces.push({ side: 'base', id: step.id, form: from, errors: [true, false] });
      arriving.push([step.to, { side: 'head', id: step.id, form: to, errors: [false, true] }]);
    } else {
      const side = step.kind === 'gone' ? 'base' : 'head';
      pieces.push({ side, id: step.id, form: step.form, errors: [side === 'base', side === 'head'] });
    }
  }
  for (const [to, piece] of arriving) pieces.splice(to % (pieces.length + 1), 0, piece);
  return sidesOf(pieces);
}

function sidesOf(pieces: readonly Piece[]): Rewrite {
  const [base, head]: [string[], string[]] = [[], []];
  const [before, after]: [Diagnostic[], Diagnostic[]] = [[], []];
  const ids = { base: new Map<number, number>(), head: new Map<number, number>() };
  const [came, went]: [Diagnostic[], Diagnostic[]] = [[], []];
  const hunks: Hunk[] = [];
  for (const { side, id: statement, form: way, errors } of pieces) {
    const [lines, at] = FORMS[way]?.(statement) ?? [[], 0];
    const column = lines[at]?.indexOf('group') ?? 0;
    const add = (to: string[], found: Diagnostic[], name: 'base' | 'head', hasError: boolean): void => {
      const line = to.length + at;
      ids[name].set(line, statement);
      if (hasError) found.push(diagnostic('a.py', [line, column, line, column + 5]));
      to.push(...lines);
    };
    const [baseStart, headStart] = [base.length, head.length];
    if (side !== 'head') add(base, before, 'base', errors[0] === true);
    if (side !== 'base') add(head, after, 'head', errors[1] === true);
    if (side === 'both') {
      const [had, has] = errors;
      if (has === true && had !== true) came.push(after.at(-1) as Diagnostic);
      if (had === true && has !== true) went.push(before.at(-1) as Diagnostic);
      continue;
    }
    const last = hunks.at(-1);
    const [baseCount, headCount] = [base.length - baseStart, head.length - headStart];
    // As in a diff, adjacent changes are combined into one hunk.
    if (
      last?.baseStart === undefined ||
      last.baseStart + last.baseCount !== baseStart ||
      last.headStart + last.headCount !== headStart
    ) {
      hunks.push({ baseStart, baseCount, headStart, headCount });
    } else {
      hunks.splice(-1, 1, {
        ...last,
        baseCount: last.baseCount + baseCount,
        headCount: last.headCount + headCount,
      });
    }
  }
  return {
    before,
    after,
    context: { changes: [modified('a.py', hunks)], base: { 'a.py': base }, head: { 'a.py': head } },
    onKeptLines: { came, went },
    statementAt: (side, line) => ids[side].get(line) ?? -1,
  };
}
