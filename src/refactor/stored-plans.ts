import { LanserError } from '../model/lanser-error.ts';
import { PLAN_ID } from '../model/plan.ts';
import { readJson } from '../text/json-text.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { openKeyedFiles } from '../sources/keyed-files.ts';
import type { PreviewedPlan } from './read-plan.ts';

/** The maximum size in bytes of each of the 256 subfolders of the cache. */
const MAX_FOLDER_SIZE = 64 * 2 ** 20;

/** The newest previews of this process by key. Sessions without a cache folder use only these previews. */
const recent = new Map<string, string>();
const MAX_RECENT = 64;

/** Stores a preview in this process, and on disk if `plansFolder` is set. The plan's id then suffices to apply it. */
export async function storePlan(
  { plansFolder }: WorkspaceSession,
  planId: string,
  preview: PreviewedPlan,
): Promise<void> {
  const [key, text] = [keyOf(planId), JSON.stringify(preview)];
  recent.delete(key);
  recent.set(key, text);
  const [oldest = key] = recent.keys();
  if (recent.size > MAX_RECENT) recent.delete(oldest);
  if (plansFolder === undefined) return;
  const files = openKeyedFiles(plansFolder, MAX_FOLDER_SIZE);
  await files.put(key, text);
  await files.trim();
}

/**
 * Returns the preview of the only stored plan whose id starts with `planId`. Returns undefined for no such plan, for
 * several, or for a stored text that is not JSON. Throws E/SCHEMA_INVALID for a bad id. The caller verifies the plan.
 */
export async function storedPlan(
  { plansFolder }: WorkspaceSession,
  planId: string,
): Promise<PreviewedPlan | undefined> {
  const start = keyOf(planId);
  const files = plansFolder === undefined ? undefined : openKeyedFiles(plansFolder);
  const known = [...recent.keys()].filter((one) => one.startsWith(start));
  const [key, ...others] = new Set([...known, ...((await files?.keys(start)) ?? [])]);
  if (key === undefined || others.length > 0) return undefined;
  const text = recent.get(key) ?? (await files?.get(key));
  const read = text === undefined ? undefined : readJson(text);
  return read?.kind === 'read' ? (read.value as PreviewedPlan) : undefined;
}

/** Returns true for a plan's id, or for its first part with at least 8 hexadecimal digits. */
export function isPlanId(value: unknown): value is string {
  return typeof value === 'string' && PLAN_ID.test(value);
}

function keyOf(planId: string): string {
  if (isPlanId(planId)) return planId.slice('sha256:'.length);
  const message = `${JSON.stringify(planId)} is not the id of a plan. Use "sha256:" and 8 to 64 hexadecimal digits.`;
  throw new LanserError('E/SCHEMA_INVALID', message, { planId });
}
