/** Standard modules from which checkers take types. A file with the name of such a module replaces it. */
const STANDARD: ReadonlySet<string> = new Set(
  'abc ast asyncio builtins collections contextlib copy dataclasses datetime decimal enum functools importlib io itertools json logging operator os pathlib random re string sys types typing typing_extensions unittest uuid warnings'.split(
    ' ',
  ),
);

/**
 * Returns the new files that replace a module: a package that replaces the module file of the same name, or a
 * module at the root or below `src/` with the name of a standard module.
 */
export function shadowingFiles(
  added: readonly string[],
  existing: readonly string[],
): readonly { readonly uri: string; readonly instead: string }[] {
  const known = new Set(existing);
  return added.flatMap((uri) => {
    const module = /^(?<module>.*?)(?:\/__init__)?\.py$/u.exec(uri)?.groups?.['module'];
    if (module === undefined || module === '') return [];
    if (uri.endsWith('/__init__.py') && known.has(`${module}.py`)) return [{ uri, instead: `${module}.py` }];
    const isRoot = !module.includes('/') || /^src\/[^/]+$/u.test(module);
    const name = module.slice(module.lastIndexOf('/') + 1);
    return isRoot && STANDARD.has(name) ? [{ uri, instead: name }] : [];
  });
}
