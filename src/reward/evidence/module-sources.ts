import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';
import { grouped } from '../../text/grouped.ts';

/** The Python modules of one side. */
export interface ModuleSources {
  /** The paths of all Python files. */
  readonly files: readonly string[];
  text(file: string): Promise<string | undefined>;
}

/** Serves modules from texts only. */
export function modulesOf(texts: ReadonlyMap<string, string>): ModuleSources {
  return { files: [...texts.keys()], text: async (file) => Promise.resolve(texts.get(file)) };
}

/**
 * Returns the possible files of an imported module. The roots of absolute imports depend on the way in which
 * the code is run, so any folder may be one.
 *
 * @param level the number of leading dots.
 */
export type ModuleFiles = (from: string, level: number, module: readonly string[]) => readonly string[];

export function moduleFiles(files: readonly string[]): ModuleFiles {
  const byName = grouped(files, (file) => file.slice(file.lastIndexOf('/') + 1));
  return (from, level, module) => {
    const parts = level === 0 ? module : relativeParts(from, level, module);
    if (parts === undefined || parts.length === 0) return [];
    const path = parts.join('/');
    return ['.py', '.pyi', '/__init__.py', '/__init__.pyi'].flatMap((ending) => {
      const file = `${path}${ending}`;
      const named = byName.get(file.slice(file.lastIndexOf('/') + 1)) ?? [];
      return named.filter((one) => one === file || (level === 0 && one.endsWith(`/${file}`)));
    });
  };
}

/** Returns undefined if the dots lead out of the tree. */
function relativeParts(
  from: string,
  level: number,
  module: readonly string[],
): readonly string[] | undefined {
  const folders = from.split('/').slice(0, -1);
  if (level - 1 > folders.length) return undefined;
  return [...folders.slice(0, folders.length - (level - 1)), ...module];
}

/** Returns the files of every module that a text may import. */
export function importedFiles(filesOf: ModuleFiles, from: string, text: string): readonly string[] {
  return readImports(text, pythonCodeTokens(text)).flatMap((statement) =>
    importedModules(statement).flatMap(({ level, module }) => filesOf(from, level, module)),
  );
}

interface ImportedModule {
  readonly level: number;
  readonly module: readonly string[];
}

function importedModules(statement: ImportStatement): readonly ImportedModule[] {
  if (statement.kind === 'import') {
    return statement.modules.flatMap(({ parts }) =>
      parts.map((_, at) => ({ level: 0, module: parts.slice(0, at + 1).map(({ name }) => name) })),
    );
  }
  const { level } = statement;
  const module = statement.parts.map(({ name }) => name);
  const below = statement.names.map(({ imported }) => ({ level, module: [...module, imported.name] }));
  return [{ level, module }, ...below];
}
