import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import type { Plan, PlannedFile } from '../model/plan.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { lineIndex } from '../text/line-index.ts';
import { movedRanges, type MovedRanges } from '../text/moved-range.ts';
import { capturedPlaces, type CapturedPlaces, withDefinition, allReferences } from './captured-places.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import type { ExtraQuery, ChangedText } from './preview-diagnostics.ts';

/**
 * Returns the query that compares a symbol's references before and after its rename. Returns undefined if the
 * references before the rename are unknown.
 */
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
      const textsBefore = new Map<string, string>(texts.map((text) => [text.path, text.decoded.before]));
      const moved = movedTexts(plan.files, (uri) => textsBefore.get(uri));
      const after = await allReferences(view, root, movedPlaces(renamed.places, moved));
      return after && capturedPlaces(references, after, moved);
    },
  };
}

/**
 * Returns the places where the rename changes the meaning of a name. `lost` places no longer refer to the renamed
 * symbol. `captured` places newly refer to the symbol. They count only if their name had a definition before.
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

/** Returns, for each file, the mapping of ranges to their positions after a plan's edits. */
function movedTexts(
  files: readonly PlannedFile[],
  textOf: (uri: string) => string | undefined,
): ReadonlyMap<string, MovedRanges> {
  const moved = new Map<string, MovedRanges>();
  for (const { uri, edits } of files) {
    const text = textOf(uri);
    if (text !== undefined && edits.length > 0) moved.set(uri, movedRanges(lineIndex(text), edits));
  }
  return moved;
}

function movedPlaces(
  places: readonly Location[],
  texts: ReadonlyMap<string, MovedRanges>,
): readonly Location[] {
  return places.map(({ uri, range }) => ({ uri, range: texts.get(uri)?.moved(range) ?? range }));
}
