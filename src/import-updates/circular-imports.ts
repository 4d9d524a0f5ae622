import type { WorkspaceSession } from '../session/workspace-session.ts';
import { grouped } from '../text/grouped.ts';
import type { LineIndex } from '../text/line-index.ts';
import { importingFile, type ImportingFile } from './importing-file.ts';
import { type ModuleName, moduleFileAt, targetsOf } from './module-search.ts';
import { folderOf, type ModuleTree, type Move, placeOf } from './move.ts';
import { type EarlyImport, type ModuleRun, runImports, type TopLevelImport } from './run-imports.ts';

/** The maximum number of modules whose import is simulated, because each simulation may run all modules. */
const MAX_EXAMINED = 200;

/** An import that fails after a move, and the document that contains the import. */
export interface CircularImport extends EarlyImport {
  readonly document: ImportingFile['document'];
}

/**
 * Returns `from … import` statements that fail because of a move: after the move, they take a name that is not bound
 * yet. For example, `app` imports `pkg.a`, so Python first runs the package `pkg`. If `pkg` takes a name from `app`
 * that `app` binds below its import of `pkg.a`, the name is missing. Ignores imports in functions. Simulates imports
 * of the affected modules, and stops each simulation at its first failure.
 */
export async function circularImports(
  { files }: Pick<WorkspaceSession, 'files'>,
  move: Move,
  roots: readonly string[],
): Promise<readonly CircularImport[]> {
  const original = new Map([...move.before.files].map((file) => [move.pathAfter(file), file]));
  const before = (file: string): readonly string[] => packagesOf(move.before, roots, file);
  const after = (file: string): readonly string[] =>
    packagesOf(move.after, roots, move.pathAfter(file)).flatMap((one) => original.get(one) ?? []);
  const entered = [...move.before.files]
    .filter((file) => move.pathAfter(file) !== file)
    .flatMap((file) => after(file).filter((one) => !before(file).includes(one)));
  // After the move, an import of a moved module also runs the packages in `entered`. Only cycles with one of these
  // packages are examined.
  const found = new Map<string, ReadModule>();
  const pending = new Set(entered);
  for (const file of pending) {
    const document = await files.document(file);
    if (document === undefined) continue;
    const module = readModule(importingFile(document), move.before, roots);
    found.set(file, module);
    for (const one of module.imports.flatMap(({ targets }) => targets)) {
      for (const next of [...before(one), ...after(one), one]) pending.add(next);
    }
  }
  const [runBefore, runAfter] = [runsOf(found, before), runsOf(found, after)];
  const failures = new Map<string, CircularImport>();
  for (const file of [...filesThatRun(new Set(entered), runAfter)].slice(0, MAX_EXAMINED)) {
    const early = runImports([...after(file), file], runAfter);
    if (early === undefined || runImports([...before(file), file], runBefore) !== undefined) continue;
    const { document } = found.get(early.file) as ReadModule;
    failures.set(`${early.file} ${early.start}`, { ...early, document });
  }
  return [...failures.values()];
}

/** Returns the `targets` in `runs`, and the files whose import runs one of them, even indirectly; nearest first. */
function filesThatRun(targets: ReadonlySet<string>, runs: ReadonlyMap<string, ModuleRun>): Iterable<string> {
  const importers = grouped(
    [...runs].flatMap(([file, { imports }]) => {
      return [...new Set(imports.flatMap((one) => one.runs))].map((target) => ({ file, target }));
    }),
    ({ target }) => target,
  );
  const found = new Set([...targets].filter((target) => runs.has(target)));
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer.file);
  return found;
}

interface ReadModule extends Omit<ModuleRun, 'imports'> {
  readonly document: ImportingFile['document'];
  readonly imports: readonly (Omit<TopLevelImport, 'runs'> & { readonly targets: readonly string[] })[];
}

function runsOf(
  modules: ReadonlyMap<string, ReadModule>,
  packages: (file: string) => readonly string[],
): ReadonlyMap<string, ModuleRun> {
  const runs = new Map<string, ModuleRun>();
  for (const [file, module] of modules) {
    const imports = module.imports.map(({ targets, ...one }) => ({
      ...one,
      runs: targets.flatMap((target) => [...packages(target), target]),
    }));
    runs.set(file, { ...module, imports });
  }
  return runs;
}

/** Returns the `__init__.py` files of the packages that contain a module, the outermost first. */
function packagesOf({ files }: ModuleTree, roots: readonly string[], file: string): readonly string[] {
  const found: string[] = [];
  for (let folder = folderOf(file); folder !== '' && !roots.includes(folder); folder = folderOf(folder)) {
    const init = `${folder}/__init__.py`;
    if (init !== file && files.has(init)) found.unshift(init);
  }
  return found;
}

function readModule(file: ImportingFile, tree: ModuleTree, roots: readonly string[]): ReadModule {
  const { definitions } = file.document;
  const functions = definitions.filter(({ kind }) => kind === 'function');
  const bound = new Map<string, number>();
  for (const { path, nameSpan } of definitions) {
    const [name] = path;
    if (path.length === 1 && name !== undefined && !bound.has(name)) bound.set(name, nameSpan.start);
  }
  const imports: ReadModule['imports'][number][] = [];
  let openFrom = bound.get('__getattr__') ?? Infinity;
  for (const statement of file.imports) {
    const { start } = statement;
    const headers = headersAbove(file.document.lines, start);
    const isInner = headers.length > 0;
    if (isInner && functions.some(({ span }) => span.start < start && start < span.end)) continue;
    if (headers.some((header) => NEVER_RUN.test(header))) continue;
    const isGuarded = headers.some((header) => /^(?:try|except|with)\b/u.test(header));
    const targetOf = (name: ModuleName): string | undefined => runnable(tree, roots, file.uri, name);
    if (statement.kind === 'import') {
      const targets = statement.modules.flatMap(
        ({ parts }) => targetOf({ level: 0, parts: parts.map(({ name }) => name) }) ?? [],
      );
      imports.push({ start, targets, taken: undefined, isGuarded });
      continue;
    }
    if (statement.isStar) openFrom = Math.min(openFrom, start);
    const parts = statement.parts.map(({ name }) => name);
    const from = targetOf({ level: statement.level, parts });
    const targets = from === undefined ? [] : [from];
    const names: string[] = [];
    for (const { imported } of statement.names) {
      const submodule = targetOf({ level: statement.level, parts: [...parts, imported.name] });
      if (submodule === undefined) names.push(imported.name);
      else targets.push(submodule);
    }
    // If each imported name is a submodule, such as `b` in `from a import b`, the package `a` is not a target. An
    // import of `b` runs the packages that contain `b`. After the move, `a` may not be one of them.
    if (from !== undefined && targets.length > 1 && names.length === 0) targets.shift();
    imports.push({ start, targets, taken: from === undefined ? undefined : { from, names }, isGuarded });
  }
  return { document: file.document, imports, bound, openFrom };
}

/**
 * Matches headers whose condition is usually false when Python imports a module, such as `if TYPE_CHECKING:`. Also
 * matches lines that start with `)`, because they may end a header of several lines. The condition of that header
 * counts as false, so that a correct move does not fail the check.
 */
const NEVER_RUN =
  /^(?:(?:if|elif)\b(?!.*\bnot\s+(?:\w+\.)*TYPE_CHECKING\b).*(?:\bTYPE_CHECKING\b|\b__name__\b)|if (?:False|0)\s*:|\))/u;

/**
 * Returns the headers of the compound statements around an offset, the innermost first. Code before the offset on the
 * same line also counts as a header. If the last line of a header begins with `)`, returns only this line of it.
 */
function headersAbove(lines: LineIndex, offset: number): readonly string[] {
  const position = lines.positionAt(offset);
  const before = lines.lineText(position.line).slice(0, position.character);
  const headers = before.trim() === '' ? [] : [before.trim()];
  let indent = indentOf(before);
  for (let above = position.line - 1; indent > 0 && above >= 0; above -= 1) {
    const line = lines.lineText(above);
    if (/^\s*(?:#|$)/u.test(line) || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    headers.push(line.trim());
  }
  return headers;
}

function indentOf(line: string): number {
  return /^\s*/u.exec(line)?.[0].length ?? 0;
}

/**
 * Returns the `.py` file that an import of a module runs; undefined without such a file. Searches for absolute names
 * only below the roots: unlike Pyright, Python does not search the folder of the importing module.
 */
function runnable(
  tree: ModuleTree,
  roots: readonly string[],
  uri: string,
  name: ModuleName,
): string | undefined {
  const target = targetsOf(tree, roots, uri, name).find(({ root }) => name.level > 0 || roots.includes(root));
  const file = target && moduleFileAt(tree, target.place);
  return file !== undefined && file.endsWith('.py') && placeOf(file) === target?.place ? file : undefined;
}
