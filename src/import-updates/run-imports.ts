/** An import at the top level of a module. */
export interface TopLevelImport {
  readonly start: number;
  /** The files that Python runs for the import, in order. A package precedes its modules. */
  readonly runs: readonly string[];
  /** The names that the statement takes from a module; undefined for other imports. */
  readonly taken: { readonly from: string; readonly names: readonly string[] } | undefined;
  /** True inside `try`: an error may be caught. */
  readonly isGuarded: boolean;
}

/** The order in which a module imports other modules and binds its own names. */
export interface ModuleRun {
  readonly imports: readonly TopLevelImport[];
  /** The first offset at which each name is bound; `undefined` if it is never bound. */
  readonly bound: ReadonlyMap<string, number>;
  /** The offset from which names are bound that cannot be listed, such as those of a star import. */
  readonly openFrom: number;
}

/** An import of a name that its module does not have yet. */
export interface EarlyImport {
  readonly file: string;
  readonly start: number;
  readonly name: string;
  readonly from: string;
}

/**
 * Imports a module as Python does: a module runs once, and a second import returns it even if its run has not ended.
 * Returns the first import that needs a name too early; undefined if there is none.
 *
 * @param entry the files that Python runs for the first import.
 * @param runOf returns undefined for files that are not examined. They import nothing.
 */
export function runImports(
  entry: readonly string[],
  runOf: (file: string) => ModuleRun | undefined,
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
  const run = (file: string): EarlyImport | undefined => {
    if (reached.has(file)) return undefined;
    for (const { start, runs, taken, isGuarded } of runOf(file)?.imports ?? []) {
      reached.set(file, start);
      const early = runAll(runs) ?? (taken && tooEarly(file, start, taken));
      if (early !== undefined && !isGuarded) return early;
    }
    reached.set(file, Infinity);
    return undefined;
  };
  const tooEarly = (
    file: string,
    start: number,
    { from, names }: NonNullable<TopLevelImport['taken']>,
  ): EarlyImport | undefined => {
    const module = runOf(from);
    const at = reached.get(from) ?? Infinity;
    if (module === undefined || at > module.openFrom) return undefined;
    const name = names.find((one) => (module.bound.get(one) ?? -1) >= at);
    return name === undefined ? undefined : { file, start, name, from };
  };
  return runAll(entry);
}
