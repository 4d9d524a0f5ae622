/** The parts of a symbol's qualified name. */
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

/**
 * Returns `tools/run.ts` for `./tools/run.ts`, the module name of a file. Returns undefined for the dotted name
 * of a Python module.
 */
export function fileOfModule(module: string): string | undefined {
  return module.startsWith('./') ? module.slice(2) : undefined;
}
