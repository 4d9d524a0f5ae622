/** In UTF-16 units. GitHub accepts less for the text of a pull request. */
export const MAX_TEXT_LENGTH: number = 2 ** 17;

const OPENING = /^ {0,3}(?<fence>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/u;

/**
 * Returns the contents of the fenced code blocks with the language `lanser`, in order. Only top-level blocks
 * count, by the rules of CommonMark. Blocks in lists, quotes and comments are ignored: the text is untrusted,
 * and a full Markdown parser takes minutes for a hostile one.
 */
export function lanserBlocks(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let open: { readonly fence: string; readonly language: string; readonly lines: string[] } | undefined;
  let isComment = false;
  const close = (): void => {
    if (open?.language === 'lanser') blocks.push(open.lines.join('\n'));
    open = undefined;
  };
  for (const line of markdown.split(/\r\n|[\r\n]/u)) {
    if (open !== undefined) {
      if (isClosing(line, open.fence)) close();
      else open.lines.push(line);
    } else if (isComment) isComment = !line.includes('-->');
    else if (/^ {0,3}<!--/u.test(line)) isComment = !line.includes('-->');
    else {
      const { fence, language = '' } = OPENING.exec(line)?.groups ?? {};
      if (fence !== undefined) open = { fence, language, lines: [] };
    }
  }
  // An unclosed block ends with the text.
  close();
  return blocks;
}

function isClosing(line: string, fence: string): boolean {
  const trimmed = line.trim();
  const isFence = trimmed.length >= fence.length && trimmed === (fence[0] ?? '').repeat(trimmed.length);
  return isFence && /^ {0,3}\S/u.test(line);
}
