import { grouped } from '../text/grouped.ts';
import {
  anyModuleKey,
  anyNameKey,
  anyNameOf,
  bindingKey,
  bindingOf,
  moduleKey,
  moduleOf,
  narrowedKey,
} from './keys.ts';
import type { Mentions } from './mentions.ts';
import { statementsBefore, statementsUntil } from './module-flow.ts';
import { hasPart } from './python-files.ts';
import type { SourceOutline } from './source-outline.ts';

/** Queries on the names that files declare and mention. Keys identify names and modules, see keys.ts. */
export interface NameGraph {
  /**
   * Returns the files that mention or import a changed key, or a key that depends on one. Reads only declarations of
   * `changedFiles`, and of files that mention or import an affected key.
   */
  affectedBy(changedKeys: Iterable<string>, changedFiles: ReadonlySet<string>): ReadonlySet<string>;
  /** Returns the keys of a file's module, and of all names that a version of the file binds or lists in `__all__`. */
  keysOfFile(file: string): readonly string[];
  /**
   * Returns the keys of the declarations that a change of control flow at a statement can affect.
   *
   * @param index the index of the statement in the `flow` of the source's declarations.
   */
  keysAfter(source: SourceOutline, index: number): readonly string[];
}

/** @param sources all versions of all files. */
export function nameGraph(sources: readonly SourceOutline[]): NameGraph {
  const versions = grouped(sources, ({ file }) => file);
  const modulesCache = new Map<string, readonly string[]>();

  /** Returns the files of the modules that a name in a file may refer to. */
  function modulesOf(file: string, name: string): readonly string[] {
    const isImported = ({ imports, stars }: SourceOutline): boolean => stars.length > 0 || imports.has(name);
    if (versions.get(file)?.some(isImported) !== true) return [];
    const key = bindingKey(file, name);
    const cached = modulesCache.get(key);
    if (cached !== undefined) return cached;
    const modules = new Set<string>();
    const visited = new Set<string>([key]);
    const waiting = [{ file, name }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const add = (through: { readonly file: string; readonly name: string }): void => {
        const throughKey = bindingKey(through.file, through.name);
        if (!visited.has(throughKey)) waiting.push(through);
        visited.add(throughKey);
      };
      for (const { imports, stars } of versions.get(next.file) ?? []) {
        for (const star of stars) add({ file: star, name: next.name });
        for (const found of imports.get(next.name) ?? []) {
          for (const module of found.modules) modules.add(module);
          found.through.forEach(add);
        }
      }
    }
    const result = [...modules];
    modulesCache.set(key, result);
    return result;
  }

  /** Returns the files of the modules that a dotted name in a file may refer to. */
  function modulesNamed(file: string, dotted: string): Iterable<string> {
    const [root = '', ...others] = dotted.split('.');
    const first = modulesOf(file, root);
    if (first.length === 0) return first;
    let found: Iterable<string> = first;
    const reached = new Set(found);
    /** A cache of the modules for each part of `dotted`. An entry is valid until `reached` grows. */
    const known = new Map<string, { readonly size: number; readonly inner: ReadonlySet<string> }>();
    for (const part of others) {
      const earlier = known.get(part);
      if (earlier?.size === reached.size) {
        found = earlier.inner;
        continue;
      }
      const inner = new Set<string>();
      known.set(part, { size: reached.size, inner });
      for (const module of reached) {
        // For `import a.b.c`, `reached` starts with `a`, `a.b` and `a.b.c`. Part `b` matches the last two.
        if (hasPart(module, part)) inner.add(module);
        for (const bound of modulesOf(module, part)) inner.add(bound);
      }
      for (const module of inner) reached.add(module);
      found = inner;
    }
    return found;
  }

  /** Returns the keys of all names and modules to which the mentions in a file may refer. */
  function keysOf(file: string, mentions: Mentions): ReadonlySet<string> {
    const keys = new Set<string>();
    for (const name of mentions.names) keys.add(bindingKey(file, name));
    for (const value of mentions.values) {
      for (const module of modulesNamed(file, value)) keys.add(anyNameKey(module));
    }
    for (const path of mentions.attributes) {
      const [root = '', attribute = ''] = path.split('.');
      for (const module of modulesOf(file, root)) keys.add(bindingKey(module, attribute));
    }
    for (const path of mentions.deepAttributes) {
      const [root = '', attribute = ''] = path.split('.');
      if (modulesOf(file, root).length > 0) keys.add(anyModuleKey(attribute));
    }
    return keys;
  }

  function keysOfFile(file: string): readonly string[] {
    const names = (versions.get(file) ?? []).flatMap((version) => [...version.declared().names]);
    return [moduleKey(file), ...names.map((name) => bindingKey(file, name))];
  }

  function keysAfter({ file, declared }: SourceOutline, index: number): readonly string[] {
    const { flow, declarations } = declared();
    const same = statementsBefore(flow, index);
    if (same === 0) return keysOfFile(file);
    return declarations.flatMap(({ position, keys }) => (position > same ? keys : []));
  }

  const starsOf = new Map<string, string[]>();
  const importersOf = new Map<string, Set<string>>();
  for (const { file, stars, imports } of sources) {
    const modules = [...imports.keys()].flatMap((name) => modulesOf(file, name));
    for (const module of [...modules, ...stars]) {
      importersOf.set(module, (importersOf.get(module) ?? new Set()).add(file));
    }
    for (const star of stars) push(starsOf, star, file);
  }

  /** Returns other keys that `key` affects, such as the same name in files that star-import the name's file. */
  function otherKeys(key: string): readonly string[] {
    const module = moduleOf(key);
    if (module !== undefined) return (starsOf.get(module) ?? []).map(moduleKey);
    const value = anyNameOf(key);
    // If module `a` imports this module, code that uses `a` as a value can also reach this module's names.
    if (value !== undefined) return [...(importersOf.get(value) ?? [])].map(anyNameKey);
    const binding = bindingOf(key);
    if (binding === undefined) return [];
    const { file, name } = binding;
    const stars = (starsOf.get(file) ?? []).map((importer) => bindingKey(importer, name));
    return [anyModuleKey(name), anyNameKey(file), ...stars];
  }

  function* dependencies(source: SourceOutline): Generator<Dependency> {
    const { file, declared } = source;
    const { declarations, flow, narrowed } = declared();
    const until = statementsUntil(flow);
    // A statement narrows types only in the statements that run after it.
    const narrowedKeys = ({ names }: Mentions, position: number): readonly string[] =>
      [...names].flatMap((name) =>
        (narrowed.get(name) ?? Infinity) <= (until[position] ?? 0) ? [narrowedKey(file, name)] : [],
      );
    for (const { keys, interface: found, uses, position } of declarations) {
      const narrowing = narrowedKeys(found.mentions, position);
      yield { on: [...keysOf(file, found.mentions), ...narrowing, ...uses], keys: () => keys };
    }
    for (const [index, { mentions }] of flow.entries()) {
      const narrowing = narrowedKeys(mentions, index);
      // If a type in this statement changes, different statements after it may be reached.
      yield { on: [...keysOf(file, mentions), ...narrowing], keys: () => keysAfter(source, index) };
    }
  }

  function affectedBy(changedKeys: Iterable<string>, changedFiles: ReadonlySet<string>): ReadonlySet<string> {
    const affected = new Set<string>();
    const waiting: string[] = [];
    const dependents = new Map<string, Dependency[]>();
    const add = (key: string): void => {
      if (affected.has(key)) return;
      affected.add(key);
      waiting.push(key);
    };
    // Several keys in `on` of a dependency can be affected, but its `keys` are added only once.
    const added = new Set<Dependency>();
    const addKeys = (dependency: Dependency): void => {
      if (!added.has(dependency)) dependency.keys().forEach(add);
      added.add(dependency);
    };
    const isAffected = (key: string): boolean => affected.has(key);
    for (const key of changedKeys) add(key);
    const mentioned = sources.map(({ file, mentions, importKeys }) => [
      ...keysOf(file, mentions),
      ...importKeys,
    ]);
    const imported = sources.map(({ file, importMentions }) => [...keysOf(file, importMentions)]);
    const isReached = ({ file }: SourceOutline, index: number): boolean =>
      changedFiles.has(file) ||
      mentioned[index]?.some(isAffected) === true ||
      imported[index]?.some(isAffected) === true;
    const read = new Set<SourceOutline>();
    for (let isComplete = false; !isComplete;) {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        otherKeys(key).forEach(add);
        dependents.get(key)?.forEach(addKeys);
      }
      isComplete = true;
      for (const [index, source] of sources.entries()) {
        if (read.has(source) || !isReached(source, index)) continue;
        read.add(source);
        isComplete = false;
        for (const dependency of dependencies(source)) {
          if (dependency.on.some(isAffected)) addKeys(dependency);
          else for (const key of dependency.on) push(dependents, key, dependency);
        }
      }
    }
    return new Set(sources.flatMap(({ file }, index) => (mentioned[index]?.some(isAffected) ? [file] : [])));
  }

  return { affectedBy, keysOfFile, keysAfter };
}

/** Keys that are affected if one of the keys in `on` is affected. */
interface Dependency {
  readonly on: readonly string[];
  readonly keys: () => readonly string[];
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
