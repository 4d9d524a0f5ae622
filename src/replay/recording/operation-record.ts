import type { WorkspacePath } from '../../model/brand.ts';
import type { TracedServer } from '../../model/generated/trace.ts';
import { frameLog, type FrameLog } from '../../trace/frames.ts';
import { isReservedPath } from '../../workspace/dot-git.ts';

/** The external input of one operation so far. */
export interface OperationRecord {
  readonly log: FrameLog;
  /** The files that the operation read or may search, with the first version found; null if missing at first. */
  readonly read: ReadonlyMap<string, string | null>;
  /** The names of files and folders that the operation found; can overlap `read`. Folder names end with a slash. */
  readonly seen: ReadonlySet<string>;
  /** The target of each symbolic link: relative to the link's folder, or `/` for a target outside of the checkout. */
  readonly links: ReadonlyMap<string, string>;
  readonly servers: ReadonlyMap<string, TracedServer>;
  /** The stored plans that the operation names by their ids. */
  readonly plans: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  noteRead(uri: string, version: string | null): void;
  /**
   * Declares that all existing files whose names pass `isNoted` are recorded. If an unrecorded file with such a name
   * is found later, the operation has created it.
   */
  noteWhole(isNoted: (name: string) => boolean): void;
  noteSeen(names: Iterable<WorkspacePath | string>): void;
  noteLink(name: string, target: string): void;
  noteServer(server: TracedServer): void;
  notePlan(planId: string, kept: Readonly<Record<string, unknown>>): void;
  /** Starts an attempt. The returned function discards the log entries and reads since this call. */
  attempt(): () => void;
  /** Adds background work, such as listing files. */
  meanwhile(work: Promise<unknown>): void;
  waitForBackground(): Promise<void>;
}

export function operationRecord(): OperationRecord {
  const log = frameLog();
  const read = new Map<string, string | null>();
  const seen = new Set<string>();
  const links = new Map<string, string>();
  const servers = new Map<string, TracedServer>();
  const plans = new Map<string, Readonly<Record<string, unknown>>>();
  const background: Promise<unknown>[] = [];
  let isNoted = (_name: string): boolean => false;
  const isCreated = (name: string): boolean =>
    !name.endsWith('/') && isNoted(name) && !seen.has(name) && !read.has(name);
  return {
    log,
    read,
    seen,
    links,
    servers,
    plans,
    noteRead(uri, version) {
      // Only the first version is an input. The operation may write later versions, and the replay writes them again.
      if (!read.has(uri) && !isReservedPath(uri)) read.set(uri, isCreated(uri) ? null : version);
    },
    noteWhole(given) {
      isNoted = given;
    },
    noteSeen(names) {
      for (const name of names)
        if (!isCreated(name) && (!isReservedPath(name) || isMark(name))) seen.add(name);
    },
    noteLink(name, target) {
      if (!isReservedPath(name) && !isReservedPath(target)) links.set(name, target);
    },
    noteServer: (server) => void servers.set(server.id, server),
    notePlan: (planId, plan) => void plans.set(planId, plan),
    attempt() {
      const frames = log.frames.length;
      const before = new Map(read);
      return () => {
        log.rewind(frames);
        read.clear();
        for (const [uri, version] of before) read.set(uri, version);
      };
    },
    meanwhile: (work) => void background.push(work),
    async waitForBackground() {
      await Promise.all(background);
    },
  };
}

/** Returns true for a repository's `.git`. A replay rejects all other reserved names, such as `.lanser`. */
function isMark(name: string): boolean {
  return /^(?:.*\/)?\.git\/?$/su.test(name) && !isReservedPath(name.replace(/\/?\.git\/?$/u, ''));
}
