import { grouped } from '../text/grouped.ts';
import { anyModuleKey, anyNameKey, bindingKey, bindingOf, moduleKey } from './keys.ts';
import type { Mentions } from './mentions.ts';
import type { SourceDeclarations } from './source-declarations.ts';

/** Queries on the names that the files of both sides declare and mention. */
export interface NameGraph {
  /** Returns the keys of names in a file. */
  keysOf(file: string, mentions: Mentions): ReadonlySet<string>;
  /**
   * Returns every key that depends on the changed ones, including those.
   *
   * @param mayNotReturn the changed keys of definitions that may not return on one of the sides.
   */
  dependents(changed: Iterable<string>, mayNotReturn: Iterable<string>): ReadonlySet<string>;
  /** Returns the keys of everything that a file declares in any version. */
  keysOfFile(file: string): readonly string[];
}

/** @param sources all versions of all files. */
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
      for (const { imports } of versions.get(next.file) ?? []) {
        for (const found of imports.get(next.name) ?? []) {
          for (const module of found.modules) modules.add(module);
          for (const through of found.through) {
            const throughKey = bindingKey(through.file, through.name);
            if (!visited.has(throughKey)) waiting.push(through);
            visited.add(throughKey);
          }
        }
      }
    }
    const result = [...modules];
    modulesCache.set(key, result);
    return result;
  }

  function keysOf(file: string, mentions: Mentions): ReadonlySet<string> {
    const keys = new Set<string>();
    for (const name of mentions.names) keys.add(bindingKey(file, name));
    for (const name of mentions.values) {
      for (const module of modulesOf(file, name)) keys.add(anyNameKey(module));
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

  interface Dependent {
    readonly keys: readonly string[];
    readonly infersReturn: boolean;
  }
  const dependentsOf = new Map<string, Dependent[]>();
  const conditionsOf = new Map<string, string[]>();
  const callsOf = new Map<string, string[]>();
  const starsOf = new Map<string, string[]>();
  for (const { file, declarations, flow, stars } of sources) {
    for (const { keys, interface: found, uses } of declarations) {
      const dependent = { keys, infersReturn: found.infersReturn };
      for (const key of [...keysOf(file, found.mentions), ...uses]) push(dependentsOf, key, dependent);
    }
    for (const key of keysOf(file, flow.conditions)) push(conditionsOf, key, file);
    for (const key of keysOf(file, flow.calls)) push(callsOf, key, file);
    for (const star of stars) push(starsOf, star, file);
  }

  return {
    keysOf,
    keysOfFile,
    dependents(changed, mayNotReturn) {
      const affected = new Set<string>();
      const unreturning = new Set<string>();
      const waiting: string[] = [];
      const waitingUnreturning: string[] = [];
      const add = (key: string): void => {
        if (affected.has(key)) return;
        affected.add(key);
        waiting.push(key);
      };
      const addUnreturning = (key: string): void => {
        if (unreturning.has(key)) return;
        unreturning.add(key);
        waitingUnreturning.push(key);
      };
      /** Adds all names of a file, because other statements of it may be reached than before. */
      const addFile = (file: string): void => {
        for (const key of keysOfFile(file)) {
          add(key);
          addUnreturning(key);
        }
      };
      const spread = (key: string, to: (key: string) => void): void => {
        const binding = bindingOf(key);
        if (binding === undefined) return;
        to(anyModuleKey(binding.name));
        to(anyNameKey(binding.file));
        for (const file of starsOf.get(binding.file) ?? []) to(bindingKey(file, binding.name));
      };
      for (const key of changed) add(key);
      for (const key of mayNotReturn) addUnreturning(key);
      while (waiting.length + waitingUnreturning.length > 0) {
        const key = waiting.pop();
        if (key !== undefined) {
          spread(key, add);
          for (const { keys, infersReturn } of dependentsOf.get(key) ?? []) {
            for (const dependent of keys) {
              add(dependent);
              // If a function without an annotation calls something of a new type, it may no longer return.
              if (infersReturn) addUnreturning(dependent);
            }
          }
          for (const file of conditionsOf.get(key) ?? []) addFile(file);
          continue;
        }
        const unreturningKey = waitingUnreturning.pop();
        if (unreturningKey === undefined) continue;
        spread(unreturningKey, addUnreturning);
        for (const { keys } of dependentsOf.get(unreturningKey) ?? []) keys.forEach(addUnreturning);
        for (const file of callsOf.get(unreturningKey) ?? []) addFile(file);
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
