// A key identifies a name, a module or a part of a module name in the dependency graph. No path contains '\0'.
const SEPARATOR = '\0';

/** Returns the key of a name in the scope of a module. */
export function bindingKey(file: string, name: string): string {
  return `${file}${SEPARATOR}${name}`;
}

/** Returns the file and the name in the key of a binding; undefined for other keys. */
export function bindingOf(key: string): { readonly file: string; readonly name: string } | undefined {
  const [file = '', name = '', ...others] = key.split(SEPARATOR);
  return file === '' || name === '' || others.length > 0 ? undefined : { file, name };
}

/** Returns the key for the narrowed types of `name` and its members. For example, `name.x = 1` narrows `name.x`. */
export function narrowedKey(file: string, name: string): string {
  return `${file}${SEPARATOR}${name}${SEPARATOR}`;
}

/** Returns the key for changes that may affect every import of a module, such as a change of its `__getattr__`. */
export function moduleKey(file: string): string {
  return `${file}${SEPARATOR}`;
}

/** Returns the file in the key of a module; undefined for other keys. */
export function moduleOf(key: string): string | undefined {
  return key.indexOf(SEPARATOR) === key.length - 1 && key.length > 1 ? key.slice(0, -1) : undefined;
}

/** Returns the key of all names of a module, for code that uses the module as a value. */
export function anyNameKey(file: string): string {
  return `${file}${SEPARATOR}${SEPARATOR}`;
}

/** Returns the file in a key of {@link anyNameKey}; undefined for other keys. */
export function anyNameOf(key: string): string | undefined {
  const file = key.slice(0, -2);
  return file !== '' && !file.includes(SEPARATOR) && key.endsWith(SEPARATOR + SEPARATOR) ? file : undefined;
}

/** Returns the key of a name in any module, for an attribute whose module is not known. */
export function anyModuleKey(name: string): string {
  return `${SEPARATOR}${name}`;
}

/** Returns the key of a module name's part. The key counts as changed if head may resolve the part differently. */
export function partKey(part: string): string {
  return `${SEPARATOR}${SEPARATOR}${part}`;
}
