/** Returns the text of a `package-lock.json` that locks Pyright to this version. */
export function lockFile(version: string, integrity: string): string {
  const packages = { 'node_modules/pyright': { version, integrity } };
  return JSON.stringify({ name: 'project', lockfileVersion: 3, packages });
}
