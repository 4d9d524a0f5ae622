import path from 'node:path';
import type { DottedName } from '../syntax/python/dotted-names.ts';
import type { Renaming } from './decide-module.ts';
import type { Exports } from './exports.ts';
import { moduleFileAt } from './module-search.ts';
import { folderOf, placeOf } from './move.ts';
import { isModuleWord, placeAfter } from './name-after.ts';
import { locationOf, type ImportingFile } from './importing-file.ts';

/**
 * Rewrites the moved module's name in uses such as `package.module`, in code and strings. Such a use may contain an
 * alias of the package. Records a problem if the server does not find the module of a use in code, if the new name is
 * not a valid identifier, or if the module leaves a package whose `__init__` does not import it.
 *
 * @param exported receives the modules that must keep an attribute with the old name.
 * @param binders the modules in which a `from … import` binds the old name, as results of `placeOf`.
 * @param written the uses that are already rewritten.
 */
export async function writeAttributes(
  renaming: Renaming,
  exported: Exports,
  binders: ReadonlySet<string>,
  file: ImportingFile,
  written: ReadonlySet<DottedName>,
): Promise<void> {
  const { move, meaningOf, drafts } = renaming;
  const place = placeOf(move.oldPath);
  const after = placeAfter(move, { place, file: moduleFileAt(move.before, place) });
  const [old, name] = [path.posix.basename(place), path.posix.basename(after)];
  const parent = folderOf(place);
  for (const use of file.dotted) {
    if (written.has(use) || use.inside === 'comment') continue;
    for (const [index, part] of use.parts.entries()) {
      const owner = use.parts[index - 1];
      if (owner === undefined || part.name !== old) continue;
      const meaning = await meaningOf(file.uri, file.document.lines, part.start);
      if (!meaning.modules.has(place) && (meaning.isKnown || use.inside !== 'code')) continue;
      const { modules, isKnown } = await meaningOf(file.uri, file.document.lines, owner.start);
      const names = use.parts.slice(0, index + 1).map((one) => one.name);
      if (!meaning.modules.has(place)) {
        // Python finds the attribute if any other module imports the submodule. The server does not.
        if (modules.has(parent)) drafts.problem('implicit-import', names.join('.'), locationOf(file, part));
        continue;
      }
      const isOfPackage = modules.has(parent) || !isKnown;
      if (isOfPackage && folderOf(after) === move.pathAfter(parent)) {
        if (isModuleWord(name)) drafts.edit(file, part, name);
        else drafts.problem('no-identifier', move.newPath, locationOf(file, part));
        continue;
      }
      for (const one of modules) exported.addAttribute(one, old);
      // After the move, the old package has the module as an attribute only if the package itself imports the module.
      if (isOfPackage && !binders.has(parent)) {
        drafts.problem('implicit-import', names.join('.'), locationOf(file, part));
      }
    }
  }
}
