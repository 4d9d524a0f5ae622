import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const job = path.join(sandbox.path, 'job');
let root: string;

beforeAll(async () => {
  const { path: checkout, write, link, commit } = await sandbox.repository();
  root = checkout;
  mkdirSync(job);
  writeFileSync(path.join(job, 'victim'), 'kept');
  await write('pkg/a.py', '');
  await link('reports', '../job');
  await link('rep/report.json.partial', '../../job/victim');
  await commit();
});

const gate = async (directory: string, ...args: readonly string[]): ReturnType<typeof lanser> =>
  lanser(['gate', '--base', 'HEAD', '--report-directory', directory, ...args], {
    cwd: path.join(root, 'pkg'),
    env: sandbox.env,
  });

test('a report is not written through a link in the checkout, even if the command runs in a subfolder', async () => {
  const { exitCode, stdout, stderr } = await gate('../reports');
  expect([exitCode, stdout]).toEqual([24, '']);
  expect(stderr).toContain('E/JAIL: The report would be written through the link "reports".');
  const absolute = await gate(path.join(root, 'reports', 'new'), '--workspace', root);
  expect(absolute.exitCode).toBe(24);
  expect(readdirSync(job)).toEqual(['victim']);
});

test('a link in the checkout at the path of a temporary report file is not followed', async () => {
  const { exitCode, stderr } = await gate('../rep');
  expect(exitCode, stderr).toBe(0);
  expect(readFileSync(path.join(job, 'victim'), 'utf8')).toBe('kept');
  const { conclusion } = JSON.parse(readFileSync(path.join(root, 'rep', 'report.json'), 'utf8')) as {
    readonly conclusion: string;
  };
  expect(conclusion).toBe('clean');
  rmSync(path.join(root, 'rep'), { recursive: true });
});

test('a link that the user made outside the checkout is followed', async () => {
  symlinkSync('job', path.join(sandbox.path, 'mine'));
  const { exitCode } = await gate('../../mine', '--allow-dirty');
  expect(exitCode).toBe(0);
  expect(readdirSync(job)).toContain('report.json');
});
