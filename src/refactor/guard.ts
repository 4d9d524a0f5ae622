import type { RequestedEdit } from '../edit/edit-step.ts';
import { checkClean } from '../edit/guard/clean.ts';
import { checkFilters, type Denied } from '../edit/guard/filters.ts';
import { REASONS_OF_DISK } from '../edit/guard/jail-reasons.ts';
import { checkJail } from '../edit/guard/jail.ts';
import type { Repository } from '../git/repository.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Check } from '../model/bundle.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { EditOptions } from './edit-options.ts';
import { joinedByFile } from './linked-edits.ts';

/**
 * Returns the edit with the real paths of its files in the workspace. If two names lead to the same file, joins the
 * edits under these names.
 *
 * @throws LanserError E/JAIL with all refused paths; E/FS_PERMISSIONS if the file system is the reason for all
 * refusals; the errors of {@link checkJail} and {@link joinedByFile}.
 */
export async function insideJail(
  { host, root, signal }: WorkspaceSession,
  repository: Repository | undefined,
  requested: RequestedEdit,
): Promise<RequestedEdit> {
  const found = await checkJail({ root, requested, platform: host.platform, repository, signal });
  if (found.kind === 'inside') return joinedByFile(requested.steps, found.edit);
  const { offenders } = found;
  const isOfDisk = offenders.every(({ reason }) => REASONS_OF_DISK.has(reason));
  const [first] = offenders;
  const message = `${JSON.stringify(first?.uri)} ${first?.detail}.${andMore(offenders)} Nothing was written.`;
  throw new LanserError(isOfDisk ? 'E/FS_PERMISSIONS' : 'E/JAIL', message, { offenders });
}

/**
 * Checks that the filters allow every path, and returns a passed check.
 *
 * @throws LanserError E/JAIL if a filter refuses a path, and the errors of {@link checkFilters}.
 */
export async function throughFilters(
  session: WorkspaceSession,
  repository: Repository | undefined,
  paths: readonly WorkspacePath[],
  options: EditOptions,
): Promise<Check> {
  const { root, signal } = session;
  const { allow = [], deny = [] } = session.configured.configuration.edits ?? {};
  const denied = await checkFilters({
    root,
    paths,
    allow: options.allowPath === undefined || options.allowPath.length === 0 ? allow : options.allowPath,
    deny: [...deny, ...(options.denyPath ?? [])],
    repository,
    signal,
  });
  const [first] = denied;
  if (first === undefined) {
    return { name: 'filters', passed: true, detail: 'No filter denies a file.' };
  }
  const message = `${JSON.stringify(first.path)} must not be edited: ${reasonOf(first)}.${andMore(denied)} Nothing was written.`;
  throw new LanserError('E/JAIL', message, { denied });
}

function reasonOf({ source, glob }: Denied): string {
  switch (source) {
    case 'flag':
      return `${JSON.stringify(glob)} denies it`;
    case 'default':
      return 'it is a lock file';
    case 'attribute':
      return `Git attributes mark it as ${glob}`;
    case 'not-allowed':
      return 'it is not among the allowed files';
    default:
      return source satisfies never;
  }
}

const MAX_NAMED = 5;

/**
 * Checks that all tracked files, and the targets of the edit, have no uncommitted content, so that Git can restore
 * them. The check is undecided without a repository, or if uncommitted changes are allowed.
 *
 * @throws LanserError the errors of {@link checkClean}.
 */
export async function cleanTreeCheck(
  session: WorkspaceSession,
  repository: Repository | undefined,
  targets: readonly WorkspacePath[],
  options: EditOptions,
): Promise<Check> {
  const name = 'clean-tree';
  const { root, signal, configured } = session;
  if ((options.allowDirty ?? configured.configuration.edits?.allowDirty) === true) {
    return { name, passed: null, detail: 'Uncommitted changes are allowed.' };
  }
  const dirty = await checkClean({ root, repository, targets, signal });
  if (dirty === null) return { name, passed: null, detail: 'No Git repository was found.' };
  if (dirty.length === 0) return { name, passed: true, detail: 'There are no uncommitted changes.' };
  const shown = dirty.slice(0, MAX_NAMED).map((entry) => `${JSON.stringify(entry.path)} (${entry.state})`);
  const more = dirty.length > MAX_NAMED ? ` and ${dirty.length - MAX_NAMED} more` : '';
  return {
    name,
    passed: false,
    detail: `Uncommitted changes: ${shown.join(', ')}${more}.`,
    hint: 'allow-dirty' satisfies ErrorHint,
  };
}

function andMore({ length }: readonly unknown[]): string {
  if (length === 1) return '';
  return length === 2 ? ' 1 more file is refused.' : ` ${length - 1} more files are refused.`;
}
