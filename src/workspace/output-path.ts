import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ErrorHint } from '../model/error-hint.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { partsOf } from './containment.ts';

export interface Output {
  /** For example "report". */
  readonly label: string;
  /** The hint that explains how to select a different path. */
  readonly hint?: ErrorHint | undefined;
  /** An additional folder in which links are refused, as in a checkout; absolute, without links. */
  readonly untrusted?: string | undefined;
}

/** The maximum number of links that Linux follows in one path. */
const MAX_LINKS = 40;

const LOOP = { code: 'ELOOP', errno: -os.constants.errno.ELOOP };

/**
 * Returns the path to write to, with links resolved. The path need not exist. Refuses a link inside a checkout or
 * `output.untrusted`: the author of the checked change may have chosen the link's target.
 */
export function outputPath(target: string, output: Output): string {
  try {
    return resolvedPath(target, output);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const { label, hint } = output;
    const advice = hint === undefined ? ' Check the links and the permissions of its folders.' : '';
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The ${label} cannot be written: ${systemErrorText(error)}.${advice}`,
      { errno: errnoOf(error) ?? null },
      { cause: error, hint },
    );
  }
}

function resolvedPath(target: string, output: Output): string {
  const absolute = path.resolve(target);
  const pending = partsOf(absolute);
  let current = path.parse(absolute).root;
  let links = 0;
  for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
    const next = path.resolve(current, part);
    if (statusOf(next)?.isSymbolicLink() !== true) {
      current = next;
      continue;
    }
    const root = checkoutOf(current, output.untrusted);
    if (root !== undefined) throw linkError(path.relative(root, next), output);
    links += 1;
    if (links > MAX_LINKS) throw Object.assign(new Error('too many links'), LOOP);
    const to = readlinkSync(next);
    pending.unshift(...partsOf(to));
    if (path.isAbsolute(to)) current = path.parse(to).root;
  }
  expectReplaceable(current, output);
  return current;
}

/** Refuses devices, sockets and pipes. An atomic write (a rename) replaces them, and opening a pipe may never end. */
function expectReplaceable(target: string, { label, hint }: Output): void {
  const status = statusOf(target);
  if (status === undefined || status.isFile() || status.isDirectory()) return;
  const advice = hint === undefined ? ' Name a different file.' : '';
  const message = `The ${label} would replace ${JSON.stringify(path.basename(target))}, which is not a regular file.${advice}`;
  throw new LanserError('E/USAGE', message, {}, { hint });
}

/** Returns the nearest checkout or untrusted folder at or above a folder, or undefined. */
function checkoutOf(folder: string, untrusted: string | undefined): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (at === untrusted || statusOf(path.join(at, '.git')) !== undefined) return at;
    if (path.dirname(at) === at) return undefined;
  }
}

function linkError(link: string, { label, hint }: Output): LanserError {
  const advice = hint === undefined ? ' Remove the link.' : '';
  const message = `The ${label} would be written through the link ${JSON.stringify(link)}.${advice}`;
  return new LanserError('E/JAIL', message, { path: link }, { hint });
}

function statusOf(target: string): Stats | undefined {
  return lstatSync(target, { throwIfNoEntry: false });
}
