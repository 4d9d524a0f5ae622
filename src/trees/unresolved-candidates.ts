import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { readImports, type ImportStatement } from '../syntax/python/imports.ts';
import { decodeSource } from '../text/decode.ts';
import { certainResolver, type Imported, type ImportingProject } from './certain-imports.ts';
import { nearChange } from './near-change.ts';

/**
 * Returns the files that may have an unresolved import, as paths relative to the tree. Considers only changed
 * files and the files that they import.
 */
export async function unresolvedCandidates(project: ImportingProject): Promise<readonly string[]> {
  const { tree, root, files } = project;
  const configuration = await readConfiguration(root, tree);
  const isNear = await nearChange(project, configuration);
  // `isNear` can also be true for a path without this extension, such as a link to a folder.
  const near = [...files].filter((uri) => /\.pyi?$/u.test(uri) && isNear(uri));
  if (near.length === 0) return [];
  const resolves = await certainResolver(project, configuration);
  const found: string[] = [];
  for (const uri of near) {
    const file = path.join(tree, uri);
    const { text } = decodeSource(await readFile(file));
    const imports = readImports(text, pythonCodeTokens(text));
    const all = await Promise.all(imports.flatMap((statement) => modulesOf(statement, file)).map(resolves));
    if (!all.every(Boolean)) found.push(uri);
  }
  return found;
}

function modulesOf(statement: ImportStatement, file: string): readonly Imported[] {
  const namesOf = (parts: readonly { readonly name: string }[]): readonly string[] =>
    parts.map(({ name }) => name);
  if (statement.kind === 'import') {
    return statement.modules.map(({ parts }) => ({ from: undefined, parts: namesOf(parts) }));
  }
  const { level, parts } = statement;
  const from = level === 0 ? undefined : path.join(path.dirname(file), '../'.repeat(level - 1));
  return [{ from, parts: namesOf(parts) }];
}
