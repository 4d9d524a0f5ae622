import { readFile } from 'node:fs/promises';
import { LanserError } from '../model/lanser-error.ts';
import type { Inputs } from './inputs.ts';

/** What to compare, as the gate takes it. */
export interface Comparison {
  readonly base: string;
  readonly head: string;
  readonly headIsMergeCommit: boolean;
}

/** Where base is not what the event itself names, a sentence for the log that says what it is. */
export interface EventComparison extends Comparison {
  readonly note?: string;
}

interface EventPayload {
  readonly before?: unknown;
  readonly pull_request?: { readonly base?: { readonly sha?: unknown } };
  readonly merge_group?: { readonly base_sha?: unknown };
  readonly repository?: { readonly default_branch?: unknown };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The pair that an event means. On a pull request whose merge commit is checked out it is that
 * commit and its first parent; `pull_request.base.sha` may be stale and serves only where something
 * else is checked out. A branch's first push is compared with where it left the default branch.
 *
 * @param checkedOut the commit that HEAD is.
 * @throws LanserError E/USAGE where the event names no base.
 */
export async function comparisonOf(
  env: Environment,
  inputs: Inputs,
  checkedOut: string,
): Promise<EventComparison> {
  const head = inputs.headRef ?? checkedOut;
  if (inputs.baseRef !== undefined) return { base: inputs.baseRef, head, headIsMergeCommit: false };
  const payload = await readPayload(env['GITHUB_EVENT_PATH']);
  const isMergeRef = /^refs\/pull\/\d+\/merge$/u.test(env['GITHUB_REF'] ?? '');
  if (isMergeRef && inputs.headRef === undefined && env['GITHUB_SHA'] === checkedOut) {
    return { base: checkedOut, head, headIsMergeCommit: true };
  }
  const base = [payload.pull_request?.base?.sha, payload.merge_group?.base_sha, payload.before].find(
    isCommitId,
  );
  if (base !== undefined) return { base, head, headIsMergeCommit: false };
  const fromDefault = firstPushBase(env['GITHUB_REF'] ?? '', payload);
  if (fromDefault !== undefined) {
    const note = `This is the first push of its branch; it is compared with its merge base with ${fromDefault}.`;
    return { base: fromDefault, head, headIsMergeCommit: false, note };
  }
  throw new LanserError(
    'E/USAGE',
    `The event ${JSON.stringify(env['GITHUB_EVENT_NAME'] ?? 'unknown')} names no base to compare with; set the input base-ref.`,
  );
}

async function readPayload(path: string | undefined): Promise<EventPayload> {
  if (path === undefined || path === '') return {};
  try {
    return JSON.parse(await readFile(path, 'utf8')) as EventPayload;
  } catch (error) {
    throw new LanserError('E/USAGE', 'The event payload (GITHUB_EVENT_PATH) cannot be read.', {}, error);
  }
}

/** Undefined for the default branch itself: it would be compared with what has just been pushed, and be clean. */
function firstPushBase(ref: string, { before, repository }: EventPayload): string | undefined {
  const branch = repository?.default_branch;
  if (typeof before !== 'string' || !/^0+$/u.test(before)) return undefined;
  if (typeof branch !== 'string' || branch === '') return undefined;
  return ref.startsWith('refs/heads/') && ref !== `refs/heads/${branch}` ? `origin/${branch}` : undefined;
}

/** Full ids only; the all-zero id of a branch's first push is no commit. */
function isCommitId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(value) && !/^0+$/u.test(value);
}
