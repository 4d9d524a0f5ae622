import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearestGitDirectory } from '../edit/apply/state-folder.ts';
import { listIndex } from '../git/index-entries.ts';
import type { Check } from '../model/bundle.ts';
import { plural } from '../text/plural.ts';
import { isInside } from '../workspace/containment.ts';
import { isMissing } from '../workspace/folder-entries.ts';
import { repositoryOf } from './session-repository.ts';
import type { WorkspaceSession } from './workspace-session.ts';

const LANGUAGES = [/\.pyi?$/u, /\.[cm]?[jt]sx?$/u];

/** Counts tracked files that a sparse checkout omits, in the language of `file`; for '', in any of `LANGUAGES`. */
export async function omittedFiles(
  session: Pick<WorkspaceSession, 'services' | 'root' | 'signal'>,
  file: string,
): Promise<number> {
  const languages = LANGUAGES.filter((one) => file === '' || one.test(file));
  if (languages.length === 0) return 0;
  const near = nearestGitDirectory(session.root);
  // Git creates this file for the first sparse checkout, and keeps it. Looking for it is faster than a process of Git.
  if (near !== undefined && !existsSync(path.join(near.directory, 'info/sparse-checkout'))) return 0;
  const repository = await repositoryOf(session);
  if (repository === undefined) return 0;
  return (await listIndex(repository, session.signal)).filter(({ name, isSkipped }) => {
    const place = path.join(repository.root, name.toString());
    const isAsked = isSkipped && languages.some((one) => one.test(place));
    return isAsked && isInside(session.root, place) && isMissing(place);
  }).length;
}

/** Describes the number of files that {@link omittedFiles} counts, and how to check them out. */
export function omissionOf(files: number): string {
  return `The sparse checkout omits ${plural(files, 'tracked source file')}, which may contain the name. Run "git sparse-checkout disable", or "git sparse-checkout add" with their folders, and run again.`;
}

/** Fails a decided check if the sparse checkout omits files. */
export function failedByOmission(check: Check, omitted: number): Check {
  if (omitted === 0 || check.passed === null) return check;
  return { ...check, passed: false, detail: `${check.detail} ${omissionOf(omitted)}` };
}
