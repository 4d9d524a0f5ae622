import { languageOf } from '../../syntax/languages.ts';
import { keepLines } from './moved-files.ts';

type Texts = ReadonlyMap<string, string>;

/** Returns the files that still exist without code, unless their code has moved elsewhere. */
export async function emptiedFiles(before: Texts, after: Texts): Promise<readonly string[]> {
  const linesOf = keepLines();
  const emptied: string[] = [];
  for (const [uri, text] of after) {
    const old = before.get(uri);
    if (old !== undefined && !(await hasCode(uri, text)) && (await hasCode(uri, old))) emptied.push(uri);
  }
  if (emptied.length === 0) return [];
  const fresh = new Set(
    [...after].flatMap(([uri, text]) => {
      const old = linesOf(before.get(uri) ?? '');
      return [...linesOf(text)].filter((line) => !old.has(line));
    }),
  );
  return emptied.filter((uri) => {
    const lines = [...linesOf(before.get(uri) ?? '')];
    return 2 * lines.filter((line) => fresh.has(line)).length < lines.length;
  });
}

async function hasCode(uri: string, text: string): Promise<boolean> {
  const tokens = (await languageOf(uri))?.read(text).tokens() ?? [];
  return tokens.some(({ kind }) => kind !== 'comment' && kind !== 'string');
}
