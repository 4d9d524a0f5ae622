import type { Definition } from '../syntax/definition.ts';

interface ClassName {
  readonly definition: Pick<Definition, 'name'>;
}

/** Returns true for a name such as `__x`. Python mangles these names in the body of a class. */
export function isMangled(name: string): boolean {
  return name.startsWith('__') && !name.endsWith('__');
}

/** Returns a name as Python mangles it in a class; the same name if Python does not mangle it, as in a class `_`. */
export function mangledName(name: string, className: string): string {
  const owner = className.replace(/^_+/u, '');
  return isMangled(name) && owner !== '' ? `_${owner}${name}` : name;
}

/**
 * Returns a predicate that is true for a class in which `name` is the same attribute as in `owner`. For a mangled
 * name, the class names without leading underscores must be equal (for example, `A` and `_A`).
 */
export function sharesMember(name: string, owner: ClassName): (place: ClassName) => boolean {
  const mangled = mangledName(name, owner.definition.name);
  return ({ definition }) => mangledName(name, definition.name) === mangled;
}
