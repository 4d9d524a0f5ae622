import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { lineIndex } from '../text/line-index.ts';
import { movedRanges, type MovedRanges } from '../text/moved-range.ts';
import {
  allReferences,
  capturedPlaces,
  movedPlace,
  withDefinition,
  type CapturedPlaces,
} from './captured-places.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import type { ExtraQuery, ChangedText } from './preview-diagnostics.ts';

/** Returns the query that compares references before and after a rename; undefined if those before are unknown. */
export function referencesAfter(
  root: string,
  plan: Plan,
  texts: readonly ChangedText[],
  renamed: RenamedSymbol,
): ExtraQuery<CapturedPlaces | undefined> | undefined {
  const { references } = renamed;
  if (references === undefined) return undefined;
  return {
    route: renamed.route,
    key: JSON.stringify(renamed.places),
    opened: renamed.opened,
    async send(view) {
      const moved = movedTexts(plan.files, texts);
      const places = renamed.places.map((place) => movedPlace(place, moved));
      const after = await allReferences(view, root, places);
      return after && capturedPlaces(references, after, moved);
    },
  };
}

/**
 * Returns the places whose name has a different meaning after the edit. All places of `lost` count: the edit renames
 * them, but they then do not refer to the renamed symbol. A place of `captured` refers to this symbol only after the
 * edit. Such a place counts if its name has a definition before the edit, see {@link withDefinition}.
 */
export async function nameCaptures(
  session: WorkspaceSession,
  { route, newName }: RenamedSymbol,
  { lost, captured }: CapturedPlaces,
  options: OperationOptions,
): Promise<readonly Location[]> {
  if (captured.length === 0) return lost;
  const server = await session.pool.hostOf(route);
  const { value } = await server.answer({
    key: JSON.stringify(['meaningful', newName, captured]),
    isCacheable: false,
    documents: [],
    ...requestLimits(session, options),
    send: async (view) => withDefinition(view, session.root, captured),
  });
  return sortLocated([...lost, ...value]);
}

function movedTexts(
  files: readonly PlannedFile[],
  texts: readonly ChangedText[],
): ReadonlyMap<string, MovedRanges> {
  const edits = new Map(files.map((file) => [file.uri, file.edits]));
  return new Map(
    texts.map(({ path, decoded }) => [path, movedRanges(lineIndex(decoded.before), edits.get(path) ?? [])]),
  );
}
