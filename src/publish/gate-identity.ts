// publish/ says what of a report stands on GitHub: the comment's text, the check run, the words about a
// missing right. It refuses to know how GitHub is spoken to, and where a report comes from.
import { createHash } from 'node:crypto';
import { visibleLine } from '../report/visible.ts';

/** Which gate it is, among all that may write to one pull request. */
export interface GateIdentity {
  /** The workflow's name. */
  readonly workflow: string;
  /** The job's id. */
  readonly job: string;
  /** What tells gates of one job apart: folders, a system, a name given by the user; often empty. */
  readonly variant: string;
}

// GitHub shows less of a name, and takes 255 characters.
const LONGEST_NAME = 200;

/** The name of its check run; a check's name decides what a branch's rules require. */
export function checkNameOf({ workflow, job, variant }: GateIdentity): string {
  const parts = [workflow, job, variant].filter((part) => part !== '').map(visibleLine);
  const name = parts.length === 0 ? 'lanser gate' : `lanser gate (${parts.join(' / ')})`;
  return name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME - 12)}… ${keyOf(parts).slice(0, 10)}`;
}

/** 32 hexadecimal digits: no name, however it is chosen, can be another's or leave the marker. */
export function identityKey({ workflow, job, variant }: GateIdentity): string {
  return keyOf([workflow, job, variant]);
}

/** Stands for a gate and for everything that a check run keeps for good. */
export function externalIdOf(identity: GateIdentity, kept: unknown): string {
  return `lanser:${identityKey(identity)}:${keyOf([kept])}`;
}

function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
