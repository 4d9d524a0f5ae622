import { expect, test } from 'vitest';
import { openProject } from '../helpers/real-servers.ts';

test('the completeness check of a rename fails if a large source file may use the renamed name', async () => {
  const padding = `# ${'x'.repeat(98)}\n`.repeat(45_000);
  await using project = await openProject({
    'base.py': 'class Base:\n    def go(self) -> None: ...\n',
    'generated.py': `${padding}def call(it):\n    it.go()\n`,
  });
  const { facts } = await project.workspace.rename('py://base#Base.go', 'start');
  expect(facts?.notCovered).toMatchObject([{ uri: 'generated.py', reason: 'unresolved' }]);
  expect(facts?.safety.checks.find(({ name }) => name === 'completeness')?.passed).toBe(false);
});
