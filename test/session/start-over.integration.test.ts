import path from 'node:path';
import { expect, test } from 'vitest';
import type { Checker } from '../../src/checker/checker.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { projectChecker } from '../helpers/project-checker.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const { signal } = new AbortController();

test('the checker that `startOver` returns has the same results as a new checker, for both orders of the files', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'alpha.py': ORDER_DEPENDENT['alpha.py'] + ERRORS_ABOUT_TYPES['alpha.py'],
    'beta.py': ORDER_DEPENDENT['beta.py'] + ERRORS_ABOUT_TYPES['beta.py'],
  });
  const check = async (checker: Checker, names: readonly string[]): Promise<readonly string[]> => {
    const files = names.map((name) => path.join(folder.path, name));
    const { diagnostics } = await checker.diagnose(files, { kind: 'files', files: [...names].toSorted() });
    return diagnostics.map(({ uri, message }) => `${uri}: ${message}`);
  };
  const forwards = ['alpha.py', 'beta.py'];
  const backwards = forwards.toReversed();
  await using first = await projectChecker(folder.path);
  await using second = await projectChecker(folder.path);
  const [alphaFirst, betaFirst] = [await check(first, forwards), await check(second, backwards)];
  expect(alphaFirst).not.toEqual(betaFirst);
  expect(await check(await first.startOver('again', signal), backwards)).toEqual(betaFirst);
  expect(await check(await second.startOver('again', signal), forwards)).toEqual(alphaFirst);
});

test('the checker that `startOver` returns reads the current files', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'x: int = 1\n', 'b.py': 'import a\na.x.gone\n' });
  await using checker = await projectChecker(folder.path);
  const files = [path.join(folder.path, 'b.py')];
  const scope = { kind: 'files', files: ['b.py'] } as const;
  const before = await checker.diagnose(files, scope);
  await writeTree(folder.path, { 'a.py': 'x: str = ""\n', 'c.py': '' });
  const second = await checker.startOver('again', signal);
  expect((await second.workspaceFiles()).files).toHaveLength(3);
  const after = await second.diagnose(files, scope);
  expect(before.diagnostics.map(({ message }) => message.split('\n')[0])).toEqual([
    'Cannot access attribute "gone" for class "int"',
  ]);
  expect(after.diagnostics.map(({ message }) => message.split('\n')[0])).toEqual([
    'Cannot access attribute "gone" for class "str"',
  ]);
});
