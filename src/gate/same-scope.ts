import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { SideCheck } from './side-check.ts';

/**
 * Why the two sides cannot be compared although both were checked: another configuration was in force
 * on head, or head has files of base's check that its own check leaves out. Either would let a change
 * take errors out of sight.
 */
export async function scopeDoubt(
  before: SideCheck,
  after: SideCheck,
  afterTree: string,
): Promise<LanserError | undefined> {
  const [base, head] = [before, after].map(({ bundle }) => bundle.environment.configDigest);
  if (base !== head) {
    return new LanserError(
      'E/INCONCLUSIVE',
      "Base's configuration could not be put in force on head: links or folders on the way to it differ there.",
      { base: base ?? null, head: head ?? null },
    );
  }
  const hidden: string[] = [];
  for (const uri of before.documents) {
    if (after.documents.has(uri)) continue;
    const info = await stat(path.join(afterTree, uri)).catch(() => undefined);
    if (info?.isFile() === true) hidden.push(uri);
  }
  const [first] = hidden;
  if (first === undefined) return undefined;
  return new LanserError(
    'E/INCONCLUSIVE',
    `Head has ${JSON.stringify(first)}${hidden.length > 1 ? ` and ${hidden.length - 1} more files` : ''} of base's check, but Pyright leaves it out there: a folder around it looks like a Python environment, or is reached by another link.`,
    { files: hidden.slice(0, 20), count: hidden.length },
  );
}
