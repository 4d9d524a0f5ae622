/** The prefix of a module's own path below the named roots of artifacts. */
const BEFORE = /^(?:stdlib|stubs\/[^/]+|(?:lib|Lib)(?:64)?(?:\/(?:python|pypy)3[^/]*)?(?:\/lib-dynload)?)\//u;

/** Returns the dotted module name of a file outside the workspace, by the file's name in artifacts. */
export function moduleOfFile(uri: string): string {
  return uri
    .replace(/^[^:]*:/u, '')
    .replace(BEFORE, '')
    .replace(/\.pyi?$/u, '')
    .replace(/\/__init__$/u, '')
    .replace(/^([^/]+)-stubs(?=\/|$)/u, '$1')
    .replaceAll('/', '.');
}
