import { describe, expect, test } from 'vitest';
import { renameIn } from './renamed-project.ts';

const SMALL = {
  'main.py': 'import a.b\nfrom a import b\nprint(a.b.f(), b.f())\n',
  'a/__init__.py': '',
  'a/b.py': 'def f(): return 1\n',
  'json2.py': 'import json\n',
  'c/d.py': '',
  'requester.py': 'try:\n    import requests  # type: ignore\nexcept ImportError:\n    pass\n',
};

describe('a new name that is not importable or is in use is reported as a problem', () => {
  test.each([
    ['a/b.py', 'a/b-c.py', 'no-identifier', 'a/b-c.py', 3, []],
    ['a/b.py', 'a/class.py', 'no-identifier', 'a/class.py', 3, []],
    ['json2.py', 'json.py', 'shadows-standard-library', 'json', 0, []],
    ['a/b.py', 'json2/__init__.py', 'shadows-module', 'json2', 1, []],
    ['json2.py', 'c.py', 'hidden-module', 'c', 1, []],
    // Before the move, the workspace contains the module `json2` of a case above, but no module `requests`.
    // Therefore, imports of the moved module are updated here.
    ['a/b.py', 'requests.py', 'shadows-module', 'requests', 1, ['main.py']],
  ])('%s to %s', async (oldPath, newPath, reason, detail, places, edited) => {
    const { updates } = await renameIn(SMALL, oldPath, newPath, { check: false });
    const found = updates.problems.find((problem) => problem.reason === reason);
    expect(found?.detail).toBe(detail);
    expect(found?.places).toHaveLength(places);
    expect(updates.edits.map(({ uri }) => uri)).toEqual(edited);
  });
});

test('if the new name of a module is not an identifier, imports of the module and uses such as `a.b.f()` are reported', async () => {
  const tree = {
    'main.py': 'import a\nprint(a.b.f())\n',
    'a/__init__.py': 'from . import b\n',
    'a/b.py': 'def f(): return 1\n',
  };
  const { updates } = await renameIn(tree, 'a/b.py', 'a/b-c.py', { check: false });
  const found = updates.problems.map(({ reason, places }) => [reason, places.map(({ uri }) => uri)]);
  expect(found).toEqual([['no-identifier', ['a/__init__.py', 'main.py']]]);
  expect(updates.edits).toEqual([]);
});

test("an import gets an alias if the first part (`p`) of the module's new name (`p.b`) is in use", async () => {
  const tree = {
    'main.py': 'import a.b\ndef run(p): return a.b.f() + p\nprint(run(1))\n',
    'a/__init__.py': '',
    'a/b.py': 'def f(): return 1\n',
    'p/__init__.py': '',
  };
  const { changed, introduced, printed } = await renameIn(tree, 'a/b.py', 'p/b.py', { run: [['main.py']] });
  expect(introduced).toEqual([]);
  expect(printed[1]).toBe(printed[0]);
  expect(changed['main.py']).toBe('import p.b as p_b\ndef run(p): return p_b.f() + p\nprint(run(1))\n');
});

test('mentions that the rename does not update are listed with their reasons', async () => {
  const tree = {
    'main.py': 'import importlib\n# see a.b\nm = importlib.import_module("a.b")\nn = "a.bc", "xa.b"\n',
    'a/__init__.py': '__all__ = ["b"]\n',
    'a/b.py': '"""Module a.b."""\nclass K: ...\n',
    'pyproject.toml': '[project.scripts]\nrun = "a.b:main"\n',
    'setup.cfg': '[options.entry_points]\nconsole_scripts =\n    run = a.b:main\n',
    'README.md': 'Look into `a/b.py`, or a.b.\n',
    'ci.yml': 'run: python -m a.b\n',
    'pyrightconfig.json': '{"exclude": ["hidden"]}',
    'lanser.json': '{"workspace": {"exclude": ["left/**"]}}',
    'annotated.py': 'import a.b\ndef run(x: "a.b.K") -> None: ...\n',
    'hidden/one.py': 'from a import b\n',
    'left/two.py': 'import a.b\n',
  };
  const { updates } = await renameIn(tree, 'a/b.py', 'a/new.py', { check: false });
  expect(updates.notCovered.map(({ uri, range, reason }) => [uri, range[0] + 1, reason])).toEqual([
    ['README.md', 1, 'documentation'],
    ['README.md', 1, 'documentation'],
    ['a/__init__.py', 1, 'string'],
    ['a/b.py', 1, 'string'],
    ['ci.yml', 1, 'text'],
    ['hidden/one.py', 1, 'excluded'],
    ['left/two.py', 1, 'excluded'],
    ['main.py', 2, 'comment'],
    ['main.py', 3, 'string'],
    ['pyproject.toml', 2, 'text'],
    ['setup.cfg', 3, 'text'],
  ]);
  expect(updates.notCovered[0]?.text).toBe('Look into `a/b.py`, or a.b.');
  expect(updates.edits.map(({ uri }) => uri)).toEqual(['annotated.py']);
});
