import type { FetchAuthorization } from '../git/fetch-from-origin.ts';
import type { Host } from '../model/host.ts';
import type { RewardChoice, RewardVersion } from '../reward/formula.ts';
import type { SideCache } from './cache/side-cache.ts';
import type { TraceOptions } from '../session/workspace-session.ts';

/** The reasons that can fail a gate, in the order in which reports name them. */
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

/** The modes of scoring single commits. */
export const TRAJECTORIES = ['none', 'commits'] as const;

export type Trajectory = (typeof TRAJECTORIES)[number];

/** The files that both sides check. */
export const SCOPES = ['full', 'affected'] as const;

export type GateScope = (typeof SCOPES)[number];

export interface GateOptions {
  readonly host: Host;
  /** A folder of the checkout. */
  readonly repository: string;
  /** A revision. The before side is its merge base with head. */
  readonly base: string;
  /** A revision, or `worktree`: the working tree as it is, with untracked files. */
  readonly head: string;
  /** True if head is a pull request's merge commit: before is its first parent, and base is ignored. */
  readonly headIsMergeCommit?: boolean;
  /** True to fail with E/DIRTY_WORKTREE if tracked files are changed. */
  readonly requireCleanTree?: boolean;
  /**
   * Folders relative to the repository's root. The project of each is that of Pyright's command line started
   * there. Default: the root.
   */
  readonly workingDirectories?: readonly string[];
  /** A Pyright configuration of base that replaces the projects' own; relative to the repository's root. */
  readonly configFile?: string | undefined;
  readonly python?: string | undefined;
  /** Overrides base's configuration, as does `warnOnly`. */
  readonly failOn?: readonly FailOn[] | undefined;
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and JSON Schemas. Default: those below `.lanser`, and `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  /** Globs of committed traces to replay. Default: `.lanser/traces/**\/*.jsonl`. */
  readonly traces?: readonly string[] | undefined;
  /** Globs of proposed edits to preview at head. Default: `.lanser/proposals/**\/*.json`. */
  readonly proposals?: readonly string[] | undefined;
  /** `commits`: each commit from base to head is also checked and scored. */
  readonly trajectory?: Trajectory | undefined;
  /**
   * `affected`: each side checks only the files whose diagnostics the change can affect. The delta, the verdict
   * and the reward are the same; totals of the workspace are unknown. Default: `full`, all files.
   */
  readonly scope?: GateScope | undefined;
  /** The description of the change. Its fenced `lanser` blocks are proposals. */
  readonly pullRequestText?: string | undefined;
  /** The labels of the change. Base's policy can waive reasons by label. */
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of the formula that override the configured ones, or its default ones. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** The timeout of one server request. */
  readonly timeoutMs?: number | undefined;
  /** The trace that records the traffic between lanser and the servers. */
  readonly trace?: TraceOptions | undefined;
  /** The cache of base's check. Not used while a trace is recorded. */
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  readonly shippedPyright?: boolean;
  /** An exact version of Pyright, `project` for the version in base's lock file, or an absolute folder. */
  readonly pyrightVersion?: string | undefined;
  /** Called with the exact version of the Pyright that checks both sides, before it starts. */
  readonly onPyright?: ((version: string) => void) | undefined;
  /** Called if a selected folder belongs to the project of a folder above it; both relative to the root. */
  readonly onProjectAbove?: ((folder: string, project: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Explains why a run checks more than the selected folder. */
export function projectAbove(folder: string, project: string): string {
  const name = project === '.' ? "the repository's root" : JSON.stringify(project);
  return `the project of ${JSON.stringify(folder)} is ${name}, because the pyright command uses the configuration there. All of that project is checked.`;
}

export const DEFAULT_TIMEOUT_MS = 120_000;
