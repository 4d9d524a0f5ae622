import { describe, expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { create, edit, remove, rename, summary, workspace } from './jailed.ts';

const TREE = {
  'pkg/b.py': '',
  'pkg/sub/c.py': '',
  'pkg/up.py': { to: '../a.py' },
  linked: { to: 'pkg' },
  'Readme.md': '',
  'caf\u00E9.py': '',
};

async function found(steps: readonly EditStep[]): Promise<readonly string[]> {
  await using ws = await workspace(TREE);
  return summary(await ws.jail(steps));
}

describe('each step is checked on the tree after the previous steps', () => {
  test.each<[string, readonly EditStep[], readonly string[]]>([
    ['a moved file', [rename('a.py', 'new/b.py'), edit('new/b.py')], ['a.py', 'new/b.py', 'new/b.py']],
    [
      'a moved folder with links that become dangling',
      [rename('pkg', 'x/lib'), edit('x/lib/sub/c.py'), edit('x/lib/up.py')],
      ['x/lib/up.py: dangling-link'],
    ],
    ['a link to a moved folder', [rename('pkg', 'lib'), edit('linked/b.py')], ['linked/b.py: dangling-link']],
    [
      'a link to a new folder at the old path',
      [rename('pkg', 'lib'), create('pkg/z.py'), edit('linked/z.py')],
      ['pkg', 'lib', 'pkg/z.py', 'pkg/z.py'],
    ],
    ['a removed file', [remove('a.py'), create('a.py/b.py')], ['a.py', 'a.py/b.py']],
    ['a new file', [create('n.py'), create('n.py/b.py')], ['n.py/b.py: not-a-folder']],
    ['a missing file', [remove('none'), edit('none/a.py')], ['none', 'none/a.py']],
    [
      'an exchange of two names',
      [rename('a.py', 't'), rename('pkg/b.py', 'a.py'), rename('t', 'pkg/b.py')],
      ['a.py', 't', 'pkg/b.py', 'a.py', 't', 'pkg/b.py'],
    ],
    ['a move to an existing path', [rename('pkg', 'a.py'), edit('pkg/b.py')], ['pkg', 'a.py', 'pkg/b.py']],
    [
      'a move that overwrites a folder',
      [{ ...rename('a.py', 'pkg'), options: { overwrite: true } } as EditStep, create('pkg/b.py')],
      ['pkg/b.py: not-a-folder'],
    ],
    [
      'a move of a folder into itself',
      [rename('pkg', 'pkg/sub/pkg'), edit('pkg/b.py')],
      ['pkg', 'pkg/sub/pkg', 'pkg/b.py'],
    ],
  ])('%s', async (_, steps, expected) => {
    expect(await found(steps)).toEqual(expected);
  });
});

describe('names that are equal on some file systems', () => {
  test.each<[string, readonly EditStep[], readonly string[]]>([
    ['an existing file', [create('README.md')], ['README.md: case-collision']],
    ['a different Unicode form', [create('cafe\u0301.py')], ['cafe\u0301.py: case-collision']],
    ['a parent folder', [create('PKG/x.py')], ['PKG/x.py: case-collision']],
    ['the target of a move', [rename('a.py', 'pkg/B.py')], ['pkg/B.py: case-collision']],
    ['two new files', [create('n/X.py'), create('n/x.py')], ['n/x.py: case-collision']],
    ['two new folders', [create('n/a.py'), create('N/b.py')], ['N/b.py: case-collision']],
    ['an edit that creates its file', [edit('README.MD')], ['README.MD: case-collision']],
    ['a new file and a moved file', [rename('a.py', 'Z.py'), create('z.py')], ['z.py: case-collision']],
    ['a rename of the file itself', [rename('Readme.md', 'README.md')], ['Readme.md', 'README.md']],
    ['a rename of the folder itself', [rename('pkg', 'Pkg'), edit('Pkg/b.py')], ['pkg', 'Pkg', 'Pkg/b.py']],
    [
      'a rename to a different Unicode form',
      [rename('caf\u00E9.py', 'cafe\u0301.py')],
      ['caf\u00E9.py', 'cafe\u0301.py'],
    ],
    ['a removed file', [remove('Readme.md'), create('README.md')], ['Readme.md', 'README.md']],
    ['a moved file', [rename('Readme.md', 'x'), create('readme.md')], ['Readme.md', 'x', 'readme.md']],
  ])('are checked: %s', async (_, steps, expected) => {
    expect(await found(steps)).toEqual(expected);
  });

  test('are reported with the existing name, and are accepted if files with both names exist', async () => {
    await using ws = await workspace({ 'pkg/B.py': '', 'pkg/b.py': '' });
    expect(await ws.jail([create('pkg/b.PY')])).toMatchObject({
      offenders: [
        { uri: 'pkg/b.PY', detail: expect.stringMatching(/only by case.*: "pkg\/B\.py"/u) as unknown },
      ],
    });
    expect(summary(await ws.jail([edit('pkg/B.py'), edit('pkg/b.py')]))).toEqual(['pkg/B.py', 'pkg/b.py']);
  });
});

test.each([
  'CON',
  'con.py',
  'nul.tar.gz',
  'COM1.txt',
  'LPT\u00B9',
  'x.',
  'x ',
  'a:b',
  'a.py::$DATA',
  'a?',
  'a|b',
])('the name %j is rejected on Windows and accepted on Linux', async (name) => {
  await using ws = await workspace({});
  const steps = [create(`pkg/${name}`)];
  expect(summary(await ws.jail(steps, { platform: 'win32' }))).toEqual([`pkg/${name}: unfit-name`]);
  expect(summary(await ws.jail(steps, { platform: 'linux' }))).toEqual([`pkg/${name}`]);
});
