import path from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectSide } from './demo-side.ts';

const sandbox = useSandbox();

test("for the base commit, the gate's diagnostics equal those of Pyright's command line, and the gate's bundle equals that of `lanser diag`", async () => {
  const root = path.join(sandbox.path, 'ledger');
  const { base, head } = await buildDemoRepository(root);
  const { report } = await gateReport(['--base', base, '--head', head], { cwd: root, env: sandbox.env });
  // 69 is the zero-based line of the first error in base's ledger/cli.py. In head, this error is on line 89.
  expect(await expectSide(sandbox, root, { commit: base, side: report.before })).toBe(69);
});
