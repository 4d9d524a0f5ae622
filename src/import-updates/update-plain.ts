import type { ImportedModule, PlainImport } from '../syntax/python/imports.ts';
import { decideModule, noteUnnamed, type Renaming } from './decide-module.ts';
import type { NewBinding } from './new-bindings.ts';
import type { ImportingFile } from './importing-file.ts';
import { textOf, writeName } from './write-name.ts';

/** An import without an alias: `import a.b`, or `import a` if `a.b` is also imported. All uses begin with `a`. */
export interface DottedImport {
  readonly module: ImportedModule;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Changes that {@link updatePlain} leaves to the caller, because they depend on the uses of the imported names. */
export interface PlainChanges {
  readonly bindings: readonly NewBinding[];
  readonly dotted: readonly DottedImport[];
}

/**
 * Rewrites the names of imported modules that have an alias. If the new name of `a` in `import a` has dots, adds an
 * alias (`import pkg.a as a`), unless `import a` is a {@link DottedImport}. Records a problem for a module that
 * cannot be imported after the move.
 */
export async function updatePlain(
  renaming: Renaming,
  file: ImportingFile,
  { modules }: PlainImport,
): Promise<PlainChanges> {
  const { drafts } = renaming;
  const bindings: NewBinding[] = [];
  const dotted: DottedImport[] = [];
  for (const module of modules) {
    const parts = module.parts.map(({ name }) => name);
    const decision = await decideModule(renaming, file, { level: 0, parts }, module.parts.at(-1));
    if (decision.kind === 'unnamed') {
      noteUnnamed(renaming, file, { level: 0, parts }, decision.target, module);
    }
    if (decision.kind !== 'renamed') continue;
    const { name, target } = decision;
    const [head = ''] = parts;
    if (module.alias !== undefined) writeName(drafts, file, { ...module, level: 0 }, name);
    else if (parts.length > 1 || isHeadOfLonger(file, head)) {
      dotted.push({ module, before: parts, after: name.parts });
    } else if (name.parts.length > 1) drafts.edit(file, module, `${textOf(name)} as ${head}`);
    else bindings.push({ item: undefined, module: target, name: textOf(name), span: module });
  }
  return { bindings, dotted };
}

/** Returns true if the file also has an import such as `import head.x`, which binds the name `head`. */
function isHeadOfLonger(file: ImportingFile, head: string): boolean {
  return unaliased(file).some(({ parts }) => parts.length > 1 && parts[0]?.name === head);
}

export function unaliased({ imports }: ImportingFile): readonly ImportedModule[] {
  return imports
    .flatMap((statement) => (statement.kind === 'import' ? statement.modules : []))
    .filter(({ alias }) => alias === undefined);
}
