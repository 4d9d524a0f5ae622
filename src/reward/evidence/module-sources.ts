import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';

/** The Python modules of one side. */
export interface ModuleSources {
  /** Returns every file with this name, in any folder. */
  named(name: string): Promise<readonly string[]>;
  text(file: string): Promise<string | undefined>;
}

/** Serves modules from texts only. */
export function modulesOf(texts: ReadonlyMap<string, string>): ModuleSources {
  return {
    named: async (name) =>
      Promise.resolve([...texts.keys()].filter((file) => file === name || file.endsWith(`/${name}`))),
    text: async (file) => Promise.resolve(texts.get(file)),
  };
}

/**
 * Returns the possible files of an imported module. The roots of absolute imports depend on the way in which
 * the code is run, so any folder may be one.
 *
 * @param level the number of leading dots.
 */
export async function moduleFiles(
  sources: ModuleSources,
  from: string,
  level: number,
  module: readonly string[],
): Promise<readonly string[]> {
  const parts = level === 0 ? module : relativeParts(from, level, module);
  const name = parts?.at(-1);
  if (parts === undefined || name === undefined) return [];
  const found: string[] = [];
  const path = parts.join('/');
  for (const ending of ['.py', '.pyi', '/__init__.py', '/__init__.pyi']) {
    const file = `${path}${ending}`;
    for (const candidate of await sources.named(file.slice(file.lastIndexOf('/') + 1))) {
      const isIt = candidate === file || (level === 0 && candidate.endsWith(`/${file}`));
      if (isIt) found.push(candidate);
    }
  }
  return found;
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
export async function importedFiles(
  sources: ModuleSources,
  from: string,
  text: string,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const statement of readImports(text, pythonCodeTokens(text))) {
    for (const { level, module } of importedModules(statement)) {
      files.push(...(await moduleFiles(sources, from, level, module)));
    }
  }
  return files;
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
