import type { PositionSpec } from '../model/selector.ts';
import { printSelector } from '../selector/print-selector.ts';
import { missing, type Resolution } from '../selector/resolution.ts';
import { commonCount } from '../text/common-count.ts';
import type { RelocationSource } from './source.ts';
import type { VersionSearch } from './version-search.ts';

/** The minimum share of lines that a renamed file keeps. Git's default for renames is also 50 %. */
const MIN_SHARED = 0.5;

/**
 * Explains why the file of a cursor, a range or a `locate` selector does not exist. If possible, names the commit
 * that removed or renamed the file. Omits `resolution` if the search finds no version of the file. Does not resolve
 * the selector in the file's last version, because a selector without a version may refer to any version. Returns
 * undefined for a selector of a different kind, and if the file exists.
 */
export async function removedFile(
  spec: PositionSpec,
  source: RelocationSource,
): Promise<{ readonly resolution?: Resolution; readonly search: VersionSearch } | undefined> {
  if (spec.kind !== 'cursor' && spec.kind !== 'range' && spec.kind !== 'locate') return undefined;
  const { uri } = spec;
  if ((await source.document(uri)) !== undefined) return undefined;
  const search = await source.lastVersion({ uris: [uri], selector: '', matches: async () => true });
  if (search.outcome !== 'found') return { search };
  const { version } = search;
  const changes = await source.laterChanges(version);
  const commit = changes.find(({ docVersion }) => docVersion === null)?.commit;
  const renamed = commit === undefined ? undefined : await renamedTo(version, commit, source);
  const event =
    commit === undefined
      ? `its last version is in commit ${version.commit}`
      : renamed === undefined
        ? `commit ${commit} removed or renamed it`
        : `commit ${commit} renamed it to ${JSON.stringify(renamed)}`;
  const isWholeFile = spec.kind === 'locate' && spec.scope === undefined && spec.find === undefined;
  const advice = isWholeFile
    ? await renamedFileAdvice(renamed, source)
    : `. To find the place from the file's last version, use ${printSelector({ ...spec, docVersion: version.docVersion })}`;
  const reason = `the file ${JSON.stringify(uri)} does not exist: ${event}${advice}`;
  return { resolution: missing(reason), search };
}

async function renamedFileAdvice(renamed: string | undefined, source: RelocationSource): Promise<string> {
  if (renamed === undefined || (await source.document(renamed)) === undefined) return '';
  return `. To select that file, use ${printSelector({ kind: 'locate', uri: renamed })}`;
}

/** Returns the most similar file that the commit creates; undefined if none shares at least {@link MIN_SHARED}. */
async function renamedTo(
  { uri, docVersion }: { readonly uri: string; readonly docVersion: string },
  commit: string,
  source: RelocationSource,
): Promise<string | undefined> {
  const created = ((await source.changedFiles(commit, uri)) ?? []).filter(({ before }) => before === null);
  const equal = created.find(({ after }) => after === docVersion);
  if (equal !== undefined) return equal.uri;
  const text = (await source.documentAt(docVersion, uri))?.lines.text ?? '';
  let best: { readonly uri: string; readonly shared: number } | undefined;
  for (const { uri: name, after } of created) {
    const document = after === null ? undefined : await source.documentAt(after, name);
    const shared = sharedLines(text, document?.lines.text ?? '');
    if (shared >= MIN_SHARED && shared > (best?.shared ?? 0)) best = { uri: name, shared };
  }
  return best?.uri;
}

/** Returns the share of common lines in the text that has more lines. Blank lines do not count. */
function sharedLines(one: string, other: string): number {
  const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
  const [left, right] = [linesOf(one), linesOf(other)];
  return commonCount(left, right) / Math.max(left.length, right.length, 1);
}
