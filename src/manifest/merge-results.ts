import type { OutputName } from '../batch/output-file.ts';
import type { ManifestEntry, ManifestResult } from '../model/generated/manifest.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readManifest, type ManifestLine } from './read-manifest.ts';
import { isFinished, readCopiedManifest, readEntries, readReport, type Entries } from './results-folder.ts';

/** The results folder of a run, and the newest entry in its indexes for each pair of a base and a change. */
interface Results {
  readonly folder: OutputName;
  readonly entries: Entries;
}

/**
 * Merges the results of a manifest's shards. Yields one line for each non-blank line of the manifest, in order.
 *
 * @param folders the outputs of the runs, in any order.
 * @throws LanserError E/VERSION_SKEW for different manifests, versions of lanser, results of a pair, or commits of a
 * revision; E/INCONCLUSIVE for a pair that is missing in all indexes; E/USAGE for an unreadable manifest or index;
 * E/SCHEMA_INVALID for an invalid index, and for a report that is missing, changed or unreadable.
 */
export async function* mergeResults(folders: readonly OutputName[]): AsyncGenerator<string, void> {
  const [first] = folders;
  if (first === undefined) return;
  const manifest = await readCopiedManifest(first);
  const results: Results[] = [];
  for (const folder of folders) {
    if ((await readCopiedManifest(folder)) !== manifest) {
      throw new LanserError(
        'E/VERSION_SKEW',
        `${JSON.stringify(first.name)} and ${JSON.stringify(folder.name)} belong to different manifests. Pass only folders of one manifest.`,
      );
    }
    results.push({ folder, entries: await readEntries(folder) });
  }
  let tool: string | undefined;
  const commits = new Map<string, string>();
  for (const line of readManifest(manifest)) {
    const outcome = await resultOf(line, results);
    tool ??= outcome.tool;
    if (outcome.tool !== undefined && outcome.tool !== tool) {
      throw new LanserError(
        'E/VERSION_SKEW',
        `The result of line ${line.line} of the manifest is from lanser ${outcome.tool}, but the result of an earlier line is from lanser ${tool}. Run all shards again with one version, and merge their folders.`,
        { line: line.line },
      );
    }
    for (const [revision, commit] of commitsOf(line, outcome)) {
      const known = commits.get(revision) ?? commit;
      commits.set(revision, known);
      if (known === commit) continue;
      throw new LanserError(
        'E/VERSION_SKEW',
        `The result of line ${line.line} of the manifest is from commit ${commit} of ${revision}, but the result of an earlier line is from commit ${known}. Run the manifest again, and merge its results.`,
        { line: line.line },
      );
    }
    yield resultLine(line, outcome);
  }
}

function commitsOf({ pair }: ManifestLine, { base, head }: Outcome): readonly (readonly [string, string])[] {
  if (pair instanceof LanserError) return [];
  const sides = [[pair.base, base] as const, [pair.head ?? '', head] as const];
  return sides.flatMap(([revision, commit]) =>
    commit === null ? [] : [[`${JSON.stringify(revision)} in ${JSON.stringify(pair.repository)}`, commit]],
  );
}

type Outcome = Pick<ManifestResult, 'error'> &
  Pick<ManifestEntry, 'base' | 'head'> & {
    readonly report: string | null;
    /** The version of lanser that wrote the report; undefined without a report. */
    readonly tool: string | undefined;
  };

async function resultOf(line: ManifestLine, results: readonly Results[]): Promise<Outcome> {
  // The error of an invalid line depends only on the line, so the error is not read from an index.
  if (line.pair instanceof LanserError)
    return { report: null, error: line.pair.toJSON(), tool: undefined, base: null, head: null };
  const found = results.flatMap(({ folder, entries }) => {
    const entry = entries.get(line.key);
    return entry === undefined ? [] : [{ folder, entry }];
  });
  const [chosen = newest(found), ...others] = found.filter(({ entry }) => isFinished(entry));
  if (chosen === undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Line ${line.line} of the manifest has no result yet. Run its shard, and pass the folders of all shards.`,
      { line: line.line },
    );
  }
  // If a later run had different commits, the chosen result is out of date, even if the later result is inconclusive.
  const different =
    others.find(({ entry }) => entry.report !== chosen.entry.report) ??
    found.find(({ entry }) => isLaterChange(entry, chosen.entry));
  if (different !== undefined) {
    throw new LanserError(
      'E/VERSION_SKEW',
      `Line ${line.line} of the manifest has different results in ${JSON.stringify(chosen.folder.name)} and ${JSON.stringify(different.folder.name)}. Compare the commits and the environments of the two runs, and pass only one of the folders.`,
      { line: line.line },
    );
  }
  const { report, error, tool, base, head } = chosen.entry;
  if (report === null) return { report, error, tool: undefined, base, head };
  return { report: await readReport(chosen.folder, report), error, tool, base, head };
}

function isLaterChange({ base, head, endedAt }: ManifestEntry, earlier: ManifestEntry): boolean {
  const isChanged = (now: string | null, before: string | null): boolean => now !== null && now !== before;
  return endedAt > earlier.endedAt && (isChanged(base, earlier.base) || isChanged(head, earlier.head));
}

function newest<T extends { readonly entry: ManifestEntry }>(found: readonly T[]): T | undefined {
  return found.toSorted((one, other) => (one.entry.endedAt < other.entry.endedAt ? 1 : -1))[0];
}

/** Formats the line of a result. Does not parse the report, so the report keeps its bytes. */
function resultLine({ line, id, key }: ManifestLine, { report, error }: Outcome): string {
  const head = JSON.stringify({ version: '1.0', line, id, pair: key });
  return `${head.slice(0, -1)},"report":${report ?? 'null'},"error":${JSON.stringify(error)}}\n`;
}
