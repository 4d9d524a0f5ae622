import { beforeAll, expect, test } from 'vitest';
import { actionRunner } from '../helpers/action-runner.ts';
import { bundleOf, gateReport, type Start } from '../helpers/lanser.ts';
import { lockFile } from '../helpers/lock-file.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const VERSION = '1.1.413';
const INTEGRITY =
  'sha512-1lpxKrh0DHHpfAQOfciZo2ojua2jase3wwO9at8kldc+F/p1PBscxA5CQ3G1qg5lMOMhXo6ZaiMLMXEAqADIAg==';
let repository: SandboxRepository;
let start: Start;

// npm finds the registry and the proxy through the variables in `npm` and the configuration file in HOME.
beforeAll(async () => {
  repository = await sandbox.repository();
  const npm = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      /^npm_config_|proxy|certs?$/iu.test(entry[0]) && entry[1] !== undefined,
  );
  const env = { ...sandbox.env, ...Object.fromEntries(npm), HOME: process.env['HOME'] ?? '' };
  start = { cwd: repository.path, env };
  await repository.write('package-lock.json', lockFile(VERSION, INTEGRITY));
  await repository.write('a.py', '');
  await repository.commit();
  await repository.write('a.py', 'x: int = ""\nopen("/etc/hostname")\n');
  await repository.commit();
});

test.each([VERSION, 'project'])(
  'with --pyright-version %s, base and head are checked by the Pyright version in the lock file',
  async (which) => {
    const { report } = await gateReport(['--base', 'HEAD~1', '--pyright-version', which], start);
    expect(report.environment.server.version).toBe(VERSION);
    expect(report.environment.cage).toBe('permission-model');
    expect(report.delta?.introduced).toHaveLength(1);
  },
);

test('the Action logs the Pyright version that the lock file specifies', async () => {
  const sha = await repository.git(['rev-parse', 'HEAD']);
  const { hasPrograms, stdout, outputs } = await actionRunner(sandbox).run({
    workspace: repository.path,
    event: 'workflow_dispatch',
    payload: {},
    ref: 'refs/heads/main',
    sha,
    with: { 'base-ref': `${sha}~1`, 'head-ref': sha, 'pyright-version': 'project' },
    env: start.env,
  });
  expect([hasPrograms, outputs['pyright-version']]).toEqual([true, VERSION]);
  expect(stdout.split('::endgroup::')[0]).toContain(
    `\nPyright ${VERSION} (input pyright-version: project)\n`,
  );
});

// Pyright 1.1.397 is the first version that supports `textDocument/diagnostic`. Pyright 1.1.397 requests settings
// only after `workspace/didChangeConfiguration`.
test('Pyright 1.1.397 receives `workspace/didChangeConfiguration` and checks the files', async () => {
  const integrity =
    'sha512-15cBWI3rRBHJIxUrltN8H/GkVtJ54s2rH6aQUZdOjnoa41H9rNs1OfJJFzYT8nvCNgjRL8NjsuKu6GqZAgYLOw==';
  await repository.write('package-lock.json', lockFile('1.1.397', integrity));
  await repository.write('a.py', '');
  await repository.commit();
  await repository.write('a.py', 'x: int = ""\n');
  await repository.commit();
  const { report } = await gateReport(['--base', 'HEAD~1', '--pyright-version', '1.1.397'], start);
  expect(report.environment.server.version).toBe('1.1.397');
  expect(report.delta?.introduced).toHaveLength(1);
});

test('a package whose hash differs from the integrity in the lock file is rejected as damaged', async () => {
  await repository.write('package-lock.json', lockFile(VERSION, INTEGRITY.replace('1lpx', '1lpy')));
  await repository.commit();
  await repository.write('a.py', '');
  await repository.commit();
  const { bundle, exitCode } = await bundleOf(
    ['gate', '--base', 'HEAD~1', '--pyright-version', 'project'],
    start,
  );
  expect(exitCode).toBe(27);
  expect(bundle.error?.message).toMatch(/^The package of Pyright 1\.1\.413 is damaged/u);
});
