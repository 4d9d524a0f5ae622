import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Functions that name this machine's files by the rules of docs/bundles.md, without lanser's code. */
export interface RawNames {
  of(uri: string): string;
  /**
   * Replaces paths of the workspace, Pyright and installed packages in a text by names. Does not replace Python's
   * prefixes, because a prefix such as `/usr` may also occur in code.
   */
  inText(text: string): string;
}

const PROGRAM = 'import json, sys; print(json.dumps([[sys.prefix, sys.base_prefix], sys.path]))';

/**
 * Finds the folders of Python and Pyright. Returns functions that name files by these folders and the workspace.
 *
 * @param packages absolute site-packages folders of the environments that pyrightconfig.json names.
 */
export async function rawNames(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  packages: readonly string[] = [],
): Promise<RawNames> {
  const { stdout } = await promisify(execFile)('python3', ['-c', PROGRAM], { cwd: '/', env });
  const [prefixes, importPaths] = JSON.parse(stdout) as [string[], string[]];
  const pyright = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
  const texts: [folder: string, name: string][] = [
    [root, ''],
    [path.join(pyright, 'dist/typeshed-fallback'), 'typeshed:'],
    [pyright, 'pyright:'],
    ...[...importPaths.filter((folder) => /(?:site|dist)-packages$/u.test(folder)), ...packages].map(
      (folder): [string, string] => [folder, 'site-packages:'],
    ),
  ];
  const longestFirst = (folders: typeof texts): typeof texts =>
    folders.toSorted(([one], [other]) => other.length - one.length);
  const places = longestFirst([...texts, ...prefixes.map((prefix): [string, string] => [prefix, 'python:'])]);
  return {
    of(uri) {
      const file = fileURLToPath(uri);
      const [folder, name] = places.find(([start]) => file.startsWith(`${start}/`)) ?? [];
      if (folder === undefined) return `external:${path.basename(file)}`;
      return `${name}${file.slice(folder.length + 1)}`;
    },
    inText(text) {
      let named = text;
      for (const [folder, name] of longestFirst(texts)) named = named.replaceAll(`${folder}/`, name);
      return named;
    },
  };
}
