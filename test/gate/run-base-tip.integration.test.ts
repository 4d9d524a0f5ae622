import { beforeAll, describe, expect, test } from 'vitest';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const STRICT =
  '[tool.pyright]\ntypeCheckingMode = "strict"\n[tool.lanser.gate]\nfailOn = ["introduced-warnings"]\n';
const LENIENT = '[tool.pyright]\ntypeCheckingMode = "off"\n[tool.lanser.gate]\nfailOn = []\n';
let repository: SandboxRepository;
let start: Start;

/** A branch that started with a lenient configuration. Main is strict since then. */
beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write('pyproject.toml', LENIENT);
  await repository.write('a.py', 'def f(x):\n    return x\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', '-b', 'topic']);
  await repository.write('a.py', 'def f(x):\n    return x\n\n\ndef g(y):\n    return y\n');
  await repository.commit();
  await repository.git(['checkout', '--quiet', 'main']);
  await repository.write('pyproject.toml', STRICT);
  await repository.write('b.py', 'import a\n');
  await repository.commit();
});

describe('a branch from before base became strict', () => {
  test("is checked under the configuration of base's tip, on both sides", async () => {
    const { report, exitCode } = await gateReport(['--base', 'main', '--head', 'topic'], start);
    const expected = async (revision: string): Promise<number | undefined> => {
      await repository.git(['checkout', '--quiet', revision]);
      await repository.write('pyproject.toml', STRICT);
      const { errors } = await pyrightCli(start);
      await repository.git(['checkout', '--quiet', '--force', 'main']);
      return errors;
    };
    expect(report.before?.counts?.error).toBe(await expected('topic~1'));
    expect(report.after?.counts?.error).toBe(await expected('topic'));
    expect(report.delta?.introduced.length).toBeGreaterThan(0);
    expect(report.conclusion).toBe('findings');
    expect(report.policy.failOn).toEqual(['introduced-warnings']);
    expect(report.policy.head).toBeUndefined();
    expect(report.evidence.configuration.changed).toEqual([]);
    expect(exitCode).toBe(0);
  });
});
