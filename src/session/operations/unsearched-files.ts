import type { Location } from '../../model/bundle.ts';
import { languageName } from '../../syntax/language-names.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import { wholeName } from '../../text/regular-expression.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/**
 * Returns the Python files with a syntax error that contain the name at a place without a reference in `found`. After
 * some syntax errors, Pyright skips code, so references in these files may be missing.
 */
export async function unsearchedFiles(
  { files }: WorkspaceSession,
  name: string,
  found: readonly Location[],
): Promise<readonly string[]> {
  const word = new RegExp(wholeName(name), 'gu');
  const places = new Set(found.map(placeKey));
  const unsearched: string[] = [];
  for (const uri of await files.files()) {
    const source = name !== '' && languageName(uri) === 'python' ? await files.source(uri) : undefined;
    if (source?.text.includes(name) !== true) continue;
    const lines = lineIndex(source.text);
    const isFound = ({ index }: RegExpExecArray): boolean =>
      places.has(placeKey({ uri, range: rangeAt(lines, { start: index, end: index }) }));
    if ([...source.text.matchAll(word)].every(isFound)) continue;
    if ((await files.document(uri))?.hasSyntaxError === true) unsearched.push(uri);
  }
  return unsearched;
}

function placeKey({ uri, range: [line, character] }: Location): string {
  return `${line}:${character}:${uri}`;
}
