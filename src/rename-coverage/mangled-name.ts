/**
 * Returns true for a name that Python mangles in a class: it prefixes the name with the name of the class.
 */
export function isMangled(name: string): boolean {
  return name.startsWith('__') && !name.endsWith('__');
}

/**
 * Returns a name as Python mangles it in the body of a class. Python does not mangle names in a class whose
 * own name consists only of underscores.
 */
export function mangledName(name: string, className: string): string {
  const owner = className.replace(/^_+/u, '');
  return isMangled(name) && owner !== '' ? `_${owner}${name}` : name;
}
