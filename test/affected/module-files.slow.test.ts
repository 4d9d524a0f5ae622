// Adds, deletes or edits a module in random projects with `extraPaths` and links between modules. Compares the
// affected files with the files in which Pyright's command line reports different diagnostics after the change.
import path from 'node:path';
import { expect, test } from 'vitest';
import { findAffected } from '../../src/affected/find-affected.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { seededRandom, type SeededRandom } from '../helpers/seeded-random.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

const PROJECTS = 120;
/** `json` and `csv` are also modules of the standard library. */
const MODULES = ['a', 'b', 'c', 'linked', 'pk.a', 'pk.b', 'json', 'csv'];
const FOLDERS = ['', 'libs/', 'libs/more/', 'src/'];
const SETTINGS = ['libs', 'src'];

const sandbox = useSandbox();

/** Returns a module that imports two random modules and reveals the types of their values. */
function randomModule(random: SeededRandom): string {
  const imports = [0, 1].map((number) => {
    const name = random.pick(MODULES);
    return random.pick([
      `import ${name}\nreveal_type(${name}.value)\n`,
      `from ${name} import value as v${number}\nreveal_type(v${number})\n`,
    ]);
  });
  return `${imports.join('')}value = ${random.pick(['1', '""', '[1]', 'b""', 'None'])}\n`;
}

function randomSides(random: SeededRandom): { readonly before: Tree; readonly after: Tree } {
  const files: Record<string, string> = {};
  for (let count = 0; count < 7; count += 1) {
    const module = random.pick(MODULES).replaceAll('.', '/');
    files[`${random.pick(FOLDERS)}${module}${random.chance(0.1) ? '.pyi' : '.py'}`] = randomModule(random);
  }
  const changed = random.pick(Object.keys(files));
  const links = randomLinks(random, Object.keys(files));
  const before = { ...links, ...files };
  if (random.chance(0.5)) return { before, after: { ...before, [changed]: randomModule(random) } };
  const { [changed]: _, ...fewer } = before;
  return random.chance(0.5) ? { before, after: fewer } : { before: fewer, after: before };
}

/** Returns links at the paths of modules. The links lead to random files of the project. */
function randomLinks(random: SeededRandom, files: readonly string[]): Tree {
  const names = [0, 1, 2].map(() => `${random.pick(FOLDERS)}${random.pick(['a', 'b', 'linked'])}.py`);
  return Object.fromEntries(
    names.map((name) => [name, { to: path.posix.relative(path.posix.dirname(name), random.pick(files)) }]),
  );
}

test(
  'a file counts as affected if its diagnostics change after a module is added, deleted or edited',
  { timeout: 300_000 },
  async () => {
    const random = seededRandom(20_261_129);
    const projects = Array.from({ length: PROJECTS }, () => randomSides(random));
    const [before, after] = [await diagnosticsOf('before'), await diagnosticsOf('after')];

    async function diagnosticsOf(side: 'before' | 'after'): Promise<ReadonlyMap<string, string>> {
      const root = path.join(sandbox.path, side);
      const executionEnvironments = [];
      for (const [index, project] of projects.entries()) {
        await writeTree(path.join(root, `p${index}`), project[side]);
        const extraPaths = SETTINGS.map((folder) => `p${index}/${folder}`);
        executionEnvironments.push({ root: `p${index}`, extraPaths });
      }
      await writeTree(root, { 'pyrightconfig.json': JSON.stringify({ executionEnvironments }) });
      const { diagnostics } = await pyrightCli({ cwd: root, env: sandbox.env }, []);
      const found = new Map<string, string>();
      for (const line of diagnostics) {
        const [file = ''] = JSON.parse(line) as readonly string[];
        found.set(file, `${found.get(file) ?? ''}${line}\n`);
      }
      return found;
    }

    const missed: string[] = [];
    let [differing, unaffected] = [0, 0];
    for (const [index, project] of projects.entries()) {
      const settings = { 'pyproject.toml': `[tool.pyright]\nextraPaths = ${JSON.stringify(SETTINGS)}\n` };
      const sides = { before: `own/${index}/before`, after: `own/${index}/after` } as const;
      const root = (side: 'before' | 'after'): string => path.join(sandbox.path, sides[side]);
      const trees: { readonly before: Tree; readonly after: Tree } = {
        before: { ...project.before, ...settings },
        after: { ...project.after, ...settings },
      };
      for (const side of ['before', 'after'] as const) await writeTree(root(side), trees[side]);
      const files = { before: Object.keys(trees.before), after: Object.keys(trees.after) };
      const changed = [...files.before, ...files.after].filter(
        (file) => trees.before[file] !== trees.after[file],
      );
      const task = {
        before: { root: root('before'), files: files.before },
        after: { root: root('after'), files: files.after },
        changed,
      };
      const affected = await findAffected(task, () => {});
      if (affected.kind === 'all') continue;
      for (const file of files.after.filter((one) => files.before.includes(one))) {
        const uri = `p${index}/${file}`;
        const differs = before.get(uri) !== after.get(uri);
        if (differs) differing += 1;
        if (affected.files.has(file)) continue;
        unaffected += 1;
        if (differs) missed.push(uri);
      }
    }
    expect(missed).toEqual([]);
    expect(differing).toBeGreaterThan(50);
    expect(unaffected).toBeGreaterThan(100);
  },
);
