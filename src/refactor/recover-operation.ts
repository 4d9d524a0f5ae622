import type { Recovered } from '../edit/apply/recover.ts';
import type { BundleOf, Check, StatusFacts } from '../model/bundle.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';

/** Undoes the half-written edit of a killed process, or reports that opening the workspace already undid it. */
export async function recoverWorkspace(session: WorkspaceSession): Promise<BundleOf<StatusFacts>> {
  return answeredBundle<StatusFacts>(session, { cmd: 'recover', options: {} }, async (progress) => {
    const recovered = await session.services.recovered(session.opened.recovered ?? { kind: 'nothing' });
    progress.facts = { servers: [], checks: [checkOf(recovered)] };
  });
}

function checkOf(recovered: Recovered): Check {
  const name = 'recovery';
  switch (recovered.kind) {
    case 'nothing':
      return { name, passed: null, detail: 'There was no unfinished edit.' };
    case 'cleaned':
      return {
        name,
        passed: true,
        detail: 'No file was changed. The remains of a killed process were removed.',
      };
    case 'undone':
      return {
        name,
        passed: true,
        detail: `An unfinished edit was undone: ${recovered.files} of its changes were reverted, and the files are as before.`,
      };
    default:
      return recovered satisfies never;
  }
}
