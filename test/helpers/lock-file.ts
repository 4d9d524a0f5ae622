export function lockFile(version: string, integrity: string): string {
  const packages = { 'node_modules/pyright': { version, integrity } };
  return JSON.stringify({ name: 'project', lockfileVersion: 3, packages });
}
