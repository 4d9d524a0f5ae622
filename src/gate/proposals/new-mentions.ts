import type { Location } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lineIndex, type LineIndex, offsetsAt } from '../../text/line-index.ts';
import type { Claim } from './claims.ts';
import type { SideTexts } from './side-texts.ts';

/**
 * Lists the places where head introduces an error because code still uses the old name of a rename. The error
 * is about an undefined name, or an unknown member of a module or class.
 */
export async function newMentions(
  { oldName, owner }: Claim,
  introduced: readonly Diagnostic[],
  texts: SideTexts,
): Promise<readonly Location[]> {
  if (oldName === undefined) return [];
  const found: Location[] = [];
  const indices = new Map<string, LineIndex>();
  for (const { uri, range, severity, rule, message } of introduced) {
    if (severity !== 'error' || !isAbout(rule, message, oldName, owner)) continue;
    const text = await texts.head(uri);
    if (text === undefined) continue;
    const lines = indices.get(uri) ?? lineIndex(text);
    indices.set(uri, lines);
    const { start, end } = offsetsAt(lines, range);
    if (text.slice(start, end) === oldName) found.push({ uri, range });
  }
  return found;
}

function isAbout(rule: string | null, message: string, oldName: string, owner: string | undefined): boolean {
  const quoted = JSON.stringify(oldName);
  if (rule === 'reportUndefinedVariable') return owner === undefined;
  if (rule !== 'reportAttributeAccessIssue' || !message.includes(quoted)) return false;
  // An error for a different class has nothing to do with the rename.
  const owning = /for class "(?:type\[)?([^"[\]*]+)/u.exec(message)?.[1];
  return owning === owner;
}
