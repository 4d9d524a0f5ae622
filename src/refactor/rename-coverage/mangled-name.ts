/** Python puts the class's own name before it, so that no other class has the member. */
export function isMangled(name: string): boolean {
  return name.startsWith('__') && !name.endsWith('__');
}

/** What a name is in the body of a class; a class whose name is nothing but underscores leaves it. */
export function mangledName(name: string, className: string): string {
  const owner = className.replace(/^_+/u, '');
  return isMangled(name) && owner !== '' ? `_${owner}${name}` : name;
}
