import path from 'node:path';
import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import { factsByFile } from '../session/operations/diagnostics-operation.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { lineIndex } from '../text/line-index.ts';
import { movedRanges, type MovedRanges } from '../text/moved-range.ts';
import {
  allReferences,
  capturedPlaces,
  movedPlace,
  withMeaning,
  type CapturedPlaces,
} from './captured-places.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import type { ExtraQuery, ChangedText } from './preview-diagnostics.ts';

/** Returns the query that compares references before and after a rename; undefined without `renamed.references`. */
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

/** The maximum number of places of `captured` to query. If there are more, all count. */
const MAX_QUERIES = 100;

/**
 * Returns the places whose name has a different meaning after the edit. All places of `lost` count: the edit renames
 * them, but they then do not refer to the renamed symbol. A place of `captured` refers to this symbol only after the
 * edit. Such a place counts if its name has a meaning before the edit, see {@link withMeaning}.
 */
export async function nameCaptures(
  session: WorkspaceSession,
  { route, newName }: RenamedSymbol,
  { lost, captured }: CapturedPlaces,
  options: OperationOptions,
): Promise<readonly Location[]> {
  if (captured.length === 0 || captured.length > MAX_QUERIES) return sortLocated([...lost, ...captured]);
  const { files, root } = session;
  const opened: LeasedText[] = [];
  for (const uri of new Set(captured.map((place) => place.uri))) {
    opened.push({ file: path.join(root, uri), text: (await files.text(uri)) ?? '' });
  }
  const paths = opened.map(({ file }) => file);
  const server = await session.pool.hostOf(route);
  const { value } = await server.answer({
    key: JSON.stringify(['meaningful', newName, captured]),
    isCacheable: false,
    documents: opened,
    ...requestLimits(session, options),
    send: async (view) => {
      const label = `${route.definition.name}, at the new name`;
      const { facts } = await factsByFile(session, view, paths, label);
      const diagnostics = facts.flatMap((fact) => fact.diagnostics);
      return withMeaning(view, root, captured, diagnostics);
    },
  });
  return sortLocated([...lost, ...value]);
}

function movedTexts(
  files: readonly PlannedFile[],
  texts: readonly ChangedText[],
): ReadonlyMap<string, MovedRanges> {
  const edits = new Map(files.map((file) => [file.uri, file.edits]));
  return new Map(
    texts.map(({ path: name, decoded }) => [
      name,
      movedRanges(lineIndex(decoded.before), edits.get(name) ?? []),
    ]),
  );
}
