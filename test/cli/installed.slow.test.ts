import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODES = ['20.19', '22', '24'] as const;
/** For a Git URL, npm installs development dependencies (hundreds of MB) if the package has one of these scripts. */
const PREPARING = ['build', 'install', 'postinstall', 'preinstall', 'prepack', 'prepare'];

const run = promisify(execFile);
const sandbox = useSandbox();
let source: SandboxRepository;

interface Place {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the environment for npm. Keeps the user's HOME, because `.npmrc` in HOME may set the registry's URL. */
function npmEnvironment(): Readonly<Record<string, string>> {
  const variables = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      /^npm_config_(?!user_?agent)|proxy|certs?$/iu.test(entry[0]) && entry[1] !== undefined,
  );
  return {
    ...sandbox.env,
    ...Object.fromEntries(variables),
    HOME: process.env['HOME'] ?? '',
    npm_config_cache: path.join(sandbox.path, 'npm-cache'),
    npm_config_update_notifier: 'false',
    // Without this variable, npm enables Node's compile cache, and leaves files in TMPDIR.
    NODE_DISABLE_COMPILE_CACHE: '1',
    // npm 12 requires this option for Git URLs.
    npm_config_allow_git: 'all',
  };
}

async function output(place: Place, program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: place.path, env: place.env });
  return stdout;
}

/** Creates an empty package, and installs a version of Node. The PATH of the returned `env` starts with this Node. */
async function emptyPackage(name: string, version: string): Promise<Place> {
  const folder = path.join(sandbox.path, name);
  const nodes = path.join(folder, 'node');
  const project = path.join(folder, 'project');
  mkdirSync(nodes, { recursive: true });
  mkdirSync(project);
  const binary = `node-${process.platform}-${process.arch}`;
  writeFileSync(path.join(nodes, 'package.json'), '{}');
  writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
  const env = npmEnvironment();
  await run('npm', ['install', '--ignore-scripts', '--no-audit', `${binary}@${version}`], {
    cwd: nodes,
    env,
  });
  const bin = path.join(nodes, 'node_modules', binary, 'bin');
  const place = { path: project, env: { ...env, PATH: `${bin}${path.delimiter}${env['PATH'] ?? ''}` } };
  expect(await output(place, 'node', '--version')).toMatch(
    new RegExp(`^v${version.replace('.', '\\.')}\\.`, 'u'),
  );
  return place;
}

async function expectWorking(place: Place): Promise<void> {
  const installed = readdirSync(path.join(place.path, 'node_modules')).filter(
    (name) => !name.startsWith('.'),
  );
  expect(installed).toEqual(['lanser', 'pyright']);
  expect(await output(place, 'npx', 'lanser', '--version')).toBe(`${packageJson.version}\n`);
  const code = path.join(place.path, 'code');
  mkdirSync(code);
  writeFileSync(path.join(code, 'a.py'), 'x: int = ""\n');
  const bundle = JSON.parse(
    await output(place, 'npx', 'lanser', 'diag', '--workspace', 'code', '--json'),
  ) as {
    facts: { diagnostics: readonly unknown[] };
  };
  expect(bundle.facts.diagnostics).toHaveLength(1);
  const program = `import { diagnose, nodeHost } from 'lanser';
    const { facts } = await diagnose({ host: nodeHost({}), workspace: 'code', signal: AbortSignal.timeout(300_000) });
    console.log(facts.diagnostics[0].rule);`;
  writeFileSync(path.join(place.path, 'sdk.js'), program);
  expect(await output(place, 'node', 'sdk.js')).toBe('reportAssignmentType\n');
}

// Commits a copy of `dist/`, `man/`, `schemas/` and the files directly in the root, except files that Git ignores.
beforeAll(async () => {
  source = await sandbox.repository('source');
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  for (const name of new Set(stdout.split('\0'))) {
    const isPackaged = /^(?:dist|man|schemas)\/|^[^/]+$/u.test(name);
    if (isPackaged && name !== '')
      cpSync(path.join(ROOT, name), path.join(source.path, name), { force: true });
  }
  await source.commit();
});

test('for a Git URL, npm installs no development dependencies, because the package has no script such as `prepare`', () => {
  expect(PREPARING.filter((name) => Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

describe.each(NODES)('with Node %s', (version) => {
  test('the packed package can be installed in an empty folder, and its command line and SDK run', async () => {
    const place = await emptyPackage(`packed-${version}`, version);
    const [packed] = JSON.parse(
      await output(
        { ...place, path: source.path },
        'npm',
        'pack',
        '--json',
        '--pack-destination',
        place.path,
      ),
    ) as readonly { readonly filename: string }[];
    await output(place, 'npm', 'install', '--no-audit', `./${packed?.filename ?? ''}`);
    await expectWorking(place);
  });

  test('the package from a Git URL runs with npx, and its command line and SDK run after an installation', async () => {
    const place = await emptyPackage(`cloned-${version}`, version);
    const url = `git+file://${source.path}`;
    expect(await output(place, 'npx', '--yes', url, '--version')).toBe(`${packageJson.version}\n`);
    await output(place, 'npm', 'install', '--no-audit', url);
    await expectWorking(place);
  });
});
