import type { EvidenceFinding } from '../../model/bundle.ts';
import { canonicalJson } from '../../bundle/canonical.ts';
import { compareCodeUnits, compareRanges } from '../../model/range.ts';
import type { Span } from '../../syntax/definition.ts';
import { lineIndex, type LineIndex } from '../../text/line-index.ts';
import { activeTests, removedTests, type ActiveTest } from './active-tests.ts';
import { addedMarks, type PlacedMark } from './added-marks.ts';
import { emptiedFiles } from './emptied-files.ts';
import { marksOf } from './marks-of.ts';
import { fileChanges } from './moved-files.ts';
import { weakerSettings, type Settings } from './weaker-settings.ts';

/** The sources of one side: uri to text. */
export type Sources = ReadonlyMap<string, string>;

/** A configuration of Pyright's, parsed; null: it is not there. */
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}

export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  /** Whether a file that moved is checked no more; default: none is. */
  readonly isLost?: ((from: string, to: string) => boolean) | undefined;
}

export interface GamingEvidence {
  /** By file and place. */
  readonly findings: readonly EvidenceFinding[];
  /** Suppressions, casts and the like that are gone; ranges are those of before. */
  readonly removed: readonly EvidenceFinding[];
  /** How many diagnostics the suppressions that were added say that they hide. */
  readonly hidden: number;
}

/**
 * What has been done between two versions of sources that makes counts better without making code better. What
 * is alike on both sides may be left out of both. It shows, and judges nothing: each of these may be right.
 */
export async function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence> {
  const before = without(input.before, input.after);
  const after = without(input.after, input.before);
  const [oldMarks, freshMarks] = [await placedMarks(before), await placedMarks(after)];
  const isStrict = ({ mark }: PlacedMark): boolean => mark.isStrict === true;
  const [oldPlaces, freshPlaces] = [placesIn(before), placesIn(after)];
  const oldHiding = oldMarks.filter((placed) => !isStrict(placed));
  const freshHiding = freshMarks.filter((placed) => !isStrict(placed));
  const added = addedMarks(oldHiding, freshHiding);
  const removed = addedMarks(freshHiding, oldHiding).map(({ uri, mark }) =>
    finding(mark.kind, uri, oldPlaces(uri, mark), mark.form),
  );
  const { deleted, strayed, added: came } = fileChanges(before, after, input.isLost);
  const emptied = await emptiedFiles(before, after);
  // Strictness that went with its file is the file's going.
  const loosened = addedMarks(freshMarks.filter(isStrict), oldMarks.filter(isStrict)).filter(
    ({ uri }) => !deleted.includes(uri),
  );
  const tests = removedTests(await testsOf(before), await testsOf(after));
  const findings: readonly EvidenceFinding[] = [
    ...added.map(({ uri, mark }) => finding(mark.kind, uri, freshPlaces(uri, mark), mark.form)),
    ...loosened.map(({ uri, mark }) => finding(mark.kind, uri, oldPlaces(uri, mark), `${mark.form} removed`)),
    ...deleted.map((uri) => finding('deleted', uri, null, uri)),
    ...strayed.map(({ from, to }) =>
      finding('deleted', from, null, `${from}: is ${to} now, which is not checked`),
    ),
    ...emptied.map((uri) => finding('deleted', uri, null, `${uri}: has no code any more`)),
    ...came.filter((uri) => uri.endsWith('.pyi')).map((uri) => finding('stub', uri, null, uri)),
    ...tests.map(({ uri, name, span }) => finding('test', uri, oldPlaces(uri, span), name)),
    ...(input.configurations ?? []).flatMap((versions) =>
      weakerSettings(versions.before ?? {}, versions.after ?? {}).map((setting) => ({
        ...finding(setting.kind, versions.uri, null, setting.text),
        before: setting.before,
        after: setting.after,
      })),
    ),
  ];
  return {
    findings: findings.toSorted(compareFindings),
    removed: removed.toSorted(compareFindings),
    hidden: added.reduce((sum, { mark }) => sum + mark.hides, 0),
  };
}

function without(sources: Sources, others: Sources): Sources {
  return new Map([...sources].filter(([uri, text]) => others.get(uri) !== text));
}

async function placedMarks(sources: Sources): Promise<readonly PlacedMark[]> {
  const marks: PlacedMark[] = [];
  for (const [uri, text] of sources) {
    for (const mark of await marksOf(uri, text)) marks.push({ uri, mark });
  }
  return marks;
}

async function testsOf(sources: Sources): Promise<readonly ActiveTest[]> {
  const tests: ActiveTest[] = [];
  for (const [uri, text] of sources) tests.push(...(await activeTests(uri, text)));
  return tests;
}

function finding(
  kind: EvidenceFinding['kind'],
  uri: string,
  range: EvidenceFinding['range'],
  text: string,
): EvidenceFinding {
  return { kind, uri, range, text };
}

function placesIn(sources: Sources): (uri: string, span: Span) => EvidenceFinding['range'] {
  const indexes = new Map<string, LineIndex>();
  return (uri, { start, end }) => {
    const lines = indexes.get(uri) ?? lineIndex(sources.get(uri) ?? '');
    indexes.set(uri, lines);
    const [first, last] = [lines.positionAt(start), lines.positionAt(end)];
    return [first.line, first.character, last.line, last.character];
  };
}

/** By file, what is about the whole file first, then by place. */
export function compareFindings(left: EvidenceFinding, right: EvidenceFinding): number {
  const nowhere = [-1, -1, -1, -1] as const;
  return (
    compareCodeUnits(left.uri, right.uri) ||
    compareRanges(left.range ?? nowhere, right.range ?? nowhere) ||
    compareCodeUnits(canonicalJson(left), canonicalJson(right))
  );
}
