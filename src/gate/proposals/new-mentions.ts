import type { Location } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lineIndex, type LineIndex } from '../../text/line-index.ts';
import type { Claim } from './claims.ts';
import type { SideTexts } from './side-texts.ts';

/**
 * Where code that head adds uses the old name of what head renames, which is then an error: a name that is not
 * defined, is not in its module, or is not a member of its class.
 */
export async function newMentions(
  { oldName, preview }: Claim,
  introduced: readonly Diagnostic[],
  texts: SideTexts,
): Promise<readonly Location[]> {
  if (oldName === undefined) return [];
  const owner = ownerOf(preview.resolution?.resolved?.symbolId);
  const found: Location[] = [];
  const indices = new Map<string, LineIndex>();
  for (const { uri, range, severity, rule, message } of introduced) {
    if (severity !== 'error' || !isAbout(rule, message, oldName, owner)) continue;
    const text = await texts.head(uri);
    if (text === undefined) continue;
    const lines = indices.get(uri) ?? lineIndex(text);
    indices.set(uri, lines);
    const start = lines.offsetAt({ line: range[0], character: range[1] });
    const end = lines.offsetAt({ line: range[2], character: range[3] });
    if (text.slice(start, end) === oldName) found.push({ uri, range });
  }
  return found;
}

function isAbout(rule: string | null, message: string, oldName: string, owner: string | undefined): boolean {
  const quoted = JSON.stringify(oldName);
  if (rule === 'reportUndefinedVariable') return owner === undefined;
  if (rule !== 'reportAttributeAccessIssue' || !message.includes(quoted)) return false;
  // Another class may lack a member of this name for reasons of its own.
  const owning = /for class "(?:type\[)?([^"[\]*]+)/u.exec(message)?.[1];
  return owning === owner;
}

/** The class of a member, by the last two steps of its path; undefined for what stands in a module. */
function ownerOf(symbolId: string | undefined): string | undefined {
  const path = symbolId?.slice(symbolId.lastIndexOf('#') + 1).split('.') ?? [];
  return path.length > 1 ? path.at(-2) : undefined;
}
