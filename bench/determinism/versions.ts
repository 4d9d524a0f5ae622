import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { answerRequests } from './answer-requests.ts';
import type { Condition } from './conditions.ts';
import type { Setting } from './setting.ts';

/**
 * Returns two conditions for each version of Pyright as a configured server: requests in order, and in reverse order.
 * `shipped` is the version of the built-in server, which lanser starts differently. So `shipped` also runs as a
 * configured server, and the other versions are compared with this run.
 */
export function versionConditions(shipped: string, versions: readonly string[]): readonly Condition[] {
  const programs = new Map<string, Promise<string>>();
  const by = async (version: string, setting: Setting, requests: Setting['requests']) => {
    const program = programs.get(version) ?? installedPyright(version, setting.temporary);
    programs.set(version, program);
    const user = await setting.user();
    await configurePyright(user.env['HOME'] ?? '', await program);
    return answerRequests(requests, user);
  };
  const nameOf = (version: string): string => `Pyright ${version}, configured`;
  return [shipped, ...versions].flatMap((version): readonly Condition[] => [
    {
      name: nameOf(version),
      otherTools: true,
      ...(version === shipped ? {} : { against: nameOf(shipped) }),
      run: async (setting) => by(version, setting, setting.requests),
    },
    {
      name: `Pyright ${version}, configured, requests reversed`,
      against: nameOf(version),
      run: async (setting) => by(version, setting, setting.requests.toReversed()),
    },
  ]);
}

async function installedPyright(version: string, folder: string): Promise<string> {
  const prefix = path.join(folder, `pyright-${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', '--prefix', prefix, ...options, `pyright@${version}`]);
  return path.join(prefix, 'node_modules/.bin/pyright-langserver');
}

/** Configures a program as a user's Python server, as docs/servers.md describes. */
async function configurePyright(home: string, program: string): Promise<void> {
  const folder = path.join(home, '.config/lanser');
  await mkdir(folder, { recursive: true });
  const servers = { pyright: { command: [program, '--stdio'] } };
  await writeFile(path.join(folder, 'config.json'), JSON.stringify({ servers }));
}
