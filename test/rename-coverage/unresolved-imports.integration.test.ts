// Pyright does not find modules of a folder that the program adds to `sys.path`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoverageProject, shown, type CoverageProject } from './coverage-project.ts';

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject({
    'plugins/tools.py': 'def load(x): return x\ndef tidy(x): return x\n',
    'other.py': 'def load(x): return -x\n',
    'space/load.py': '',
    'space/tidy.py': '',
    'shared.py':
      'from tools import *\ndef run(xs):\n    print([\n        tidy + 1\n        for tidy in xs\n    ])\n    return tidy(1)\n',
    'choice.py':
      'if input():\n    from other import (\n        load,\n    )\nelse:\n    from tools import (\n        load,\n    )\nload(1)\n',
    'package/__init__.py': 'def load(): ...\n',
    'package/sub.py': 'from . import load\nfrom .. import other\nload()\n',
    'library.py': 'from json import load\nfrom package import load as two\n',
    'modules.py': 'from space import load, tidy\nprint(load, tidy)\n',
  });
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  [
    'a use after a comprehension with a variable of the name',
    '|tidy',
    ['shared.py:7 unresolved: return tidy(1)'],
  ],
  ['an import that replaces an import of a different module', '|load', ['choice.py:7 unresolved: load,']],
])('a rename lists %s', async (_, marked, expected) => {
  const { notCovered } = await project.rename('plugins/tools.py', marked, 'renamed');
  expect(shown(notCovered)).toEqual(expected);
});
