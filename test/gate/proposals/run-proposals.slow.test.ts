import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../../src/model/report.ts';
import { gateReport } from '../../helpers/lanser.ts';
import { proposal, proposalBlock, rename } from '../../helpers/proposal-file.ts';
import { useSandbox, type SandboxRepository } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();
const ARGS = ['--base', 'HEAD~1', '--pull-request-text', '../text.md'];
let repository: SandboxRepository;

// Head renames `add`, but misses a reference and adds uses of the old name. One proposal file is invalid, and so is
// one block of the pull request's text.
beforeAll(async () => {
  repository = await sandbox.repository();
  const { write, commit } = repository;
  await write('lanser.json', '{"gate": {"failOn": ["incomplete-rename"]}}');
  await write('money.py', 'class Money:\n    def add(self) -> int:\n        return 1\n\n\nMoney().add()\n');
  await write('test_money.py', 'from money import Money\n\n\ndef test_add() -> None:\n    Money().add()\n');
  await commit();
  await write(
    'money.py',
    'class Money:\n    def plus(self) -> int:\n        return 1\n\n\nMoney().plus()\nMoney().add()\n',
  );
  // `Other` has no method `add`, so `Other().add` is not a missed reference.
  await write(
    'fresh.py',
    'from money import Money\n\n\nclass Other: ...\n\n\nMoney().add()\nOther().add()\n',
  );
  await write('.lanser/proposals/a.json', proposal(rename('py://money#Money.add', 'plus')));
  await write('.lanser/proposals/b.json', '{"version": "1.0", "edits": [{}]}');
  await commit();
  await write(
    '../text.md',
    `${proposalBlock(rename('py://money#Money', 'Cash'))}\n\`\`\`lanser\nnothing\n\`\`\`\n`,
  );
});

async function run(): Promise<{ readonly report: Report; readonly exitCode: number | null }> {
  return gateReport(ARGS, { cwd: repository.path, env: sandbox.env });
}

test('missed references in old and new code fail the policy, and a second report differs only in timing', async () => {
  const { report, exitCode } = await run();
  expect(report.failures).toEqual([]);
  expect(report.proposals).toMatchObject([
    {
      path: '.lanser/proposals/a.json',
      index: 0,
      conclusion: 'incomplete',
      missed: [
        { uri: 'fresh.py', range: [6, 8, 6, 11] },
        { uri: 'money.py', range: [6, 8, 6, 11] },
        { uri: 'test_money.py', range: [4, 12, 4, 15] },
      ],
    },
    { path: null, index: 0, conclusion: 'safe', missed: [], delta: 0 },
  ]);
  expect(report.schemas.filter(({ conclusion }) => conclusion === 'invalid')).toMatchObject([
    { path: '.lanser/proposals/b.json' },
    { path: 'pull request, block 2' },
  ]);
  expect(report.reasons).toContainEqual({ code: 'incomplete-rename', count: 1 });
  expect(report.policy).toMatchObject({ failed: true, reasons: ['incomplete-rename'] });
  expect(exitCode).toBe(1);
  const { timing: _timing, ...secondReport } = (await run()).report;
  const { timing: _other, ...first } = report;
  expect(JSON.stringify(secondReport)).toBe(JSON.stringify(first));
});
