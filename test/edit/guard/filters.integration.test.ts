import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFilters, type FilterInput } from '../../../src/edit/guard/filters.ts';
import { LOCK_FILES } from '../../../src/edit/guard/lock-files.ts';
import type { WorkspacePath } from '../../../src/model/brand.ts';
import { temporaryRepository, type TemporaryRepository } from '../../helpers/temporary-repository.ts';
import { repositoryOf, signal, untouched } from './jailed.ts';

async function denied(
  paths: readonly string[],
  input: Partial<FilterInput> = {},
): Promise<readonly string[]> {
  const found = await checkFilters({
    root: '/nowhere',
    paths: paths as readonly WorkspacePath[],
    allow: [],
    deny: [],
    repository: undefined,
    signal,
    ...input,
  });
  return found.map(({ path: name, glob, source }) => `${name}: ${source} ${glob}`);
}

describe('a glob', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['*.py', ['a.py', 'x/y/a.py', '.x/.a.py', 'x\ny.py'], ['a.pyi', 'apy']],
    [
      'vendor',
      ['vendor', 'line\nbreak/vendor/x', 'vendor/a.py', 'x/vendor/y/a.py'],
      ['vendored/a.py', 'a/vendor.py'],
    ],
    ['vendor/', ['vendor/a.py', 'x/vendor/y/a.py'], ['vendored/a.py', 'my-vendor/a.py']],
    ['/vendor', ['vendor/a.py', 'vendor'], ['x/vendor/a.py']],
    ['./a.py', ['a.py'], ['x/a.py']],
    ['x/vendor', ['x/vendor/a.py'], ['y/x/vendor/a.py', 'vendor/a.py']],
    ['x/vendor/', ['x/vendor/a.py'], ['y/x/vendor/a.py']],
    ['src/**', ['src/a.py', 'src/x/.y/a.py', 'src/line\nbreak/a.py'], ['src2/a.py', 'x/src/a.py']],
    ['**/gen', ['gen/a.py', 'x/gen/a.py'], ['x/gener/a.py']],
    ['src/*/a.py', ['src/x/a.py'], ['src/a.py', 'src/x/y/a.py']],
    ['{a,b}.py', ['a.py', 'x/b.py'], ['c.py']],
    ['[ab].py', ['a.py'], ['c.py']],
    ['[!ab].py', ['c.py', '!.py'], ['a.py']],
    ['!(a).py', ['b.py'], ['a.py']],
    ['a b#?.py', ['a b#c.py'], ['a b#.py']],
    ['caf\u00E9.py', ['cafe\u0301.py'], ['cafe.py']],
    ['\\!x', ['!x'], ['x']],
    ['.github', ['.github/x.yml'], ['github/x.yml']],
    ['A.py', ['A.py'], ['a.py']],
  ])('%s matches exactly the expected paths', async (glob, meant, others) => {
    expect(await denied([...meant, ...others], { deny: [glob] })).toEqual(
      meant.map((name) => `${name}: flag ${glob}`),
    );
  });

  test.each([
    '',
    '/',
    '.',
    '[',
    '[a',
    '(a',
    'a)',
    '{a,b',
    '[z-a]',
    '+(',
    '!x',
    '!',
    '../x',
    'a/../b',
    'a//b',
    'a\0b',
    'a\\',
  ])('%j is rejected', async (glob) => {
    for (const input of [{ deny: [glob] }, { allow: [glob] }]) {
      await expect(denied([], input)).rejects.toMatchObject({ code: 'E/USAGE', details: { glob } });
    }
  });
});

describe('an allow list', () => {
  test.each<[readonly string[], readonly string[], readonly string[]]>([
    [['src'], ['src/a.py', 'src/x/a.py'], ['a.py']],
    [['src/'], ['src/x/a.py'], ['srcs/a.py']],
    [
      ['c++', 'x/@types', 'a!', '+b'],
      ['c++', 'c++/x/a.py', 'x/@types/b/c.ts', 'a!/a.py', '+b/a.py'],
      ['c/a.py', 'cc/a.py', 'c+/a.py', '@types/a.ts', 'a/a.py', 'b/a.py', 'bb/a.py'],
    ],
    [
      ['+(ab)', '@(c|d)', 'e/!(f)'],
      ['ab', 'x/c', 'e/g'],
      ['ab/a.py', 'c/a.py', 'e/g/a.py'],
    ],
    [['src/*'], ['src/a.py'], ['src/x/a.py']],
    [
      ['*.py', 'docs/**'],
      ['x/a.py', 'docs/x/y.md'],
      ['x/a.md', 'd.py/x.md'],
    ],
  ])('%j allows exactly the expected paths', async (allow, meant, others) => {
    expect(await denied([...meant, ...others], { allow })).toEqual(
      others.map((name) => `${name}: not-allowed null`),
    );
  });

  test('does not override a deny rule, and the deny rule is reported', async () => {
    const paths = ['src/a.py', 'src/gen/a.py', 'src/uv.lock', 'b.py'];
    expect(await denied(paths, { allow: ['src', '*.lock'], deny: ['gen'] })).toEqual([
      'src/gen/a.py: flag gen',
      'src/uv.lock: default uv.lock',
      'b.py: not-allowed null',
    ]);
  });
});

test('lock files are denied in any folder and in any letter case, but similar names are not', async () => {
  const paths = LOCK_FILES.map((name) => `line\nbreak/${name.replace('*', 'dev').toUpperCase()}`);
  expect(await denied(paths)).toHaveLength(LOCK_FILES.length);
  expect(
    await denied(['lock.py', 'package.json', 'poetry.lock.py', 'poetry.lock/x.py', 'go.mod', 'locks/x.py']),
  ).toEqual([]);
});

const ATTRIBUTES = [
  'vendor/** linguist-vendored',
  '*_pb2.py linguist-generated=true',
  'not.py linguist-generated=false',
  'off.py -linguist-vendored',
  'value.py linguist-generated=maybe',
  '"sp ace.py" linguist-generated',
];

async function marked(): Promise<TemporaryRepository> {
  const repository = await temporaryRepository();
  await repository.write('.gitattributes', `${ATTRIBUTES.join('\n')}\n`);
  await repository.write(
    'src/.gitattributes',
    'own.py linguist-generated\nback_pb2.py !linguist-generated\n',
  );
  return repository;
}

describe('files that Git attributes mark as vendored or generated are denied', () => {
  test('by the attributes of the repository, even if the files do not exist yet', async () => {
    await using checkout = await marked();
    const names = [
      'vendor/x/a.py',
      'x/a_pb2.py',
      'not.py',
      'off.py',
      'value.py',
      'sp ace.py',
      'src/own.py',
      'own.py',
    ];
    const paths = [...names, 'src/back_pb2.py', 'Gr\u00FC\u00DFe/\u65E5_pb2.py', 'line\nbreak_pb2.py'];
    const repository = await repositoryOf(checkout.path);
    const found = await untouched(checkout.beside, async () =>
      denied(paths, { root: checkout.path, repository }),
    );
    expect(found).toEqual([
      'vendor/x/a.py: attribute linguist-vendored',
      'x/a_pb2.py: attribute linguist-generated',
      'sp ace.py: attribute linguist-generated',
      'src/own.py: attribute linguist-generated',
      'Gr\u00FC\u00DFe/\u65E5_pb2.py: attribute linguist-generated',
      'line\nbreak_pb2.py: attribute linguist-generated',
    ]);
  });

  test('in a workspace that is a subfolder of the checkout', async () => {
    await using checkout = await marked();
    await checkout.write('vendor/sub/a.py', '');
    const at = async (folder: string, paths: readonly string[]): Promise<readonly string[]> => {
      const root = path.join(checkout.path, folder);
      return denied(paths, { root, repository: await repositoryOf(root) });
    };
    expect(await at('src', ['own.py', 'a_pb2.py', 'x.py'])).toEqual([
      'own.py: attribute linguist-generated',
      'a_pb2.py: attribute linguist-generated',
    ]);
    expect(await at('vendor/sub', ['a.py'])).toEqual(['a.py: attribute linguist-vendored']);
  });

  test("but not if only the user's attributes file marks them", async () => {
    await using checkout = await marked();
    await checkout.write('../attributes', '*.py linguist-generated\n');
    await checkout.git(['config', 'core.attributesFile', path.join(checkout.beside, 'attributes')]);
    const repository = await repositoryOf(checkout.path);
    expect(await denied(['a.py'], { root: checkout.path, repository })).toEqual([]);
  });
});
