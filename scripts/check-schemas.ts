/**
 * Compares schemas/ with a revision (default: `HEAD^`). Valid documents must stay valid, unless the schema has a
 * new `$id`. Uses the built program, as users do.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Compared {
  readonly path: string;
  readonly conclusion: 'compatible' | 'breaking' | 'undecided';
}

const root = fileURLToPath(new URL('../', import.meta.url));
const base = process.argv[2] ?? 'HEAD^';

const run = spawnSync(process.execPath, ['dist/bin.js', 'schema', 'compat', '--base', base, '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (run.status !== 0 && run.status !== 1) {
  process.stderr.write(run.stderr);
  process.exitCode = run.status ?? 1;
} else {
  const { schemas } = JSON.parse(run.stdout) as { readonly schemas: readonly Compared[] };
  const published = schemas.filter(({ path }) => path.startsWith('schemas/'));
  const broken = published.filter(({ path, conclusion }) => conclusion !== 'compatible' && !hasNewId(path));
  process.stdout.write(
    `${published.length} published schemas changed since ${base}, ${broken.length} need a new $id\n`,
  );
  if (broken.length > 0) {
    const files = broken.map(({ path }) => path);
    process.stdout.write(
      execText(['dist/bin.js', 'schema', 'compat', '--base', base, ...files]) +
        'Documents that were valid may now be invalid. Give each of these schemas a new $id.\n',
    );
    process.exitCode = 1;
  }
}

function hasNewId(file: string): boolean {
  const current = new URL(file, new URL('../', import.meta.url));
  if (!existsSync(current)) return false;
  const idOf = (text: string): unknown => (JSON.parse(text) as { readonly $id?: unknown }).$id;
  const before = execFileSync('git', ['show', `${base}:${file}`], { cwd: root, encoding: 'utf8' });
  return idOf(before) !== idOf(readFileSync(current, 'utf8'));
}

function execText(args: readonly string[]): string {
  return spawnSync(process.execPath, [...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}
