import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import type { Candidate } from './candidate.ts';
import { scoredEvidence } from './evidence.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import { rank } from './score.ts';
import type { RelocationSource } from './source.ts';

/**
 * Returns the definition to which a structural selector resolves through imports of its module; undefined if it
 * does not resolve, or resolves without imports.
 */
export async function importedNow(
  spec: PositionSpec,
  source: RelocationSource,
  indexing: Indexing,
): Promise<ResolvedPlace | undefined> {
  if (spec.kind !== 'symbol' && spec.kind !== 'ast') return undefined;
  const now = await resolveExactly(spec, source, indexing);
  return now.kind === 'resolved' && now.place.steps !== undefined ? now.place : undefined;
}

/** Returns true if a version of the module is available and defines the name instead of importing it. */
export async function isDefinedIn(
  docVersion: string,
  uri: string,
  spec: PositionSpec,
  source: RelocationSource,
  indexing: Indexing,
): Promise<boolean> {
  const past = await source.documentAt(docVersion, uri);
  const was = past && (await resolveExactly(spec, onlyThis(past), indexing));
  if (past === undefined || was?.kind !== 'resolved') return false;
  const { start } = was.place.selection;
  return !past.definitions.some(({ kind, nameSpan }) => kind === 'import' && nameSpan.start === start);
}

/**
 * Returns the candidates with the evidence of an import. If the old module now imports the name, and the import
 * resolves to a candidate, that candidate gets full evidence for name and module. Other imports are not
 * evidence.
 */
export function withReexport(
  candidates: readonly Candidate[],
  imported: ResolvedPlace | undefined,
): readonly Candidate[] {
  if (imported === undefined) return candidates;
  return rank(
    candidates.map((candidate) => {
      const { score, features, explanation } = candidate;
      const withImport = scoredEvidence({ ...features, ast: 1, module: 1 }, false);
      return isSame(candidate, imported) && withImport.score > score
        ? {
            ...candidate,
            ...withImport,
            explanation: `${explanation}, which an import in its old module refers to`,
          }
        : candidate;
    }),
  );
}

export function isSame(one: ResolvedPlace, other: ResolvedPlace): boolean {
  const [{ start, end }, { uri, span }] = [one.span, other];
  return one.uri === uri && start === span.start && end === span.end;
}
