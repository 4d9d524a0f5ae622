import { type ClassGraph, type ClassPlace, classPlace } from './class-graph.ts';
import { counterpartAddress } from './class-sources.ts';
import { joiningClasses } from './member-classes.ts';

/**
 * Returns the classes in `members` whose member must be renamed with the owner's member, including the owner. Two
 * members belong together if any class has or inherits both. The relation is transitive. A class and the same class
 * in a stub count as one.
 */
export async function boundTogether(
  graph: ClassGraph,
  owner: ClassPlace,
  members: readonly ClassPlace[],
): Promise<readonly ClassPlace[]> {
  if (members.length < 2) return members;
  const byKey = new Map(members.map((member) => [member.key, member]));
  const groups: (readonly string[])[] = [];
  for (const viewer of [...members, ...(await joiningClasses(graph))]) {
    const seen = [viewer, ...(await graph.ancestors(viewer))];
    const counterparts = await Promise.all(seen.map(async (place) => counterpartOf(graph, place)));
    const keys = [...seen, ...counterparts]
      .flatMap((place) => place?.key ?? [])
      .filter((key) => byKey.has(key));
    if (keys.length > 1) groups.push(keys);
  }
  const together = new Set([owner.key]);
  for (let size = 0; size !== together.size;) {
    size = together.size;
    for (const keys of groups) {
      if (keys.some((key) => together.has(key))) for (const key of keys) together.add(key);
    }
  }
  return members.filter(({ key }) => together.has(key));
}

/** Returns the same class in the stub of a source, or in the source of a stub; undefined if not found. */
async function counterpartOf(
  { session: { root }, sources }: ClassGraph,
  { source, definition }: ClassPlace,
): Promise<ClassPlace | undefined> {
  if (!source.isOwn) return undefined;
  const counterpart = await sources(counterpartAddress(root, source.uri));
  const path = definition.path.join('.');
  const found = counterpart?.definitions.find(
    (other) => other.kind === 'class' && other.path.join('.') === path,
  );
  return counterpart && found && classPlace(counterpart, found);
}
