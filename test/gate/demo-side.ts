import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { bundleOf } from '../helpers/lanser.ts';
import { comparable, pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

/**
 * Checks the result of base or head (`side`) in the gate's report on the example pull request. In a checkout of
 * `commit`, `lanser diag` must give the same bundle id and counts, and the diagnostics of Pyright's command line.
 * Returns the zero-based line of the first diagnostic in `ledger/cli.py`, or undefined.
 */
export async function expectSide(
  sandbox: Sandbox,
  root: string,
  { commit, side }: { readonly commit: string; readonly side: Report['after'] },
): Promise<number | undefined> {
  const checkout = repositoryAt(path.join(sandbox.path, commit), sandbox.path);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, checkout.path], { env: sandbox.env });
  await checkout.git(['checkout', '--quiet', commit]);

  const { bundle } = await bundleOf(['diag'], { cwd: checkout.path, env: sandbox.env });
  expect(bundle.bundleId).toBe(side?.bundleId);
  expect(bundle.facts?.counts).toEqual(side?.counts);

  expect(comparable(bundle)).toEqual(await pyrightCli({ cwd: checkout.path, env: sandbox.env }));
  return bundle.facts?.diagnostics.find(({ uri }) => uri === 'ledger/cli.py')?.range[0];
}
