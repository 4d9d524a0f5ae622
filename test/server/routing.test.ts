import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverRegistry, type ConfiguredServers } from '../../src/server/registry.ts';
import { openRouter, type Router } from '../../src/server/routing.ts';
import { programFile } from '../helpers/program-file.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

interface Place extends AsyncDisposable {
  readonly root: string;
  /** A folder on PATH, outside the workspace. */
  readonly bin: string;
  router(servers?: ConfiguredServers['servers'], only?: string): Router;
  /** Returns the servers for a file as `name@root`, with roots relative to the workspace. */
  routes(router: Router, file: string): Promise<readonly string[]>;
}

async function place(programs: readonly string[], tree: Tree = {}): Promise<Place> {
  const folder = await temporaryFolder();
  const [root, bin] = [path.join(folder.path, 'ws'), path.join(folder.path, 'bin')];
  await mkdir(root);
  await mkdir(bin);
  await writeTree(root, tree);
  for (const name of programs) await programFile(bin, name);
  return {
    root,
    bin,
    router(servers = {}, only) {
      const host = testHost({ PATH: [path.join(root, 'bin'), root, bin].join(path.delimiter) });
      const configured = { origin: 'workspace', file: 'lanser.yaml', folder: root, servers } as const;
      return openRouter(host, root, serverRegistry([configured]), only);
    },
    routes: async (router, file) =>
      (await router.routes(path.join(root, file))).map(
        (route) => `${route.definition.name}@${path.relative(root, route.root)}`,
      ),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

describe('the router', () => {
  test('selects the shipped Pyright for Python and no server for other file types, if no server is installed', async () => {
    await using at = await place([]);
    const router = at.router();
    expect(await at.routes(router, 'a.py')).toEqual(['pyright@']);
    expect(await at.routes(router, 'a.ts')).toEqual([]);
    expect(await at.routes(router, 'a.unknown')).toEqual([]);
  });

  test('selects an installed server, and as the root the nearest folder with a root marker such as `go.mod`', async () => {
    await using at = await place(['gopls'], {
      'go.mod': '',
      'services/api/go.mod': '',
      'services/api/deep/er/': '',
    });
    const router = at.router();
    expect(await at.routes(router, 'main.go')).toEqual(['gopls@']);
    expect(await at.routes(router, 'services/main.go')).toEqual(['gopls@']);
    expect(await at.routes(router, 'services/api/main.go')).toEqual(['gopls@services/api']);
    expect(await at.routes(router, 'services/api/deep/er/main.go')).toEqual(['gopls@services/api']);
  });

  test('changes the root if a root marker is created or deleted', async () => {
    await using at = await place(['gopls'], { 'a/b/': '' });
    const router = at.router();
    expect(await at.routes(router, 'a/b/x.go')).toEqual(['gopls@']);
    await writeFile(path.join(at.root, 'a/go.mod'), '');
    expect(await at.routes(router, 'a/b/x.go')).toEqual(['gopls@a']);
    await rm(path.join(at.root, 'a/go.mod'));
    expect(await at.routes(router, 'a/b/x.go')).toEqual(['gopls@']);
  });

  test('supports wildcards in root markers', async () => {
    await using at = await place(['cs'], { 'a/App.csproj': '', 'a/b/csproj': '', 'a/b/c/.csproj': '' });
    const router = at.router({ cs: { command: 'cs', fileTypes: ['.cs'], rootMarkers: ['*.csproj'] } });
    expect(await at.routes(router, 'x.cs')).toEqual(['cs@']);
    expect(await at.routes(router, 'a/x.cs')).toEqual(['cs@a']);
    expect(await at.routes(router, 'a/b/x.cs')).toEqual(['cs@a']);
    expect(await at.routes(router, 'a/b/c/x.cs')).toEqual(['cs@a/b/c']);
  });

  test('does not select a root above the workspace or through a link', async () => {
    await using at = await place(['gopls'], { 'pkg/': '' });
    await writeFile(path.join(at.root, '../go.mod'), '');
    const outside = path.join(at.root, '../outside');
    await mkdir(outside);
    await writeFile(path.join(outside, 'go.mod'), '');
    await symlink(outside, path.join(at.root, 'pkg/link'));
    expect(await at.routes(at.router(), 'pkg/x.go')).toEqual(['gopls@']);
    expect(await at.routes(at.router(), 'pkg/link/x.go')).toEqual(['gopls@']);
  });

  test('selects the workspace as the root for a file outside the workspace', async () => {
    await using at = await place(['gopls']);
    const [route] = await at.router().routes('/x.go');
    expect(route?.root).toBe(at.root);
  });

  test('prefers configured servers to built-in servers', async () => {
    await using at = await place(['basedpyright-langserver', 'mine']);
    expect(await at.routes(at.router(), 'a.py')).toEqual(['pyright@']);
    expect(await at.routes(at.router({ basedpyright: {} }), 'a.py')).toEqual(['basedpyright@']);
    expect(await at.routes(at.router({ pyright: { disabled: true } }), 'a.py')).toEqual(['basedpyright@']);
    const configured = {
      mine: { command: 'mine', fileTypes: ['.py'] },
    } satisfies ConfiguredServers['servers'];
    expect(await at.routes(at.router(configured), 'a.py')).toEqual(['mine@']);
  });

  test('selects a configured server even if its program is missing', async () => {
    await using at = await place([]);
    const configured = {
      mine: { command: 'missing', fileTypes: ['.py'] },
    } satisfies ConfiguredServers['servers'];
    expect(await at.routes(at.router(configured), 'a.py')).toEqual(['mine@']);
    expect(await at.routes(at.router({ basedpyright: {} }), 'a.py')).toEqual(['basedpyright@']);
    const off = { mine: { ...configured.mine, disabled: true } };
    expect(await at.routes(at.router(off), 'a.py')).toEqual(['pyright@']);
  });

  test('prefers servers for the whole file name, then servers for the longest extension', async () => {
    await using at = await place(['any', 'longer', 'exact']);
    const router = at.router({
      any: { command: 'any', fileTypes: ['.x'] },
      longer: { command: 'longer', fileTypes: ['.y.x'] },
      exact: { command: 'exact', fileTypes: ['b.y.x'] },
    });
    expect(await at.routes(router, 'a.x')).toEqual(['any@']);
    expect(await at.routes(router, 'a.y.x')).toEqual(['longer@']);
    expect(await at.routes(router, 'b.y.x')).toEqual(['exact@']);
  });

  test('lists linters after the primary server, each with its own root', async () => {
    await using at = await place(['ruff', 'second'], { 'lib/ruff.toml': '', 'lib/src/pyproject.toml': '' });
    const router = at.router();
    expect(await at.routes(router, 'a.py')).toEqual(['pyright@']);
    expect(await at.routes(router, 'lib/src/a.py')).toEqual(['pyright@lib/src', 'ruff@lib']);
    const configured = at.router({
      second: { command: 'second', fileTypes: ['.py'], linter: true },
      ruff: {},
    });
    expect(await at.routes(configured, 'a.py')).toEqual(['pyright@', 'second@', 'ruff@']);
    expect(await at.routes(at.router({ pyright: { disabled: true } }), 'lib/a.py')).toEqual(['ruff@lib']);
  });
});

describe('a linter', () => {
  test('is listed after primary servers, even if the file type of the linter matches more exactly', async () => {
    await using at = await place(['close', 'first', 'wide']);
    const router = at.router({
      close: { command: 'close', fileTypes: ['a.x'], linter: true },
      first: { command: 'first', fileTypes: ['.x'], linter: true },
      wide: { command: 'wide', fileTypes: ['.x'] },
    });
    expect(await at.routes(router, 'a.x')).toEqual(['wide@', 'close@', 'first@']);
  });
});

describe('the --server option', () => {
  test('selects only the named server, even if the workspace lacks the root markers of the server', async () => {
    await using at = await place(['ruff']);
    expect(await at.routes(at.router({}, 'ruff'), 'a.py')).toEqual(['ruff@']);
  });

  test('rejects an unknown server', async () => {
    await using at = await place([]);
    expect(() => at.router({ own: { command: 'own', fileTypes: ['.o'] } }, 'rust')).toThrowError(
      expect.objectContaining({
        code: 'E/USAGE',
        message: expect.stringMatching(
          /^The server "rust" was not found\. Known servers: own, pyright, .*rust-analyzer/u,
        ) as string,
      }),
    );
  });

  test.each([
    ['gopls', 'a.go', 'gopls is not installed: go install golang.org/x/tools/gopls@latest.'],
    ['gopls', 'a.py', 'gopls supports .go, go.mod, go.work.'],
    ['pylsp', 'a.py', 'pylsp is disabled.'],
  ])('%s for %s causes an error with the reason', async (name, file, message) => {
    await using at = await place(['pylsp']);
    const router = at.router({ pylsp: { disabled: true } }, name);
    await expect(at.routes(router, file)).rejects.toMatchObject({
      code: 'E/NO_SERVER',
      message: `No language server is available for this file: ${message}`,
    });
  });
});

describe('missing()', () => {
  test('returns why each server for the file type is unavailable', async () => {
    await using at = await place([]);
    const router = at.router({
      off: { command: 'off', fileTypes: ['.ts'], disabled: true },
    });
    expect(await router.missing(path.join(at.root, 'a.ts'))).toEqual([
      { name: 'off', reason: 'off is disabled' },
      {
        name: 'typescript-language-server',
        reason:
          'typescript-language-server is not installed: npm install -g typescript-language-server typescript',
      },
      { name: 'biome', reason: 'biome is used only with biome.json or biome.jsonc' },
    ]);
    expect(await router.missing(path.join(at.root, 'a.unknown'))).toEqual([]);
    const configured = { own: { command: 'own', fileTypes: ['.o'] } } satisfies ConfiguredServers['servers'];
    const local = {
      local: { command: './tools/local', fileTypes: ['.o'] },
    } satisfies ConfiguredServers['servers'];
    expect(await at.router(configured, 'own').missing(path.join(at.root, 'a.o'))).toEqual([
      {
        name: 'own',
        reason: 'own is not installed: own was not found on PATH outside of the workspace and its checkout',
      },
    ]);
    expect(await at.router(local, 'local').missing(path.join(at.root, 'a.o'))).toEqual([
      { name: 'local', reason: 'the command of local is not an executable file' },
    ]);
  });
});

describe('the program of a server', () => {
  test('is found on PATH, but not in the workspace or the checkout around the workspace', async () => {
    await using at = await place(['other']);
    const inside = await programFile(at.root, 'bin', 'gopls');
    expect(await at.routes(at.router(), 'a.go')).toEqual([]);
    await mkdir(path.join(at.root, '.git'));
    const below = path.join(at.root, 'below');
    const host = testHost({ PATH: path.dirname(inside) });
    const router = openRouter(host, below, serverRegistry([]));
    expect(await router.routes(path.join(below, 'a.go'))).toEqual([]);
    const [route] = await at.router({ gopls: { command: 'other' } }).routes(path.join(at.root, 'a.go'));
    expect(route && (await at.router().executable(route.definition))).toBe(path.join(at.bin, 'other'));
  });

  test('may be in the workspace if the configuration contains the path of the program', async () => {
    await using at = await place([]);
    const program = await programFile(at.root, 'node_modules/.bin/gopls');
    const router = at.router({ gopls: { command: './node_modules/.bin/gopls' } });
    const [route] = await router.routes(path.join(at.root, 'a.go'));
    expect(route && (await router.executable(route.definition))).toBe(program);
  });

  test('is searched for again one second after a failed search', async () => {
    await using at = await place([]);
    let nowMs = 0;
    const router = openRouter(
      testHost({ PATH: at.bin }, { monotonicMs: () => nowMs }),
      at.root,
      serverRegistry([]),
    );
    expect(await at.routes(router, 'a.go')).toEqual([]);
    await programFile(at.bin, 'gopls');
    expect(await at.routes(router, 'a.go')).toEqual([]);
    nowMs = 1000;
    expect(await at.routes(router, 'a.go')).toEqual(['gopls@']);
  });

  test('is not searched for again by a router that has found the program', async () => {
    await using at = await place(['gopls']);
    const router = at.router();
    expect(await at.routes(router, 'a.go')).toEqual(['gopls@']);
    await rm(path.join(at.bin, 'gopls'));
    expect(await at.routes(router, 'b.go')).toEqual(['gopls@']);
    expect(await at.routes(at.router(), 'b.go')).toEqual([]);
  });
});
