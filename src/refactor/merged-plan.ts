import { mergePlan, type FileConflict } from '../edit/merge/merge-plan.ts';
import { documentVersion } from '../bundle/blob-id.ts';
import { folderReader } from '../edit/plan/folder-reader.ts';
import { makePlan } from '../edit/plan/make-plan.ts';
import type { TreeReader } from '../edit/plan/tree-reader.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Check } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import { startJanitor } from '../workspace/janitor.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { plural } from '../text/plural.ts';
import { checkDiff } from './check-diff.ts';

/** Adapts a plan to files that have changed since the plan was created. `check` names the merged files. */
export async function mergedPlan(
  session: WorkspaceSession,
  plan: Plan,
): Promise<{ readonly plan: Plan; readonly check: Check }> {
  const { services, host, root, signal, past } = session;
  const git = await services.git();
  const reader = folderReader(root);
  await using janitor = startJanitor(host);
  await using scratch = await janitor.temporaryDirectory();
  const merged = await mergePlan({
    plan,
    reader,
    versionOf: async (version) => past.bytes(version),
    git,
    temporaryDirectory: scratch.path,
    signal,
  });
  switch (merged.kind) {
    case 'conflict':
      throw conflict(merged.files);
    case 'unknown-versions':
      throw new LanserError(
        'E/VERSION_SKEW',
        `The plan cannot be merged, because the original versions of these files are not available: ${merged.files.map((uri) => JSON.stringify(uri)).join(', ')}. Create the plan again.`,
        { files: merged.files },
      );
    case 'merged': {
      const { resolution = null } = plan;
      const adapted = await makePlan(merged.edit, reader, { resolution });
      const original = await originalPlan(plan, reader, past);
      await checkDiff(original.plan, original.reader);
      return { plan: adapted, check: mergeCheck(merged.merged) };
    }
    default:
      return merged satisfies never;
  }
}

/**
 * Returns the plan, and a reader of the original versions of its files. If the original of a file without text edits
 * is unavailable, uses the current version: a diff shows no content of such a file.
 */
async function originalPlan(
  plan: Plan,
  reader: TreeReader,
  past: WorkspaceSession['past'],
): Promise<{ readonly plan: Plan; readonly reader: TreeReader }> {
  const contents = new Map<string, Uint8Array>();
  const files: PlannedFile[] = [];
  for (const file of plan.files) {
    const current = file.before === null ? undefined : await reader.read(file.uri as WorkspacePath);
    if (file.before === null || current === undefined) {
      files.push(file);
      continue;
    }
    const now = documentVersion(current);
    const bytes = now === file.before ? current : await past.bytes(file.before);
    contents.set(file.uri, bytes ?? current);
    const isOnlyMoved = bytes === undefined && file.before === file.after;
    files.push(isOnlyMoved ? { ...file, before: now, after: now } : file);
  }
  return {
    plan: { ...plan, files },
    reader: {
      ...reader,
      read: async (name) => contents.get(name) ?? reader.read(name),
      // Omits files that were added to a moved or deleted folder later, because the plan's diff omits them too.
      filesBelow: async (folder) => (await reader.filesBelow(folder)).filter((name) => contents.has(name)),
    },
  };
}

function mergeCheck(files: readonly string[]): Check {
  const name = 'merge';
  if (files.length === 0) {
    return { name, passed: null, detail: 'No file of the plan has changed since the plan was created.' };
  }
  const names = files.map((uri) => JSON.stringify(uri)).join(', ');
  const detail = `These files changed since the plan was created, and were merged: ${names}.`;
  return { name, passed: true, detail };
}

function conflict(files: readonly FileConflict[]): LanserError {
  const [first] = files;
  const more =
    files.length === 1 ? '' : ` The plan also conflicts with ${plural(files.length - 1, 'other file')}.`;
  return new LanserError(
    'E/APPLY_CONFLICT',
    `${JSON.stringify(first?.uri)} ${first === undefined ? '' : CONFLICT_REASONS[first.kind]}.${more} Nothing was written.`,
    { conflicts: files },
  );
}

const CONFLICT_REASONS: Readonly<Record<FileConflict['kind'], string>> = {
  hunks: 'was changed in the lines that the plan changes',
  gone: 'is missing, or is not a regular file',
  removed: 'was changed, and the plan removes it',
  binary: 'is binary for Git, so it cannot be merged',
  encoding: 'has a different encoding than before, so it cannot be merged',
};
