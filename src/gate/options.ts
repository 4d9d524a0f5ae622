import type { FetchAuthorization } from '../git/fetch-from-origin.ts';
import type { Host } from '../model/host.ts';
import type { RewardChoice, RewardVersion } from '../reward/formula.ts';
import type { TraceOptions } from '../session/operations/workspace-session.ts';

export type FailOn =
  | 'introduced-errors'
  | 'introduced-warnings'
  | 'negative-reward'
  | 'schema'
  | 'inconclusive';

export const FAIL_ON: readonly FailOn[] = [
  'introduced-errors',
  'introduced-warnings',
  'negative-reward',
  'schema',
  'inconclusive',
];

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
  readonly python?: string | undefined;
  /** These win over the configuration of base. */
  readonly failOn?: readonly FailOn[] | undefined;
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and JSON Schemas; default: those below `.lanser`, and `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of that formula, where they differ from the configured ones, or from its own. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** How long the server may take for one request. */
  readonly timeoutMs?: number | undefined;
  /** Records what passes between us and the servers. */
  readonly trace?: TraceOptions | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  readonly shippedPyright?: boolean;
  readonly signal: AbortSignal;
}

export const DEFAULT_TIMEOUT_MS = 120_000;
