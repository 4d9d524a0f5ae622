import type { Recovered } from '../edit/apply/recover.ts';
import type { WorkspaceSession } from '../session/operations/workspace-session.ts';
import type { Workspace } from './workspace.ts';
import type { PositionSpec } from '../model/selector.ts';
import { diagnostics } from '../session/operations/diagnose-workspace.ts';
import { doctor } from '../doctor/doctor.ts';
import { apply } from '../refactor/apply-operation.ts';
import { codeActions } from '../refactor/code-actions-operation.ts';
import { recoverWorkspace } from '../refactor/recover-operation.ts';
import { renameFile } from '../refactor/rename-file-operation.ts';
import { rename } from '../refactor/rename-operation.ts';
import { goTo } from '../session/operations/go-to-operations.ts';
import { hover } from '../session/operations/hover-operation.ts';
import { locate } from '../session/locate/locate.ts';
import { prepareRename } from '../session/operations/prepare-rename-operation.ts';
import { references } from '../session/operations/references-operation.ts';
import { capabilities, rawRequest, reload, status } from '../session/operations/server-operations.ts';
import { adaptTool } from '../session/tools/adapt-operation.ts';
import { symbols } from '../session/operations/symbols-operation.ts';
import { createRewardSession } from '../reward/reward-session.ts';
import { bundleEvidence } from '../session/rewards/bundle-evidence.ts';
import { scoreBundle } from '../session/rewards/score-bundle.ts';
import { workspaceRewards } from '../session/rewards/workspace-rewards.ts';

/** The operations over a session. `recovered` is what opening it had to take back. */
export function workspaceOver(session: WorkspaceSession, recovered: Recovered): Workspace {
  return {
    root: session.root,
    indexIo: session.indexIo,
    async locate(selector, asked = {}) {
      const { bundle } = await locate(session, selector, asked);
      return session.rewards?.scored(bundle) ?? bundle;
    },
    async selectorFor(selector, kind, asked = {}) {
      const { bundle, error } = await locate(session, selector, { ...asked, as: kind });
      if (error !== undefined) throw error;
      return bundle.resolution?.selector as PositionSpec;
    },
    definition: async (selector, asked = {}) => goTo(session, 'definition', selector, asked),
    declaration: async (selector, asked = {}) => goTo(session, 'declaration', selector, asked),
    typeDefinition: async (selector, asked = {}) => goTo(session, 'typeDefinition', selector, asked),
    implementation: async (selector, asked = {}) => goTo(session, 'implementation', selector, asked),
    references: async (selector, asked = {}) => references(session, selector, asked),
    hover: async (selector, asked = {}) => hover(session, selector, asked),
    symbols: async (asked) => symbols(session, asked),
    diagnostics: async (asked = {}) => diagnostics(session, asked),
    adapt: async (asked) => adaptTool(session, asked),
    capabilities: async (asked = {}) => capabilities(session, asked),
    request: async (method, asked = {}) => rawRequest(session, method, asked),
    status: async (asked = {}) => status(session, asked),
    reload: async (asked = {}) => reload(session, asked),
    doctor: async (asked = {}) => doctor(session.root, session.opened, asked),
    prepareRename: async (selector, asked = {}) => prepareRename(session, selector, asked),
    rename: async (selector, newName, asked = {}) => rename(session, selector, newName, asked),
    renameFile: async (oldUri, newUri, asked = {}) => renameFile(session, oldUri, newUri, asked),
    codeActions: async (selector, asked = {}) => codeActions(session, selector, asked),
    apply: async (plan, asked = {}) => apply(session, plan, asked),
    recover: async () => recoverWorkspace(session, recovered),
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
