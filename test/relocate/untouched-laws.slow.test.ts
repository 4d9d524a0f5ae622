import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProgram, type Block } from './any-program.ts';
import { anyEdit, edited, printed, type Printed } from './any-edit.ts';
import { truePlaces, type Moves } from './true-places.ts';
import { locatedFrom, versionsOf } from './versions.ts';

const numRuns = Number(process.env['LANSER_FUZZ_RUNS'] ?? 150);

const endings = fc.record({ lineEnd: fc.constantFrom('\n', '\n', '\r\n'), lastEnd: fc.boolean() });

/** Returns a function from old to new offsets. Identifies lines by object, because lines can have equal texts. */
function movesOf(program: readonly Block[], before: Printed, after: Printed, lineEnd: string): Moves {
  const lines = program.flatMap(({ lines: blockLines }) => blockLines);
  return (offset) => {
    const line = lines.findLast((each) => (before.starts.get(each) ?? 0) <= offset);
    const start = line && before.starts.get(line);
    const moved = line && after.starts.get(line);
    if (line === undefined || start === undefined || moved === undefined) return undefined;
    const length = line.text.replaceAll('\n', lineEnd).length;
    return offset - start <= length ? moved + offset - start : undefined;
  };
}

test('after an edit, lanser accepts a new place for over 95 % of the old offsets, and each such place is correct', async () => {
  const found = { code: [0, 0], space: [0, 0] };
  await fc.assert(
    fc.asyncProperty(anyProgram, anyEdit, endings, async (program, edit, { lineEnd, lastEnd }) => {
      const changed = edited(program, edit);
      const [one, other] = [program, changed].map((blocks) => printed(blocks, lineEnd, lastEnd));
      if (one === undefined || other === undefined) return;
      using versions = await versionsOf({ 'm.py': one.text }, { 'm.py': other.text });
      const [before, after] = [versions.before.get('m.py'), versions.after.get('m.py')];
      if (before === undefined || after === undefined) return;
      const moves = movesOf(program, one, other, lineEnd);
      for (let offset = 0; offset <= one.text.length; offset += 1) {
        if (before.lines.offsetAt(before.lines.positionAt(offset)) !== offset) continue;
        const location = await locatedFrom(versions, 'm.py', offset);
        if (location.kind === 'inside-character') continue;
        const counts = /\s/u.test(one.text.charAt(offset)) ? found.space : found.code;
        counts[1] = (counts[1] ?? 0) + 1;
        if (location.kind !== 'accepted') continue;
        counts[0] = (counts[0] ?? 0) + 1;
        const places = [...truePlaces(before, after, moves, offset)];
        const { span, explanation, score } = location.place;
        const around = (text: string, at: number): string =>
          JSON.stringify(`${text.slice(Math.max(0, at - 20), at)}<|>${text.slice(at, at + 20)}`);
        const description = `${around(one.text, offset)} is now ${around(other.text, span.start)}: ${explanation}, ${score}`;
        expect(places, description).toContain(span.start);
      }
    }),
    { numRuns },
  );
  // Without this check, lanser would pass the test by accepting no place.
  for (const [accepted = 0, all = 0] of Object.values(found)) expect(accepted / all).toBeGreaterThan(0.95);
}, 600_000);
