// Compares the affected scope of random projects with the diagnostics of Pyright's command line.
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { affectedScope, projectScope } from '../../src/trees/check-scope.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { seededRandom, type SeededRandom } from '../helpers/seeded-random.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PYRIGHT = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
const PROJECTS = 80;
const MODULES = 10;

const sandbox = useSandbox();

interface Module {
  readonly name: string;
  readonly file: string;
  readonly isLibrary: boolean;
}

interface Project {
  readonly files: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
  readonly changed: readonly [file: string, text: string];
}

/** Makes a project and its libraries. Most functions return the result of a function in another module. */
function randomProject(random: SeededRandom, index: number): Project {
  const modules = Array.from({ length: MODULES }, (_, number): Module => {
    // The test changes the first module, so this module is not a library.
    const isLibrary = number > 0 && random.chance(0.4);
    const around = isLibrary ? [`lib${index}`, `plug${index}.sub`] : [`own${index}`, `own${index}.sub`];
    const parts = random.chance(0.3) ? [] : random.pick(around).split('.');
    const isInit = random.chance(0.2);
    const name = [...parts, `m${index}_${number}`].join('.');
    const file = `${name.replaceAll('.', '/')}${isInit ? '/__init__' : ''}.py`;
    return { name, file, isLibrary };
  });
  const files: Record<string, string> = {};
  const packages: Record<string, string> = {};
  for (const [number, module] of modules.entries()) {
    // A library can import modules of the project: Pyright also searches the project for a library's imports.
    const used = number === 0 || random.chance(0.3) ? undefined : random.below(number);
    const { statement, call } =
      used === undefined
        ? { statement: '', call: '1' }
        : imported(modules[used] as Module, used, random, module, index);
    const check = module.isLibrary ? '' : `\nvalue${number}: int = f${index}_${number}()\n`;
    (module.isLibrary ? packages : files)[module.file] =
      `${statement}\n\ndef f${index}_${number}():\n    return ${call}\n${check}`;
  }
  for (const folder of ['', '/sub']) {
    for (const [tree, name] of [
      [files, 'own'],
      [packages, 'plug'],
    ] as const) {
      tree[`${name}${index}${folder}/__init__.py`] ??= '';
    }
  }
  packages[`lib${index}/__init__.py`] ??= '';
  const [{ file }] = modules as [Module];
  return { files, packages, changed: [file, (files[file] ?? '').replace('return 1', 'return ""')] };
}

function imported(
  { name, isLibrary }: Module,
  number: number,
  random: SeededRandom,
  from: Module,
  index: number,
): { readonly statement: string; readonly call: string } {
  const call = `f${index}_${number}`;
  const parts = name.split('.');
  const last = parts.at(-1) ?? '';
  const parent = parts.slice(0, -1).join('.');
  const forms = [
    { statement: `import ${name}`, call: `${name}.${call}()` },
    { statement: `import ${name} as alias`, call: `alias.${call}()` },
    { statement: `from ${name} import ${call} as alias`, call: 'alias()' },
    { statement: `from ${name} import *`, call: `${call}()` },
  ];
  if (parent !== '') forms.push({ statement: `from ${parent} import ${last}`, call: `${last}.${call}()` });
  const folder = from.file.split('/').slice(0, -1).join('.');
  if (parent !== '' && folder === parent && isLibrary === from.isLibrary) {
    forms.push({ statement: `from . import ${last}`, call: `${last}.${call}()` });
    forms.push({ statement: `from .${last} import ${call} as alias`, call: 'alias()' });
  }
  return random.pick(forms);
}

test(
  'every file whose diagnostics change, directly or through libraries, is in the affected scope',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom(20_261_128);
    const projects = Array.from({ length: PROJECTS }, (_, index) => randomProject(random, index));
    const environment = await virtualEnvironment(
      path.join(sandbox.path, 'environment'),
      Object.fromEntries(projects.flatMap(({ packages }) => Object.entries(packages))),
    );
    const whole = path.join(sandbox.path, 'whole');
    await writeTree(whole, Object.fromEntries(projects.flatMap(({ files }) => Object.entries(files))));
    const linesOf = async (): Promise<ReadonlySet<string>> => {
      const python = path.join(environment.programs, 'python3');
      const { diagnostics } = await pyrightCli({ cwd: whole, env: sandbox.env }, ['--pythonpath', python]);
      return new Set(diagnostics);
    };
    const before = await linesOf();
    await writeTree(whole, Object.fromEntries(projects.map(({ changed }) => changed)));
    const after = await linesOf();
    const differing = new Set(
      [...[...before].filter((one) => !after.has(one)), ...[...after].filter((one) => !before.has(one))].map(
        (one) => (JSON.parse(one) as readonly string[])[0] ?? '',
      ),
    );
    const missed: string[] = [];
    let throughLibraries = 0;
    let checked = 0;
    let all = 0;
    for (const [index, { files, changed }] of projects.entries()) {
      const sides = ['before', 'after'].map((side) => path.join(sandbox.path, side, String(index)));
      const [old = '', current = ''] = sides;
      await writeTree(old, files);
      await writeTree(current, { ...files, [changed[0]]: changed[1] });
      const names = Object.keys(files);
      const { signal } = new AbortController();
      const input = {
        before: { root: old, files: names },
        after: { root: current, files: names },
        changed: [changed[0]],
        signal,
      };
      const byNames = await affectedScope(input);
      const scope = await projectScope({
        scope: byNames,
        changedFiles: new Set([changed[0]]),
        trees: {
          workingDirectory: '.',
          before: old,
          after: current,
          checkout: sandbox.path,
          files: names,
          changedPaths: [changed[0]],
          importPaths: async () => Promise.resolve([environment.sitePackages]),
          pyright: PYRIGHT,
        },
      });
      if (byNames.kind === 'full' || scope.kind === 'full')
        throw new Error(`project ${index} has the full scope`);
      checked += scope.files.size;
      all += names.length;
      for (const name of names.filter((one) => differing.has(one))) {
        if (!byNames.files.has(name)) throughLibraries += 1;
        if (!scope.files.has(name)) missed.push(name);
      }
    }
    expect(missed).toEqual([]);
    // The result would prove little if few files were affected through libraries, or if most files were in the scope.
    expect(throughLibraries).toBeGreaterThan(50);
    expect(checked).toBeLessThan(all / 2);
  },
);
