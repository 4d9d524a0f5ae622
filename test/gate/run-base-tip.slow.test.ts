import { beforeAll, describe, expect, test } from 'vitest';
import { gateReport, type Start } from '../helpers/lanser.ts';
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
  test('has the same report with a cache of base', async () => {
    const cache = ['--cache-directory', `${sandbox.path}/cache`];
    const args = ['--base', 'main', '--head', 'topic', ...cache];
    const [{ report: first }, { report: second }] = [
      await gateReport(args, start),
      await gateReport(args, start),
    ];
    expect({ ...second, timing: null }).toEqual({ ...first, timing: null });
    // The same merge base under a different tip has different diagnostics.
    await repository.git(['branch', '--quiet', 'lenient', 'topic~1']);
    const { report } = await gateReport(['--base', 'lenient', '--head', 'topic', ...cache], start);
    expect(report.before?.counts?.error).toBe(0);
  });
});
