import path from 'node:path';
import { environmentOrigin, originOf, trackedNames } from '../git/tracked-place.ts';
import type { Repository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { SkippedEnvironment, UnreadEnvironment } from '../model/report.ts';
import { type PyrightConfiguration, readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import { capturePython, type CapturedPython } from '../workspace/capture-python.ts';
import type { ProbePython } from '../workspace/python-probe.ts';
import type { EnvironmentTrust } from '../workspace/static-python.ts';
import type { ConfiguredEnvironment } from '../workspace/configured-environment.ts';
import { workspacePath } from '../workspace/containment.ts';
import { isFolder } from '../workspace/entry-kind.ts';

export interface EnvironmentChoice {
  readonly host: Host;
  /** An interpreter or an environment's folder that the caller names. */
  readonly python?: string | undefined;
  readonly repository: Repository;
  /** The trees of base and head; undefined if they are unavailable. */
  readonly trees:
    | {
        /** Head's tree on disk, with base's configuration. */
        readonly after: string;
        /** The paths that Git tracks in each tree. */
        readonly tracked: Readonly<Record<'base' | 'head', readonly string[]>>;
      }
    | undefined;
  readonly probe?: ProbePython | undefined;
  readonly signal: AbortSignal;
}

/** The Python environment of one project, for base and head. */
export interface ProjectEnvironment {
  /** Undefined without a usable interpreter. */
  readonly python: CapturedPython | undefined;
  /** The environment's folder, relative to the checkout; null without `python` or for a folder outside. */
  readonly folder: string | null;
  /** The configured environment, if it is missing, has no packages or was rejected, and is not in head's tree. */
  readonly unread: UnreadEnvironment | undefined;
  readonly skipped: readonly SkippedEnvironment[];
  /**
   * The error that makes the project's check inconclusive, in two cases:
   * - A folder where lanser looks for environments is tracked in head, HEAD or the checkout's index, but not in base.
   * - Pyright would read the environment in `unread`, and base tracks no folder where lanser looks for environments.
   */
  readonly failure: LanserError | undefined;
}

/**
 * Chooses the environment of a project. Rejects an environment in the checkout if base, head, HEAD or the checkout's
 * index tracks a part of it, or if it is in a nested checkout. Throws E/USAGE if the caller's `python` is unusable.
 */
export async function projectEnvironment(
  { host, python, repository, trees, probe, signal }: EnvironmentChoice,
  workingDirectory: string,
): Promise<ProjectEnvironment> {
  const { root: checkout } = repository;
  const root = path.join(checkout, workingDirectory);
  const headOnly: string[] = [];
  const trackedByBase: string[] = [];
  const trust: EnvironmentTrust = {
    isStrict: true,
    async originOf(folder) {
      const { base, head } = trees?.tracked ?? { base: [], head: [] };
      const onBase = await originOf(checkout, folder, base);
      if (onBase.kind === 'tracked') trackedByBase.push(onBase.place);
      if (onBase.kind !== 'own') return environmentOrigin(onBase);
      const now = await originOf(checkout, folder, [...head, ...(await trackedNames(repository, signal))]);
      if (now.kind === 'tracked') headOnly.push(now.place);
      return environmentOrigin(now);
    },
  };
  const tree = trees?.after ?? checkout;
  const folder = path.join(tree, workingDirectory);
  // The caller's `python` replaces the configured environment.
  const named =
    python === undefined && trees !== undefined
      ? configuredEnvironment(inCheckout(await readConfiguration(folder, tree), tree, checkout), checkout)
      : undefined;
  const captured = await capturePython({
    host,
    python,
    root,
    checkout,
    configured: named,
    trust,
    probe,
    signal,
  });
  const { unusable } = captured;
  const problem = unusable.find(({ isConfigured }) => isConfigured);
  const name = named && nameIn(checkout, named.folder);
  // The server reads a tracked environment from the tree, not from the checkout.
  const isInTree = typeof name === 'string' && (await isFolder(path.join(tree, name)));
  const unread = isInTree ? undefined : problem;
  const [place] = headOnly;
  return {
    python: captured.python,
    folder: captured.python === undefined ? null : nameIn(checkout, captured.python.prefix),
    unread: named &&
      unread && { file: named.file, keys: named.keys, folder: name ?? null, reason: unread.reason },
    skipped: unusable
      .filter(({ isConfigured }) => !isConfigured)
      .map(({ folder: skipped, reason }) => ({ folder: nameIn(checkout, skipped), reason })),
    failure:
      place !== undefined
        ? trackedByHead(place)
        : named && unread?.isReadByServer === true && trackedByBase.length === 0
          ? notRead(named, unread.reason)
          : undefined,
  };
}

/** Changes the paths of configuration files from the tree to the checkout, where untracked environments are. */
function inCheckout(
  { files, folders }: PyrightConfiguration,
  tree: string,
  checkout: string,
): PyrightConfiguration {
  const moved = files.map((file) => ({ ...file, path: path.join(checkout, path.relative(tree, file.path)) }));
  return { files: moved, folders };
}

function notRead({ file, keys }: ConfiguredEnvironment, reason: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The environment from ${keys} in ${JSON.stringify(file)} exists, but the gate does not read it: ${reason}. Activate it, or pass it as the Python environment.`,
    { path: file },
  );
}

/** Returns the path relative to `root`; null for a folder outside, whose path may contain a user's name. */
function nameIn(root: string, folder: string): string | null {
  return workspacePath(root, folder) ?? null;
}

function trackedByHead(place: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `Git tracks ${JSON.stringify(place)}, or an entry above or below it, in head or in the checkout, but not in base. So head could replace the Python environment there. Remove the entry from Git and add it to .gitignore.`,
    { path: place },
  );
}
