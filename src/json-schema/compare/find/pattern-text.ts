/** Compiles a pattern with the `u` flag, or else without it. Returns undefined if both attempts fail. */
export function patternRegExp(source: string): RegExp | undefined {
  const cached = compiled.get(source);
  if (cached !== undefined || compiled.has(source)) return cached;
  const pattern = compileWith(source, 'u') ?? compileWith(source, '');
  compiled.set(source, pattern);
  return pattern;
}

const compiled = new Map<string, RegExp | undefined>();

function compileWith(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
