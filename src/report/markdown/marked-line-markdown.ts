import { clip } from '../../text/clip.ts';
import { lineHtml } from '../html/line-html.ts';
import { line, lineIn, messageLine, sentence, words, type Line } from '../gate/line.ts';
import { codeOf, type Mark, type MarkedFile, type MarkedLine } from '../gate/marked-lines.ts';
import { codeSpan } from '../markdown-escape.ts';
import { visibleLine } from '../visible.ts';
import { blockMarkdown } from './entry-markdown.ts';
import { lineMarkdown } from './line-markdown.ts';
import type { Style } from './style.ts';

const MAX_CODE_LENGTH = 160;

/** Renders a line of code and its diagnostics; null if these do not fit the budget even without `<details>`. */
export function markedLineMarkdown(
  marked: MarkedLine,
  { uri }: MarkedFile,
  { isFirst, budget, style }: { readonly isFirst: boolean; readonly budget: number; readonly style: Style },
): string | null {
  const { size } = style;
  const { marks, number } = marked;
  const name = isFirst ? `**${lineMarkdown(line`${uri}`, style)}**\n\n` : '';
  const link = lineMarkdown([lineIn(uri, number)], style);
  const code = codeOf(marked)?.trim() ?? '';
  const shown = code === '' ? '' : ` ${codeSpan(clip(visibleLine(code), MAX_CODE_LENGTH))}`;
  const head = `${name}${link}${shown}`;
  // Truncation is slow, so a single diagnostic is truncated only once, to its final budget.
  const foldBudget = marks.length === 1 ? budget - size.lengthOf(head) - SEPARATORS : budget;
  const whole = assembled(
    head,
    marks.map((mark) => foldedMark(mark, foldBudget, style) ?? shortMark(mark, style)),
  );
  if (size.lengthOf(whole) <= budget) return whole;
  const least = assembled(
    head,
    marks.map((mark) => shortMark(mark, style)),
  );
  const rest = budget - size.lengthOf(least);
  if (rest < 0) return null;
  const folds = marks.filter(({ remainder }) => remainder !== null).length;
  const each = Math.floor(rest / Math.max(1, folds));
  const cut = marks.map((mark) => {
    const short = shortMark(mark, style);
    return foldedMark(mark, size.lengthOf(short.text) + each - SEPARATORS, style) ?? short;
  });
  return assembled(head, cut);
}

/** A diagnostic in Markdown. A fold, which is a `<details>` element, is a separate block. */
interface MarkText {
  readonly text: string;
  readonly isFold: boolean;
}

/** The maximum number of characters that {@link assembled} adds between two diagnostics, or around a single fold. */
const SEPARATORS = 3;

function assembled(head: string, marks: readonly MarkText[]): string {
  let text = head;
  let afterFold = false;
  for (const { text: mark, isFold } of marks) {
    // Two spaces at the end of a line are a line break. After a fold, Markdown needs an empty line.
    if (isFold) text += `\n${mark}`;
    else text += `${afterFold ? '\n\n' : '  \n'}${mark}`;
    afterFold = isFold;
  }
  return `${text}\n\n`;
}

function shortMark(mark: Mark, style: Style): MarkText {
  return { text: lineMarkdown(textOf(mark), style), isFold: false };
}

/** Renders a diagnostic with its further text in a fold; null without this text, or if the budget is too small. */
function foldedMark(mark: Mark, budget: number, style: Style): MarkText | null {
  const { remainder } = mark;
  if (remainder === null) return null;
  const [open, close] = [`<details><summary>${lineHtml(textOf(mark))}</summary>\n\n`, '\n</details>'];
  const block = blockMarkdown(remainder, '', budget - style.size.lengthOf(open + close), style);
  return block === null ? null : { text: `${open}${block}${close}`, isFold: true };
}

/** The maximum number of line numbers to list for equal diagnostics. Further lines are only counted. */
const MAX_REPEATS = 10;

function textOf({ message, rule, severity, note, repeats }: Mark): Line {
  const lines = repeats.slice(0, MAX_REPEATS).map((number) => String(number + 1));
  const more = repeats.length - lines.length;
  return [
    messageLine(message),
    ...(rule === null ? [] : line` · ${rule}`),
    ...(severity === 'error' ? [] : line` · ${{ kind: 'words', text: severity }}`),
    ...(note.length === 0 ? [] : line` · ${note}`),
    ...(lines.length === 0
      ? []
      : line` · also in ${words(repeats.length === 1 ? 'line' : 'lines')} ${sentence(lines.join(', '))}${more > 0 ? line` and ${more} more` : []}`),
  ];
}
