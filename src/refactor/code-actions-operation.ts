import type { BundleOf, CodeActionsFacts, EditFacts } from '../model/bundle.ts';
import type { RequestedEdit } from '../edit/edit-step.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { PositionSpec } from '../model/selector.ts';
import {
  disabledReason,
  kindOf,
  readActionEdit,
  readCodeActions,
  type OfferedAction,
} from '../protocol/code-actions.ts';
import type { ServerView } from '../protocol/server-view.ts';
import type { ResolvedRequest } from '../session/locate/resolve-request.ts';
import { answerAtPlace, type QueryAtPlace } from '../session/operations/answer-at-place.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import { queryPlace, placeRequest } from '../session/operations/query-place.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { chosenCandidate } from './chosen-candidate.ts';
import { selectorCheck } from './edit-checks.ts';
import type { EditProgress } from './edit-intent.ts';
import { editRequestOptions, type PlacedEditOptions } from './edit-options.ts';
import { finishEdit } from './finish-edit.ts';

export interface CodeActionsOptions extends PlacedEditOptions {
  /** The LSP CodeActionKind of the actions to list or pick from, with its sub-kinds; default: all actions. */
  readonly kind?: string | undefined;
  /** The action's full title, or its zero-based index in the list. Default: list the actions. */
  readonly pick?: string | number | undefined;
}

/**
 * Lists the code actions at a place. With `pick`, previews or writes one of them.
 *
 * @throws LanserError E/USAGE for `apply` without `pick`, and the errors of {@link placeRequest} and
 * {@link editRequestOptions}.
 */
export async function codeActions(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: CodeActionsOptions = {},
): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>> {
  const { pick } = options;
  if (pick !== undefined) return editByAction(session, selector, pick, options);
  if (options.apply !== true) return listActions(session, selector, options);
  throw new LanserError('E/USAGE', 'The code action to apply is not named.', {}, { hint: 'pick-action' });
}

async function listActions(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: CodeActionsOptions,
): Promise<BundleOf<CodeActionsFacts>> {
  const { kind } = options;
  return queryPlace<CodeActionsFacts['codeActions'], CodeActionsFacts>(session, selector, options, {
    cmd: 'codeActions',
    bundleOptions: kind === undefined ? {} : { kind },
    isCacheable: false,
    wholeLines: true,
    uris: () => [],
    read: async (view, { uri }, _otherDocuments, extent) =>
      (await readCodeActions(view, uri, extent, kind)).map((action, index) => ({
        index,
        title: view.roots.withoutPaths(action.title),
        kind: kindOf(action) ?? null,
        disabled: disabledReason(action) ?? null,
      })),
    facts: (actions, documents) => ({ provenance: 'lsp', documents, codeActions: actions }),
  });
}

async function editByAction(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  pick: string | number,
  options: CodeActionsOptions,
): Promise<BundleOf<EditFacts>> {
  const { kind } = options;
  const choice = { ...(kind === undefined ? {} : { kind }), pick };
  const bundleOptions = { ...editRequestOptions(options), ...choice };
  const named = { cmd: 'codeActions', bundleOptions } as const;
  const { located, request } = await placeRequest(session, selector, options, named);
  return answeredBundle<EditFacts>(session, request, async (progress: EditProgress) => {
    let accepted: ResolvedRequest | undefined;
    const query: QueryAtPlace<RequestedEdit> = {
      cmd: 'codeActions',
      bundleOptions: choice,
      isCacheable: false,
      wholeLines: true,
      // The command of an action makes the server send edits to the client. Edits of simultaneous commands would mix.
      isExclusive: true,
      uris: () => [],
      choose: async (found) => {
        accepted = found;
        return chosenCandidate(session, found, options);
      },
      read: async (view, { uri }, _otherDocuments, extent) => {
        const offered = await readCodeActions(view, uri, extent, kind);
        return readActionEdit(view, pickedAction(view, offered, pick));
      },
    };
    const { value, isUnchanged } = await answerAtPlace(session, located, options, query, progress);
    const resolution = progress.resolution ?? null;
    if (accepted === undefined || resolution === null) throw new TypeError('the answer has no place');
    const checks = [selectorCheck(resolution, options, accepted.error === undefined)];
    const intent = { requested: value, resolution, notCovered: [], checks, isUnchanged };
    await finishEdit(session, intent, options, progress);
  });
}

/**
 * Returns the action with this title or index.
 *
 * @throws LanserError E/NOT_FOUND, E/AMBIGUOUS (several actions have this title), E/UNSUPPORTED_CAP (the
 * action is disabled).
 */
function pickedAction(
  { roots }: ServerView,
  offered: readonly OfferedAction[],
  pick: string | number,
): OfferedAction {
  const titles = offered.map(({ title }) => roots.withoutPaths(title));
  const [action, ...others] = offered.filter((_, index) =>
    typeof pick === 'number' ? index === pick : titles[index] === pick,
  );
  if (action === undefined) {
    const list =
      titles.length === 0 ? 'The server offered no code action.' : `Offered: ${titles.join('; ')}.`;
    const message = `The code action ${JSON.stringify(pick)} was not found. ${list}`;
    throw new LanserError('E/NOT_FOUND', message, { pick, titles });
  }
  if (others.length > 0) {
    const message = 'Several code actions have this title. Pick one by its index.';
    throw new LanserError('E/AMBIGUOUS', message, { pick, titles });
  }
  const reason = disabledReason(action);
  if (reason === undefined) return action;
  const message = `The code action is disabled: ${roots.withoutPaths(reason)}. Pick a different one.`;
  throw new LanserError('E/UNSUPPORTED_CAP', message, { pick });
}
