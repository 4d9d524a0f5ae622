import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { checkoutWith, introducedIn, LOCAL, newByCommandLine, SILENT } from './submodule-checkout.ts';

const sandbox = useSandbox();

test('the gate resolves imports of modules of an unchanged submodule, and reports new errors in the files of the submodule', async () => {
  const checkout = await checkoutWith(sandbox, 'unchanged', {
    'app.py': `${SILENT}x: int = f()\n`,
    'core.py': 'n: int = 1\n',
  });
  const { repository, library, start } = checkout;
  await library.write('own.py', 'import core\n\nn: int = core.n\n');
  await library.commit();
  await repository.git([...LOCAL, 'submodule', '--quiet', 'update', '--remote']);
  await repository.commit();
  await repository.write('app.py', `${SILENT}x: str = f()\n`);
  await repository.write('core.py', 'n: str = ""\n');
  await repository.commit();
  const expected = await newByCommandLine(sandbox, checkout);
  expect(expected).toHaveLength(2);
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(introducedIn(report)).toEqual(expected);
});

test("with --head worktree, the gate reads a submodule's files, and is inconclusive if one of them has uncommitted changes", async () => {
  const { repository, start } = await checkoutWith(sandbox, 'worktree', {
    'app.py': `${SILENT}x: int = f()\n`,
  });
  await repository.write('app.py', `${SILENT}x: str = f()\n`);
  const args = ['--base', 'HEAD', '--head', 'worktree'];
  const { report } = await gateReport(args, start);
  expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
  await repository.write('lib/m.py', 'def f() -> str:\n    return ""\n');
  expect((await gateReport(args, start)).exitCode).toBe(25);
});

test('the report lists a submodule that is not checked out, with the imports that may resolve to its files', async () => {
  const { repository, start } = await checkoutWith(sandbox, 'missing', {
    'pyrightconfig.json': '{ "extraPaths": ["lib/source"] }',
    'app.py': 'import other\n',
  });
  await repository.git(['submodule', '--quiet', 'deinit', '--force', 'lib']);
  await repository.write('app.py', 'import other\n\nx = other.y\n');
  await repository.commit();
  // `other` may be a module or a package in `lib/source`, which cannot be read.
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.delta?.unreadSubmodules).toEqual([{ path: 'lib', imports: ['other'] }]);
});
