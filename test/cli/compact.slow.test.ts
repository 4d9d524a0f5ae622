import { expect, test } from 'vitest';
import { compactAnswer } from '../../src/sdk/compact-answer.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { lanser } from '../helpers/lanser.ts';
import { testHost } from '../helpers/test-host.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { placesIn, useCompactLedger } from './compact-ledger.ts';

const sandbox = useSandbox();
const { repository, start, definition, rawPlaces } = useCompactLedger(sandbox);

test('the SDK returns the compact text of the command line without the bundle id, and lists ambiguous candidates', async () => {
  const host = testHost({ ...sandbox.env, PATH: process.env['PATH'] ?? '' });
  await using workspace = await openWorkspace(repository().path, { host });
  const answer = await compactAnswer(workspace, await workspace.definition('ledger/cli.py:6:13'));
  expect(answer).toBe(definition().stdout.replace(/; bundle [0-9a-f]+/u, ''));
  const failed = await compactAnswer(workspace, await workspace.locate('py://ledger.cli#twice'));
  expect(failed).toMatch(/^E\/AMBIGUOUS: .*\nledger\/cli\.py:12:5-12:10: def twice\(\): pass\n/u);
});

test('compact references are at the positions that the server itself reports', async () => {
  const { stdout } = await lanser(['refs', 'ledger/cli.py:6:13', '--compact'], start());
  const places = await rawPlaces('references');
  expect(places.length).toBeGreaterThan(5);
  expect(placesIn(stdout)).toEqual(places);
  expect(stdout).toMatch(/\ncertified; complete; bundle /u);
});

test('the compact form shows the rule and line of code of a diagnostic, and the checks and uncovered mentions of an edit', async () => {
  const { stdout } = await lanser(['diag', 'ledger/cli.py', '--compact'], start());
  expect(stdout).toMatch(
    /^ledger\/cli\.py:8:18: error reportAssignmentType: .* \| wrong: str = total\.cents$/mu,
  );
  expect(stdout).toMatch(/\ncomplete; \d errors?(?:, \d warnings?)?; bundle /u);
  const edit = await lanser(['rename', 'py://ledger.money#Money', 'Cash', '--compact'], start());
  expect(edit.stdout).toContain('ledger/money.py:1:7: class Cash:\n');
  expect(edit.stdout).toMatch(/^docs\/use\.md:1:6: not covered \(\w+\): Use `Money`\.$/mu);
  expect(edit.stdout).toMatch(
    /; preview: \d+ edits in 3 files; errors 2 -> 2; all \d checks passed; 4 mentions not covered; /u,
  );
  // The start of the plan's id is enough to apply the plan.
  const plan = /lanser apply (?<plan>sha256:[0-9a-f]{12})\b/u.exec(edit.stdout)?.groups?.['plan'] ?? '';
  const dry = await lanser(['apply', plan, '--dry-run', '--compact'], start());
  expect([dry.exitCode, dry.stdout]).toEqual([
    0,
    expect.stringContaining('ledger/money.py:1:7: class Cash:'),
  ]);
});
