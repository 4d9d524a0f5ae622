import { doctor } from '../doctor/doctor.ts';
import type { Bundle } from '../model/bundle.ts';
import type { PositionSpec } from '../model/selector.ts';
import { createRewardSession } from '../reward/reward-session.ts';
import { locate } from '../session/operations/locate-operation.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { documentEvidence } from '../session/rewards/bundle-evidence.ts';
import { checkBundle, scoreBundle } from '../session/rewards/score-bundle.ts';
import { workspaceRewards } from '../session/rewards/workspace-rewards.ts';
import { checkArguments, checkDocument, checkOptions, checkText } from './check-arguments.ts';
import type { Operation, OperationName } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Workspace } from './workspace.ts';

/** Creates a workspace over a session. Disposing of the workspace does nothing: the caller closes the session. */
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
    async selectorFor(selector, kind, options = {}) {
      checkArguments(OPERATIONS.locate, [selector, options]);
      checkText('selectorFor', 'kind', kind);
      const { bundle, error } = await locate(session, selector, { ...options, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    async doctor(options = {}) {
      checkOptions('doctor', options, ['server']);
      return doctor(session.root, session.opened, options);
    },
    rewardSession(options = {}) {
      checkDocument('rewardSession', 'options', options);
      const { formula } = workspaceRewards(options, session.configured.configuration);
      const { scope, previous } = options;
      return createRewardSession({ ...formula, scope, previous: previous ?? undefined });
    },
    async reward(bundle, options = {}) {
      checkDocument('reward', 'bundle', bundle);
      checkBundle('reward', 'bundle', bundle);
      checkDocument('reward', 'options', options);
      if (options.previous !== undefined && options.previous !== null) {
        checkDocument('reward', 'previous', options.previous);
        checkBundle('reward', 'previous', options.previous);
      }
      return scoreBundle(session, bundle, options);
    },
    async evidence(before, after) {
      checkDocument('evidence', 'before', before);
      checkBundle('evidence', 'before', before);
      checkDocument('evidence', 'after', after);
      checkBundle('evidence', 'after', after);
      return (await documentEvidence(session, before, after)).evidence;
    },
    async text(uri) {
      checkText('text', 'uri', uri);
      const document = await session.files.document(uri);
      return document && { text: document.lines.text, docVersion: document.docVersion };
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
