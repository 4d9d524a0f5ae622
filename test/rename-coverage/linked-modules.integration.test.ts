import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoverageProject, type CoverageProject } from './coverage-project.ts';

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject(
    {
      'a/m.py': 'def foo(): return 1\nclass A:\n    def foo(self): ...\n',
      'folder.py': 'from b.m import A, foo\nfoo()\nA().foo()\n',
      'file.py': 'from k import foo\nfoo()\n',
    },
    { untracked: { b: { to: 'a' }, 'k.py': { to: 'a/m.py' } } },
  );
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  ['|foo(): return', ['file.py:1', 'file.py:2', 'folder.py:1', 'folder.py:2']],
  ['|foo(self)', ['folder.py:3']],
])(
  'a rename at %s in a module lists in `notCovered` the uses through symbolic links',
  async (marked, expected) => {
    const { notCovered } = await project.rename('a/m.py', marked, 'renamed');
    expect(notCovered.map(({ uri, range: [line], reason }) => [`${uri}:${line + 1}`, reason])).toEqual(
      expected.map((place) => [place, 'reference']),
    );
  },
);
