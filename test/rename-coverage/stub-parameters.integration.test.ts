import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoverageProject, type CoverageProject } from './coverage-project.ts';

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject({
    's.py': 'def act(arg): return arg\nclass K:\n    def __init__(self, init): self.own = init\n',
    's.pyi':
      'def act(arg: int) -> int: ...\nclass K:\n    def __init__(self, init: int) -> None: ...\ndef only(arg: int) -> None: ...\n',
    'c.py': 'from s import act\nact(1)\n',
    'alone.py': 'def act(arg): return arg\n',
  });
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  ['s.py', 'act(|arg)', ['s.pyi:1 act'], ['s.pyi:1']],
  ['s.py', 'self, |init)', ['s.pyi:3 K'], ['s.pyi:3']],
  // Pyright's rename in the stub also changes the source, so `notCovered` is empty.
  ['s.pyi', 'act(|arg:', ['s.py:1 act'], []],
  ['s.pyi', 'only(|arg:', [], []],
  ['alone.py', 'act(|arg)', [], []],
])(
  'in %s, a rename at %s also finds the parameter in the other file, if the stub and the source both define the function',
  async (...one) => {
    const [uri, marked, related, left] = one;
    const { hierarchy, notCovered } = await project.rename(uri, marked, 'renamed');
    const found = hierarchy.kind === 'none' ? [] : hierarchy.related;
    expect(found.map((member) => `${member.uri}:${member.range[0] + 1} ${member.class}`)).toEqual(related);
    expect(notCovered.map((mention) => `${mention.uri}:${mention.range[0] + 1}`)).toEqual(left);
  },
);
