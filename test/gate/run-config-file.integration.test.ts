import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, gateReport, type Start } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let start: Start;

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write('pyproject.toml', '[tool.pyright]\ntypeCheckingMode = "off"\n');
  await repository.write('conf/strict.json', '{ "typeCheckingMode": "strict", "include": ["../src"] }');
  await repository.write('conf/ruff.toml', '[lint]\n');
  await repository.write('src/a.py', '');
  await repository.commit();
  await repository.write('conf/strict.json', '{ "typeCheckingMode": "off" }');
  await repository.write('src/a.py', 'def f(x):\n    return x\n');
  await repository.commit();
});

describe('--config-file', () => {
  test("checks base and head as if pyrightconfig.json extended base's version of the file", async () => {
    const { report } = await gateReport(['--base', 'HEAD~1', '--config-file', 'conf/strict.json'], start);
    await repository.git(['checkout', '--quiet', 'HEAD~1', '--', 'conf/strict.json']);
    await repository.write('pyrightconfig.json', '{ "extends": "conf/strict.json" }');
    const { errors } = await pyrightCli(start);
    await repository.git(['reset', '--quiet', '--hard']);
    await repository.git(['clean', '--quiet', '--force']);
    expect(errors).toBeGreaterThan(0);
    expect(report.after?.counts?.error).toBe(errors);
    expect(report.before?.counts?.error).toBe(0);
    expect(report.evidence.configuration.changed).toContainEqual({
      path: 'conf/strict.json',
      change: 'modified',
    });
  });

  test.each([
    ['nowhere.json', /^The configuration file "nowhere\.json" does not exist in base/u],
    ['conf/ruff.toml', /^"conf\/ruff\.toml" has no section \[tool\.pyright\]/u],
  ])('rejects %s, which does not exist in base or contains no settings', async (file, message) => {
    const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD~1', '--config-file', file], start);
    expect(exitCode).toBe(20);
    expect(bundle.error?.message).toMatch(message);
  });
});
