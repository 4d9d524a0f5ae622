// The nodes of the graph of names, as strings. No path contains the separator.
const SEPARATOR = '\0';

/** A name in the scope of a module. */
export function bindingKey(file: string, name: string): string {
  return `${file}${SEPARATOR}${name}`;
}

/** Splits the key of a binding; undefined for other keys. */
export function bindingOf(key: string): { readonly file: string; readonly name: string } | undefined {
  const [file = '', name = '', ...others] = key.split(SEPARATOR);
  return file === '' || name === '' || others.length > 0 ? undefined : { file, name };
}

/** The types that assignments in a module give to the attributes and items of a name, which only its own code sees. */
export function narrowedKey(file: string, name: string): string {
  return `${file}${SEPARATOR}${name}${SEPARATOR}`;
}

/** The existence of a module, and everything that applies to all of its names. */
export function moduleKey(file: string): string {
  return `${file}${SEPARATOR}`;
}

/** Returns the file of the key of a module; undefined for other keys. */
export function moduleOf(key: string): string | undefined {
  return key.indexOf(SEPARATOR) === key.length - 1 && key.length > 1 ? key.slice(0, -1) : undefined;
}

/** Any name of a module, for code that passes the module on as a value. */
export function anyNameKey(file: string): string {
  return `${file}${SEPARATOR}${SEPARATOR}`;
}

/** A name of any module, for an attribute whose module is not known. */
export function anyModuleKey(name: string): string {
  return `${SEPARATOR}${name}`;
}

/** A part of the dotted name of a module, for imports that may be resolved differently. */
export function partKey(part: string): string {
  return `${SEPARATOR}${SEPARATOR}${part}`;
}
