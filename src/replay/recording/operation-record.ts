import type { WorkspacePath } from '../../model/brand.ts';
import type { TracedServer } from '../../model/generated/trace.ts';
import { frameLog, type FrameLog } from '../../trace/frames.ts';
import { isReservedPath } from '../../workspace/dot-git.ts';

/** What one operation has taken from outside of itself so far. */
export interface OperationRecord {
  readonly log: FrameLog;
  /** The files that it read or looked at, with the version that it saw first; null for one that was not there. */
  readonly read: ReadonlyMap<string, string | null>;
  /** Files and, with a slash at the end, folders of which it only saw that they are there. */
  readonly seen: ReadonlySet<string>;
  readonly links: ReadonlyMap<string, string>;
  /** By their ids. */
  readonly servers: ReadonlyMap<string, TracedServer>;
  readonly plans: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  noteRead(uri: string, version: string | null): void;
  /** Every file was noted of which `isNoted`: what is read from now on and is unknown, the operation has made. */
  noteWhole(isNoted: (name: string) => boolean): void;
  noteSeen(names: Iterable<WorkspacePath | string>): void;
  noteLink(name: string, target: string): void;
  noteServer(server: TracedServer): void;
  notePlan(planId: string, kept: Readonly<Record<string, unknown>>): void;
  /** An attempt begins; the result forgets it. */
  attempt(): () => void;
  /** What of the machine is looked at on the side; it has ended when the operation is written. */
  meanwhile(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

export function operationRecord(): OperationRecord {
  const log = frameLog();
  const read = new Map<string, string | null>();
  const seen = new Set<string>();
  const links = new Map<string, string>();
  const servers = new Map<string, TracedServer>();
  const plans = new Map<string, Readonly<Record<string, unknown>>>();
  const side: Promise<unknown>[] = [];
  let isNoted = (_name: string): boolean => false;
  const isMade = (name: string): boolean =>
    !name.endsWith('/') && isNoted(name) && !seen.has(name) && !read.has(name);
  return {
    log,
    read,
    seen,
    links,
    servers,
    plans,
    noteRead(uri, version) {
      // What it has changed itself it may read again; the replay changes that too.
      if (!read.has(uri) && !isReservedPath(uri)) read.set(uri, isMade(uri) ? null : version);
    },
    noteWhole(given) {
      isNoted = given;
    },
    noteSeen(names) {
      for (const name of names) if (!isMade(name) && (!isReservedPath(name) || isMark(name))) seen.add(name);
    },
    noteLink(name, target) {
      if (!isReservedPath(name) && !isReservedPath(target)) links.set(name, target);
    },
    noteServer: (server) => void servers.set(server.id, server),
    notePlan: (planId, kept) => void plans.set(planId, kept),
    attempt() {
      const frames = log.frames.length;
      const before = new Map(read);
      return () => {
        log.rewind(frames);
        read.clear();
        for (const [uri, version] of before) read.set(uri, version);
      };
    },
    meanwhile: (work) => void side.push(work),
    async settled() {
      await Promise.all(side);
    },
  };
}

/** A replay takes no other name that Git reads: this one says where another repository begins. */
function isMark(name: string): boolean {
  return /^(?:.*\/)?\.git\/?$/su.test(name) && !isReservedPath(name.replace(/\/?\.git\/?$/u, ''));
}
