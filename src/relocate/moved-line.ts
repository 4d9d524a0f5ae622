import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { documentPair } from './document-pair.ts';
import { textCandidate } from './evidence.ts';
import { mapOffset } from './map-offset.ts';
import { outlineOf, unitsOf, type Unit } from './outline.ts';
import { pathProximity, pathSimilarity } from './path-similarity.ts';
import type { TrackedFiles } from './source.ts';
import type { Target } from './target.ts';

/** The maximum number of files in `source`. With more, none is searched: an equal line may be a coincidence. */
const MAX_FILES = 20;
/** The minimum number of words in a moved line. A shorter line can appear in a different file by chance. */
const MIN_WORDS = 10;

/** Finds the target's line among the new lines of other files. The line may have left its class or function. */
export async function movedLine(
  before: SourceDocument,
  target: Target,
  source: TrackedFiles,
): Promise<readonly Candidate[]> {
  const unit = target.kind === 'text' ? lineAt(before, target.span.start) : undefined;
  if (target.kind !== 'text' || unit === undefined || unit.words.length < MIN_WORDS) return [];
  const files = await source.files();
  if (files.length > MAX_FILES) return [];
  const found: Candidate[] = [];
  for (const uri of files) {
    if (uri === before.uri) continue;
    const after = await source.document(uri);
    const past = await source.documentAtVersion(before.docVersion, before.uri, uri);
    if (after === undefined || past === undefined) continue;
    const all =
      past === null ? unitsOf(outlineOf(after).module) : documentPair(past, after).newUnits().get(unit.key);
    for (const other of all?.filter(({ key }) => key === unit.key) ?? []) {
      const [from, to] = [
        { unit, text: before.lines.text },
        { unit: other, text: after.lines.text },
      ];
      const start = mapOffset(from, to, target.span.start, 'ahead')?.offset;
      const end =
        target.span.end === target.span.start ? start : mapOffset(from, to, target.span.end, 'back')?.offset;
      if (start === undefined || end === undefined || end < start) continue;
      const features = {
        ast: 0.8,
        module: pathSimilarity(before.uri, uri),
        token: 1,
        prox: pathProximity(before.uri, uri),
      };
      const explanation = 'the same line, added in a different file';
      found.push(textCandidate(uri, { start, end }, features, explanation));
    }
  }
  return found;
}

/** Returns the logical line at an offset if no other line of the document is equal. */
function lineAt(document: SourceDocument, offset: number): Unit | undefined {
  const all = unitsOf(outlineOf(document).module);
  const unit = all.find(({ start, end }) => start <= offset && offset <= end);
  return all.filter(({ key }) => key === unit?.key).length === 1 ? unit : undefined;
}
