import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';
import type { ModuleFiles } from '../../syntax/python/module-files.ts';

/** The Python modules of one side of a comparison. */
export interface ModuleSources {
  /** The paths of all Python files. May also contain other paths, which have no effect. */
  readonly files: readonly string[];
  /** Returns the text of a file; undefined if the text is unavailable. */
  text(file: string): Promise<string | undefined>;
}

export function modulesOf(texts: ReadonlyMap<string, string>): ModuleSources {
  return { files: [...texts.keys()], text: async (file) => Promise.resolve(texts.get(file)) };
}

/** Returns the files of every module that the imports in `text` may name. `from` is the path of the text. */
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
