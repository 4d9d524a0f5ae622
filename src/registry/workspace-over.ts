import { doctor } from '../doctor/doctor.ts';
import type { Bundle } from '../model/bundle.ts';
import type { PositionSpec } from '../model/selector.ts';
import { createRewardSession } from '../reward/reward-session.ts';
import { locate } from '../session/operations/locate-operation.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { bundleEvidence } from '../session/rewards/bundle-evidence.ts';
import { scoreBundle } from '../session/rewards/score-bundle.ts';
import { workspaceRewards } from '../session/rewards/workspace-rewards.ts';
import type { Operation, OperationName } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Workspace } from './workspace.ts';

/** Makes a workspace over a session. */
export function workspaceOver(session: WorkspaceSession): Workspace {
  const operations = Object.fromEntries(
    Object.values<Operation>(OPERATIONS).map((operation) => {
      const run = operation.run as (...args: readonly unknown[]) => Promise<Bundle>;
      return [operation.name, async (...args: readonly unknown[]) => run(session, ...args)];
    }),
  ) as unknown as Pick<Workspace, OperationName>;
  return {
    root: session.root,
    indexIo: session.indexIo,
    ...operations,
    async selectorFor(selector, kind, asked = {}) {
      const { bundle, error } = await locate(session, selector, { ...asked, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    doctor: async (asked = {}) => doctor(session.root, session.opened, asked),
    rewardSession(asked = {}) {
      const { formula } = workspaceRewards(asked, session.configured.configuration);
      const { scope, previous } = asked;
      return createRewardSession({ ...formula, scope, previous: previous ?? undefined });
    },
    reward: async (bundle, asked = {}) => scoreBundle(session, bundle, asked),
    evidence: async (before, after) => bundleEvidence(session, before, after),
    async text(uri) {
      const document = await session.files.document(uri);
      return document && { text: document.lines.text, docVersion: document.docVersion };
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
