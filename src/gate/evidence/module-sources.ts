import { importedFiles, type ModuleSources } from '../../reward/evidence/module-sources.ts';
import type { Sources } from '../../reward/evidence/gaming-evidence.ts';
import { languageName } from '../../syntax/language-names.ts';
import { decodeSource } from '../../text/decode.ts';
import type { TreeFiles } from '../tree-files.ts';

/** The limit of modules through which imported names are followed. */
const MAX_MODULES = 2000;

/** Returns the modules of a tree. One Git process reads in advance all that the changed sources import. */
export async function moduleSources(files: TreeFiles, changed: Sources): Promise<ModuleSources> {
  const texts = new Map<string, string | undefined>(changed);
  const sources: ModuleSources = {
    named: async (name) => files.named(name),
    async text(file) {
      if (!texts.has(file) && texts.size < changed.size + MAX_MODULES) {
        const content = await files.bytes(file);
        texts.set(file, content && decodeSource(content).text);
      }
      return texts.get(file);
    },
  };
  const imported = new Set<string>();
  for (const [uri, text] of changed) {
    if (languageName(uri) !== 'python') continue;
    for (const file of await importedFiles(sources, uri, text)) if (!texts.has(file)) imported.add(file);
  }
  for await (const [file, content] of files.each([...imported].slice(0, MAX_MODULES))) {
    texts.set(file, content && decodeSource(content).text);
  }
  return sources;
}
