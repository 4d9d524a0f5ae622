import { LanserError } from '../model/lanser-error.ts';
import { readJson } from '../text/json-text.ts';
import type { WorkspaceSession } from '../session/operations/workspace-session.ts';
import { openKeyedFiles } from '../sources/keyed-files.ts';
import type { PreviewedPlan } from './read-plan.ts';

/** A plan may hold the contents of many files; the oldest go first. */
const LARGEST_FOLDER = 64 * 2 ** 20;

/** Keeps a preview, so that its plan's id is enough to apply it. Not in the workspace: a preview writes nothing there. */
export async function keepPlan(
  { plansFolder }: WorkspaceSession,
  planId: string,
  preview: PreviewedPlan,
): Promise<void> {
  if (plansFolder === undefined) return;
  const files = openKeyedFiles(plansFolder, LARGEST_FOLDER);
  await files.put(keyOf(planId), JSON.stringify(preview));
  await files.trim();
}

/**
 * Returns what was kept under a plan's id; the reader compares the plan with its id.
 *
 * @throws LanserError E/SCHEMA_INVALID where the id is not one.
 */
export async function keptPlan(
  { plansFolder }: WorkspaceSession,
  planId: string,
): Promise<PreviewedPlan | undefined> {
  const text = plansFolder === undefined ? undefined : await openKeyedFiles(plansFolder).get(keyOf(planId));
  const read = text === undefined ? undefined : readJson(text);
  return read?.kind === 'read' ? (read.value as PreviewedPlan) : undefined;
}

export function isPlanId(given: unknown): given is string {
  return typeof given === 'string' && /^sha256:[0-9a-f]{64}$/u.test(given);
}

function keyOf(planId: string): string {
  if (isPlanId(planId)) return planId.slice('sha256:'.length);
  const message = `${JSON.stringify(planId)} is not the id of a plan: "sha256:" and 64 hexadecimal digits.`;
  throw new LanserError('E/SCHEMA_INVALID', message, { planId });
}
