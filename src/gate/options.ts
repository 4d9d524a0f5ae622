import type { FetchAuthorization } from '../git/fetch-from-origin.ts';
import type { Host } from '../model/host.ts';
import type { RewardChoice, RewardVersion } from '../reward/formula.ts';
import type { TraceOptions } from '../session/workspace-session.ts';
import type { SideCache } from './cache/side-cache.ts';

/** The reasons that can fail a gate. */
export const FAIL_ON = [
  'introduced-errors',
  'introduced-warnings',
  'negative-reward',
  'nondeterminism',
  'schema',
  'unsafe-rename',
  'incomplete-rename',
  'suppressions',
  'config-weakened',
  'unstable',
  'unresolved-imports',
  'inconclusive',
] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** The reasons that fail a gate if neither an option nor the configuration names the reasons. */
export const DEFAULT_FAIL_ON: readonly FailOn[] = [
  'introduced-errors',
  'nondeterminism',
  'schema',
  'unsafe-rename',
  'unstable',
  'inconclusive',
];

/** The modes for scoring single commits. */
export const TRAJECTORIES = ['none', 'commits'] as const;

export type Trajectory = (typeof TRAJECTORIES)[number];

export const SCOPES = ['full', 'affected'] as const;

export type GateScope = (typeof SCOPES)[number];

/** The options of a gate. They override base's configuration. If neither sets a value, the default applies. */
export interface GateOptions {
  readonly host: Host;
  /** The path of a folder in the checkout. */
  readonly repository: string;
  /** A revision. The `before` side is its merge base with head. */
  readonly base: string;
  /** A revision; `worktree` for the files on disk, also untracked ones that are not ignored; `index` for the index. */
  readonly head: string;
  /** True if head is a pull request's merge commit. `before` is then head's first parent, and base is ignored. */
  readonly headIsMergeCommit?: boolean;
  /** True to fail with E/DIRTY_WORKTREE if tracked files or submodules have uncommitted changes. */
  readonly requireCleanTree?: boolean;
  /**
   * Folders relative to the root. For each folder, the gate checks the project that the `pyright` command would check
   * there, which may be the project of a parent folder. Default: the root.
   */
  readonly workingDirectories?: readonly string[];
  /** A Pyright configuration at base's tip, as a path relative to the root. Replaces each project's configuration. */
  readonly configFile?: string | undefined;
  /** An interpreter or an environment's folder. Default: the environment that is found for each project. */
  readonly python?: string | undefined;
  /** The reasons that fail the gate. */
  readonly failOn?: readonly FailOn[] | undefined;
  /** True if the gate reports the reasons without failing. */
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and schemas. Default: JSON and JSON Lines below `.lanser`, and all `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  /** Globs of head's traces to replay. Default: `.lanser/traces/**\/*.jsonl`. */
  readonly traces?: readonly string[] | undefined;
  /** Globs of proposed edits to preview at head. Default: `.lanser/proposals/**\/*.json`. */
  readonly proposals?: readonly string[] | undefined;
  /**
   * With `commits`, the gate also checks and scores at most 20 single commits after the merge base, along first
   * parents. Has no effect for the working tree and the index. Default: `none`.
   */
  readonly trajectory?: Trajectory | undefined;
  /**
   * With `affected`, each side checks only the files whose diagnostics the change can affect. Totals are then
   * unknown. If types are not annotated, the gate can miss an error. The gate checks all files anyway if it cannot
   * determine the affected files, records a trace, scores single commits, or uses `rl-csf-v1` with a weight `gamma`
   * other than 1. Default: `full`, which means all files.
   */
  readonly scope?: GateScope | undefined;
  /** The description of the change. Its fenced `lanser` blocks are proposals. */
  readonly pullRequestText?: string | undefined;
  /** The labels of the change. Base's policy can waive reasons by label. */
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of the reward formula. Each overrides the configured or default weight. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** The timeout of one server request, and of the check of one schema or artifact. Default: 120 seconds. */
  readonly timeoutMs?: number | undefined;
  /** The trace that records the traffic between lanser and the servers. */
  readonly trace?: TraceOptions | undefined;
  /**
   * The cache of base's check. Not used if the gate checks only some files, if it records a trace, or if the user
   * names the folder of a Pyright package.
   */
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  /**
   * True to unpack the shipped Pyright even if its npm package is installed. Has no effect if `pyrightVersion` names
   * a different Pyright.
   */
  readonly shippedPyright?: boolean;
  /**
   * The Pyright to run: a version, the word `project`, or the absolute path of an installed package. A version must
   * be the included version or the version in base's `package-lock.json`. `project` means the version in
   * `package-lock.json`. Default: the included version.
   */
  readonly pyrightVersion?: string | undefined;
  /** Called with the exact version of Pyright before the checks start. Not called if the preparation fails. */
  readonly onPyright?: ((version: string) => void) | undefined;
  /** Called for each selected folder that is part of a parent folder's project. Paths are relative to the root. */
  readonly onProjectAbove?: ((folder: string, project: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Explains why the gate checks more than the selected folder. */
export function projectAbove(folder: string, project: string): string {
  const name = project === '.' ? "the repository's root" : JSON.stringify(project);
  return `the project of ${JSON.stringify(folder)} is ${name}, because the pyright command uses the configuration there. The whole project is checked.`;
}

export const DEFAULT_TIMEOUT_MS = 120_000;
