import type { Check } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { diagnoseFiles } from '../session/operations/diagnostics-operation.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { routesOf, type EditPreview } from './preview-plan.ts';

/** Compares the diagnostics of the affected files after the write with the previewed ones. Never undoes the edit. */
export async function verifyWritten(
  session: WorkspaceSession,
  preview: EditPreview | undefined,
  options: OperationOptions,
): Promise<Check> {
  const name = 'verification';
  if (preview === undefined) return { name, passed: null, detail: 'No server reads the files of the edit.' };
  try {
    const found = await diagnosticsNow(session, preview, options);
    const isSame = JSON.stringify(found) === JSON.stringify(preview.after);
    return isSame
      ? { name, passed: true, detail: 'The diagnostics of the affected files match the preview.' }
      : {
          name,
          passed: false,
          detail: `The diagnostics of the affected files (${found.length}) differ from those of the preview (${preview.after.length}). Check these files.`,
        };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const detail = isStopped(error)
      ? 'The files are written, but checking them was interrupted. Check the diagnostics of these files.'
      : `The files are written, but checking them failed: ${error.code}: ${error.message}`;
    return { name, passed: false, detail };
  }
}

/**
 * Returns the current diagnostics. After a crash, restarts the servers and tries once more, because their state from
 * before the edit may have caused the crash.
 */
async function diagnosticsNow(
  session: WorkspaceSession,
  { filesAfter }: EditPreview,
  options: OperationOptions,
): Promise<readonly Diagnostic[]> {
  const verifyOptions = { ...options, arrivedMs: undefined };
  const pull = async (): Promise<readonly Diagnostic[]> => {
    const routed = await routesOf(session, filesAfter, verifyOptions);
    return routed.length === 0 ? [] : (await diagnoseFiles(session, routed, verifyOptions)).diagnostics;
  };
  try {
    return await pull();
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/LS_CRASH') throw error;
    await session.pool.reload();
    return pull();
  }
}
