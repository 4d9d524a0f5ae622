import * as core from '@actions/core';
import { getExecOutput } from '@actions/exec';
import type { Host } from '../model/host.ts';
import { TOOL } from '../model/version.ts';
import pinned from '../server/pyright/pinned.json' with { type: 'json' };
import { findExecutable, pathOutside } from '../workspace/executable.ts';
import { logLines } from './workflow-log.ts';

/** Logs the programs that the gate uses as the first group, with their versions and paths. */
export async function logPrograms(host: Host, workspace: string): Promise<void> {
  const environment = { PATH: await pathOutside(host, [workspace]), LC_ALL: 'C' };
  await core.group('Programs', async () => {
    logLines(`lanser ${TOOL.version} on Node ${host.nodeVersion}`);
    logLines(`Pyright ${pinned.version}`);
    for (const [title, names] of [
      ['Git', ['git']],
      ['Python', ['python3', 'python']],
    ] as const) {
      const program = await findExecutable(host, names, [workspace]);
      logLines(
        program === undefined
          ? `${title}: not on PATH`
          : `${await versionOf(program, environment)} (${program})`,
      );
    }
  });
}

async function versionOf(program: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { exitCode, stdout, stderr } = await getExecOutput(`"${program}"`, ['--version'], {
    env: { ...env },
    silent: true,
    ignoreReturnCode: true,
  });
  const [line = ''] = (stdout.trim() || stderr.trim()).split('\n');
  return exitCode === 0 ? line : `exit code ${exitCode}: ${line}`;
}
