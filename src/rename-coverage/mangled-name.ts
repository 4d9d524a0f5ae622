/** Returns true if Python prefixes the name with its class's name, which makes the member private to it. */
export function isMangled(name: string): boolean {
  return name.startsWith('__') && !name.endsWith('__');
}

/**
 * Returns a name as Python mangles it in the body of a class. If the class name consists of underscores,
 * Python does not mangle it.
 */
export function mangledName(name: string, className: string): string {
  const owner = className.replace(/^_+/u, '');
  return isMangled(name) && owner !== '' ? `_${owner}${name}` : name;
}
