import { expect, test } from 'vitest';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { ERRORS_ABOUT_IT, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('what another order of checking does not repeat is unstable, and not counted', async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  for (const [name, text] of Object.entries(ORDER_DEPENDENT)) await write(name, text);
  await commit();
  for (const name of ['alpha.py', 'beta.py'] as const) {
    await write(name, `${ORDER_DEPENDENT[name]}${ERRORS_ABOUT_IT[name]}`);
  }
  await write('sure.py', '(1).gone\n');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env });
  const unstable = report.delta?.unstable.map(({ side, seen, diagnostic }) => [side, seen, diagnostic.uri]);
  expect(unstable?.filter(([, seen]) => seen === 'first')).not.toEqual([]);
  expect(unstable?.filter(([, seen]) => seen === 'second')).not.toEqual([]);
  expect(new Set(unstable?.map(([side]) => side))).toEqual(new Set(['after']));
  // One message of each module names the same class in either order.
  expect(report.delta?.introduced.map(({ uri }) => uri)).toEqual(['alpha.py', 'beta.py', 'sure.py']);
  expectBalancedAccounts(report);
});
