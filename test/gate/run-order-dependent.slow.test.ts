import { describe, expect, test } from 'vitest';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

type Files = Readonly<Record<string, string>>;

/**
 * Returns Python functions without annotations. Each function after `f0` calls the previous one. To infer a return
 * type, Pyright follows at most twelve nested calls.
 */
function chain(length: number): string {
  const links = Array.from({ length }, (_, index) => `def f${index + 1}():\n    return f${index}()\n`);
  return ['def f0():\n    return [1]\n', ...links].join('\n\n');
}

const CASES: Readonly<Record<string, { readonly before: Files; readonly after: Files }>> = {
  'an error that depends on more nested calls than Pyright follows': {
    before: { 'chain.py': chain(20), 'use.py': 'import chain\n' },
    after: { 'use.py': 'import chain\nchain.f20().nothing\n' },
  },
  'messages with circularly inferred types': {
    before: ORDER_DEPENDENT,
    after: {
      'alpha.py': `${ORDER_DEPENDENT['alpha.py']}${ERRORS_ABOUT_TYPES['alpha.py']}`,
      'beta.py': `${ORDER_DEPENDENT['beta.py']}${ERRORS_ABOUT_TYPES['beta.py']}`,
    },
  },
};

describe("the gate's introduced diagnostics are those that Pyright's command line reports only for head", () => {
  test.each(Object.entries(CASES))('%s', async (name, { before, after }) => {
    const { path: cwd, write, commit } = await sandbox.repository(name.replaceAll(' ', '-'));
    const start = { cwd, env: sandbox.env };
    const commandLine = async (files: Files): Promise<readonly string[]> => {
      for (const [file, text] of Object.entries(files)) await write(file, text);
      await commit();
      return (await pyrightCli(start)).diagnostics;
    };
    const base = new Set(await commandLine(before));
    const head = await commandLine(after);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
    const introduced = report.delta?.introduced ?? [];
    expect(
      introduced
        .map(({ uri, range, severity, rule, message }) =>
          JSON.stringify([uri, range, severity, rule, message]),
        )
        .toSorted(),
    ).toEqual(head.filter((diagnostic) => !base.has(diagnostic)));
    expect(introduced.some(({ orderDependent }) => orderDependent === true)).toBe(true);
    expect(report).toMatchObject({ conclusion: 'findings', delta: { unstable: [] } });
    expect(exitCode).toBe(1);
    expectBalancedAccounts(report);
  });
});
