// publish/ publishes a report on GitHub as a comment, a check run and suggestions. The target comes from the event
// and the options, never from an untrusted report.
import { createHash } from 'node:crypto';
import { visibleLine } from '../report/visible.ts';
import { clip } from '../text/clip.ts';

/** The identity of a gate among all gates that may write to one pull request. */
export interface GateIdentity {
  /** The workflow's name. */
  readonly workflow: string;
  /** The job's id; empty if the report comes from a different run. */
  readonly job: string;
  /**
   * The part that distinguishes the gates of one job or matrix: a name from the user, folders, an operating
   * system or the number of a step. Often empty.
   */
  readonly variant: string;
}

// GitHub accepts 255 characters and shows fewer.
const MAX_NAME_LENGTH = 200;

/**
 * Returns the name of the gate's check run. The name is the same in each run, because branch protection rules
 * require checks by name. A long name is cut, and ends with a hash that keeps it distinct.
 */
export function checkNameOf({ workflow, job, variant }: GateIdentity): string {
  const parts = [workflow, job, variant].filter((part) => part !== '').map(visibleLine);
  const name = parts.length === 0 ? 'lanser gate' : `lanser gate (${parts.join(' / ')})`;
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${clip(name, MAX_NAME_LENGTH - 11)} ${keyOf(parts).slice(0, 10)}`;
}

/**
 * Returns a hash of the identity as 32 hexadecimal digits. An HTML comment with this hash marks the gate's
 * comments on GitHub. A name instead of the hash could end the HTML comment.
 */
export function identityKey({ workflow, job, variant }: GateIdentity): string {
  return keyOf([workflow, job, variant]);
}

/**
 * Returns an id for a check run. The id depends on the gate and on the parts of the check run that cannot
 * change later, such as annotations.
 */
export function externalIdOf(identity: GateIdentity, permanentParts: unknown): string {
  return `lanser:${identityKey(identity)}:${keyOf([permanentParts])}`;
}

function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
