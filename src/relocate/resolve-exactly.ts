import type { PositionSpec } from '../model/selector.ts';
import { findExactAnchor } from '../selector/anchor-text.ts';
import { missing, type Resolution } from '../selector/resolution.ts';
import { resolveSelector } from '../selector/resolve-selector.ts';
import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import { plural } from '../text/plural.ts';

/** Resolves a selector exactly, without relocation. */
export async function resolveExactly(spec: PositionSpec, source: SourceWorkspace): Promise<Resolution> {
  if (spec.kind !== 'anchor') return resolveSelector(spec, source);
  const document = await source.document(spec.uri);
  if (document === undefined) return missing(`the file ${JSON.stringify(spec.uri)} does not exist`);
  const { certified, places } = findExactAnchor(spec, document);
  if (certified !== undefined) return { kind: 'resolved', place: certified };
  // In the version for which the anchor was made, the anchor's line number distinguishes equal matches.
  const [only, ...others] = places.filter(
    ({ span }) => document.lines.positionAt(span.start).line + 1 === spec.near,
  );
  if (document.docVersion === spec.docVersion && only !== undefined && others.length === 0) {
    return { kind: 'resolved', place: only };
  }
  return places.length === 0
    ? missing('the snippet does not occur')
    : { kind: 'ambiguous', places, reason: `the snippet occurs ${plural(places.length, 'time')}` };
}

/** Creates a workspace that has this document, and no other, at every URI. */
export function onlyThis(document: SourceDocument): SourceWorkspace {
  return {
    document: async () => document,
    // With `from` (the importing file), finds no module: imports of an old version are not followed.
    modules: async (_name, from) => (from === undefined ? [document.uri] : []),
  };
}
