import { findGit } from '../git/git.ts';
import { TOOL } from '../model/version.ts';
import { cageOf } from '../server/pyright/cage.ts';
import { pyrightCondition } from '../server/pyright/package.ts';
import { sessionCacheFolder } from '../session/settings/cache-folder.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { failed, notApplicable, passed, type DoctorCheck } from './check.ts';
import { distinguishesCase, writeProblem } from './file-system.ts';

const OLDEST_NODE = [20, 19] as const;

/** Checks of Node, Git, lanser's installation, the folders that lanser writes, and the file system. */
export const RUNTIME_CHECKS: readonly DoctorCheck[] = [
  {
    name: 'node',
    async run({ host }) {
      const found = `Node ${host.nodeVersion} on ${host.platform}-${host.arch}`;
      const [major = 0, minor = 0] = host.nodeVersion.split('.').map(Number);
      const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
      if (isOld) return failed(found, `Install Node ${OLDEST_NODE.join('.')} or later; 24 is best.`);
      if (cageOf(host) === 'permission-model') return passed(`${found}, with the permission model`);
      return passed(
        `${found}, without the permission model`,
        'Only a preloaded script limits the files that Pyright can read. On Node 22.13 or later, except 23.0 to 23.4, the permission model also limits them.',
      );
    },
  },
  { name: 'lanser', run: async () => Promise.resolve(passed(`${TOOL.name} ${TOOL.version}`)) },
  {
    name: 'pyright-package',
    async run() {
      const { pinned, installed, shipped } = await pyrightCondition();
      const found = [
        `Pyright ${pinned} is required`,
        installed ? 'its npm package is installed' : 'its npm package is not installed',
        `the shipped tarball is ${shipped}`,
      ].join('; ');
      if (shipped === 'damaged' || (shipped === 'missing' && !installed)) {
        return failed(found, 'Install lanser again.');
      }
      return passed(found);
    },
  },
  {
    name: 'git',
    async run({ host, root, signal }) {
      const git = await findGit(host, [root]);
      const { exitCode, stdout, stderr } = await git.run(['version'], { signal });
      if (exitCode !== 0) return failed(`Git does not run: ${stderr}`, 'Install Git again.');
      const [, version = 'of an unknown version'] = /(\d+(?:\.\d+)+)/u.exec(stdout.toString('utf8')) ?? [];
      return passed(`Git ${version}`);
    },
  },
  {
    name: 'temporary-folder',
    async run({ host }) {
      await using bench = await openWorkbench(host);
      const problem = await writeProblem(bench.scratch.path);
      return problem === undefined
        ? passed('can be written')
        : failed(`cannot be written: ${problem}`, 'Set TMPDIR to a writable folder with free space.');
    },
  },
  {
    name: 'cache-folder',
    async run({ host, root, settings }) {
      const { cacheDir } = settings.settings.configuration;
      const folder = await sessionCacheFolder(host, root, cacheDir);
      if (folder === undefined) {
        return notApplicable(
          'The user has no cache folder outside of the checkout, so each command indexes the workspace again. Set XDG_CACHE_HOME or HOME.',
        );
      }
      const name = cacheDir === undefined ? "the user's cache folder" : 'cacheDir';
      const problem = await writeProblem(folder);
      if (problem === undefined) return passed(`${name} can be written`);
      return failed(
        `${name} cannot be written: ${problem}. Each command indexes the workspace again`,
        cacheDir === undefined
          ? 'Make the folder writable, or set XDG_CACHE_HOME to a different folder.'
          : 'Make the folder writable, or name a different folder as cacheDir.',
      );
    },
  },
  {
    name: 'file-names',
    async run({ host, root }) {
      const distinguishes = await distinguishesCase(root);
      if (distinguishes === undefined)
        return notApplicable('The workspace has no file name with letters to test.');
      const expected = host.platform === 'linux';
      const found = distinguishes
        ? 'names that differ by case alone are different files'
        : 'names that differ by case alone are one file';
      if (distinguishes === expected) return passed(found);
      return failed(
        `${found}, which is unusual on ${host.platform}`,
        `lanser matches include and exclude with the case rules that are usual on ${host.platform}. Move the workspace to a file system with these rules.`,
      );
    },
  },
];
