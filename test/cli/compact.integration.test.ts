// The form of answers with few tokens, and the whole bundles behind them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle, DefinitionsFacts, ReferencesFacts } from '../../src/model/bundle.ts';
import { OPERATIONS } from '../../src/registry/operations.ts';
import { compactAnswer } from '../../src/sdk/compact-answer.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { helpOf } from '../helpers/help-of.ts';
import { bundleOf, lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { rawAnswers, type Place } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer, type RawServer } from '../helpers/raw-server.ts';
import { testHost } from '../helpers/test-host.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
/** The use of `Money` in `ledger/cli.py`, as an editor counts: line 5, `total = Money(1)`. */
const USE: Place = { file: 'ledger/cli.py', line: 5, character: 12 };

let repository: SandboxRepository;
let start: Start;
let raw: RawServer;
let definition: Finished;

beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
  start = { cwd: repository.path, env: sandbox.env };
  raw = await rawServer(repository.path);
  definition = await lanser(['def', 'ledger/cli.py:6:13', '--compact'], start);
});

afterAll(async () => raw[Symbol.asyncDispose]());

/** Returns the places of the lines, zero-based as in LSP. */
function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/^(?<file>[^:\n]+):(?<line>\d+):(?<column>\d+): /gmu)].map(
    ({ groups: { file, line, column } = {} }) => `${file} ${Number(line) - 1} ${Number(column) - 1}`,
  );
}

async function rawPlaces(operation: 'definition' | 'references'): Promise<readonly string[]> {
  const answers = rawAnswers(raw, await rawNames(repository.path));
  const located = (await answers.at(operation, USE)) as DefinitionsFacts['definitions'];
  return located.map(({ uri, range: [line, character] }) => `${uri} ${line} ${character}`);
}

/** Returns the digits of the bundle's id at the end of a compact answer. */
function idIn({ stdout }: Finished): string {
  return /; bundle (?<digits>[0-9a-f]{12})\n$/u.exec(stdout)?.groups?.['digits'] ?? stdout;
}

describe('a definition', () => {
  test('has at most 200 bytes besides its place and its line of code', () => {
    expect([definition.exitCode, definition.stderr]).toEqual([0, '']);
    const [answer = '', ...rest] = definition.stdout.split('\n');
    expect(answer).toBe('ledger/money.py:1:7: class Money:');
    expect(rest.join('\n')).toMatch(/^certified; complete; bundle [0-9a-f]{12}\n$/u);
    expect(Buffer.byteLength(rest.join('\n'))).toBeLessThanOrEqual(200);
  });

  test('is at the place that the server itself reports', async () => {
    expect(placesIn(definition.stdout)).toEqual(await rawPlaces('definition'));
  });

  test('is the same text in the SDK, without an id', async () => {
    const host = testHost({ ...sandbox.env, PATH: process.env['PATH'] ?? '' });
    await using workspace = await openWorkspace(repository.path, { host });
    const answer = await compactAnswer(workspace, await workspace.definition('ledger/cli.py:6:13'));
    expect(answer).toBe(definition.stdout.replace(/; bundle [0-9a-f]+/u, ''));
    const failed = await compactAnswer(workspace, await workspace.locate('py://ledger.cli#twice'));
    expect(failed).toMatch(/^E\/AMBIGUOUS: .*\nledger\/cli\.py:12:5-12:10: def twice\(\): pass\n/u);
  });

  test('has its whole bundle by its id, with the hash of --json', async () => {
    const printed = await lanser(['bundle', idIn(definition)], start);
    const { bundle } = await bundleOf(['def', 'ledger/cli.py:6:13'], start);
    expect([printed.exitCode, printed.stderr]).toEqual([0, '']);
    expect((JSON.parse(printed.stdout) as Bundle).bundleId).toBe(bundle.bundleId);
    expect((JSON.parse(printed.stdout) as Bundle).facts).toEqual(bundle.facts);
  });
});

describe('references', () => {
  test('are at the places that the server itself reports', async () => {
    const { stdout } = await lanser(['refs', 'ledger/cli.py:6:13', '--compact'], start);
    const places = await rawPlaces('references');
    expect(places.length).toBeGreaterThan(5);
    expect(placesIn(stdout)).toEqual(places);
    expect(stdout).toMatch(/\ncertified; complete; bundle /u);
  });

  test('of one page are never called complete', async () => {
    const page = await lanser(['refs', 'ledger/cli.py:6:13', '--limit', '2', '--compact'], start);
    expect(page.stdout).toMatch(/\ncertified; incomplete: \d+ in all, next cursor 2-\w+; bundle /u);
    expect(page.stdout).not.toContain('; complete');
  });
});

test('shows the rule and line of code of diagnostics, and the checks and mentions of an edit', async () => {
  const { stdout } = await lanser(['diag', 'ledger/cli.py', '--compact'], start);
  expect(stdout).toMatch(
    /^ledger\/cli\.py:8:18: error reportAssignmentType: .* \| wrong: str = total\.cents$/mu,
  );
  expect(stdout).toMatch(/\ncomplete; \d errors?(?:, \d warnings?)?; bundle /u);
  const edit = await lanser(['rename', 'py://ledger.money#Money', 'Cash', '--compact'], start);
  expect(edit.stdout).toContain('ledger/money.py:1:7: class Cash:\n');
  expect(edit.stdout).toMatch(/^docs\/use\.md:1:6: not covered \(\w+\): Use `Money`\.$/mu);
  expect(edit.stdout).toMatch(
    /; preview: \d+ edits in 3 files; errors 2 -> 2; all \d checks passed; 4 mentions not covered; /u,
  );
  // The start of the plan's id is enough to write it.
  const plan = /lanser apply (?<plan>sha256:[0-9a-f]{12})\b/u.exec(edit.stdout)?.groups?.['plan'] ?? '';
  const dry = await lanser(['apply', plan, '--dry-run', '--compact'], start);
  expect([dry.exitCode, dry.stdout]).toEqual([
    0,
    expect.stringContaining('ledger/money.py:1:7: class Cash:'),
  ]);
});

test('every operation has the compact form and the selection of fields', () => {
  const commands = Object.values(OPERATIONS).flatMap(({ name, command }) =>
    command === undefined ? [] : [command.alias ?? name],
  );
  expect(commands.length).toBeGreaterThan(15);
  for (const command of commands) {
    expect(helpOf(command)).toContain(' --compact ');
    expect(helpOf(command)).toContain(' --fields <list> ');
  }
});

describe('lanser bundle', () => {
  test('selects fields, also of all items of a list', async () => {
    const args = ['bundle', idIn(definition), '--fields', 'facts.definitions.uri, meta.exitCode'];
    expect(JSON.parse((await lanser(args, start)).stdout)).toEqual({
      bundleId: expect.stringMatching(/^sha256:/u) as string,
      facts: { definitions: [{ uri: 'ledger/money.py' }] },
      meta: { exitCode: 0 },
    });
  });

  test.each([
    [['bundle', 'feedface'], 3, 'No bundle with the id feedface is kept'],
    [['bundle', '../..'], 20, 'is not the id of a bundle'],
    [['refs', 'x', '--fields', 'facts.reference'], 20, 'did you mean facts.references?'],
    [['refs', 'x', '--fields', 'edits.plan.files.edits.newTxt'], 20, 'edits.plan.files.edits.newText?'],
    [['refs', 'x', '--fields', 'bundleId.x'], 20, 'bundleId has no fields.'],
    [['refs', 'x', '--fields', 'meta.xyz'], 20, 'its fields here are meta.exitCode, '],
    [
      ['refs', 'x', '--fields', 'error', '--compact'],
      20,
      "'--fields <list>' cannot be used with option '--compact'",
    ],
    [['def', 'x', '--compact', '--json'], 20, "'--compact' cannot be used with option '--json'"],
  ])('rejects %j with the next step', async (args, exitCode, message) => {
    const refused = await lanser(args, start);
    expect([refused.exitCode, refused.stderr]).toEqual([exitCode, expect.stringContaining(message)]);
  });

  test('rejects a bundle that was changed on disk', async () => {
    const { bundle } = await bundleOf<ReferencesFacts>(['refs', 'ledger/cli.py:6:13'], start);
    const digits = bundle.bundleId.slice('sha256:'.length);
    await lanser(['refs', 'ledger/cli.py:6:13', '--compact'], start);
    const cache = sandbox.env['XDG_CACHE_HOME'] ?? path.join(sandbox.env['HOME'] ?? '', '.cache');
    const file = path.join(cache, 'lanser/bundles', digits.slice(0, 2), digits.slice(2));
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('ledger/money.py', 'ledger/other.py'));
    const refused = await lanser(['bundle', digits], start);
    expect([refused.exitCode, refused.stdout]).toEqual([22, '']);
    expect(refused.stderr).toContain('E/SCHEMA_INVALID');
  });
});

test('a relocated answer says so, with its score and the reason', async () => {
  const place = 'ledger/cli.py:Money(1).add(Money(2))'.replace(':', '@');
  const { stdout: anchor } = await lanser(['locate', place, '--as', 'anchor'], start);
  const file = path.join(repository.path, 'ledger/cli.py');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Money(1).add(Money(2))', 'Money(1).add(Money(3))'));
  const { stdout, exitCode } = await lanser(['locate', anchor.trim(), '--compact'], start);
  await writeFile(file, text);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('total = Money(1).add(Money(3))\n')]);
  expect(stdout).toMatch(/\nscore 0\.\d+: [^\n]+; complete; bundle /u);
  expect(stdout).not.toContain('certified');
});
