import { expect, test } from 'vitest';
import { limitTo, namesBelow } from '../../src/delta/named-files.ts';
import type { ProjectOutcome } from '../../src/gate/project.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { diagnostic } from '../matching/any-diagnostic.ts';

test.each([
  ['files are named relative to the root', ['pkg/a.py', './b.py'], ['pkg/a.py', 'b.py']],
  ['the root selects all files', ['a.py', '.'], undefined],
  ['an empty list selects all files', [], undefined],
])('%s', async (_, files, names) => {
  expect(await namesBelow('/repository', files)).toEqual(names);
});

test.each([[['../outside.py']], [['.', '../outside.py']], [['/repository2']]])(
  '%j is rejected, because a path is outside of the root',
  async (files) => {
    await expect(namesBelow('/repository', files)).rejects.toMatchObject({ code: 'E/JAIL' });
  },
);

test.each([
  ['a.py', ['lib', 'other']],
  ['b.py', ['other']],
  ['c.py', []],
])('a submodule is reported for %s only if the file imports it', async (name, submodules) => {
  const unresolved = (uri: string, module: string): Diagnostic =>
    diagnostic(uri, [0, 0, 0, 1], `Import "${module}" could not be resolved`);
  const outcome: ProjectOutcome = {
    workingDirectory: '',
    scope: { kind: 'full', reason: 'a test' },
    failures: [],
    delta: {
      matching: { persisting: [], changed: [], moved: [], introduced: [], resolved: [] },
      orderDependent: new Set(),
      unstable: [],
    },
    unresolvedImports: [
      unresolved('a.py', 'pkg.mod'),
      unresolved('a.py', '..near'),
      unresolved('b.py', '..near'),
    ],
    unreadSubmodules: [
      { path: 'lib', imports: ['pkg', 'pkg2'] },
      { path: 'other', imports: ['..near'] },
    ],
  };
  const [limited] = await limitTo([name], [outcome], []);
  expect(limited?.unreadSubmodules?.map((submodule) => submodule.path)).toEqual(submodules);
});
