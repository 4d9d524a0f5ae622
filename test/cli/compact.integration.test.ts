import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { OPERATIONS } from '../../src/registry/operations.ts';
import { helpOf } from '../helpers/help-of.ts';
import { bundleOf, lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { placesIn, useCompactLedger } from './compact-ledger.ts';

// compact.slow.test.ts tests the compact answers of more operations and of the SDK.
const sandbox = useSandbox();
const { repository, start, definition, rawPlaces } = useCompactLedger(sandbox);

/**
 * Returns the first 12 digits of a bundle's id, with which a compact answer ends. If the answer has no id, returns
 * the whole answer, so that a failed assertion shows the answer.
 */
function idIn({ stdout }: Finished): string {
  return /; bundle (?<digits>[0-9a-f]{12})\n$/u.exec(stdout)?.groups?.['digits'] ?? stdout;
}

async function wholeId(): Promise<string> {
  const printed = await lanser(['bundle', idIn(definition())], start());
  return (JSON.parse(printed.stdout) as Bundle).bundleId.slice('sha256:'.length);
}

/** Returns the path of the cached bundle with this id. The id is given without `sha256:`. */
function fileOf(digits: string): string {
  const cache = sandbox.env['XDG_CACHE_HOME'] ?? path.join(sandbox.env['HOME'] ?? '', '.cache');
  return path.join(cache, 'lanser/bundles', digits.slice(0, 2), digits.slice(2));
}

describe('the compact answer for a definition', () => {
  test('has at most 200 bytes in addition to the position and the line of code', () => {
    expect([definition().exitCode, definition().stderr]).toEqual([0, '']);
    const [answer = '', ...rest] = definition().stdout.split('\n');
    expect(answer).toBe('ledger/money.py:1:7: class Money:');
    expect(rest.join('\n')).toMatch(/^certified; complete; bundle [0-9a-f]{12}\n$/u);
    expect(Buffer.byteLength(rest.join('\n'))).toBeLessThanOrEqual(200);
  });

  test('contains exactly the positions that the server itself reports', async () => {
    expect(placesIn(definition().stdout)).toEqual(await rawPlaces('definition'));
  });

  test('ends with an id, and `lanser bundle ID` prints a bundle with the same id and facts as --json', async () => {
    const printed = await lanser(['bundle', idIn(definition())], start());
    const { bundle } = await bundleOf(['def', 'ledger/cli.py:6:13'], start());
    expect([printed.exitCode, printed.stderr]).toEqual([0, '']);
    expect((JSON.parse(printed.stdout) as Bundle).bundleId).toBe(bundle.bundleId);
    expect((JSON.parse(printed.stdout) as Bundle).facts).toEqual(bundle.facts);
  });
});

describe('compact references', () => {
  test('are not marked as complete if only one page is shown', async () => {
    const page = await lanser(['refs', 'ledger/cli.py:6:13', '--limit', '2', '--compact'], start());
    expect(page.stdout).toMatch(/\ncertified; incomplete: \d+ in all, next cursor 2-\w+; bundle /u);
    expect(page.stdout).not.toContain('; complete');
  });
});

test('every command of an operation has the options --compact and --fields', () => {
  const commands = Object.values(OPERATIONS).flatMap(({ name, command }) =>
    command === undefined ? [] : [command.alias ?? name],
  );
  expect(commands.length).toBeGreaterThan(15);
  for (const command of commands) {
    expect(helpOf(command)).toContain(' --compact ');
    expect(helpOf(command)).toContain(' --fields <list> ');
  }
});

describe('lanser', () => {
  test('bundle --fields prints only the bundle id and the selected fields, including fields of list items', async () => {
    const args = ['bundle', idIn(definition()), '--fields', 'facts.definitions.uri, meta.exitCode'];
    expect(JSON.parse((await lanser(args, start())).stdout)).toEqual({
      bundleId: expect.stringMatching(/^sha256:/u) as string,
      facts: { definitions: [{ uri: 'ledger/money.py' }] },
      meta: { exitCode: 0 },
    });
  });

  test.each([
    [['bundle', 'feedface'], 3, 'No kept bundle on this machine has an id that starts with feedface'],
    [['bundle', '../..'], 20, 'is not the id of a bundle'],
    [['refs', 'x', '--fields', 'facts.reference'], 20, 'did you mean facts.references?'],
    [['refs', 'x', '--fields', 'edits.plan.files.edits.newTxt'], 20, 'edits.plan.files.edits.newText?'],
    [['refs', 'x', '--fields', 'bundleId.x'], 20, 'bundleId has no fields.'],
    [['refs', 'x', '--fields', 'meta.xyz'], 20, 'the known fields are meta.exitCode, '],
    [
      ['refs', 'x', '--fields', 'error', '--compact'],
      20,
      "'--fields <list>' cannot be used with option '--compact'",
    ],
    [['def', 'x', '--compact', '--json'], 20, "'--compact' cannot be used with option '--json'"],
  ])(
    'rejects %j with a message that names the reason or the correct field',
    async (args, exitCode, message) => {
      const refused = await lanser(args, start());
      expect([refused.exitCode, refused.stderr]).toEqual([exitCode, expect.stringContaining(message)]);
    },
  );

  test('rejects a stored bundle that was changed on disk', async () => {
    const digits = await wholeId();
    const file = fileOf(digits);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('ledger/money.py', 'ledger/other.py'));
    const refused = await lanser(['bundle', digits], start());
    await writeFile(file, text);
    expect([refused.exitCode, refused.stdout]).toEqual([22, '']);
    expect(refused.stderr).toContain('E/SCHEMA_INVALID');
  });

  test('rejects the common start of two ids, even if one of the two bundles cannot be read', async () => {
    const digits = await wholeId();
    const first = `${digits.slice(0, 12)}${'0'.repeat(52)}`;
    await mkdir(fileOf(first));
    const refused = await lanser(['bundle', digits.slice(0, 12)], start());
    await rmdir(fileOf(first));
    expect([refused.exitCode, refused.stdout]).toEqual([4, '']);
    expect(refused.stderr).toContain(`Pass more digits: ${first}, ${digits}.`);
  });
});

test('the compact answer for a relocated selector contains the score and its explanation instead of "certified"', async () => {
  const place = 'ledger/cli.py@Money(1).add(Money(2))';
  const { stdout: anchor } = await lanser(['locate', place, '--as', 'anchor'], start());
  const file = path.join(repository().path, 'ledger/cli.py');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Money(1).add(Money(2))', 'Money(1).add(Money(3))'));
  const { stdout, exitCode } = await lanser(['locate', anchor.trim(), '--compact'], start());
  await writeFile(file, text);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('total = Money(1).add(Money(3))\n')]);
  expect(stdout).toMatch(/\nscore 0\.\d+: [^\n]+; complete; bundle /u);
  expect(stdout).not.toContain('certified');
});
