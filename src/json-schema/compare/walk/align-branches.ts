import { keyOf } from '../../../schema/json.ts';
import type { SourceSchema, Sources } from './source-parts.ts';

/** Returns the new counterpart of each old alternative of `anyOf` or `oneOf`, if any. No counterpart occurs twice. */
export function alignBranches(
  sources: Sources,
  old: readonly SourceSchema[],
  next: readonly SourceSchema[],
): readonly (SourceSchema | undefined)[] {
  const free = new Set(next);
  const partners = new Map<SourceSchema, SourceSchema>();
  const pair = (one: SourceSchema, other: SourceSchema | undefined): void => {
    if (other === undefined) return;
    partners.set(one, other);
    free.delete(other);
  };
  // Pairs equal alternatives first, so that none of them is paired with a merely similar one.
  for (const one of old) {
    const node = sources.nodeOf(one.id);
    pair(
      one,
      [...free].find((other) => sources.nodeOf(other.id) === node),
    );
  }
  const scored = old
    .filter((one) => !partners.has(one))
    .flatMap((one) => {
      const marks = marksOf(sources, one);
      return [...free].map((other) => ({ one, other, score: overlap(marks, marksOf(sources, other)) }));
    })
    .filter(({ score }) => score > 0)
    .toSorted((first, second) => second.score - first.score);
  for (const { one, other } of scored) {
    if (!partners.has(one) && free.has(other)) pair(one, other);
  }
  return old.map((one) => partners.get(one));
}

/** Returns the features by which an alternative is compared with others. */
function marksOf(sources: Sources, source: SourceSchema): ReadonlySet<string> {
  const marks = new Set([`at ${source.pointer}`]);
  for (const { assertion, node } of sources.partsOf(source)) {
    marks.add(`contains ${node}`);
    if (assertion.kind === 'type') marks.add(keyOf(assertion));
    if (assertion.kind !== 'properties') continue;
    for (const [name, id] of assertion.names) {
      marks.add(`names ${name}`);
      marks.add(`names ${name} ${sources.nodeOf(id)}`);
    }
  }
  return marks;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((mark) => other.has(mark)).length;
  return both / Math.max(1, one.size + other.size - both);
}
