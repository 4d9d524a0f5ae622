import type { Location } from '../model/bundle.ts';
import { readReferences } from '../protocol/references.ts';
import type { Definition } from '../syntax/definition.ts';
import { uriIn } from '../workspace/file-uri.ts';
import type { ClassGraph } from './class-graph.ts';
import type { ClassSource } from './class-sources.ts';
import { isMangled, mangledName } from './mangled-name.ts';
import { isInBody } from './member-of.ts';
import type { SymbolPlace } from './symbol-place.ts';

export interface SeparatedUse extends Location {
  /** The qualified name of the class around the use; for a use outside of classes, of the class around the symbol. */
  readonly class: string;
}

/**
 * Returns the uses that have a different name than the symbol after the rename. For example, Python changes the new
 * name `__x` to `_A__x` in a class `A`, but not outside of classes.
 */
export async function separatedUses(
  { session: { root }, sources, view }: ClassGraph,
  newName: string,
  { uri, offset }: SymbolPlace,
): Promise<readonly SeparatedUse[]> {
  const source = isMangled(newName) ? await sources(uriIn(root, uri)) : undefined;
  if (source === undefined) return [];
  const scope = classWithin(source, offset);
  const bound = nameIn(scope, newName);
  const target = { uri: source.address, position: source.lines.positionAt(offset) };
  const found: SeparatedUse[] = [];
  for (const { uri: user, range } of await readReferences(view, target, true)) {
    const file = await sources(uriIn(root, user));
    if (file === undefined) continue;
    const around = classWithin(file, file.lines.offsetAt({ line: range[0], character: range[1] }));
    if (nameIn(around, newName) === bound) continue;
    found.push({ uri: user, range, class: (around ?? scope)?.path.join('.') ?? '' });
  }
  return found;
}

/** Returns the innermost class whose body contains an offset, if any. Functions may be in between. */
function classWithin({ definitions }: ClassSource, offset: number): Definition | undefined {
  return definitions.findLast((one) => one.kind === 'class' && isInBody(one, offset));
}

function nameIn(around: Definition | undefined, name: string): string {
  return around === undefined ? name : mangledName(name, around.name);
}
