import { expect, test } from 'vitest';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposal, rename } from '../../helpers/proposal-file.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();

test('the first 500 of 510 proposed edits are previewed, and one error reports both numbers', async () => {
  const repository = await sandbox.repository();
  const names = Array.from({ length: 510 }, (_, index) => `name_${index}`);
  await repository.write('base.py', '');
  await repository.commit();
  await repository.write('names.py', names.map((name) => `${name} = 1\n`).join(''));
  await repository.write(
    'uses.py',
    `import names\n\n${names.map((name) => `print(names.${name})\n`).join('')}`,
  );
  const edits = names.map((name) => rename(`py://names#${name}`, `other_${name}`));
  await repository.write('.lanser/proposals/many.json', proposal(...edits));
  await repository.commit();
  const { checks } = await checkedProposals(repository.path);
  expect(checks).toHaveLength(501);
  for (const check of checks.slice(0, 500)) expect(check).toMatchObject({ conclusion: 'safe', delta: 0 });
  expect(checks[500]).toMatchObject({
    index: 500,
    conclusion: 'error',
    error: { code: 'E/USAGE', details: { proposed: 510, previewed: 500 } },
  });
}, 600_000);
