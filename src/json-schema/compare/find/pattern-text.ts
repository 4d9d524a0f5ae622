/** Compiles a pattern as validators do: with the `u` flag, else without it. An invalid pattern gives undefined. */
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
