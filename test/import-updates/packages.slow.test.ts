import { describe, expect, test } from 'vitest';
import { renameIn } from './renamed-project.ts';

const PACKAGE = {
  'main.py':
    'import a.b\nimport a.sub.deep\nfrom a import sub, b as c\nprint(a.b.f(), a.sub.deep.g(), a.top(), sub.deep.g(), c.f())\n',
  'bare.py': 'import a\nprint(a.top(), a.b.f())\n',
  'name.py': 'from a.sub.deep import g as h\nprint(h())\n',
  'a/__init__.py': 'from . import b\ndef top(): return b.f()\n',
  'a/b.py': 'def f(): return 5\n',
  'a/sub/__init__.py': 'from . import deep\nfrom .. import b\nprint(b.f())\n',
  'a/sub/deep.py':
    'from ..b import f\nfrom a.b import f as k\nimport a.b\ndef g(): return f() + k() + a.b.f()\n',
  'x/__init__.py': '',
};
const RUN = [['main.py'], ['bare.py'], ['name.py']];

describe('the imports of modules in a renamed folder', () => {
  test('are updated if the folder is a package at the top level of the workspace', async () => {
    const { changed, introduced, printed, updates } = await renameIn(PACKAGE, 'a', 'z', { run: RUN });
    expect({ introduced, problems: updates.problems }).toEqual({ introduced: [], problems: [] });
    expect(printed[1]).toBe(printed[0]);
    expect(printed[0]).not.toContain('Error');
    expect(changed).toEqual({
      'bare.py': 'import z\nprint(z.top(), z.b.f())\n',
      'main.py':
        'import z.b\nimport z.sub.deep\nfrom z import sub, b as c\nprint(z.b.f(), z.sub.deep.g(), z.top(), sub.deep.g(), c.f())\n',
      'name.py': 'from z.sub.deep import g as h\nprint(h())\n',
      'z/__init__.py': null,
      'z/b.py': null,
      'z/sub/__init__.py': null,
      'z/sub/deep.py':
        'from ..b import f\nfrom z.b import f as k\nimport z.b\ndef g(): return f() + k() + z.b.f()\n',
    });
  });

  test('are updated if the folder is in a package', async () => {
    const { changed, introduced, printed } = await renameIn(PACKAGE, 'a/sub', 'a/low', { run: RUN });
    expect(introduced).toEqual([]);
    expect(printed[1]).toBe(printed[0]);
    expect(changed).toEqual({
      'a/low/__init__.py': null,
      'a/low/deep.py': null,
      'main.py':
        'import a.b\nimport a.low.deep\nfrom a import low, b as c\nprint(a.b.f(), a.low.deep.g(), a.top(), low.deep.g(), c.f())\n',
      'name.py': 'from a.low.deep import g as h\nprint(h())\n',
    });
  });

  test('are updated if the folder moves to a different package', async () => {
    const { changed, introduced, printed } = await renameIn(PACKAGE, 'a/sub', 'x/sub', { run: RUN });
    expect(introduced).toEqual([]);
    expect(printed[1]).toBe(printed[0]);
    expect(changed).toMatchObject({
      'main.py':
        'import a.b\nimport x.sub.deep\nfrom x import sub\nfrom a import b as c\nprint(a.b.f(), x.sub.deep.g(), a.top(), sub.deep.g(), c.f())\n',
      'x/sub/__init__.py': 'from . import deep\nfrom a import b\nprint(b.f())\n',
    });
  });

  test('are updated if the folder does not contain an __init__.py', async () => {
    const tree = {
      'main.py': 'import ns.m\nfrom ns import m\nfrom ns.m import x\nprint(ns.m.x, m.x, x)\n',
      'ns/m.py': 'x = 1\nfrom . import k\nfrom .k import y\n',
      'ns/k.py': 'y = 2\n',
    };
    const { changed, introduced, printed } = await renameIn(tree, 'ns', 'other', { run: [['main.py']] });
    expect(introduced).toEqual([]);
    expect(printed[1]).toBe(printed[0]);
    expect(changed).toEqual({
      'main.py': 'import other.m\nfrom other import m\nfrom other.m import x\nprint(other.m.x, m.x, x)\n',
      'other/k.py': null,
      'other/m.py': null,
    });
  });

  test('are unchanged if scripts in the folder import each other by their file names', async () => {
    const tree = {
      'tools/run.py': 'import helper\nprint(helper.h())\n',
      'tools/helper.py': 'def h(): return 1\n',
    };
    const { changed, introduced, updates } = await renameIn(tree, 'tools', 'more-tools');
    expect(introduced).toEqual([]);
    expect(updates).toMatchObject({ edits: [], problems: [], moduleAfter: [] });
    expect(changed).toEqual({ 'more-tools/run.py': null, 'more-tools/helper.py': null });
  });

  test('are updated if the folder moves into a folder that is not an import root', async () => {
    const tree = {
      'main.py': 'from app.core import go\nprint(go())\n',
      'app/__init__.py': 'def top(): return 1\n',
      'app/conf.py': 'V = 1\n',
      'app/core.py':
        'from app.conf import V\nimport app.conf\nfrom . import conf\ndef go(): return V + app.conf.V + conf.V + app.top()\ndef same(app): return app\n',
    };
    const { changed, introduced, printed, updates } = await renameIn(tree, 'app', 'backend/app', {
      run: [['main.py']],
    });
    expect({ introduced, problems: updates.problems }).toEqual({ introduced: [], problems: [] });
    expect(printed).toEqual(['$ main.py\n4\n', '$ main.py\n4\n']);
    expect(changed).toEqual({
      'backend/app/__init__.py': null,
      'backend/app/conf.py': null,
      'backend/app/core.py':
        'from backend.app.conf import V\nimport backend.app.conf\nfrom . import conf\ndef go(): return V + backend.app.conf.V + conf.V + backend.app.top()\ndef same(app): return app\n',
      'main.py': 'from backend.app.core import go\nprint(go())\n',
    });
  });
});

describe('import roots', () => {
  test('include src', async () => {
    const tree = {
      'src/p/__init__.py': '',
      'src/p/m.py': 'from p.k import y\nx = y\n',
      'src/p/k.py': 'y = 1\n',
      'tests/test_m.py': 'from p.m import x\nimport p.m\nprint(x, p.m.x)\n',
    };
    const { changed, introduced, updates } = await renameIn(tree, 'src/p', 'src/q');
    expect(introduced).toEqual([]);
    expect(updates).toMatchObject({ moduleBefore: ['p', 'src.p'], moduleAfter: ['q', 'src.q'] });
    expect(changed).toEqual({
      'src/q/__init__.py': null,
      'src/q/k.py': null,
      'src/q/m.py': 'from q.k import y\nx = y\n',
      'tests/test_m.py': 'from q.m import x\nimport q.m\nprint(x, q.m.x)\n',
    });
  });

  test('of one execution environment do not apply to a different one, even if modules have the same names', async () => {
    const tree = {
      'pyrightconfig.json': JSON.stringify({
        executionEnvironments: [{ root: 'one' }, { root: 'two', extraPaths: ['lib'] }],
      }),
      'one/common.py': 'x = 1\n',
      'one/main.py': 'import common\nprint(common.x)\n',
      'two/common.py': 'x = 2\n',
      'two/main.py': 'import common\nimport shared\nprint(common.x, shared.y)\n',
      'lib/shared.py': 'y = 3\n',
    };
    const one = await renameIn(tree, 'two/common.py', 'two/general.py', { run: [['one/main.py']] });
    expect(one.introduced).toEqual([]);
    expect(one.printed).toEqual(['$ one/main.py\n1\n', '$ one/main.py\n1\n']);
    expect(one.changed).toEqual({
      'two/general.py': null,
      'two/main.py': 'import general\nimport shared\nprint(general.x, shared.y)\n',
    });
    const lib = await renameIn(tree, 'lib/shared.py', 'lib/deep/shared.py');
    expect(lib.introduced).toEqual([]);
    expect(lib.changed).toEqual({
      'lib/deep/shared.py': null,
      'two/main.py': 'import common\nimport deep.shared as shared\nprint(common.x, shared.y)\n',
    });
  });
});

test('a package that becomes a module keeps its name, and its relative imports lose a level', async () => {
  const tree = {
    'main.py': 'import a.b\nprint(a.b.f())\n',
    'a/__init__.py': '',
    'a/k.py': 'y = 1\n',
    'a/b/__init__.py': 'from ..k import y\nfrom .. import k\ndef f(): return y + k.y\n',
  };
  const { changed, introduced, printed } = await renameIn(tree, 'a/b/__init__.py', 'a/b.py', {
    run: [['main.py']],
  });
  expect(introduced).toEqual([]);
  expect(printed[1]).toBe(printed[0]);
  expect(changed).toEqual({ 'a/b.py': 'from .k import y\nfrom . import k\ndef f(): return y + k.y\n' });
});

test('a stub is moved with its source', async () => {
  const tree = {
    'main.py': 'from a import b\nprint(b.f())\n',
    'a/__init__.py': '',
    'a/b.py': 'def f(): return 1\n',
    'a/b.pyi': 'from . import c\ndef f() -> int: ...\n',
    'a/c.py': '',
  };
  const { changed, introduced, updates } = await renameIn(tree, 'a/b.py', 'a/new.py');
  expect(introduced).toEqual([]);
  expect(updates.companion).toEqual({ oldPath: 'a/b.pyi', newPath: 'a/new.pyi' });
  expect(changed).toEqual({
    'a/new.py': null,
    'a/new.pyi': null,
    'main.py': 'from a import new\nprint(new.f())\n',
  });
});
