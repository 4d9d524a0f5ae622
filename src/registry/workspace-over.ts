import { doctor } from '../doctor/doctor.ts';
import type { Bundle } from '../model/bundle.ts';
import type { PositionSpec } from '../model/selector.ts';
import { createRewardSession } from '../reward/reward-session.ts';
import { locate } from '../session/operations/locate-operation.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { bundleEvidence } from '../session/rewards/bundle-evidence.ts';
import { checkBundle, scoreBundle } from '../session/rewards/score-bundle.ts';
import { workspaceRewards } from '../session/rewards/workspace-rewards.ts';
import { checkArguments, checkDocument, checkOptions, checkText } from './check-arguments.ts';
import type { Operation, OperationName } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Workspace } from './workspace.ts';

/** Makes a workspace over a session. */
export function workspaceOver(session: WorkspaceSession): Workspace {
  const operations = Object.fromEntries(
    Object.values<Operation>(OPERATIONS).map((operation) => {
      const run = operation.run as (...args: readonly unknown[]) => Promise<Bundle>;
      const method = async (...args: readonly unknown[]): Promise<Bundle> => {
        checkArguments(operation, args);
        return run(session, ...args);
      };
      return [operation.name, method];
    }),
  ) as unknown as Pick<Workspace, OperationName>;
  return {
    root: session.root,
    indexIo: session.indexIo,
    ...operations,
    async selectorFor(selector, kind, asked = {}) {
      checkArguments(OPERATIONS.locate, [selector, asked]);
      checkText('selectorFor', 'kind', kind);
      const { bundle, error } = await locate(session, selector, { ...asked, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    async doctor(asked = {}) {
      checkOptions('doctor', asked, ['server']);
      return doctor(session.root, session.opened, asked);
    },
    rewardSession(asked = {}) {
      checkDocument('rewardSession', 'options', asked);
      const { formula } = workspaceRewards(asked, session.configured.configuration);
      const { scope, previous } = asked;
      return createRewardSession({ ...formula, scope, previous: previous ?? undefined });
    },
    async reward(bundle, asked = {}) {
      checkDocument('reward', 'bundle', bundle);
      checkBundle('reward', 'bundle', bundle);
      checkDocument('reward', 'options', asked);
      if (asked.previous !== undefined && asked.previous !== null) {
        checkDocument('reward', 'previous', asked.previous);
        checkBundle('reward', 'previous', asked.previous);
      }
      return scoreBundle(session, bundle, asked);
    },
    async evidence(before, after) {
      checkDocument('evidence', 'before', before);
      checkBundle('evidence', 'before', before);
      checkDocument('evidence', 'after', after);
      checkBundle('evidence', 'after', after);
      return bundleEvidence(session, before, after);
    },
    async text(uri) {
      checkText('text', 'uri', uri);
      const document = await session.files.document(uri);
      return document && { text: document.lines.text, docVersion: document.docVersion };
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
