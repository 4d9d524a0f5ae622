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
import { moduleName } from './python-files.ts';
import type { SourceDeclarations } from './source-declarations.ts';

/** Queries on the names that the files of both sides declare and mention. */
export interface NameGraph {
  /** Returns the keys of all names and modules to which the mentions in a file may refer. */
  keysOf(file: string, mentions: Mentions): ReadonlySet<string>;
  /** Returns the changed keys and every key that depends on them. */
  dependents(changed: Iterable<string>): ReadonlySet<string>;
  /** Returns the keys of everything that a file declares in any version. */
  keysOfFile(file: string): readonly string[];
  /**
   * Returns the keys of the declarations that are affected if the flow of a file differs from `index` on.
   *
   * @param source a version of the file.
   */
  keysAfter(source: SourceDeclarations, index: number): readonly string[];
}

/**
 * Builds the graph of the names that files declare and mention.
 *
 * @param sources all versions of all files.
 */
export function nameGraph(sources: readonly SourceDeclarations[]): NameGraph {
  const versions = grouped(sources, ({ file }) => file);
  const modulesCache = new Map<string, readonly string[]>();

  /** Returns the modules that a name of a file may refer to. */
  function modulesOf(file: string, name: string): readonly string[] {
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

  /** Returns the modules that a dotted name of a file may refer to. */
  function modulesNamed(file: string, dotted: string): Iterable<string> {
    const [root = '', ...others] = dotted.split('.');
    let found: Iterable<string> = modulesOf(file, root);
    const reached = new Set(found);
    /** The modules that a part leads to, with the number of modules that were reached before it. */
    const known = new Map<string, { readonly size: number; readonly inner: ReadonlySet<string> }>();
    for (const part of others) {
      if (reached.size === 0) break;
      const earlier = known.get(part);
      if (earlier?.size === reached.size) {
        found = earlier.inner;
        continue;
      }
      const inner = new Set<string>();
      known.set(part, { size: reached.size, inner });
      for (const module of reached) {
        // `import a.b` binds `a`, and `reached` contains both modules.
        if (moduleName(module) === part) inner.add(module);
        for (const bound of modulesOf(module, part)) inner.add(bound);
      }
      for (const module of inner) reached.add(module);
      found = inner;
    }
    return found;
  }

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
    const names = (versions.get(file) ?? []).flatMap((version) => [...version.names]);
    return [moduleKey(file), ...names.map((name) => bindingKey(file, name))];
  }

  function keysAfter(source: SourceDeclarations, index: number): readonly string[] {
    const { file, flow, declarations } = source;
    const same = statementsBefore(flow, index);
    if (same === 0) return keysOfFile(file);
    return declarations.flatMap(({ position, keys }) => (position > same ? keys : []));
  }

  const dependentsOf = new Map<string, (readonly string[])[]>();
  const flowsOf = new Map<string, { readonly source: SourceDeclarations; readonly index: number }[]>();
  const starsOf = new Map<string, string[]>();
  const importersOf = new Map<string, Set<string>>();
  for (const source of sources) {
    const { file, declarations, flow, stars, imports, narrowed } = source;
    const until = statementsUntil(flow);
    // A statement narrows the types in the statements after it.
    const narrowedKeys = ({ names }: Mentions, position: number): readonly string[] =>
      [...names].flatMap((name) =>
        (narrowed.get(name) ?? Infinity) <= (until[position] ?? 0) ? [narrowedKey(file, name)] : [],
      );
    const modules = [...imports.keys()].flatMap((name) => modulesOf(file, name));
    for (const module of [...modules, ...stars]) {
      importersOf.set(module, (importersOf.get(module) ?? new Set()).add(file));
    }
    for (const { keys, interface: found, uses, position } of declarations) {
      const narrowing = narrowedKeys(found.mentions, position);
      for (const key of [...keysOf(file, found.mentions), ...narrowing, ...uses])
        push(dependentsOf, key, keys);
    }
    for (const [index, { mentions }] of flow.entries()) {
      const narrowing = narrowedKeys(mentions, index);
      for (const key of [...keysOf(file, mentions), ...narrowing]) push(flowsOf, key, { source, index });
    }
    for (const star of stars) push(starsOf, star, file);
  }

  /**
   * Returns the keys through which other code reaches the name or module, such as those of files that import
   * it.
   */
  function otherKeys(key: string): readonly string[] {
    const module = moduleOf(key);
    if (module !== undefined) return (starsOf.get(module) ?? []).map(moduleKey);
    const value = anyNameOf(key);
    // Code that gets a module as a value also reaches the names of the modules that this module imports.
    if (value !== undefined) return [...(importersOf.get(value) ?? [])].map(anyNameKey);
    const binding = bindingOf(key);
    if (binding === undefined) return [];
    const { file, name } = binding;
    const stars = (starsOf.get(file) ?? []).map((importer) => bindingKey(importer, name));
    return [anyModuleKey(name), anyNameKey(file), ...stars];
  }

  return {
    keysOf,
    keysOfFile,
    keysAfter,
    dependents(changed) {
      const affected = new Set<string>();
      const waiting: string[] = [];
      const add = (key: string): void => {
        if (affected.has(key)) return;
        affected.add(key);
        waiting.push(key);
      };
      for (const key of changed) add(key);
      // A declaration may use many of the keys and have many itself, so its keys are added only once.
      const done = new Set<unknown>();
      const addOnce = (source: unknown, keys: () => readonly string[]): void => {
        if (done.has(source)) return;
        done.add(source);
        keys().forEach(add);
      };
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        otherKeys(key).forEach(add);
        for (const keys of dependentsOf.get(key) ?? []) addOnce(keys, () => keys);
        // In these files, different statements than before may be reached.
        for (const { source, index } of flowsOf.get(key) ?? []) {
          addOnce(source.flow[index], () => keysAfter(source, index));
        }
      }
      return affected;
    },
  };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
