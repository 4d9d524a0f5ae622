import { readFile } from 'node:fs/promises';

export interface MarkdownBlock {
  readonly language: string;
  readonly text: string;
  /** `file:line` of the opening fence, for the name of a test. */
  readonly place: string;
}

/** Returns the unindented fenced blocks with a language in a Markdown file of this repository. */
export async function markdownBlocks(file: string): Promise<readonly MarkdownBlock[]> {
  const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].map((match) => ({
    language: match[1] as string,
    text: match[2] as string,
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
  }));
}
