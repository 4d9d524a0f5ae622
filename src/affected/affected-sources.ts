import { grouped } from '../text/grouped.ts';
import { memoized } from '../text/memoized.ts';
import type { AffectedFiles } from './affected-files.ts';
import { moduleKey, partKey } from './keys.ts';
import { firstDifference, hasPlainListAfter } from './module-flow.ts';
import { nameGraph } from './name-graph.ts';
import { moduleName } from './python-files.ts';
import type { SourceDeclarations } from './source-declarations.ts';
import type { SourceOutline } from './source-outline.ts';

/** A changed Python file. `before` is undefined for an added file, `after` for a deleted file. */
export interface ChangedSource {
  readonly file: string;
  readonly before: SourceOutline | undefined;
  readonly after: SourceOutline | undefined;
  /** True if a version has a syntax error. After such an error, Pyright may skip declarations. */
  readonly hasSyntaxError: boolean;
}

export interface AffectedSourcesInput {
  /** The Python files that are equal before and after the change. */
  readonly unchanged: readonly SourceOutline[];
  readonly changed: readonly ChangedSource[];
  /**
   * The names (without parents) of folders that exist in one version and not in the other. Also the names of folders
   * that directly contain modules or regular packages in one version and not in the other.
   */
  readonly changedFolders: readonly string[];
}

/**
 * Returns the files whose diagnostics may differ: the changed files, and the direct and indirect dependents of a
 * changed interface, or of a module name that may resolve differently. A file whose statements or imports cannot be
 * read with certainty counts as changed. Returns `all` if a star import may resolve to a different module. ADR 0014
 * lists the ways in which Pyright's results for a file depend on other files.
 */
export function affectedSources({ unchanged, changed, changedFolders }: AffectedSourcesInput): AffectedFiles {
  const sources = [
    ...unchanged,
    ...changed.flatMap(({ before, after }) => [before, after].filter((version) => version !== undefined)),
  ];
  const graph = nameGraph(sources);
  // Keys of modules and of parts of module names. After the change, imports with these keys may resolve differently.
  const resolution = new Set<string>(changedFolders.map(partKey));
  for (const { file, before, after } of changed) {
    if (before !== undefined && after !== undefined) continue;
    resolution.add(partKey(moduleName(file)));
    resolution.add(moduleKey(file));
  }
  const star = sources.find(({ starKeys }) => starKeys.some((key) => resolution.has(key)));
  if (star !== undefined) {
    return {
      kind: 'all',
      reason: `an "import *" in ${star.file} may resolve to a different module than before`,
    };
  }
  const changedKeys = new Set<string>(resolution);
  for (const { file, before, after, hasSyntaxError } of changed) {
    // A new or removed `__all__` changes which names are public.
    const [old, current] = [before?.declared(), after?.declared()];
    const isAllAddedOrRemoved = old?.names.has('__all__') !== current?.names.has('__all__');
    const mayBeTooComplex = old?.mayBeTooComplex === true || current?.mayBeTooComplex === true;
    const isWhole = hasSyntaxError || isAllAddedOrRemoved || mayBeTooComplex;
    if (before === undefined || after === undefined || isWhole) {
      for (const key of graph.keysOfFile(file)) changedKeys.add(key);
    } else {
      const index = firstDifference(before.declared().flow, after.declared().flow);
      if (index !== undefined) {
        const keys = [before, after].flatMap((version) => graph.keysAfter(version, index));
        const isListed = [before, after].some((version) => hasPlainListAfter(version.declared().flow, index));
        const isStarImported = isListed && sources.some(({ stars }) => stars.includes(file));
        for (const key of isStarImported ? graph.keysOfFile(file) : keys) changedKeys.add(key);
      }
    }
    for (const key of changedDeclarations(old, current)) changedKeys.add(key);
  }
  const changedFiles = new Set(changed.map(({ file }) => file));
  for (const { file, isBroken, declared } of sources) {
    if (!isBroken) continue;
    // Parts of this file could not be read, so any change may affect the file and its importers.
    changedFiles.add(file);
    for (const key of graph.keysOfFile(file)) changedKeys.add(key);
    for (const { keys } of declared().declarations) for (const key of keys) changedKeys.add(key);
  }
  const files = new Set([...changedFiles, ...graph.affectedBy(changedKeys, changedFiles)]);
  return { kind: 'some', files };
}

function changedDeclarations(
  before: SourceDeclarations | undefined,
  after: SourceDeclarations | undefined,
): readonly string[] {
  // Equal texts get equal numbers. A declaration may have many keys, so comparing its text for each key would
  // be slow.
  const numbers = new Map<string, number>();
  const numberOf = memoized(() => numbers.size, numbers);
  const [old, current] = [declarationsByKey(before, numberOf), declarationsByKey(after, numberOf)];
  const textsOf = (declarations: readonly KeyedText[] = []): string =>
    declarations.map(({ text }) => text).join();
  return [...new Set([...old.keys(), ...current.keys()])].filter(
    (key) => textsOf(old.get(key)) !== textsOf(current.get(key)),
  );
}

interface KeyedText {
  readonly key: string;
  /** The number of the declaration's text. */
  readonly text: number;
}

function declarationsByKey(
  source: SourceDeclarations | undefined,
  numberOf: (text: string) => number,
): ReadonlyMap<string, readonly KeyedText[]> {
  const all = (source?.declarations ?? []).flatMap(({ keys, interface: found }) => {
    const text = numberOf(found.text);
    return keys.map((key) => ({ key, text }));
  });
  return grouped(all, ({ key }) => key);
}
