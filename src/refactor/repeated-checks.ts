import { isDeepStrictEqual } from 'node:util';
import { folderReader } from '../edit/plan/folder-reader.ts';
import { makePlan } from '../edit/plan/make-plan.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { JailedPlan } from './apply-plan.ts';
import type { EditIntent } from './edit-intent.ts';
import type { EditOptions } from './edit-options.ts';
import type { finishEdit } from './finish-edit.ts';
import { insideJail } from './guard.ts';
import { renameFile } from './rename-file-operation.ts';
import { rename } from './rename-operation.ts';

/** The checks whose results depend on files outside of the plan. */
const REPEATED: ReadonlySet<string> = new Set(['collisions', 'completeness', 'imports', 'overrides']);

/**
 * Repeats the request of a preview (without computing a reward), because files outside of the plan may have changed.
 * If the edit is still the same, replaces the {@link REPEATED} checks. Otherwise, none of these checks passes.
 */
export async function withRepeatedChecks(
  session: WorkspaceSession,
  jailed: JailedPlan,
  applyOptions: EditOptions,
): Promise<JailedPlan> {
  const { plan, request, repository, checks } = jailed;
  if (!checks.some(({ name }) => REPEATED.has(name))) return jailed;
  let found: (EditIntent & { readonly plan: Plan }) | undefined;
  const finish: typeof finishEdit = async (_, intent) => {
    const edit = await insideJail(session, repository, intent.requested);
    const { resolution = null } = plan;
    found = { ...intent, plan: await makePlan(edit, folderReader(session.root), { resolution }) };
  };
  const options = { ...applyOptions, ...request?.options };
  const { newName, oldUri, newUri } = options;
  let bundle;
  if (oldUri !== undefined && newUri !== undefined) {
    bundle = await renameFile({ ...session, rewards: undefined }, oldUri, newUri, options, finish);
  } else if (newName !== undefined && request?.selector) {
    bundle = await rename({ ...session, rewards: undefined }, request.selector, newName, options, finish);
  }
  const { notCovered = jailed.notCovered, renamed, moved, plan: now } = found ?? {};
  const effectOf = ({ uri, before, after }: PlannedFile): string => JSON.stringify([uri, before, after]);
  const planned = new Set(plan.files.map(effectOf));
  const left = (now?.files ?? []).filter((file) => file.before !== null && !planned.has(effectOf(file)));
  const isSame = left.length === 0 && now?.files.length === planned.size;
  if (found !== undefined && isSame && isDeepStrictEqual(found.plan.operations, plan.operations)) {
    const others = checks.filter(({ name }) => !REPEATED.has(name));
    const repeated = found.checks.filter(({ name }) => REPEATED.has(name));
    // The edits of a merged plan are whole lines, but the checks of a rename need the names.
    const same = isDeepStrictEqual(found.plan.files, plan.files) ? plan : found.plan;
    return { ...jailed, plan: same, checks: [...others, ...repeated], notCovered, renamed, moved };
  }
  const places = left.flatMap(({ uri, edits }) => edits.map(({ range }) => ({ uri, range })));
  const detail =
    now === undefined
      ? `The check could not be repeated: ${bundle?.error?.message ?? 'The request of the preview is unknown. Preview the edit again.'}`
      : 'The workspace has changed since the preview, so the same request now gives a different edit. Preview the edit again.';
  const result = places.length === 0 ? { detail } : { detail, places };
  const outdated = checks.map((check) => {
    const { name, passed } = check;
    if (!REPEATED.has(name) || passed === false || (passed === null && name !== 'completeness')) return check;
    return { name, passed: name === 'collisions' ? null : false, ...result };
  });
  const users = [...places.map(({ uri }) => uri), ...(moved?.importers ?? renamed?.users ?? [])];
  return { ...jailed, checks: outdated, notCovered, users };
}
