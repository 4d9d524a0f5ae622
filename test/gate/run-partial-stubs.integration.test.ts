import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectNoVerdict } from './outside-paths.ts';

const sandbox = useSandbox();

test('the gate is inconclusive if the tree contains a partial stub package', async () => {
  const repository = await sandbox.repository();
  const { write } = repository;
  await write('dep/__init__.py', '');
  await write('dep/core.py', 'class Core:\n    x: int = 1\n');
  await write('dep-stubs/py.typed', 'partial\n');
  await write('dep-stubs/__init__.pyi', 'from .core import Core\ncore: Core\n');
  const { message } = await expectNoVerdict(repository, sandbox, async () =>
    write('dep-stubs/__init__.pyi', 'from .core import Core\ncore: Core = 1\n'),
  );
  expect(message).toMatch(/^Pyright may merge the partial stub package "dep-stubs"/u);
});
