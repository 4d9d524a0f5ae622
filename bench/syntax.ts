/**
 * Measures RUNS times (default: 3) how fast lanser finds the Python definitions in a folder. First reads every `.py`
 * file in a new process without an index, and compares the time with Python's own `ast`. Then requests all definitions
 * from the index of the folder, in two more processes. The first of these starts with an empty cache, the second with
 * the cache of the first. Both also repeat the request.
 *
 *   npm run bench:syntax -- FOLDER [RUNS]
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSourceWorkspace } from '../src/sources/source-workspace.ts';
import { loadPython } from '../src/syntax/python/python.ts';
import { decodeSource } from '../src/text/decode.ts';
import { median } from './measures.ts';

const BY_PYTHON = `
import ast, sys, time, warnings
warnings.simplefilter("ignore")
start = time.perf_counter()
for name in sys.stdin.read().split("\\0"):
    try:
        with open(name, "rb") as file:
            for node in ast.walk(ast.parse(file.read())):
                isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    except (SyntaxError, ValueError):
        pass
print(time.perf_counter() - start)
`;
import { endWithUsage } from './usage.ts';

const REPETITIONS = 9;

const since = (start: number): number => (performance.now() - start) / 1000;
const memory = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);

async function compareWithPython(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.py')).map((name) => path.join(folder, name));
  const start = performance.now();
  const python = await loadPython();
  let definitions = 0;
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    bytes += content.length;
    definitions += python.read(decodeSource(content).text).definitions.length;
  }
  const seconds = since(start);
  const { stdout } = spawnSync('python3', ['-Ic', BY_PYTHON], { input: files.join('\0'), encoding: 'utf8' });
  const peer = Number(stdout);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${definitions} definitions: ${seconds.toFixed(2)} s, Python's ast ${peer.toFixed(2)} s, ratio ${(seconds / peer).toFixed(2)}, ${memory()} MiB`;
}

async function index(folder: string, cacheFolder: string): Promise<string> {
  const start = performance.now();
  using workspace = await openSourceWorkspace(folder, { cacheFolder });
  const found = (await workspace.definitions()).length;
  const first = since(start);
  const { user, system } = process.cpuUsage();
  const laterMs: number[] = [];
  for (let count = 0; count < REPETITIONS; count += 1) {
    const started = performance.now();
    await workspace.definitions();
    laterMs.push(since(started) * 1000);
  }
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return `${found} classes and functions: ${first.toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of processor time, including Node's own start), repeated in ${median(laterMs).toFixed(1)} ms, at most ${peak} MiB`;
}

function inChild(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    encoding: 'utf8',
  });
  return stdout === '' ? stderr : stdout;
}

const [folder, runs = '3', mode, cacheFolder = ''] = process.argv.slice(2);
if (folder === undefined) endWithUsage('FOLDER is missing.');
if (mode === 'syntax') process.stdout.write(await compareWithPython(folder));
else if (mode === 'index') process.stdout.write(await index(folder, cacheFolder));
else {
  for (let run = 1; run <= Number(runs); run += 1) {
    const cache = await mkdtemp(path.join(os.tmpdir(), 'lanser-bench-'));
    process.stdout.write(`run ${run}: ${inChild(folder, '1', 'syntax')}\n`);
    process.stdout.write(`  index, cold: ${inChild(folder, '1', 'index', cache)}\n`);
    process.stdout.write(`  index, from the cache: ${inChild(folder, '1', 'index', cache)}\n`);
    await rm(cache, { recursive: true });
  }
}
