import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../../model/host.ts';
import type { LaunchPlan } from '../../lsp/server-process.ts';
import type { PythonEnvironment } from '../../workspace/python-environment.ts';
import type { Cage } from './cage.ts';

export interface PyrightLaunch {
  readonly host: Host;
  readonly cage: Cage;
  readonly packageDirectory: string;
  /** The folder of the files that Pyright checks, and Pyright's working directory; absolute, links resolved. */
  readonly readableRoot: string;
  /** The value of HOME and TMPDIR for the server. */
  readonly home: string;
  readonly python: PythonEnvironment | undefined;
  readonly heap: Heap;
  /** The limit of the heap's old generation. Default: V8's default. */
  readonly maxHeapMiB: number | undefined;
}

/**
 * The name of an empty file in `home`. The preloaded script `cage.cjs` creates this file if Pyright reads a source in
 * `readableRoot` through a link in the Python environment. Pyright knows such a source only by the link's path. So
 * Pyright ignores a notification that names the source's path in `readableRoot`.
 */
export const LINKS_FILE = 'has-read-links';

const HEAPS = {
  // A check creates many short-lived objects. With semi-spaces larger than 32 MiB, page faults cost more time than
  // the avoided collections save.
  large: ['--min-semi-space-size=32', '--max-semi-space-size=32', '--initial-heap-size=1000'],
  // By default, V8 may let the heap grow to four times the size of the live objects.
  growing: [
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--initial-heap-size=300',
    '--heap-growing-percent=60',
  ],
} as const;

/** The choice of V8's options: `large` saves processor time, `growing` saves memory. */
export type Heap = keyof typeof HEAPS;

/**
 * Returns options that delay optimization, because V8's compiler threads take the cores that the checks need
 * (docs/benchmarks.md). Returns none for other versions than Node 24, which may refuse these options.
 */
function compilerArguments(host: Host): readonly string[] {
  if (!host.nodeVersion.startsWith('24.')) return [];
  return ['--invocation-count-for-maglev=5000', '--invocation-count-for-turbofan=60000'];
}

/** Plans a launch with limited file access. Starts `langserver.index.js`, which sets the folder of typeshed. */
export function pyrightLaunch(options: PyrightLaunch): LaunchPlan {
  const { host, python, readableRoot } = options;
  const preload = fileURLToPath(new URL('./cage.cjs', import.meta.url));
  const importPaths = python?.importPaths ?? [];
  const isConfined = python?.isConfined === true;
  const trusted = [options.packageDirectory, preload, options.home, ...(isConfined ? [] : importPaths)];
  const confined = [readableRoot, ...(isConfined ? importPaths : [])];
  const answers =
    python === undefined
      ? null
      : { importPaths: python.importPaths, prefix: python.prefix, versionInfo: python.versionInfo };
  return {
    command: host.execPath,
    args: [
      ...HEAPS[options.heap],
      ...(options.maxHeapMiB === undefined ? [] : [`--max-old-space-size=${options.maxHeapMiB}`]),
      ...compilerArguments(host),
      ...(options.cage === 'none' ? [] : permissionArguments([...confined, ...trusted], options.home)),
      '--require',
      preload,
      path.join(options.packageDirectory, 'langserver.index.js'),
      '--stdio',
    ],
    cwd: readableRoot,
    env: {
      HOME: options.home,
      TMPDIR: options.home,
      LANG: 'C.UTF-8',
      LANSER_CAGE: JSON.stringify({
        tree: readableRoot,
        confined,
        trusted,
        replaced: python?.replaced ?? null,
        closed: closedFolders(host, python),
        answers,
      }),
      ...(host.platform === 'win32'
        ? { SystemRoot: host.env['SystemRoot'] ?? '', TEMP: options.home, USERPROFILE: options.home }
        : {}),
    },
  };
}

/**
 * Returns the user's home, and the checkout that `readableRoot` replaces, if any. The preloaded script `cage.cjs`
 * ignores links to these folders and to folders above them. A link to the checkout itself is an exception: the script
 * reads `readableRoot` instead.
 */
function closedFolders({ env }: Host, python: PythonEnvironment | undefined): readonly string[] {
  const home = env['HOME'] ?? env['USERPROFILE'];
  return [home, python?.replaced?.checkout].filter((folder) => folder !== undefined);
}

function permissionArguments(readable: readonly string[], home: string): readonly string[] {
  return [
    '--permission',
    ...readable.map((entry) => `--allow-fs-read=${entry}`),
    // Pyright writes a file to detect case sensitivity. If that fails, it assumes a case-insensitive system.
    `--allow-fs-write=${home}`,
  ];
}
