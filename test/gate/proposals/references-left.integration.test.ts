import { expect, test } from 'vitest';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposal, rename } from '../../helpers/proposal-file.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();

// If a function has a source and a stub, Pyright renames the function only in the source.
test('a rename in a source is incomplete if the stub of the source and an importing file keep the old name', async () => {
  const repository = await sandbox.repository();
  await writeTree(repository.path, {
    'm.py': 'def foo(): pass\n',
    'm.pyi': 'def foo() -> None: ...\n',
    'n.py': 'from m import foo\n\nfoo()\n',
  });
  await repository.commit();
  await writeTree(repository.path, {
    'm.py': 'def bar(): pass\n',
    '.lanser/proposals/all.json': proposal(rename('m.py@L1:C5', 'bar')),
  });
  await repository.commit();
  const { checks } = await checkedProposals(repository.path);
  expect(checks).toMatchObject([
    {
      conclusion: 'incomplete',
      missed: [
        { uri: 'm.pyi', range: [0, 4, 0, 7] },
        { uri: 'n.py', range: [0, 14, 0, 17] },
        { uri: 'n.py', range: [2, 0, 2, 3] },
      ],
    },
  ]);
});
