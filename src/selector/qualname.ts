export interface QualnameParts {
  readonly module: string;
  /** The names, outermost first. */
  readonly path: readonly string[];
}

/** Splits a qualified name such as `pkg.mod:Class.method` at its last colon. */
export function qualnameParts(qualname: string): QualnameParts {
  const colon = qualname.lastIndexOf(':');
  return { module: qualname.slice(0, colon), path: qualname.slice(colon + 1).split('.') };
}

/** Returns the file of a module name such as `./tools/run.ts`; undefined for a dotted Python module name. */
export function fileOfModule(module: string): string | undefined {
  return module.startsWith('./') ? module.slice(2) : undefined;
}
