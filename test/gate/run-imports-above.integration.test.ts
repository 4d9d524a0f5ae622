import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectNoVerdict } from './outside-paths.ts';

const sandbox = useSandbox();

test("the gate is inconclusive if checked code imports modules by the name of the checkout's folder", async () => {
  const repository = await sandbox.repository('addon');
  const { write } = repository;
  await write('__init__.py', '');
  await write('b.py', 'y: int = 1\n');
  await write('tests/a.py', '# from ...addon\nfrom ...addon.b import y  # type: ignore\n\nx: int = y\n');
  const { message, errors } = await expectNoVerdict(repository, sandbox, async () =>
    write('b.py', 'y: str = ""\n'),
  );
  expect(errors).toEqual([0, 1]);
  expect(message).toMatch(
    /^"tests\/a\.py" line 2 imports from above the repository: "from \.\.\.addon\.b import y"\./u,
  );
});
