/** Compiles a pattern like validators do: with the `u` flag if possible, else without it. */
export function patternRegExp(source: string): RegExp | undefined {
  const known = compiled.get(source);
  if (known !== undefined || compiled.has(source)) return known;
  const made = tried(source, 'u') ?? tried(source, '');
  compiled.set(source, made);
  return made;
}

const compiled = new Map<string, RegExp | undefined>();

function tried(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
