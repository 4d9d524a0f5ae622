import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findExecutable, pathOutside } from '../../src/workspace/executable.ts';
import { programFile } from '../helpers/program-file.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

interface Place extends AsyncDisposable {
  readonly workspace: string;
  readonly outside: string;
  /** Makes an executable file. Returns its path. */
  program(...parts: readonly string[]): Promise<string>;
  find(entries: readonly string[], ...names: readonly string[]): Promise<string | undefined>;
}

async function place(): Promise<Place> {
  const folder = await temporaryFolder();
  const [workspace, outside] = [path.join(folder.path, 'ws'), path.join(folder.path, 'outside')];
  await mkdir(workspace);
  await mkdir(outside);
  return {
    workspace,
    outside,
    program: programFile,
    find: async (entries, ...names) =>
      findExecutable(testHost({ PATH: entries.join(path.delimiter) }), names, [workspace]),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

describe('findExecutable', () => {
  test('prefers earlier names, then earlier PATH entries', async () => {
    await using at = await place();
    const first = await at.program(at.outside, 'a', 'tool');
    await at.program(at.outside, 'b', 'tool');
    const other = await at.program(at.outside, 'b', 'other');
    const entries = ['nothing', 'a', 'b'].map((name) => path.join(at.outside, name));
    expect(await at.find(entries, 'tool')).toBe(first);
    expect(await at.find(entries, 'missing', 'other', 'tool')).toBe(other);
    expect(await at.find(entries, 'missing')).toBeUndefined();
    expect(await at.find([], 'tool')).toBeUndefined();
  });

  test('skips empty and relative entries', async () => {
    await using at = await place();
    await at.program(at.outside, 'tool');
    const relative = path.relative(process.cwd(), at.outside);
    expect(await at.find(['', '.', '..', relative, `./${relative}`], 'tool')).toBeUndefined();
  });

  test('skips PATH entries that lead into the workspace', async () => {
    await using at = await place();
    await at.program(at.workspace, 'tool');
    await at.program(at.workspace, '.venv', 'bin', 'tool');
    await symlink(path.join(at.workspace, '.venv'), path.join(at.outside, 'venv'));
    for (const entry of [
      at.workspace,
      `${at.workspace}/`,
      path.join(at.workspace, '.venv', 'bin'),
      `${at.outside}/../ws`,
      path.join(at.outside, 'venv', 'bin'),
    ]) {
      expect(await at.find([entry], 'tool'), entry).toBeUndefined();
    }
  });

  test('skips links into the workspace and links out of the workspace', async () => {
    await using at = await place();
    const evil = await at.program(at.workspace, 'evil');
    await symlink(evil, path.join(at.outside, 'tool'));
    expect(await at.find([at.outside], 'tool')).toBeUndefined();
    await at.program(at.outside, 'chosen', 'bin', 'other');
    await symlink(path.join(at.outside, 'chosen'), path.join(at.workspace, 'link'));
    expect(await at.find([path.join(at.workspace, 'link', 'bin')], 'other')).toBeUndefined();
  });

  test('skips an environment in the workspace even if its programs are links to programs outside', async () => {
    await using at = await place();
    const real = await at.program(at.outside, 'real', 'tool');
    await mkdir(path.join(at.workspace, '.venv', 'bin'), { recursive: true });
    await symlink(real, path.join(at.workspace, '.venv', 'bin', 'tool'));
    await symlink(path.join(at.workspace, '.venv', 'bin'), path.join(at.outside, 'bin'));
    expect(await at.find([path.join(at.outside, 'bin')], 'tool')).toBeUndefined();
  });

  test('skips a program outside that is reached through a link in the workspace; pathOutside omits PATH entries that lead through such a link', async () => {
    await using at = await place();
    await at.program(at.outside, 'opt', 'tool');
    const link = async (target: string, ...parts: readonly string[]): Promise<void> => {
      const file = path.join(...parts);
      await mkdir(path.dirname(file), { recursive: true });
      await symlink(target, file);
    };
    // Links to the program, links to its folder, and a link whose target passes through the workspace.
    await link(path.join(at.outside, 'opt', 'tool'), at.workspace, 'link');
    await link(path.join(at.workspace, 'link'), at.outside, 'file', 'tool');
    await link('../file/tool', at.outside, 'longer', 'tool');
    await link(path.join(at.outside, 'opt'), at.workspace, 'folder');
    await link('../ws/folder', at.outside, 'bin');
    await link('bin', at.outside, 'bin2');
    await mkdir(path.join(at.workspace, 'real'));
    await link('../../ws/real/../../outside/opt/tool', at.outside, 'through', 'tool');
    for (const name of ['file', 'longer', 'bin', 'bin2', 'through']) {
      expect(await at.find([path.join(at.outside, name)], 'tool'), name).toBeUndefined();
    }
    const host = testHost();
    const entries = ['bin', 'bin2', 'opt'].map((name) => path.join(at.outside, name));
    const env = { PATH: entries.join(path.delimiter) };
    expect(await pathOutside({ ...host, env }, [at.workspace])).toBe(path.join(at.outside, 'opt'));
  });

  test('finds no program behind links that form a circle', async () => {
    await using at = await place();
    await symlink(path.join(at.outside, 'tool2'), path.join(at.outside, 'tool'));
    await symlink(path.join(at.outside, 'tool'), path.join(at.outside, 'tool2'));
    expect(await at.find([at.outside], 'tool')).toBeUndefined();
  });

  test('recognises the workspace if it is given as a link', async () => {
    await using at = await place();
    await at.program(at.workspace, 'tool');
    const link = path.join(at.outside, 'to-workspace');
    await symlink(at.workspace, link);
    const host = testHost({ PATH: at.workspace });
    expect(await findExecutable(host, ['tool'], [link])).toBeUndefined();
  });

  test("accepts a folder beside the workspace whose name starts with the workspace's name", async () => {
    await using at = await place();
    const tool = await at.program(`${at.workspace}-tools`, 'tool');
    expect(await at.find([`${at.workspace}-tools`], 'tool')).toBe(tool);
  });

  test('returns the path of a link, not of its target, if both are outside the workspace', async () => {
    await using at = await place();
    await symlink(await at.program(at.outside, 'real', 'tool-1.2'), path.join(at.outside, 'tool'));
    expect(await at.find([at.outside], 'tool')).toBe(path.join(at.outside, 'tool'));
  });

  test('skips folders, dangling links and files that are not executable', async () => {
    await using at = await place();
    await mkdir(path.join(at.outside, 'a', 'tool'), { recursive: true });
    await mkdir(path.join(at.outside, 'b'));
    await symlink('nothing', path.join(at.outside, 'b', 'tool'));
    await mkdir(path.join(at.outside, 'c'));
    await writeFile(path.join(at.outside, 'c', 'tool'), '', { mode: 0o644 });
    const last = await at.program(at.outside, 'd', 'tool');
    const entries = ['a', 'b', 'c', 'd'].map((name) => path.join(at.outside, name));
    expect(await at.find(entries, 'tool')).toBe(last);
    expect(await at.find(entries.slice(0, 3), 'tool')).toBeUndefined();
  });
});
