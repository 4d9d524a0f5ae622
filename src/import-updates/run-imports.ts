/** An import outside the functions of a module. */
export interface TopLevelImport {
  readonly start: number;
  /** The files that Python runs for the import, in order. A package precedes its modules. */
  readonly runs: readonly string[];
  /** The names, except submodules, that a `from … import` takes from a workspace module; undefined without one. */
  readonly taken: { readonly from: string; readonly names: readonly string[] } | undefined;
  /** True inside `try`, `except` or `with`: an error may be caught. */
  readonly isGuarded: boolean;
}

/** The order in which a module imports other modules and binds its own names. */
export interface ModuleRun {
  readonly imports: readonly TopLevelImport[];
  /** The first offset at which each name is bound. Names without an offset count as bound. */
  readonly bound: ReadonlyMap<string, number>;
  /** The offset from which all names count as bound, for example that of a star import; Infinity if none. */
  readonly openFrom: number;
}

/** The maximum depth of nested imports. Python's default recursion limit permits fewer nested imports. */
const MAX_DEPTH = 300;

/** An import of a name from a module that has not bound the name yet. */
export interface EarlyImport {
  readonly file: string;
  readonly start: number;
  readonly name: string;
  readonly from: string;
}

/**
 * Simulates Python's imports: a second import of a module returns the module even if its run has not ended. Returns
 * the first import that takes a name too early; undefined if none does. Ignores the failures of guarded imports.
 *
 * @param entry the files that Python runs for the first import.
 * @param modules the examined files. Other files count as files without imports.
 */
export function runImports(
  entry: readonly string[],
  modules: ReadonlyMap<string, ModuleRun>,
): EarlyImport | undefined {
  /** The current offset in each started module; Infinity after its end. */
  const reached = new Map<string, number>();
  const runAll = (files: readonly string[]): EarlyImport | undefined => {
    for (const file of files) {
      const failed = run(file);
      if (failed !== undefined) return failed;
    }
    return undefined;
  };
  let depth = 0;
  const run = (file: string): EarlyImport | undefined => {
    if (reached.has(file) || depth > MAX_DEPTH) return undefined;
    depth += 1;
    const early = runBody(file);
    depth -= 1;
    // Python would run a failed module again. The simulation counts its names as bound, to avoid false reports.
    reached.set(file, Infinity);
    return early;
  };
  const runBody = (file: string): EarlyImport | undefined => {
    for (const { start, runs, taken, isGuarded } of modules.get(file)?.imports ?? []) {
      reached.set(file, start);
      const early = runAll(runs) ?? (taken && tooEarly(file, start, taken));
      if (early !== undefined && !isGuarded) return early;
    }
    return undefined;
  };
  const tooEarly = (
    file: string,
    start: number,
    { from, names }: NonNullable<TopLevelImport['taken']>,
  ): EarlyImport | undefined => {
    const module = modules.get(from);
    const at = reached.get(from) ?? Infinity;
    if (module === undefined || at > module.openFrom) return undefined;
    const name = names.find((one) => (module.bound.get(one) ?? -1) >= at);
    return name === undefined ? undefined : { file, start, name, from };
  };
  return runAll(entry);
}
