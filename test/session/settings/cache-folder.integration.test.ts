import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sessionCacheFolder } from '../../../src/session/settings/cache-folder.ts';
import { lanser } from '../../helpers/lanser.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();
const envOf = (user: string): Readonly<Record<string, string>> => ({
  ...sandbox.env,
  XDG_CACHE_HOME: path.join(sandbox.path, user),
});

const folderOf = async (
  env: Readonly<Record<string, string>>,
  root: string,
  cacheDir: string | undefined = 'cache',
): Promise<string | undefined> => sessionCacheFolder({ env, platform: process.platform }, root, cacheDir);

test('`cacheDir` contains one folder for each user and workspace', async () => {
  const [one, two] = ['one', 'two'].map((name) => path.join(sandbox.path, 'workspaces', name)) as [
    string,
    string,
  ];
  for (const root of [one, two]) mkdirSync(root, { recursive: true });
  // The name of the folder depends on a secret of the user. Simultaneous first calls agree on one secret.
  const same = await Promise.all(Array.from({ length: 8 }, async () => folderOf(envOf('a'), one)));
  const folders = [...new Set(same), await folderOf(envOf('b'), one), await folderOf(envOf('a'), two)];
  expect(folders.map((folder) => path.dirname(folder ?? ''))).toEqual(
    [one, one, two].map((root) => path.join(root, 'cache')),
  );
  expect(new Set(folders.map((folder) => path.basename(folder ?? ''))).size).toBe(3);
  const secret = path.join(sandbox.path, 'a/lanser/secret');
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(secret))).toEqual(['secret']);
  // An invalid secret is replaced, for example an empty file that was written on a full disk.
  writeFileSync(secret, '');
  const next = await folderOf(envOf('a'), one);
  expect(next).not.toBe(folders[0]);
  expect(await folderOf(envOf('a'), one)).toBe(next);
});

test('lanser caches only if the user has a cache folder outside of the checkout', async () => {
  const repository = await sandbox.repository('inside');
  const inside = { XDG_CACHE_HOME: path.join(repository.path, '.ci-cache') };
  for (const cacheDir of ['cache', undefined]) {
    expect(await folderOf(inside, repository.path, cacheDir)).toBeUndefined();
    expect(await folderOf({}, repository.path, cacheDir)).toBeUndefined();
  }
  symlinkSync(repository.path, path.join(sandbox.path, 'link'));
  const linked = { XDG_CACHE_HOME: path.join(sandbox.path, 'link', 'new') };
  expect(await folderOf(linked, repository.path, undefined)).toBeUndefined();
  // lanser cannot create this folder, which would contain the user's secret.
  expect(await folderOf({ XDG_CACHE_HOME: '/proc/lanser' }, repository.path)).toBeUndefined();
});

test('answers that a different user forged in `cacheDir` are not used, even with a valid checksum', async () => {
  const repository = await sandbox.repository('forged');
  await repository.write('app.py', 'x: int = ""\n');
  await repository.write('lanser.json', '{"cacheDir": "cache"}');
  await repository.commit();
  const diagnose = async (user: string): Promise<string> => {
    const args = ['diag', 'app.py', '--no-daemon'];
    return (await lanser(args, { cwd: repository.path, env: envOf(user) })).stdout;
  };
  expect(await diagnose('author')).toContain('1 error');
  const answers = globSync('cache/*/answers/*/*', { cwd: repository.path });
  expect(answers).toHaveLength(1);
  for (const name of answers) {
    const [, , , folder = '', file = ''] = name.split('/');
    const text = readFileSync(path.join(repository.path, name), 'utf8').split('\n').slice(1).join('\n');
    const value = JSON.parse(text) as { readonly facts: readonly object[] };
    const facts = value.facts.map((one) => ({ ...one, diagnostics: [] }));
    const forged = JSON.stringify({ ...value, facts });
    const written = `${digestOf(folder + file, forged)}\n${forged}`;
    for (const place of [name, path.join('cache/answers', folder, file)])
      await repository.write(place, written);
  }
  // The user `author` gets the forged answer. This shows that its checksum is valid.
  expect(await diagnose('author')).toContain('0 errors');
  expect(await diagnose('other')).toContain('1 error');
});

function digestOf(first: string, second: string): string {
  return createHash('sha256').update(`${first.length}\0${first}`).update(second).digest('hex');
}
