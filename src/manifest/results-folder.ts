import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openOutput, refused, type OutputName } from '../batch/output-file.ts';
import type { Shard } from '../batch/shard.ts';
import type { ContentHash } from '../model/brand.ts';
import type { ManifestEntry } from '../model/generated/manifest.ts';
import { errnoOf, isMissing, LanserError, messageOf, systemErrorText } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { byteLines } from '../text/byte-lines.ts';
import { outputPath } from '../workspace/output-path.ts';
import { writeWhole } from '../workspace/write-whole.ts';

/** The newest entry of each pair (a base and a change) in a results folder, by the digest of the pair. */
export type Entries = ReadonlyMap<string, ManifestEntry>;

const MAX_LINE_LENGTH = 2 ** 24;
const MANIFEST = 'manifest.jsonl';

export function isFinished({ conclusion }: ManifestEntry): boolean {
  return conclusion === 'clean' || conclusion === 'findings';
}

/**
 * Creates the results folder of a run. Returns its absolute path, with links resolved.
 *
 * @throws LanserError E/JAIL if the path, or a folder that the run creates below it, follows a link in a checkout;
 * E/USAGE for a device, socket or pipe; E/FS_PERMISSIONS if a link cannot be resolved or a folder cannot be created.
 */
export async function makeResultsFolder(results: OutputName): Promise<string> {
  const output = { label: 'output', hint: 'name-output' } as const;
  const folder = outputPath(results.file, output);
  for (const below of ['reports', 'clones']) {
    await mkdir(outputPath(path.join(folder, below), output), { recursive: true }).catch(refused(results));
  }
  return folder;
}

/** Writes the manifest of a run to its results folder. @throws LanserError E/FS_PERMISSIONS. */
export async function copyManifest(folder: string, results: OutputName, manifest: string): Promise<void> {
  await writeWhole(path.join(folder, MANIFEST), manifest).catch(refused(results));
}

/**
 * Reads the manifest that a run has copied into its results folder.
 *
 * @throws LanserError E/USAGE if the folder is not the output of a run, or the manifest cannot be read.
 */
export async function readCopiedManifest(results: OutputName): Promise<string> {
  try {
    return await readFile(path.join(results.file, MANIFEST), 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw unreadable(MANIFEST, results, error);
    const message = `${JSON.stringify(results.name)} has no ${MANIFEST}, so it is not the output of a run. Name the output folder of a run.`;
    throw new LanserError('E/USAGE', message, { errno: errnoOf(error) ?? null }, { cause: error });
  }
}

function unreadable(file: string, { name }: OutputName, error: unknown): LanserError {
  const message = `${file} in ${JSON.stringify(name)} cannot be read: ${systemErrorText(error)}. Check its type and permissions.`;
  return new LanserError('E/USAGE', message, { errno: errnoOf(error) ?? null }, { cause: error });
}

/**
 * Reads the newest entry of each pair from all indexes in a folder. In one index, the last entry is the newest.
 * Among several indexes, the latest `endedAt` decides. Returns no entries if the folder cannot be read. Ignores the
 * incomplete last line of an index, because another process may be writing the line.
 *
 * @throws LanserError E/SCHEMA_INVALID for a line that is not an entry; E/USAGE for an index that cannot be read.
 */
export async function readEntries(results: OutputName): Promise<Entries> {
  const { file: folder } = results;
  const entries = new Map<string, ManifestEntry>();
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^index.*\.jsonl$/u.test(file));
  for (const file of files.toSorted()) {
    // In one file, the order of the lines is more reliable than the times.
    const last = new Map<string, ManifestEntry>();
    const stream = createReadStream(path.join(folder, file));
    try {
      for await (const { number, bytes, isEnded } of byteLines(stream, MAX_LINE_LENGTH)) {
        if (!isEnded && bytes !== undefined) break;
        const entry = readEntry(bytes, placeOf(results, file, number));
        last.set(entry.pair, entry);
      }
    } catch (error) {
      throw error instanceof LanserError ? error : unreadable(file, results, error);
    }
    for (const [pair, entry] of last) {
      const known = entries.get(pair);
      if (known === undefined || known.endedAt <= entry.endedAt) entries.set(pair, entry);
    }
  }
  return entries;
}

function readEntry(bytes: Buffer | undefined, place: string): ManifestEntry {
  const invalid = (problem: string): LanserError =>
    new LanserError(
      'E/SCHEMA_INVALID',
      `${place} is not an entry of an index: ${problem}. Remove the line, and the next run repeats its pair.`,
    );
  if (bytes === undefined) throw invalid('it is too long');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw invalid(messageOf(error));
  }
  const [violation] = violationsOf('manifest', value, 'entry');
  if (violation !== undefined) throw invalid(violationText(violation));
  return value as ManifestEntry;
}

/** An index: a file with one entry per line. Only one process at a time appends to it. */
interface Index extends AsyncDisposable {
  /**
   * Appends an entry.
   *
   * @throws LanserError E/CONTENT_MODIFIED if another process changed the size of the index; E/FS_PERMISSIONS if the
   * index cannot be written.
   */
  append(entry: ManifestEntry): Promise<void>;
}

/**
 * Opens the index of this process. Each shard has its own index, so that shards can share a folder.
 *
 * @throws LanserError E/USAGE if the index is not a regular file; E/SCHEMA_INVALID if it has a line that is not an
 * entry; E/JAIL if its path follows a link in a checkout; E/CONTENT_MODIFIED if another run has it open;
 * E/FS_PERMISSIONS if it cannot be read or written.
 */
export async function openIndex(results: OutputName, shard: Shard | undefined): Promise<Index> {
  const name = shard === undefined ? 'index.jsonl' : `index-${shard.index}-of-${shard.count}.jsonl`;
  const output = await openOutput({ file: path.join(results.file, name), name }, 'resume');
  try {
    // Removes the incomplete last line that a killed process may have left. If any other line is not an entry, the
    // file may not be an index, so nothing is removed.
    let complete = 0;
    for await (const { number, bytes, isEnded } of byteLines(output.read(), MAX_LINE_LENGTH)) {
      if (!isEnded && bytes !== undefined) break;
      readEntry(bytes, placeOf(results, name, number));
      complete += (bytes?.length ?? 0) + 1;
    }
    await output.cutTo(complete);
  } catch (error) {
    await output[Symbol.asyncDispose]();
    throw error;
  }
  return {
    append: async (entry) => output.append(`${JSON.stringify(entry)}\n`),
    [Symbol.asyncDispose]: async () => output[Symbol.asyncDispose](),
  };
}

function placeOf({ name }: OutputName, index: string, line: number): string {
  return `${JSON.stringify(`${name}/${index}`)}, line ${line}`;
}

/** Writes a report without its times. Returns the digest that names the file. @throws LanserError E/FS_PERMISSIONS. */
export async function writeReport(folder: string, report: Report): Promise<ContentHash> {
  const text = `${JSON.stringify({ ...report, timing: {} })}\n`;
  const digest = digestOf(text);
  const file = reportFile(folder, digest);
  await writeWhole(file, text).catch(refused({ file, name: path.relative(path.dirname(folder), file) }));
  return digest;
}

/** Reads a report. @throws LanserError E/SCHEMA_INVALID if its file is missing, changed or cannot be read. */
export async function readReport({ file: folder, name }: OutputName, digest: string): Promise<string> {
  const text = await intactReport(folder, digest);
  if (text !== undefined) return text.trimEnd();
  const file = path.basename(reportFile(folder, digest));
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${JSON.stringify(`${name}/reports/${file}`)} is missing, was changed or cannot be read. Run the manifest again to evaluate the pair of this report again.`,
  );
}

/** Returns the text of a report, or undefined if its file is missing, changed or cannot be read. */
export async function intactReport(folder: string, digest: string): Promise<string | undefined> {
  const text = await readFile(reportFile(folder, digest), 'utf8').catch(() => undefined);
  return text !== undefined && digestOf(text) === digest ? text : undefined;
}

function reportFile(folder: string, digest: string): string {
  return path.join(folder, 'reports', `${digest.slice('sha256:'.length)}.json`);
}

function digestOf(text: string): ContentHash {
  return `sha256:${createHash('sha256').update(text).digest('hex')}` as ContentHash;
}
