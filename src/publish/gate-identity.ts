// publish/ publishes a report on GitHub. The target comes from the workflow and the options, never from the report.
import { createHash } from 'node:crypto';
import { visibleLine } from '../report/visible.ts';
import { clip } from '../text/clip.ts';

/** The identity of a gate among all gates that may write to one pull request. */
export interface GateIdentity {
  /** The workflow's name. */
  readonly workflow: string;
  /** The job's id; empty for an untrusted report. */
  readonly job: string;
  /** Distinguishes the gates of one job or matrix, for example by a name, folders or a step. May be empty. */
  readonly variant: string;
}

// GitHub accepts 255 characters in the name of a check run, but shows fewer.
const MAX_NAME_LENGTH = 200;

/** Returns the check's name. It is the same in all runs, because branch protection rules identify checks by name. */
export function checkNameOf({ workflow, job, variant }: GateIdentity): string {
  const parts = [workflow, job, variant].filter((part) => part !== '').map(visibleLine);
  const name = parts.length === 0 ? 'lanser gate' : `lanser gate (${parts.join(' / ')})`;
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${clip(name, MAX_NAME_LENGTH - 11)} ${keyOf(parts).slice(0, 10)}`;
}

/** Returns a hash for the HTML comment that marks the gate's comments. A plain name could end the HTML comment. */
export function identityKey({ workflow, job, variant }: GateIdentity): string {
  return keyOf([workflow, job, variant]);
}

/**
 * Returns the external id of a check run: a hash of the gate's identity and a hash of `permanentParts`. These are
 * the parts of the check run that an update cannot change, such as annotations.
 */
export function externalIdOf(identity: GateIdentity, permanentParts: unknown): string {
  return `lanser:${identityKey(identity)}:${keyOf([permanentParts])}`;
}

function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
