import path from 'node:path';
import { sortLocated } from '../bundle/order.ts';
import type { FlatRange } from '../model/range.ts';
import { className, type ClassGraph, type ClassPlace } from './class-graph.ts';
import { classAround, classesOfWorkspace, joiningClasses, membersOf } from './member-classes.ts';
import { sharesMember } from './mangled-name.ts';
import { scopeOfName } from './scope-of-name.ts';
import { separatedUses } from './separated-uses.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** A member or module that conflicts with the new name, or a use that would no longer refer to the symbol. */
export interface Collision {
  /** The file's name in bundles. */
  readonly uri: string;
  readonly range: FlatRange;
  /** The qualified name of the member's class or of the class that mangles the name; or the folder of the package. */
  readonly class: string;
  /**
   * The relation of the conflicting member's class to the renamed member's class: the same class, a base, a subclass,
   * or another base of a common subclass (`class-beside`). `submodule`: a module of the package would replace the
   * symbol, an attribute of the package. `mangled`: Python adds a class's name to the new name, so the use and the
   * definition would have different names.
   */
  readonly reason: 'same-class' | 'base-class' | 'subclass' | 'class-beside' | 'submodule' | 'mangled';
}

/** Returns the conflicts of the new name in related classes or the package, and at the symbol's uses. */
export async function findCollisions(
  graph: ClassGraph,
  newName: string,
  definition: SymbolPlace,
): Promise<readonly Collision[]> {
  const separated = await separatedUses(graph, newName, definition);
  const mangled = separated.map((place): Collision => ({ ...place, reason: 'mangled' }));
  const owner = await classAround(graph, definition);
  if (owner === undefined)
    return sortLocated([...mangled, ...(await submodules(graph, newName, definition))]);
  const shares = sharesMember(newName, owner);
  const found = new Map<string, readonly Collision[]>();
  const note = (place: ClassPlace, reason: Collision['reason']): void => {
    const { source, key } = place;
    if (found.has(key) || !shares(place)) return;
    const collisions = membersOf(place, newName).map((range): Collision => ({
      uri: source.uri,
      range,
      class: className(place),
      reason,
    }));
    if (collisions.length > 0) found.set(key, collisions);
  };
  note(owner, 'same-class');
  for (const base of await graph.ancestors(owner)) note(base, 'base-class');
  const isBelow = (above: readonly ClassPlace[]): boolean => above.some(({ key }) => key === owner.key);
  for (const member of (await classesOfWorkspace(graph, newName)).filter(shares)) {
    if (isBelow(await graph.ancestors(member))) note(member, 'subclass');
  }
  for (const joining of await joiningClasses(graph)) {
    const above = await graph.ancestors(joining);
    if (isBelow(above)) for (const sibling of above) note(sibling, 'class-beside');
  }
  return sortLocated([...mangled, ...[...found.values()].flat()]);
}

const PYTHON = /\.pyi?$/u;

/** Returns one file of the submodule with the new name; none if the symbol is not an attribute of a package. */
async function submodules(
  { session: { files } }: ClassGraph,
  newName: string,
  { uri, offset }: SymbolPlace,
): Promise<readonly Collision[]> {
  const source = /(?:^|\/)__init__\.pyi?$/u.test(uri) ? await files.document(uri) : undefined;
  if (source === undefined || scopeOfName(source, offset) !== undefined) return [];
  const folder = path.posix.dirname(uri);
  const start = path.posix.join(folder, newName, '/');
  const paths = (await files.files()).filter((file) => PYTHON.test(file));
  const module = paths.find((file) => file.replace(PYTHON, '/').startsWith(start));
  return module === undefined
    ? []
    : [{ uri: module, range: [0, 0, 0, 0], class: folder, reason: 'submodule' }];
}
