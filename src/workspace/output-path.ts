import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';

/** What is written, in the words of messages. */
export interface Output {
  /** For example "report". */
  readonly what: string;
  /** The option or setting that names another place, where there is one. */
  readonly option?: string | undefined;
  /** A folder whose links are not followed although it is not a checkout; absolute, without links. */
  readonly untrusted?: string | undefined;
}

// Linux's own limit of links in one path.
const MAX_LINKS = 40;

/**
 * Returns the place to write to, with the user's own links resolved. A link that stands in a checkout may come
 * from the change that is checked, so that its author would choose the place. Nothing need be there yet.
 *
 * @throws LanserError E/JAIL naming the link.
 */
export function outputPath(target: string, output: Output): string {
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
    if (links > MAX_LINKS) throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
    const to = readlinkSync(next);
    pending.unshift(...partsOf(to));
    if (path.isAbsolute(to)) current = path.parse(to).root;
  }
  return current;
}

/** Returns the checkout, or the untrusted folder, that holds this folder; undefined where there is none. */
function checkoutOf(folder: string, untrusted: string | undefined): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (at === untrusted || statusOf(path.join(at, '.git')) !== undefined) return at;
    if (path.dirname(at) === at) return undefined;
  }
}

function partsOf(name: string): string[] {
  return name
    .slice(path.parse(name).root.length)
    .split(path.sep)
    .filter((part) => part !== '');
}

function linkError(link: string, { what, option }: Output): LanserError {
  const advice = option === undefined ? 'Remove it' : `Remove it, or name another folder with ${option}`;
  const message = `The ${what} would be written through the link ${JSON.stringify(link)}. ${advice}.`;
  return new LanserError('E/JAIL', message, { path: link });
}

function statusOf(target: string): Stats | undefined {
  return lstatSync(target, { throwIfNoEntry: false });
}
