import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { parseToml } from './parse-toml.ts';
import { isThere } from './entry-kind.ts';

/**
 * Returns the project's virtual environments in POETRY_VIRTUALENVS_PATH, by default in Poetry's cache. Does not run
 * Poetry, and does not read its configuration files. Returns none without a `poetry.lock`.
 */
export async function poetryEnvironments(host: Host, root: string): Promise<readonly string[]> {
  if (!(await isThere(path.join(root, 'poetry.lock')))) return [];
  const folder = environmentsFolder(host);
  const name = await projectName(root);
  if (folder === undefined || name === undefined) return [];
  // Computes the name as Poetry's `EnvManager.generate_env_name` does from `canonicalize_name(name)`.
  const sanitised = name
    .replaceAll(/[-_.]+/gu, '-')
    .toLowerCase()
    .replaceAll(/[ $`!*@"\\\r\n\t]/gu, '_')
    .slice(0, 42);
  const place = await realpath(root);
  const normal = host.platform === 'win32' ? place.toLowerCase() : place;
  const hash = createHash('sha256').update(normal).digest('base64url').slice(0, 8);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((entry) => entry.startsWith(`${sanitised}-${hash}-py`))
    .toSorted()
    .map((entry) => path.join(folder, entry));
}

function environmentsFolder({ env, platform }: Host): string | undefined {
  const configured = env['POETRY_VIRTUALENVS_PATH'];
  if (configured !== undefined && path.isAbsolute(configured)) return configured;
  const home = env['HOME'] ?? env['USERPROFILE'];
  const under = (base: string | undefined, ...rest: readonly string[]): string | undefined =>
    base === undefined ? undefined : path.join(base, ...rest);
  const cache =
    env['POETRY_CACHE_DIR'] ??
    (platform === 'win32'
      ? under(env['LOCALAPPDATA'], 'pypoetry', 'Cache')
      : platform === 'darwin'
        ? under(home, 'Library', 'Caches', 'pypoetry')
        : under(env['XDG_CACHE_HOME'] ?? under(home, '.cache'), 'pypoetry'));
  return under(cache, 'virtualenvs');
}

async function projectName(root: string): Promise<string | undefined> {
  const text = await readFile(path.join(root, 'pyproject.toml'), 'utf8').catch(() => '');
  try {
    const { project, tool } = parseToml(text) as {
      readonly project?: { readonly name?: unknown };
      readonly tool?: { readonly poetry?: { readonly name?: unknown } };
    };
    // With `package-mode = false`, a project may have no name. Poetry then uses `non-package-mode`.
    const name = project?.name ?? tool?.poetry?.name ?? 'non-package-mode';
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
