import type { FetchAuthorization } from '../git/fetch-from-origin.ts';
import type { Host } from '../model/host.ts';
import type { RewardChoice, RewardVersion } from '../reward/formula.ts';
import type { SideCache } from './cache/side-cache.ts';
import type { TraceOptions } from '../session/operations/workspace-session.ts';

/** What can fail a gate, in the order in which reports name it. */
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

/** Which commits get a score of their own. */
export const TRAJECTORIES = ['none', 'commits'] as const;

export type Trajectory = (typeof TRAJECTORIES)[number];

export interface GateOptions {
  readonly host: Host;
  /** A folder of the checkout. */
  readonly repository: string;
  /** A revision; the before side is its merge base with head. */
  readonly base: string;
  /** A revision, or `worktree`: the working tree as it is, untracked files included. */
  readonly head: string;
  /** Head is a pull request's merge commit: before is its first parent, whatever base says. */
  readonly headIsMergeCommit?: boolean;
  /** Refuse with E/DIRTY_WORKTREE where tracked files are changed. */
  readonly requireCleanTree?: boolean;
  /** Folders relative to the repository's root, each a project of its own; default: the root. */
  readonly workingDirectories?: readonly string[];
  /** A Pyright configuration of base, relative to the repository's root, in place of the projects' own. */
  readonly configFile?: string | undefined;
  readonly python?: string | undefined;
  /** These win over the configuration of base. */
  readonly failOn?: readonly FailOn[] | undefined;
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and JSON Schemas; default: those below `.lanser`, and `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  /** Globs of committed traces that are replayed; default: `.lanser/traces/**\/*.jsonl`. */
  readonly traces?: readonly string[] | undefined;
  /** Globs of proposed edits that are previewed at head; default: `.lanser/proposals/**\/*.json`. */
  readonly proposals?: readonly string[] | undefined;
  /** `commits`: each commit from base to head is checked and scored too. */
  readonly trajectory?: Trajectory | undefined;
  /** What somebody wrote about the change; its fenced `lanser` blocks are proposals. */
  readonly pullRequestText?: string | undefined;
  /** The labels of the change, by which base's policy may waive reasons. */
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of that formula, where they differ from the configured ones, or from its own. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** How long the server may take for one request. */
  readonly timeoutMs?: number | undefined;
  /** Records what passes between us and the servers. */
  readonly trace?: TraceOptions | undefined;
  /** Keeps what is found out about base; not used while a trace is recorded. */
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  readonly shippedPyright?: boolean;
  /** Another Pyright: an exact version or `project`, as base's lock file has it, or an absolute folder. */
  readonly pyrightVersion?: string | undefined;
  readonly signal: AbortSignal;
}

export const DEFAULT_TIMEOUT_MS = 120_000;
