import type { Location } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import { lineIndex, offsetsAt } from '../../text/line-index.ts';
import { alignWords } from './align-words.ts';
import { editedPlace, editStatusOf, type EditedPlace, type EditStatus } from './edit-status.ts';
import { wordLines, type WordLines } from './words.ts';

interface JudgedPlace {
  readonly place: EditedPlace;
  readonly status: EditStatus;
}

/** A file of base that an edit changes, compared with its version in head. */
export interface JudgedFile {
  readonly basePath: string;
  /** The path in head; undefined if head does not have the file, or if its text is too large. */
  readonly headPath: string | undefined;
  readonly baseText: string;
  readonly headText: string;
  /** The places that the edit changes, in the given order. */
  readonly places: readonly JudgedPlace[];
  /** Mentions that head renames although the edit does not, such as mentions in comments. */
  readonly appliedMentions: readonly EditedPlace[];
}

export interface BothTexts {
  base(path: string): Promise<string | undefined>;
  head(path: string): Promise<string | undefined>;
  /** Returns the path in head of a file in base; undefined if head does not have the file. */
  headPath(basePath: string): string | undefined;
}

/** An occurrence of an old name that the edit does not change, and the text that would replace it. */
export type Mention = Location & { readonly newText: string };

/** A file of a plan: the replaced ranges, and the new texts. `before` is null for a new file. */
interface PlacedEdits extends Pick<Plan['files'][number], 'uri' | 'before'> {
  readonly edits: readonly Omit<Mention, 'uri'>[];
}

/**
 * Returns the state in head of each place that a plan for base would change. Omits new files, files without text
 * edits, and files whose text in base is too large.
 *
 * @param mentions occurrences of old names that head may change in addition to the edit.
 */
export async function editInHead(
  plan: { readonly files: readonly PlacedEdits[] },
  texts: BothTexts,
  mentions: readonly Mention[] = [],
): Promise<readonly JudgedFile[]> {
  const drafts: Draft[] = [];
  for (const { uri, before, edits } of plan.files) {
    const text = before === null ? undefined : await texts.base(uri);
    if (text === undefined || edits.length === 0) continue;
    const base = wordLines(text);
    const places = placesIn(base, edits);
    const mentionPlaces = placesIn(
      base,
      mentions.filter((mention) => mention.uri === uri),
    );
    drafts.push({ path: uri, base, places, mentionPlaces });
  }
  const formOf = nameForms(drafts.flatMap(({ places }) => places));
  const files: JudgedFile[] = [];
  // One file after another, so that an abort can end the work between two files: a read from Git checks the signal.
  for (const draft of drafts) files.push(await judged(draft, texts, formOf));
  return files;
}

interface Draft {
  readonly path: string;
  readonly base: WordLines;
  readonly places: readonly EditedPlace[];
  readonly mentionPlaces: readonly EditedPlace[];
}

function placesIn(base: WordLines, edits: readonly Omit<Mention, 'uri'>[]): readonly EditedPlace[] {
  const lines = lineIndex(base.text);
  return edits.map(({ range, newText }) => editedPlace(base, { ...offsetsAt(lines, range), newText }));
}

async function judged(
  { path, base, places, mentionPlaces }: Draft,
  texts: BothTexts,
  formOf: (word: string) => string,
): Promise<JudgedFile> {
  const headPath = texts.headPath(path);
  const text = headPath === undefined ? undefined : await texts.head(headPath);
  const common = { basePath: path, baseText: base.text };
  if (headPath === undefined || text === undefined) {
    const superseded = places.map((place): JudgedPlace => ({ place, status: { kind: 'superseded' } }));
    return { ...common, headPath: undefined, headText: '', places: superseded, appliedMentions: [] };
  }
  const head = wordLines(text);
  const aligned = alignWords(base, head, formOf);
  const statusOf = (place: EditedPlace): EditStatus => editStatusOf(place, base, head, aligned);
  return {
    ...common,
    headPath,
    headText: text,
    places: places.map((place) => ({ place, status: statusOf(place) })),
    appliedMentions: mentionPlaces.filter((place) => statusOf(place).kind === 'applied'),
  };
}

/** Returns a function that maps a word and its replacements to the same form, so that renamed lines align. */
export function nameForms(places: Iterable<EditedPlace>): (word: string) => string {
  const parents = new Map<string, string>();
  const formOf = (word: string): string => {
    let at = word;
    for (let next = parents.get(at); next !== undefined; next = parents.get(at)) {
      const beyond = parents.get(next);
      // Shortens long chains of replacements, such as `a` to `b` and `b` to `c`.
      if (beyond !== undefined) parents.set(at, beyond);
      at = next;
    }
    return at;
  };
  for (const { oldWords, newWords } of places) {
    if (oldWords.length !== newWords.length) continue;
    for (const [index, word] of oldWords.entries()) {
      const [one, other] = [formOf(word), formOf(newWords[index] ?? word)];
      if (one !== other) parents.set(one, other);
    }
  }
  return formOf;
}
