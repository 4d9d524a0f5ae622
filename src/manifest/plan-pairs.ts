import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { findGit } from '../git/git.ts';
import { isPartialClone } from '../git/partial-clone.ts';
import { withoutUserInformation } from '../git/repository-error.ts';
import { isShallow, openRepository } from '../git/repository.ts';
import { commitIds } from '../git/revision-id.ts';
import { unknownRevisionError } from '../git/revisions.ts';
import type { ManifestPair } from '../model/generated/manifest.ts';
import type { Host } from '../model/host.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { ownedDraft } from '../workspace/owned-draft.ts';
import type { PairTask } from './pair-task.ts';
import type { ManifestLine } from './read-manifest.ts';

export interface PlannedLine extends ManifestLine {
  readonly task: PairTask | LanserError;
  /** The commit of `base`; null for an invalid line, an unusable repository or a missing commit. */
  readonly base: string | null;
  /** The commit of `head`; null for a patch, an invalid line, an unusable repository or a missing commit. */
  readonly head: string | null;
}

interface PlanOptions {
  readonly host: Host;
  /** The folder to which paths in the manifest are relative; absolute. */
  readonly directory: string;
  /** The folder of clones in the results folder. */
  readonly clones: string;
  readonly signal: AbortSignal;
}

/**
 * Finds or clones the repository of each line, and resolves the line's revisions, so that all workers use the same
 * commits. Uses the network only for cloning. A worker may later fetch objects that a shallow or partial clone lacks.
 */
export async function planPairs(
  lines: readonly ManifestLine[],
  options: PlanOptions,
): Promise<readonly PlannedLine[]> {
  const pairs = lines.flatMap(({ pair }) => (pair instanceof LanserError ? [] : [pair]));
  const repositories = new Map<string, PlannedRepository | LanserError>();
  for (const name of new Set(pairs.map(({ repository }) => repository))) {
    const own = pairs.filter(({ repository }) => repository === name);
    repositories.set(name, await planRepository(name, own, options));
  }
  return lines.map((line) => {
    const { pair } = line;
    const planned = pair instanceof LanserError ? pair : repositories.get(pair.repository);
    if (pair instanceof LanserError || planned === undefined || planned instanceof LanserError) {
      return { ...line, task: planned as LanserError, base: null, head: null };
    }
    const { folder, commits, unknown } = planned;
    const base = commits.get(pair.base) ?? null;
    const head = commits.get(pair.head ?? '') ?? null;
    const field = base === null ? 'base' : 'head';
    const error = unknown.get(pair[field] ?? '');
    const commitsOfPair = { base, head };
    const task =
      error === undefined ? taskOf(pair, folder, commitsOfPair, options.directory) : inField(field, error);
    return { ...line, ...commitsOfPair, task };
  });
}

interface PlannedRepository {
  readonly folder: string;
  readonly commits: ReadonlyMap<string, string>;
  /** An error for each revision without a commit. Empty for a shallow or partial clone: a gate can fetch commits. */
  readonly unknown: ReadonlyMap<string, LanserError>;
}

function taskOf(
  pair: ManifestPair,
  folder: string,
  { base, head }: Pick<PlannedLine, 'base' | 'head'>,
  directory: string,
): PairTask {
  const { options } = pair;
  const python = options?.python === undefined ? undefined : path.resolve(directory, options.python);
  return {
    ...pair,
    repository: folder,
    ...(base === null ? {} : { base }),
    ...(head === null ? {} : { head }),
    ...(python === undefined ? {} : { options: { ...options, python } }),
  };
}

async function planRepository(
  name: string,
  pairs: readonly ManifestPair[],
  { host, directory, clones, signal }: PlanOptions,
): Promise<PlannedRepository | LanserError> {
  try {
    const folder = isUrl(name) ? await cloned(name, clones, host, signal) : path.resolve(directory, name);
    const repository = await openRepository(await findGit(host, [folder]), folder);
    const revisions = [...new Set(pairs.flatMap(({ base, head }) => [base, head ?? base]))];
    const commits = await commitIds(repository, revisions, signal);
    const unknown = new Map<string, LanserError>();
    const isWhole = !isShallow(repository) && !(await isPartialClone(repository, signal));
    for (const revision of isWhole ? revisions.filter((one) => !commits.has(one)) : []) {
      unknown.set(revision, await unknownRevisionError(repository, revision, signal));
    }
    return { folder, commits, unknown };
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return inField('repository', error);
  }
}

function inField(field: string, { code, message, details, hint }: LanserError): LanserError {
  const nextStep = ' Name a folder of a checkout, relative to the folder of the manifest, or a URL.';
  // The text of the hint would name command-line options, but a manifest has the field `repository` instead.
  const advice = hint === 'name-workspace' ? nextStep : '';
  return new LanserError(code, `/${field}: ${message}${advice}`, details);
}

/** Returns true for a URL such as `https://host/path`, and for `user@host:path`. */
function isUrl(name: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/|[^/\\]+@[^/\\:]+:)/iu.test(name);
}

async function cloned(url: string, clones: string, host: Host, signal: AbortSignal): Promise<string> {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const folder = path.join(clones, digest);
  // `ownedDraft` also removes the drafts of killed runs, so it is called even if the clone exists.
  await using draft = await ownedDraft(clones, '.clone-');
  if (existsSync(folder)) return folder;
  const git = await findGit(host, []);
  const args = ['clone', '--quiet', '--no-checkout', '--template=', '--', url, draft.path];
  const result = await git.run(args, { cwd: clones, signal });
  if (result.exitCode !== 0) {
    // The first `fatal:` line is the most specific. A later one may be "Could not read from remote repository".
    const reason = result.stderr.split('\n').find((line) => line.startsWith('fatal: '));
    const shown = withoutUserInformation(reason ?? 'git clone failed').replace(/\.$/u, '');
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Git cannot clone the repository: ${shown}. Check the URL and your access to it.`,
    );
  }
  // If another process has already put its clone at `folder`, the rename fails, and that clone is used.
  await rename(draft.path, folder).catch(() => undefined);
  return folder;
}
