import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import pinned from '../../src/server/pyright/pinned.json' with { type: 'json' };
import { bundleOf, lanser, LANSER } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const ONLY_PYRIGHT = ['doctor', '--server', 'pyright'];

async function project(name: string, tree: Parameters<typeof writeTree>[1] = {}): Promise<string> {
  const root = path.join(sandbox.path, name);
  await writeTree(root, { 'app.py': 'value: int = ""\n', 'pyrightconfig.json': '{}', ...tree });
  return root;
}

test('doctor prints lines about checks, the number of checks, and the paths of this machine', async () => {
  const cwd = await project('words');
  const { exitCode, stdout } = await lanser(ONLY_PYRIGHT, { cwd, env: sandbox.env });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^pyright {2}running {2}\d/u);
  expect(stdout).toMatch(/^ok {4}node {19}Node \d/mu);
  expect(stdout).toMatch(/^- {5}lanser-configuration {3}The workspace has no /mu);
  expect(stdout).toMatch(
    /\n\n22 checks: \d+ ok, \d+ not applicable\.\n\nOn this machine:\n {2}python {2}\//u,
  );
  expect(stdout).not.toContain('\u001B');
});

test('if a check fails, doctor prints the reason and exits with 21, and the bundle contains all checks', async () => {
  const cwd = await project('unwell', { 'lanser.json': '{"timeoutSeconds": "long"}' });
  const words = await lanser(ONLY_PYRIGHT, { cwd, env: sandbox.env });
  expect(words.exitCode).toBe(21);
  expect(words.stdout).toMatch(/^FAIL {2}lanser-configuration {3}lanser\.json: \/timeoutSeconds: /mu);
  expect(words.stdout).toMatch(/^22 checks: .* 1 failed, /mu);
  const { bundle, exitCode } = await bundleOf(ONLY_PYRIGHT, { cwd, env: sandbox.env });
  expect(exitCode).toBe(21);
  expect(bundle).toMatchObject({ status: 'ok', error: null, meta: { exitCode: 21 } });
  expect(bundle.facts).toMatchObject({ checks: expect.objectContaining({ length: 22 }) as unknown });
});

test('an unknown folder or server is a usage error', async () => {
  const start = { cwd: sandbox.path, env: sandbox.env };
  for (const args of [
    ['--workspace', 'nowhere'],
    ['--server', 'none'],
  ]) {
    const { bundle, exitCode } = await bundleOf(['doctor', ...args], start);
    expect([exitCode, bundle.error?.code, bundle.meta.exitCode]).toEqual([20, 'E/USAGE', 20]);
  }
});

test('the facts and the id of the bundle are the same in a different folder, home, time zone and locale', async () => {
  const original = await project('here');
  const copy = path.join(sandbox.path, 'of söme-body', 'there');
  await cp(original, copy, { recursive: true });
  const first = await bundleOf(ONLY_PYRIGHT, { cwd: original, env: sandbox.env });
  const other = {
    HOME: path.dirname(copy),
    TZ: 'Asia/Tokyo',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    TMPDIR: path.dirname(copy),
  };
  const second = await bundleOf(ONLY_PYRIGHT, { cwd: copy, env: { ...sandbox.env, ...other } });
  expect(second.bundle.facts).toEqual(first.bundle.facts);
  expect(second.bundle.bundleId).toBe(first.bundle.bundleId);
  const { local, ...shared } = second.bundle.environment;
  expect(local?.workspaceRoot).toBe(copy);
  const text = JSON.stringify([second.bundle.facts, shared]);
  for (const place of [sandbox.path, 'of söme-body', process.execPath]) expect(text).not.toContain(place);
});

test('doctor reports a damaged Pyright package', async () => {
  const cwd = await project('damaged');
  const copy = path.join(sandbox.path, 'installed', 'dist');
  await mkdir(copy, { recursive: true });
  const dist = path.dirname(LANSER);
  for (const name of await readdir(dist)) {
    if (name !== 'types') await cp(path.join(dist, name), path.join(copy, name));
  }
  await writeFile(path.join(sandbox.path, 'installed', 'package.json'), '{"type": "module"}');
  const tarball = path.join(copy, pinned.tarball);
  const bytes = await readFile(tarball);
  await writeFile(tarball, bytes.subarray(0, -1));
  const { exitCode, stdout } = await lanser(ONLY_PYRIGHT, {
    cwd,
    env: sandbox.env,
    program: path.join(copy, 'bin.js'),
  });
  expect(exitCode).toBe(21);
  expect(stdout).toMatch(
    /^FAIL {2}pyright-package .* the shipped tarball is damaged\n\s+Install lanser again\./mu,
  );
  expect(stdout).toMatch(/^FAIL {2}server pyright /mu);
});
