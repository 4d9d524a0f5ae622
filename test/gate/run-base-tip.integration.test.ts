import { describe, expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { STRICT, useLenientBranch } from './lenient-branch.ts';

const sandbox = useSandbox();
const branch = useLenientBranch(sandbox);

describe('a branch that started before base became strict', () => {
  test("is checked before and after its changes with the configuration of base's latest commit", async () => {
    const { repository, start } = branch();
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

  test('has a report whose command gives the same report', async () => {
    const { start } = branch();
    const args = ['--base', 'main', '--head', 'topic', '--format', 'markdown'];
    const { stdout } = await lanser(['gate', ...args], start);
    const command = /^npx github:lanser\/lanser (?<args>gate .+)$/mu.exec(stdout)?.groups?.['args'] ?? '';
    const repeated = await lanser([...command.split(' '), '--format', 'markdown'], start);
    expect(stdout).toContain('new error');
    expect(repeated).toMatchObject({ exitCode: 0, stdout });
  });
});
