import { readFile, readdir, lstat, readlink } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../bundle/blob-id.ts';
import { abortError } from '../../model/lanser-error.ts';
import { searchLimit } from '../../sources/search-limit.ts';
import { isInside } from '../../workspace/containment.ts';
import { isPackagesOfEnvironment } from '../../workspace/folder-entries.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';
import { tracedTarget } from '../traced-link.ts';
import type { OperationRecord } from './operation-record.ts';

const NOT_RECORDED: ReadonlySet<string> = new Set(['.git', '.hg', '.lanser', '__pycache__', 'node_modules']);

/** Records the files and links of the checkout, because an edit may search all of them. */
export async function noteCheckout(
  { ownFiles, readableRoot, root, signal }: WorkspaceSession,
  record: OperationRecord,
): Promise<void> {
  const nameOf = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  const leftOut = new Set<string>();

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
    // No operation searches larger files, so their names are enough.
    const isRead = stats !== undefined && stats.size <= searchLimit(file);
    const bytes = isRead ? await readFile(file).catch(() => undefined) : undefined;
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
