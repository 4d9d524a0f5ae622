/**
 * The syntax index over every Python file of a folder, cold: parsing and finding definitions, against
 * Python's own `ast` on the same files and machine. Prints both times and their ratio.
 *
 *   npm run bench:syntax -- FOLDER [RUNS]
 */
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPython } from '../src/syntax/python/python.ts';
import { decodeSource } from '../src/text/decode.ts';

const [folder, runs = '3'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run bench:syntax -- FOLDER [RUNS]');

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

const names = await readdir(folder, { recursive: true });
const files = names.filter((name) => name.endsWith('.py')).map((name) => path.join(folder, name));
for (let run = 1; run <= Number(runs); run += 1) {
  const start = performance.now();
  const python = await loadPython();
  let definitions = 0;
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    bytes += content.length;
    definitions += python.read(decodeSource(content).text).definitions.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const { stdout } = spawnSync('python3', ['-Ic', BY_PYTHON], { input: files.join('\0'), encoding: 'utf8' });
  const peer = Number(stdout);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  process.stdout.write(
    `run ${run}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${definitions} definitions: ${seconds.toFixed(2)} s, Python's ast ${peer.toFixed(2)} s, ratio ${(seconds / peer).toFixed(2)}, ${memory} MiB\n`,
  );
}
