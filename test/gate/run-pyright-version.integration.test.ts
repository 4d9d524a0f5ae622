import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, gateReport, type Start } from '../helpers/lanser.ts';
import { lockFile } from '../helpers/lock-file.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const installed = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
let repository: SandboxRepository;
let start: Start;

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write('a.py', '');
  await repository.commit();
  await repository.write('package-lock.json', lockFile('1.1.400', 'sha512-a'));
  await repository.write('a.py', 'x: int = ""\n');
  await repository.commit();
});

async function refusal(which: string): Promise<readonly [number | null, string]> {
  const { bundle, exitCode } = await bundleOf(
    ['gate', '--base', 'HEAD~1', '--pyright-version', which],
    start,
  );
  return [exitCode, bundle.error?.message ?? ''];
}

describe('--pyright-version', () => {
  test('uses a package in a folder outside of the checkout', async () => {
    const folder = path.join(sandbox.path, 'elsewhere');
    cpSync(installed, folder, { recursive: true });
    await writeTree(folder, { 'package.json': '{ "name": "pyright", "version": "1.1.9999" }' });
    const { report } = await gateReport(['--base', 'HEAD~1', '--pyright-version', folder], start);
    expect(report.delta?.introduced).toHaveLength(1);
    expect(report.environment).toMatchObject({ server: { version: '1.1.9999' } });
  });

  test('rejects a folder in the checkout', async () => {
    const [exitCode, message] = await refusal(path.join(repository.path, 'node_modules/pyright'));
    expect(exitCode).toBe(20);
    expect(message).toMatch(/is inside the checkout/u);
  });

  test('rejects a folder that does not contain the package', async () => {
    const [exitCode, message] = await refusal(sandbox.temporary);
    expect(exitCode).toBe(27);
    expect(message).toMatch(/does not contain the npm package pyright/u);
  });

  test('rejects a version that does not answer requests for diagnostics', async () => {
    const folder = path.join(sandbox.path, 'old');
    await writeTree(folder, { 'package.json': '{ "name": "pyright", "version": "1.1.396" }' });
    const [exitCode, message] = await refusal(folder);
    expect(exitCode).toBe(27);
    expect(message).toBe(
      'Pyright 1.1.396 does not answer requests for diagnostics. Use 1.1.397 or a later version.',
    );
  });

  test.each(['1.1.400', 'project'])('reads the lock file of base, not of head: %s', async (which) => {
    const [exitCode, message] = await refusal(which);
    expect(exitCode).toBe(27);
    expect(message).toMatch(/^package-lock\.json of base does not exist\./u);
  });

  test('rejects a word that is not a version of Pyright', async () => {
    const [exitCode, message] = await refusal('latest');
    expect(exitCode).toBe(20);
    expect(message).toMatch(/^"latest" is not a version of Pyright\. Name an exact version/u);
  });
});
