import { readFile, readdir, lstat, readlink } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../bundle/blob-id.ts';
import { abortError } from '../../model/lanser-error.ts';
import { searchLimit } from '../../sources/search-limit.ts';
import { languageName } from '../../syntax/language-names.ts';
import { isInside } from '../../workspace/containment.ts';
import { fileNamed } from '../../workspace/file-uri.ts';
import { isPackagesOfEnvironment } from '../../workspace/folder-entries.ts';
import { listedIn } from '../../session/session-repository.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';
import { tracedTarget } from '../traced-link.ts';
import type { OperationRecord } from './operation-record.ts';

const NOT_RECORDED: ReadonlySet<string> = new Set(['.git', '.hg', '.lanser', '__pycache__', 'node_modules']);

/**
 * Records the files and links of the checkout, because an edit may search all of them. Omits `ownFiles`, and the
 * contents of Python environments and of {@link NOT_RECORDED}. Files that Git ignores may contain secrets, so only
 * their names are recorded. Exceptions: the content of ignored sources, and of ignored files that the edit may move.
 *
 * @param request the arguments of the operation, and the plan that they name.
 */
export async function noteCheckout(
  session: WorkspaceSession,
  record: OperationRecord,
  request: unknown,
): Promise<void> {
  const { ownFiles, readableRoot, root, signal } = session;
  const names = await listedIn(session, readableRoot);
  const listed = names && new Set(names);
  const nameOf = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const leftOut = new Set<string>();
  const named = [...stringsIn(request)]
    .flatMap((text) => fileNamed(root, text) ?? [])
    .filter((place) => place !== root && isInside(root, place));

  async function noteFolder(folder: string): Promise<void> {
    if (signal.aborted) throw abortError(signal);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const isEnvironment =
      isPackagesOfEnvironment(folder) || entries.some(({ name }) => name === 'pyvenv.cfg');
    // A workspace can be in an environment, for example after `python -m venv .`.
    if (isEnvironment && !isInside(folder, root)) {
      leftOut.add(nameOf(folder));
      return;
    }
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.name === '.git') record.noteSeen([entry.isDirectory() ? `${nameOf(file)}/` : nameOf(file)]);
      if (NOT_RECORDED.has(entry.name) || ownFiles.has(file)) {
        leftOut.add(nameOf(file));
        continue;
      }
      if (entry.isDirectory()) await noteFolder(file);
      else if (entry.isSymbolicLink()) await noteLink(file);
      else if (entry.isFile()) await noteFile(file);
    }
  }

  async function noteFile(file: string): Promise<void> {
    const stats = await lstat(file).catch(() => undefined);
    const isRead =
      listed === undefined ||
      listed.has(path.relative(readableRoot, file).split(path.sep).join('/')) ||
      languageName(file) !== undefined ||
      named.some((place) => isInside(place, file));
    // No operation searches files above this limit.
    const isSmall = stats !== undefined && stats.size <= searchLimit(file);
    const bytes = isRead && isSmall ? await readFile(file).catch(() => undefined) : undefined;
    if (bytes === undefined) record.noteSeen([nameOf(file)]);
    else record.noteRead(nameOf(file), documentVersion(bytes));
  }

  async function noteLink(file: string): Promise<void> {
    const target = await readlink(file).catch(() => undefined);
    if (target === undefined) return;
    record.noteLink(nameOf(file), tracedTarget(readableRoot, path.dirname(file), target));
  }

  await noteFolder(readableRoot);
  record.noteWhole((name) => {
    for (let at = name; at !== '.'; at = path.posix.dirname(at)) if (leftOut.has(at)) return false;
    return true;
  });
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) yield* stringsIn(member);
  }
}
