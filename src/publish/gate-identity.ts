// publish/ renders a report for GitHub and publishes it as a comment, a check run and suggestions. It takes
// the target from the event and the options, never from an untrusted report.
import { createHash } from 'node:crypto';
import { visibleLine } from '../report/visible.ts';
import { clip } from '../text/clip.ts';

/** The identity of a gate among all that may write to one pull request. */
export interface GateIdentity {
  /** The workflow's name. */
  readonly workflow: string;
  /** The job's id. */
  readonly job: string;
  /**
   * The part that distinguishes gates of one job: folders, a system, or a name from the user; often empty.
   */
  readonly variant: string;
}

// GitHub accepts 255 characters and shows fewer.
const MAX_NAME_LENGTH = 200;

/** Returns the name of the gate's check run. Branch protection rules require checks by name. */
export function checkNameOf({ workflow, job, variant }: GateIdentity): string {
  const parts = [workflow, job, variant].filter((part) => part !== '').map(visibleLine);
  const name = parts.length === 0 ? 'lanser gate' : `lanser gate (${parts.join(' / ')})`;
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${clip(name, MAX_NAME_LENGTH - 11)} ${keyOf(parts).slice(0, 10)}`;
}

/**
 * Returns a hash of the identity as 32 hexadecimal digits. A name itself could end the HTML comment that
 * marks the gate's comments.
 */
export function identityKey({ workflow, job, variant }: GateIdentity): string {
  return keyOf([workflow, job, variant]);
}

/**
 * Returns an id for a check run. It identifies the gate and those parts of the check run that cannot change
 * later.
 */
export function externalIdOf(identity: GateIdentity, permanentParts: unknown): string {
  return `lanser:${identityKey(identity)}:${keyOf([permanentParts])}`;
}

function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
