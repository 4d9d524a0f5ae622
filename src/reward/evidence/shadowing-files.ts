/** Modules of Python by which checkers know types. A file of this name takes their place. */
const STANDARD: ReadonlySet<string> = new Set(
  'abc ast asyncio builtins collections contextlib copy dataclasses datetime decimal enum functools importlib io itertools json logging operator os pathlib random re string sys types typing typing_extensions unittest uuid warnings'.split(
    ' ',
  ),
);

/** Returns the new files that take the place of a module: of a module beside them, or of one of Python. */
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
