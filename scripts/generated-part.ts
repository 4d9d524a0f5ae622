import { readFile, writeFile } from 'node:fs/promises';

/** Replaces the part of a page between two comments, and keeps the comments. */
export async function writeGeneratedPart(
  page: string,
  begin: string,
  end: string,
  lines: readonly string[],
): Promise<void> {
  const file = new URL(`../${page}`, import.meta.url);
  const text = await readFile(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to === -1)
    throw new Error(`${page} does not contain the two comments around its generated part`);
  await writeFile(file, `${text.slice(0, from)}${[begin, '', ...lines, ''].join('\n')}\n${text.slice(to)}`);
}
