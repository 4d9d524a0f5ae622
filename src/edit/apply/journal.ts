import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
import { isRecord } from '../../model/json-record.ts';
import { errnoOf, LanserError, messageOf } from '../../model/lanser-error.ts';
import type { DirectoryHandles } from '../../workspace/directory-handles.ts';
import type { Identity } from '../../workspace/identity.ts';
import { isTreePath, type Operation } from './operation.ts';

export interface KnownFile {
  readonly path: string;
  readonly identity: Identity;
  readonly version: DocumentVersion;
}

/** The record with which a recovery undoes an edit. It is on disk before the first operation starts. */
export interface Journal {
  readonly version: 1;
  /**
   * The identity of the folder to which the paths are relative. A recovery compares `anchor` and `state` with the
   * current folders. So it rejects a journal that was copied to a different folder.
   */
  readonly anchor: Identity;
  /** The identity of the state folder, which contains this journal. */
  readonly state: Identity;
  /** The folder for new files and originals: the state folder, or (`beside`) a folder at the root of the tree. */
  readonly stage: 'state' | 'beside';
  /** The files on which the edit depends, as they were before the edit. */
  readonly known: readonly KnownFile[];
  readonly operations: readonly Operation[];
}

const JOURNAL = 'journal.json';

const MAX_BYTES = 256 * 1024 * 1024;

/** Writes the journal atomically. From then on, a recovery undoes the edit, until the journal is removed. */
export function writeJournal(base: DirectoryHandles, folder: string, journal: Journal): void {
  const fresh = base.at(`${folder}/${JOURNAL}.new`);
  const descriptor = openSync(fresh, 'wx', 0o600);
  try {
    writeFileSync(descriptor, JSON.stringify(journal));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(fresh, base.at(`${folder}/${JOURNAL}`));
  base.flush(folder);
}

export function journalFile(folder: string): string {
  return `${folder}/${JOURNAL}`;
}

/** Returns the journal of an unfinished edit, if any. Throws E/SCHEMA_INVALID for an invalid journal. */
export function readJournal(base: DirectoryHandles, folder: string, shown: string): Journal | undefined {
  let descriptor: number;
  try {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    descriptor = openSync(base.at(journalFile(folder)), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    if (errnoOf(error) === 'ELOOP') throw invalidJournal(shown, 'it is a link');
    throw error;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > MAX_BYTES)
      throw invalidJournal(shown, 'it is not a regular file, or it is too large');
    return parse(readFileSync(descriptor, 'utf8'), shown);
  } finally {
    closeSync(descriptor);
  }
}

function parse(text: string, shown: string): Journal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidJournal(shown, messageOf(error));
  }
  if (!isRecord(value)) throw invalidJournal(shown, 'it is not a JSON object');
  if (value['version'] !== 1) throw invalidJournal(shown, 'it has an unknown version');
  const { anchor, state, stage, known, operations } = value;
  const isValid =
    isIdentity(anchor) &&
    isIdentity(state) &&
    (stage === 'state' || stage === 'beside') &&
    Array.isArray(known) &&
    known.every(isKnown) &&
    Array.isArray(operations) &&
    operations.every(isOperation);
  if (!isValid) throw invalidJournal(shown, 'its fields are invalid');
  return value as unknown as Journal;
}

function isKnown(value: unknown): value is KnownFile {
  if (!isRecord(value)) return false;
  const { path, identity, version } = value;
  return isTreePath(path) && isIdentity(identity) && isVersion(version);
}

function isOperation(value: unknown): value is Operation {
  if (!isRecord(value)) return false;
  const { kind, path, from, to, old, fresh, before, after, aside, entry, folder } = value;
  switch (kind) {
    case 'mkdir':
      return isTreePath(path);
    case 'replace':
      return (
        isTreePath(path) &&
        isIdentity(old) &&
        isIdentity(fresh) &&
        isVersion(before) &&
        isVersion(after) &&
        typeof aside === 'boolean'
      );
    case 'create':
      return isTreePath(path) && isIdentity(fresh) && isVersion(after);
    case 'move':
      return isTreePath(from) && isTreePath(to) && isEntry(entry, folder);
    case 'remove':
      return isTreePath(path) && isEntry(entry, folder);
    default:
      return false;
  }
}

function isEntry(entry: unknown, folder: unknown): boolean {
  return typeof folder === 'boolean' && (isIdentity(entry) || (entry === null && folder));
}

function isIdentity(value: unknown): value is Identity {
  return typeof value === 'string' && /^\d+:-?\d+$/u.test(value);
}

function isVersion(value: unknown): boolean {
  return typeof value === 'string' && /^blob:[\da-f]{40}$/u.test(value);
}

function invalidJournal(shown: string, reason: string): LanserError {
  const file = `${shown}/${JOURNAL}`;
  return new LanserError(
    'E/SCHEMA_INVALID',
    `${file} is not a valid journal of lanser: ${reason}. Nothing was changed. Remove the file if no edit was interrupted.`,
    { path: file, reason: 'journal' },
  );
}
