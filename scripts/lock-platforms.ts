/**
 * Adds the missing optional packages of other platforms to package-lock.json. npm omits a package from this file if
 * the registry lacks the package. `npm ci` then rejects the file. An added entry has no `integrity`.
 */
import { readFile, writeFile } from 'node:fs/promises';

interface Entry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: true;
  readonly engines?: unknown;
  readonly optional?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

interface LockFile {
  readonly packages: Record<string, Entry>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LOCK = new URL('../package-lock.json', import.meta.url);
const FOLDER = 'node_modules/';

/**
 * Returns the nearest folder with this version of `name` in its node_modules; undefined if no folder has it. Starts
 * at the package `from` and goes up. The folder is "" or ends in "/".
 */
function baseOf(lock: LockFile, from: string, name: string, version: string): string | undefined {
  for (let base = `${from}/`; ; base = base.slice(0, base.lastIndexOf(FOLDER))) {
    if (lock.packages[`${base}${FOLDER}${name}`]?.version === version) return base;
    if (base === '') return undefined;
  }
}

function platformEntry(owner: Entry, name: string, version: string): Entry | undefined {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (cpu.length === 0) return undefined;
  const musl = name.includes('musl');
  return {
    version,
    cpu,
    ...(owner.dev && { dev: true }),
    ...(os.includes('linux') && { libc: [musl ? 'musl' : 'glibc'] }),
    ...(owner.license !== undefined && { license: owner.license }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(owner.engines !== undefined && { engines: owner.engines }),
  };
}

const lock = JSON.parse(await readFile(LOCK, 'utf8')) as LockFile;
const { packages } = lock;
let added = 0;
for (const [path, owner] of Object.entries(packages)) {
  const optional = Object.entries(owner.optionalDependencies ?? {});
  const bases = optional.map(([name, version]) => baseOf(lock, path, name, version));
  const siblings = bases.find((base) => base !== undefined) ?? path.slice(0, path.lastIndexOf(FOLDER));
  for (const [index, [name, version]] of optional.entries()) {
    const base = bases[index];
    if (base === siblings) continue;
    const entry = platformEntry(owner, name, version);
    if (entry === undefined) continue;
    packages[`${siblings}${FOLDER}${name}`] = entry;
    added += 1;
  }
}
await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to package-lock.json`);
