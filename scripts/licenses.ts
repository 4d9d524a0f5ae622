import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Returns the folder of the package that contains a module; undefined for a module outside of node_modules. */
export function packageFolderOf(moduleId: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/s.exec(moduleId)?.[1];
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license } = manifest;
  if (license === undefined) throw new Error(`${name}@${version} does not name a licence`);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, texts };
}

/**
 * Returns the text of dist/licenses.txt, with the packages sorted by name and version.
 *
 * @throws Error if the package.json of a folder does not name a licence.
 */
export function licenseTexts(folders: Iterable<string>): string {
  const packages = new Map<string, Package>();
  for (const folder of folders) {
    const found = readPackage(folder);
    packages.set(`${found.name}@${found.version}`, found);
  }
  const sections = [...packages]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([id, { license, texts }]) => {
      const body = texts.length > 0 ? texts.join('\n\n') : '(The package carries no licence text.)';
      return `${id}\nLicense: ${license}\n\n${body}\n`;
    });
  return `The files in this folder contain code of these packages.\n\n${sections.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
