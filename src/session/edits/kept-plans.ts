import { readJson } from '../../text/json-text.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { openKeyedFiles } from '../sources/keyed-files.ts';
import type { PreviewedPlan } from './read-plan.ts';

/** A plan may hold the contents of many files; the oldest go first. */
const LARGEST_FOLDER = 64 * 2 ** 20;

/** Keeps a preview, so that its plan's id is enough to apply it. Not in the workspace: a preview writes nothing there. */
export async function keepPlan({ plansFolder }: WorkspaceSession, preview: PreviewedPlan): Promise<void> {
  if (plansFolder === undefined) return;
  const files = openKeyedFiles(plansFolder, LARGEST_FOLDER);
  await files.put(keyOf(preview.plan.planId), JSON.stringify(preview));
  await files.trim();
}

/** What was kept under a plan's id; whoever reads it holds the plan against its id. */
export async function keptPlan(
  { plansFolder }: WorkspaceSession,
  planId: string,
): Promise<PreviewedPlan | undefined> {
  const text = plansFolder === undefined ? undefined : await openKeyedFiles(plansFolder).get(keyOf(planId));
  const read = text === undefined ? undefined : readJson(text);
  return read?.kind === 'read' ? (read.value as PreviewedPlan) : undefined;
}

function keyOf(planId: string): string {
  return planId.slice('sha256:'.length);
}
