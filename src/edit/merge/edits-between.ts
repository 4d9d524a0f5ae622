import { lineIndex } from '../../text/line-index.ts';
import type { StepEdit } from '../edit-step.ts';
import { gitLines, lineChanges, type GitLines } from '../plan/line-changes.ts';

/** Returns the replacements, by whole lines, that turn one text into the other. */
export function editsBetween(before: string, after: string): readonly StepEdit[] {
  const old = gitLines(before);
  const made = gitLines(after);
  const places = lineIndex(before);
  return lineChanges(old, made, undefined).map((change): StepEdit => {
    const start = places.positionAt(offsetOf(old, change.before.start));
    const end = places.positionAt(offsetOf(old, change.before.end));
    return {
      range: [start.line, start.character, end.line, end.character],
      newText: after.slice(offsetOf(made, change.after.start), offsetOf(made, change.after.end)),
    };
  });
}

function offsetOf({ text, starts }: GitLines, line: number): number {
  return starts[line] ?? text.length;
}
