import { anchoredChanges } from '../../edit/plan/anchored-changes.ts';
import type { Hunk, TreeChange } from '../../git/tree-changes.ts';
import { deletedStatements } from '../../matching/deleted-statements.ts';
import { matchDiagnostics } from '../../matching/match-diagnostics.ts';
import { positionMap, type LinesOf } from '../../matching/position-map.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { MovedFile } from '../../reward/evidence/moved-files.ts';
import type { PinnedScope } from '../../reward/scope.ts';
import { splitLines } from '../../text/lines.ts';
import { memoized } from '../../text/memoized.ts';
import { haveSameScope, type ChangedDocuments } from './changed-documents.ts';

/** Two bundles, and their documents that differ. */
export interface BundleStep {
  readonly before: Bundle;
  readonly after: Bundle;
  readonly documents: ChangedDocuments;
  readonly moved: readonly MovedFile[];
  readonly scope: PinnedScope | undefined;
}

/**
 * Counts the errors and warnings that disappeared with deleted files and statements. Returns 0 if a bundle does not
 * list diagnostics, or if the scopes differ or are unknown.
 */
export function deletedDiagnostics({ before, after, documents, moved, scope }: BundleStep): number {
  const [old, current] = [diagnosticsIn(before, scope), diagnosticsIn(after, scope)];
  if (old === undefined || current === undefined || !haveSameScope(before, after, scope)) return 0;
  const changes = changesOf(documents, moved);
  const [baseLines, headLines] = [linesIn(documents.before), linesIn(documents.after)];
  const positions = positionMap(changes, baseLines, headLines);
  const { resolved, introduced } = matchDiagnostics(old, current, { positions, baseLines, headLines });
  const gone = new Set(documents.gone);
  for (const { from } of moved) gone.delete(from);
  const statements = deletedStatements(resolved, changes, baseLines, headLines);
  const isMoved = movedWithoutText(introduced, documents);
  return resolved.filter(
    (one) => one.severity !== 'information' && (statements.has(one) || (gone.has(one.uri) && !isMoved(one))),
  ).length;
}

/** Returns a bundle's diagnostics in the scope; undefined if the bundle does not list diagnostics. */
function diagnosticsIn({ facts }: Bundle, scope: PinnedScope | undefined): readonly Diagnostic[] | undefined {
  if (facts === null || !('counts' in facts)) return undefined;
  const files = scope?.kind === 'files' ? new Set(scope.files) : undefined;
  return files === undefined ? facts.diagnostics : facts.diagnostics.filter(({ uri }) => files.has(uri));
}

function changesOf({ before, after }: ChangedDocuments, moved: readonly MovedFile[]): readonly TreeChange[] {
  const [sources, targets] = [new Set(moved.map(({ from }) => from)), new Set(moved.map(({ to }) => to))];
  const between = (from: string, to: string): readonly Hunk[] =>
    hunksBetween(before.get(from) ?? '', after.get(to) ?? '');
  const renamed = moved.map(({ from, to }): TreeChange => ({
    kind: 'renamed',
    basePath: from,
    headPath: to,
    hunks: between(from, to),
  }));
  const others = [...new Set([...before.keys(), ...after.keys()])].flatMap((uri): readonly TreeChange[] => {
    if (before.has(uri) && after.has(uri))
      return [{ kind: 'modified', basePath: uri, headPath: uri, hunks: between(uri, uri) }];
    if (sources.has(uri) || targets.has(uri)) return [];
    return before.has(uri)
      ? [{ kind: 'deleted', basePath: uri, headPath: null, hunks: [] }]
      : [{ kind: 'added', basePath: null, headPath: uri, hunks: [] }];
  });
  return [...renamed, ...others];
}

/** Returns the hunks between two texts. Ignores white space, as the gate does. */
function hunksBetween(before: string, after: string): readonly Hunk[] {
  const plain = (text: string): readonly string[] =>
    splitLines(text).map((line) => line.replaceAll(/\s/gu, ''));
  return anchoredChanges(plain(before), plain(after)).map((change) => ({
    baseStart: change.before.start,
    baseCount: change.before.end - change.before.start,
    headStart: change.after.start,
    headCount: change.after.end - change.after.start,
  }));
}

function linesIn(texts: ReadonlyMap<string, string>): LinesOf {
  return memoized((uri: string) => splitLines(texts.get(uri) ?? ''));
}

/**
 * Returns a predicate for diagnostics of deleted documents. It returns true if the document may have moved: its text
 * was not read, and an introduced diagnostic has the same severity, rule and message. Each introduced diagnostic
 * makes the predicate true only once.
 */
function movedWithoutText(
  introduced: readonly Diagnostic[],
  { before }: ChangedDocuments,
): (diagnostic: Diagnostic) => boolean {
  const contentOf = ({ severity, rule, message }: Diagnostic): string =>
    JSON.stringify([severity, rule, message]);
  const counts = new Map<string, number>();
  for (const one of introduced) counts.set(contentOf(one), (counts.get(contentOf(one)) ?? 0) + 1);
  return (diagnostic) => {
    if (before.has(diagnostic.uri)) return false;
    const content = contentOf(diagnostic);
    const left = counts.get(content) ?? 0;
    if (left > 0) counts.set(content, left - 1);
    return left > 0;
  };
}
