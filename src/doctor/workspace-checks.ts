import path from 'node:path';
import { openRepository, isShallow } from '../git/repository.ts';
import { findGit } from '../git/git.ts';
import { LanserError } from '../model/lanser-error.ts';
import { plural } from '../text/plural.ts';
import { failed, failedWithHint, notApplicable, passed, someOf, type DoctorCheck } from './check.ts';
import { checkSources } from './source-texts.ts';
import { duplicateModules, standardNames } from './duplicate-modules.ts';

const UNKNOWN_FILES = 'The files that Pyright includes are unknown.';

/** Checks of the Git checkout and of the files in the workspace. */
export const WORKSPACE_CHECKS: readonly DoctorCheck[] = [
  {
    name: 'git-checkout',
    async run({ host, root }) {
      const git = await findGit(host, [root]).catch(() => undefined);
      if (git === undefined) return notApplicable('Git was not found.');
      try {
        const repository = await openRepository(git, root);
        const depth = path.relative(repository.root, root).split(path.sep).filter(Boolean).join('/');
        const place = depth === '' ? 'a checkout' : `the folder ${depth} of a checkout`;
        const found = `the workspace is ${place}`;
        if (!isShallow(repository)) return passed(found);
        return passed(found, 'Its history is shallow; lanser gate fetches the missing commits.');
      } catch (error) {
        if (!(error instanceof LanserError)) throw error;
        if (error.details['reason'] !== 'not-a-repository') return failedWithHint(error.hint, error.message);
        return notApplicable('The workspace is not in a Git checkout. lanser gate needs one.');
      }
    },
  },
  {
    name: 'source-files',
    async run({ census, included, root }) {
      const { sources, unreadable, dangling } = await census();
      const unreadableFiles = [...unreadable, ...dangling.filter((name) => /\.pyi?$/u.test(name))];
      if (unreadableFiles.length > 0) {
        return failed(
          `cannot be read: ${someOf(unreadableFiles)}`,
          'Make these files readable, or remove them.',
        );
      }
      const files = await included();
      if (files.kind === 'failed') {
        return notApplicable(
          `${plural(sources.length, 'Python file')}; the files that Pyright includes are unknown`,
        );
      }
      const { value } = files;
      if (sources.length + value.length === 0) return notApplicable('No Python file was found.');
      const found = `${plural(sources.length, 'Python file')}, of which Pyright includes ${value.length}`;
      if (value.length === 0) {
        const advice = 'Fix include and exclude, or check a different folder.';
        return failedWithHint('name-workspace', found, advice);
      }
      const foreign = value.map((file) => path.relative(root, file)).filter(isForeign);
      if (foreign.length === 0) return passed(found);
      return failed(
        `${found}; ${foreign.length} of the included files belong to installed packages: ${someOf(foreign)}`,
        "Exclude their folder in Pyright's configuration.",
      );
    },
  },
  {
    name: 'source-texts',
    async run(context) {
      const files = await context.included();
      if (files.kind === 'failed') return notApplicable(UNKNOWN_FILES);
      if (files.value.length === 0) return notApplicable('Pyright includes no files.');
      const { problems, advice } = await checkSources(context, files.value);
      if (problems.length === 0)
        return passed(`${plural(files.value.length, 'file')} can be read, all UTF-8`);
      return failed(...problems, ...advice);
    },
  },
  {
    name: 'links',
    async run({ census }) {
      const { leadingOut } = await census();
      if (leadingOut.length === 0) return passed('no link leads out of the checkout');
      return failed(
        `${plural(leadingOut.length, 'link')} out of the checkout: ${someOf(leadingOut)}`,
        'Servers do not follow these links. Put the code into the checkout.',
      );
    },
  },
  {
    name: 'module-names',
    async run(context) {
      const duplicates = await duplicateModules(context);
      if (duplicates === undefined) return notApplicable(UNKNOWN_FILES);
      if (duplicates.length === 0) return passed('no two files are the same module');
      return failed(
        ...duplicates.map(({ name, files }) => `${name} is ${files.join(' and ')}`),
        'An import of such a module finds only one of its files. Rename or remove the others.',
      );
    },
  },
  {
    name: 'standard-library',
    async run(context) {
      const shadows = await standardNames(context);
      if (shadows === undefined) return notApplicable(UNKNOWN_FILES);
      if (shadows.length === 0) return passed('no module hides a module of the standard library');
      return passed(
        `named like modules of the standard library: ${someOf(shadows)}`,
        'Programs in the same folder import these files instead. Rename the files if this is not intended.',
      );
    },
  },
  {
    name: 'nested-folders',
    async run({ census }) {
      const { checkouts, foreign } = await census();
      if (checkouts.length + foreign.length === 0) return passed('no nested checkouts or environments');
      return passed(
        ...(checkouts.length > 0
          ? [`nested checkouts, which the gate leaves out: ${someOf(checkouts)}`]
          : []),
        ...(foreign.length > 0 ? [`environments and packages, which are left out: ${someOf(foreign)}`] : []),
      );
    },
  },
];

function isForeign(name: string): boolean {
  return /(?:^|[\\/])(?:site-packages|dist-packages|node_modules)[\\/]/u.test(name);
}
