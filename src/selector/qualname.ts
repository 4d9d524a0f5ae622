/** A symbol's qualified name, taken apart. */
export interface QualnameParts {
  readonly module: string;
  /** Names from the outermost in. */
  readonly path: readonly string[];
}

/** Splits `pkg.mod:Class.method`. */
export function qualnameParts(qualname: string): QualnameParts {
  const colon = qualname.lastIndexOf(':');
  return { module: qualname.slice(0, colon), path: qualname.slice(colon + 1).split('.') };
}

/** Returns the file of a module that is named by its file; undefined for a Python name. */
export function fileOfModule(module: string): string | undefined {
  return module.startsWith('./') ? module.slice(2) : undefined;
}
