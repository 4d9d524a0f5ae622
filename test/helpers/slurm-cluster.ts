import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.ts';

/** A Slurm cluster with its own daemons. This machine is the only node. */
export interface SlurmCluster extends AsyncDisposable {
  /** The variables with which sbatch finds the cluster. */
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the reason why a cluster cannot be started on this machine; undefined if it can. */
export function slurmProblem(): string | undefined {
  const missing = ['munged', 'slurmctld', 'slurmd', 'sbatch'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  return process.getuid?.() === 0 ? undefined : 'only root can start the daemons';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts munged, slurmctld and slurmd in a folder. The folder's path must be short, because the system limits the
 * length of the path of a socket, and the folder contains a socket.
 *
 * @param cpus the maximum number of parallel tasks, which may exceed the machine's number of processors.
 */
export async function startSlurm(folder: string, cpus: number): Promise<SlurmCluster> {
  const at = (name: string): string => path.join(folder, name);
  mkdirSync(at('state'), { recursive: true });
  mkdirSync(at('spool'), { recursive: true });
  writeFileSync(at('munge.key'), randomBytes(1024), { mode: 0o400 });
  // Munge rejects a folder that other users can write to.
  chmodSync(folder, 0o755);
  const host = os.hostname().split('.')[0] ?? 'localhost';
  const socket = at('munge.socket');
  const configuration = [
    'ClusterName=lanser',
    `SlurmctldHost=${host}(127.0.0.1)`,
    `SlurmctldPort=${await freePort()}`,
    `SlurmdPort=${await freePort()}`,
    `AuthInfo=socket=${socket}`,
    'SlurmUser=root',
    `StateSaveLocation=${at('state')}`,
    `SlurmdSpoolDir=${at('spool')}`,
    `SlurmctldPidFile=${at('slurmctld.pid')}`,
    `SlurmdPidFile=${at('slurmd.pid')}`,
    'ProctrackType=proctrack/linuxproc',
    'TaskPlugin=task/none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_CPU',
    'ReturnToService=2',
    'SlurmdParameters=config_overrides',
    `NodeName=${host} NodeAddr=127.0.0.1 CPUs=${cpus} State=UNKNOWN`,
    `PartitionName=all Nodes=${host} Default=YES MaxTime=INFINITE State=UP`,
  ];
  writeFileSync(at('slurm.conf'), `${configuration.join('\n')}\n`);
  const env = { SLURM_CONF: at('slurm.conf') };
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]): void => {
    daemons.unshift(spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } }));
  };
  const files = ['key-file=munge.key', 'pid-file=munged.pid', 'seed-file=munged.seed', 'log-file=munged.log'];
  const options = files.map((option) => `--${option.replace('=', `=${folder}/`)}`);
  start('munged', '--foreground', '--force', `--socket=${socket}`, ...options);
  await eventually('munged listens', () => existsSync(socket));
  start('slurmctld', '-D', '-c');
  start('slurmd', '-D', '-N', host);
  await eventually('the node is idle', () => {
    const { stdout } = spawnSync('sinfo', ['--noheader', '--format=%t'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return stdout.trim() === 'idle';
  });
  return {
    env,
    async [Symbol.asyncDispose]() {
      for (const daemon of daemons) {
        const ended = new Promise((resolve) => daemon.once('exit', resolve));
        if (daemon.exitCode !== null || !daemon.kill('SIGTERM')) continue;
        await ended;
      }
    },
  };
}
