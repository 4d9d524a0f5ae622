import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import type { TemporaryRepository } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();
const WRONG = '(1).wrong\n';

let repositories = 0;

type Repository = Omit<TemporaryRepository, keyof AsyncDisposable>;

async function gateOver(
  base: (repository: Repository) => Promise<void>,
  head: (repository: Repository) => Promise<void>,
  ...args: readonly string[]
): Promise<Report> {
  repositories += 1;
  const repository = await sandbox.repository(`checkout-${repositories}`);
  await base(repository);
  await repository.commit();
  await head(repository);
  await repository.commit();
  const { report } = await gateReport(['--base', 'HEAD~1', ...args], {
    cwd: repository.path,
    env: sandbox.env,
  });
  return report;
}

const introduced = (report: Report): unknown => report.delta?.introduced.map(({ uri }) => uri);

const skippedFolder = (folder: string): unknown =>
  expect.objectContaining({
    side: 'after',
    code: 'E/INCONCLUSIVE',
    message: expect.stringContaining(`skips the folder "${folder}"`) as string,
  });

test.each([
  ['src', 'src/pyvenv.cfg'],
  ['src', 'src/bin/activate'],
  ['src', 'src/conda-meta/history'],
  ['src', 'src/Scripts/activate'],
  ['.', 'pyvenv.cfg'],
])(
  'the gate is inconclusive if head adds a marker of a Python environment to the folder %s: %s',
  async (folder, marker) => {
    const report = await gateOver(
      async ({ write }) => write('src/a.py', WRONG),
      async ({ write }) => {
        await write('src/b.py', WRONG);
        await write(marker, '');
      },
    );
    expect(report.conclusion).toBe('inconclusive');
    expect(report.failures).toEqual([skippedFolder(folder)]);
  },
);

test.each(['newpkg', 'app2'])(
  'the gate is inconclusive if a link gives the new folder %s the marker bin/activate of a Python environment',
  async (folder) => {
    const report = await gateOver(
      async ({ write }) => {
        await write('app/a.py', '');
        await write('tools/activate', '');
      },
      async ({ git, write, link }) => {
        if (folder === 'app2') await git(['mv', 'app', 'app2']);
        await write(`${folder}/a.py`, WRONG);
        await link(`${folder}/bin`, '../tools');
      },
    );
    expect(report.failures).toEqual([skippedFolder(folder)]);
  },
);

test('the gate is inconclusive if a new link leads out of the included folders', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('pyrightconfig.json', '{ "include": ["src"] }');
      await write('src/a.py', '');
    },
    async ({ write, link }) => {
      await write('lib/new/bad.py', WRONG);
      await link('src/new', '../lib/new');
      await write('src/a.py', 'from new.bad import x\n');
    },
  );
  expect(report.failures).toEqual([skippedFolder('src/new')]);
});

test('an environment in both base and head, or a new environment without code, does not change the result', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('env/pyvenv.cfg', '');
      await write('env/lib/x.py', WRONG);
      await write('a.py', WRONG);
    },
    async ({ write }) => {
      await write('env/lib/y.py', WRONG);
      await write('tool/bin/activate', '');
      await write('a.py', `\n${WRONG}`);
    },
  );
  expect(report.delta).toMatchObject({ introduced: [], persisting: 1 });
});

test('a folder that is an environment only in base is checked in head', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('env/conda-meta/history', '');
      await write('a.py', '');
    },
    async ({ remove, write }) => {
      await remove('env');
      await write('env/a.py', WRONG);
    },
  );
  expect(introduced(report)).toEqual(['env/a.py']);
});

test('a link that sorts before its target folder does not hide diagnostics', async () => {
  const report = await gateOver(
    async ({ write }) => write('src/pkg/a.py', WRONG),
    async ({ link }) => link('docs/src', '../src'),
  );
  expect(report.delta).toMatchObject({ introduced: [], resolved: [] });
  expect(report.after?.counts).toMatchObject({ error: 1 });
});

test("the gate is inconclusive if a file replaces the folder of a file that base's configuration extends", async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('pyrightconfig.json', '{ "extends": "config/base.json" }');
      await write('config/base.json', '{}');
      await write('a.py', '');
    },
    async ({ remove, write }) => {
      await remove('config');
      await write('config', 'a file');
    },
  );
  expect(report.failures).toMatchObject([{ side: 'after', code: 'E/INCONCLUSIVE' }]);
  expect(report.failures[0]?.message).toContain('"config/base.json" or a parent folder');
});

test('the gate is inconclusive if a link gives the old folder src the marker bin/activate of a Python environment', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('src/a.py', WRONG);
      await write('tools/activate', '');
    },
    async ({ link, write }) => {
      await link('src/bin', '../tools');
      await write('src/a.py', `${WRONG}${WRONG}`);
    },
  );
  expect(report.conclusion).toBe('inconclusive');
  expect(report.failures).toMatchObject([
    { side: 'after', code: 'E/INCONCLUSIVE', message: expect.stringContaining('"src"') as string },
  ]);
});

test('the gate is inconclusive if a working directory becomes a link', async () => {
  const report = await gateOver(
    async ({ write }) => write('proj/a.py', WRONG),
    async ({ write, remove, link }) => {
      await remove('proj');
      await write('real/a.py', `${WRONG}${WRONG}`);
      await write('real/pyrightconfig.json', '{ "ignore": ["**"] }');
      await link('proj', 'real');
    },
    '--working-directory',
    'proj',
  );
  expect(report.conclusion).toBe('inconclusive');
  expect(report.failures[0]?.message).toContain('through the link "proj" in head');
});

test.each([
  [
    'a changed link in the path of an extended file',
    async ({ write, link }: Repository) => {
      await write('pyrightconfig.json', '{ "extends": "cfg/base.json" }');
      await write('conf/base.json', '{}');
      await write('evil/base.json', '{ "ignore": ["**"] }');
      await link('cfg', 'conf');
    },
    async ({ remove, link }: Repository) => {
      await remove('cfg');
      await link('cfg', 'evil');
    },
  ],
  [
    'a changed link in a chain of links',
    async ({ write, link }: Repository) => {
      await link('pyrightconfig.json', 'middle.json');
      await link('middle.json', 'real.json');
      await write('real.json', '{}');
      await write('evil.json', '{ "ignore": ["**"] }');
    },
    async ({ remove, link }: Repository) => {
      await remove('middle.json');
      await link('middle.json', 'evil.json');
    },
  ],
  [
    'a folder that becomes a link',
    async ({ write }: Repository) => {
      await write('pyrightconfig.json', '{ "extends": "cfg/base.json" }');
      await write('cfg/base.json', '{}');
    },
    async ({ remove, write, link }: Repository) => {
      await remove('cfg');
      await write('evil/base.json', '{ "ignore": ["**"] }');
      await link('cfg', 'evil');
    },
  ],
])("base's configuration applies despite %s", async (_, base, head) => {
  const report = await gateOver(
    async (repository) => {
      await base(repository);
      await repository.write('a.py', '');
    },
    async (repository) => {
      await head(repository);
      await repository.write('a.py', WRONG);
    },
  );
  expect(introduced(report)).toEqual(['a.py']);
});

test('if a file replaces the project folder, all diagnostics of the project are resolved', async () => {
  const report = await gateOver(
    async ({ write }) => write('proj/a.py', WRONG),
    async ({ write, remove }) => {
      await remove('proj');
      await write('proj', 'a file');
    },
    '--working-directory',
    'proj',
  );
  expect(report.delta?.resolved).toMatchObject([{ uri: 'proj/a.py', fileDeleted: true }]);
});

test('included files outside of the project folder have paths relative to the repository', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('proj/pyrightconfig.json', '{ "include": [".", "../shared"] }');
      await write('proj/a.py', '');
      await write('shared/s.py', `${WRONG}x = 1\n`);
    },
    async ({ write }) => write('shared/s.py', `\n\n${WRONG}x = (1).gone\n`),
    '--working-directory',
    'proj',
  );
  expect(introduced(report)).toEqual(['shared/s.py']);
  expect(report.delta?.persisting).toBe(1);
});

test('configuration is read through links and from files with any name', async () => {
  const report = await gateOver(
    async ({ write, link }) => {
      await link('pyproject.toml', 'real.toml');
      await write(
        'real.toml',
        '[tool.pyright]\nextends = "rules"\n[tool.lanser.gate]\nfailOn = ["introduced-warnings"]\n',
      );
      await write('rules', '{ "reportUnusedVariable": "warning" }');
      await write('a.py', '');
    },
    async ({ write }) => write('a.py', 'def f():\n    unused = 1\n'),
  );
  expect(report.delta?.introduced).toMatchObject([{ rule: 'reportUnusedVariable', severity: 'warning' }]);
  expect(report.policy).toMatchObject({ failOn: ['introduced-warnings'], failed: true });
});

test('a folder that is named like a configuration file is not configuration', async () => {
  const report = await gateOver(
    async ({ write }) => write('a.py', WRONG),
    async ({ write }) => {
      await write('pyproject.toml/x', '');
      await write('pyrightconfig.json/y', '');
    },
  );
  expect(report.delta).toMatchObject({ introduced: [], persisting: 1 });
});

test('a pyproject.toml with equal settings is not a configuration change', async () => {
  const report = await gateOver(
    async ({ write }) => {
      await write('a.py', '');
      await write('pyproject.toml', '[project]\nversion = "1"\n[tool.pyright]\nstrict = ["b"]\n');
    },
    async ({ write }) =>
      write('pyproject.toml', '[tool.pyright]\nstrict = [ "b" ]\n[project]\nversion = "2"\n'),
  );
  expect(report.evidence.configuration.changed).toEqual([]);
});

test('a CR without LF does not shift the lines of later errors', async () => {
  const text = (value: string): string => `"""a\rb"""\ndef f(x: int): ...\nf(${value})\n`;
  const report = await gateOver(
    async ({ write }) => {
      await write('cr.py', text('""'));
      await write('kept.py', `"""a\rb"""\n${WRONG}`);
    },
    async ({ write }) => {
      await write('cr.py', text('b""'));
      await write('kept.py', `# new\n"""a\rb"""\n${WRONG}`);
    },
  );
  expect(report.delta).toMatchObject({ changed: [], persisting: 1 });
  expect(introduced(report)).toEqual(['cr.py']);
});

test('base and head each import their own files if an import path leads into the checkout through a link', async () => {
  const repository = await sandbox.repository('editable');
  await repository.write('lib/pkg/__init__.py', 'x: int = 1\n');
  await repository.write('main.py', 'import pkg\n\ny: int = pkg.x\n');
  await repository.commit();
  await repository.write('lib/pkg/__init__.py', 'x: str = ""\n');
  await repository.commit();
  await symlink(repository.path, path.join(sandbox.path, 'linked'));
  const environment = path.join(sandbox.path, 'environment');
  await promisify(execFile)('python3', ['-m', 'venv', '--without-pip', environment]);
  const [packages] = await glob('lib/python*/site-packages', {
    cwd: environment,
    absolute: true,
    onlyDirectories: true,
  });
  await writeFile(path.join(packages ?? '', 'editable.pth'), `${path.join(sandbox.path, 'linked', 'lib')}\n`);
  const { report } = await gateReport(['--base', 'HEAD~1', '--python', environment], {
    cwd: repository.path,
    env: sandbox.env,
  });
  // The import path leads to `lib` in the checkout, which has the files of head. For base, lanser replaces the path
  // with `lib` in the tree of base. Without this, base would also import the package of head.
  expect(report.before?.counts).toMatchObject({ error: 0 });
  expect(introduced(report)).toEqual(['main.py']);
});
