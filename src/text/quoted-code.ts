/**
 * A pattern for the end of a path in quoted code: in a type such as `Literal['/a']` or TypeScript's `Type '"/a"'`, in
 * a default value, or in a key. The path comes from a source, so it is not a location that the tool prints.
 */
export const QUOTED_PATH: string = String.raw`(?<=\bLiteral\[(?:[^\]\n\\]|\\["']){0,500}|(?: = |\bkey |[Tt]ype ')\\?["'][^"'\n\\]{0,500})`;

/** Matches Pyright's internal errors and lists of files in a cycle. Its other messages contain only paths of code. */
export const PYRIGHT_LOCATIONS: RegExp =
  /An internal error occurred while (?:parsing|binding|type checking) file |(?:\n|\\n) {2}(?:\/|[A-Za-z]:)/u;
