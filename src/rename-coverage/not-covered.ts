// rename-coverage/ finds related members, conflicts of the new name, and the mentions of the old name that an edit
// leaves unchanged. The server resolves the identifiers, but not the words in strings and comments.
import path from 'node:path';
import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import { type FlatRange, compareRanges } from '../model/range.ts';
import type { ServerView } from '../protocol/server-view.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { memoized } from '../text/memoized.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { realPathInside } from '../workspace/containment.ts';
import { identifierReasons, type IdentifierReason } from './identifier-reasons.ts';
import { isFixture, type Mention } from './mentions.ts';
import type { MentionedName } from './symbol-place.ts';
import { renameMentions } from './rename-mentions.ts';

/** A mention of the old name that the edit leaves unchanged. */
export interface NotCovered extends Pick<Mention, 'uri' | 'range' | 'text'> {
  /** `excluded`: an identifier in a file that the server leaves out of its workspace. */
  readonly reason: Exclude<Mention['kind'], 'identifier'> | IdentifierReason | 'excluded';
}

export interface PreparedRename extends MentionedName {
  /** The ranges that the edit changes, by file. */
  readonly edits: ReadonlyMap<string, readonly FlatRange[]>;
}

/** Returns the mentions that an edit leaves unchanged. In `serverFiles`, omits identifiers of unrelated symbols. */
export async function findNotCovered(
  session: Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>,
  view: ServerView,
  rename: PreparedRename,
): Promise<readonly NotCovered[]> {
  const { definition, edits, serverFiles } = rename;
  const covered = coveredBy(edits);
  const left = (await renameMentions(session, rename)).filter((mention) => !covered(mention));
  const identifiers = left.filter(({ uri, kind }) => kind === 'identifier' && serverFiles.has(uri));
  const relatedPlaces = new Set(rename.related.map(placeKey));
  const document = await session.files.document(definition.uri);
  const renamed = document?.definitions.find(({ nameSpan }) => nameSpan.start === definition.offset);
  const reasons = await identifierReasons(view, session.root, definition.uri, identifiers, {
    isRelated: (place) => relatedPlaces.has(placeKey(place)),
    isRenamed: covered,
    isFixture: document !== undefined && renamed !== undefined && isFixture(document, renamed),
    realUri: memoized(async (uri: string) => {
      const file = path.join(session.root, uri);
      const real = await realPathInside(session.root, file);
      // During a recording, `document` also records the links on the path `uri`.
      return real === undefined || real === file ? uri : ((await session.files.document(uri))?.uri ?? uri);
    }),
  });
  return sortLocated(
    left.flatMap((mention): readonly NotCovered[] => {
      const { uri, range, text, kind } = mention;
      if (kind !== 'identifier') return [{ uri, range, text, reason: kind }];
      if (!serverFiles.has(uri)) return [{ uri, range, text, reason: 'excluded' }];
      const reason = reasons.get(mention);
      return reason === undefined ? [] : [{ uri, range, text, reason }];
    }),
  );
}

function placeKey({ uri, range: [line, character] }: Location): string {
  return `${uri}\0${line}:${character}`;
}

/** Returns a predicate for places that an edit overlaps. The edits of one file must not overlap each other. */
export function coveredBy(edits: ReadonlyMap<string, readonly FlatRange[]>): (place: Location) => boolean {
  const sorted = new Map([...edits].map(([uri, ranges]) => [uri, ranges.toSorted(compareRanges)]));
  return ({ uri, range }) => {
    const ranges = sorted.get(uri) ?? [];
    const first = ranges[partitionPoint(ranges.length, (index) => !endsBefore(ranges[index], range))];
    return first !== undefined && !endsBefore(range, first);
  };
}

function endsBefore(left: FlatRange | undefined, right: FlatRange): boolean {
  if (left === undefined) return false;
  return left[2] < right[0] || (left[2] === right[0] && left[3] <= right[1]);
}
