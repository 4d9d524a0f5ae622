import { LanserError } from '../model/lanser-error.ts';
import type { ResolvedRequest } from '../session/locate/resolve-request.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { PlacedEditOptions } from './edit-options.ts';

/**
 * Resolves a selector to the candidate with the one-based number `target`. If the selector is ambiguous and
 * `denyApplyOnAmbiguous` is false, `target` defaults to 1. Returns `found` unchanged if `target` has no value, or
 * after an error other than E/AMBIGUOUS.
 *
 * @throws LanserError E/USAGE if no candidate has this number; E/CONTENT_MODIFIED if the candidate's file was changed
 * or deleted.
 */
export async function chosenCandidate(
  { files }: WorkspaceSession,
  found: ResolvedRequest,
  { target, denyApplyOnAmbiguous }: PlacedEditOptions,
): Promise<ResolvedRequest> {
  const { resolution, error } = found;
  const { candidates } = resolution;
  const isAmbiguous = error?.code === 'E/AMBIGUOUS';
  if (target === undefined && !(isAmbiguous && denyApplyOnAmbiguous === false)) return found;
  if (error !== undefined && !isAmbiguous) return found;
  const candidate = candidates[(target ?? 1) - 1];
  if (candidate === undefined) {
    const details = { target: target ?? 1, candidates: candidates.length };
    throw new LanserError('E/USAGE', numberMessage(candidates.length), details);
  }
  const document = await files.document(candidate.uri);
  if (document?.docVersion !== candidate.docVersion) {
    const message = 'The file of the candidate changed after the selector was resolved. Try again.';
    throw new LanserError('E/CONTENT_MODIFIED', message, { path: candidate.uri });
  }
  const { uri, range, selectionRange = range, docVersion, symbolId, score } = candidate;
  const identity = symbolId === undefined ? {} : { symbolId };
  const resolved = { uri, range, selectionRange, docVersion, ...identity };
  return { resolution: { ...resolution, resolved, confidence: score }, document };
}

function numberMessage(count: number): string {
  if (count === 0) return 'The selector has no candidates. Omit the number of the candidate.';
  if (count === 1) return 'The number of the candidate must be 1.';
  return `The number of the candidate must be between 1 and ${count}.`;
}
