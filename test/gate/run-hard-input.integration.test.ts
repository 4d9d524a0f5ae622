import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const OLD = '(1).old\n';
const NEW = '(1).new\n';

/** Names with non-ASCII characters, or special characters of shells, globs, URIs, options or line-based formats. */
const NAMES = [
  '-dash.py',
  'new\nline.py',
  'tab\t.py',
  'quo"te\'s.py',
  'with space.py',
  '*.py',
  '[ab].py',
  '%0A%2e.py',
  '#hash?.py',
  '$(id).py',
  'back\\slash.py',
  'ümläut.py',
  'u\u0308mla\u0308ut.py',
  '日本語/🐍.py',
  ' leading.py',
  'trailing .py',
];

const CONTENTS: Readonly<Record<string, readonly [before: Buffer | string, after: Buffer | string]>> = {
  'syntax.py': ['def broken(:\n', 'x = 1\ndef broken(:\n'],
  'latin1.py': [
    Buffer.from(`# -*- coding: latin-1 -*-\nname = "é"\n${OLD}`, 'latin1'),
    Buffer.from(`# -*- coding: latin-1 -*-\nname = "éà"\n${NEW}${OLD}`, 'latin1'),
  ],
  'bytes.py': [
    Buffer.concat([Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x0a]), Buffer.from(OLD)]),
    Buffer.concat([Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x0a]), Buffer.from(NEW + OLD)]),
  ],
  'nul.py': [`"a\0b"\n${OLD}`, `"a\0b"\n${NEW}${OLD}`],
  'bom.py': [`\uFEFF${OLD}`, `\uFEFF${NEW}${OLD}`],
  'mixed_ends.py': [`x = 1\r${OLD}`, `x = 1\r\n${NEW}\r${OLD}`],
  'wide.py': [`"𝒳𝒴"; ${OLD}`, `"𝒳𝒴"; ${OLD}"𝒳"; ${NEW}`],
  'nested.py': [
    `${'['.repeat(2000)}${']'.repeat(2000)}\n`,
    `x = 1\n${'['.repeat(2000)}${']'.repeat(2000)}\n`,
  ],
  'empty.py': ['', ''],
  'no_last_line_end.py': [OLD.trim(), `${NEW}${OLD.trim()}`],
};

let report: Report;
let root: string;

beforeAll(async () => {
  const { path: cwd, write, link, commit } = await sandbox.repository();
  root = cwd;
  for (const name of NAMES) await write(name, '(1).same  # old\n');
  for (const [name, [before]] of Object.entries(CONTENTS)) await write(name, before);
  await link('link.py', 'empty.py');
  await commit();
  // Each of these files now has two equal errors, and only the diff shows which one is new.
  for (const name of NAMES) await write(name, '# A line above.\n(1).same  # new\n(1).same  # old\n');
  for (const [name, [, after]] of Object.entries(CONTENTS)) await write(name, after);
  await commit();
  ({ report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env }));
});

test('in each file with a difficult name, only the new error counts as introduced', () => {
  const introduced = report.delta?.introduced.filter(({ uri }) => !(uri in CONTENTS));
  expect(introduced?.map(({ uri, range }) => [uri, range])).toEqual(
    NAMES.toSorted().map((name) => [name, [1, 4, 1, 8]]),
  );
});

test('in files with difficult content, only the new errors count as introduced', () => {
  const introduced = report.delta?.introduced.filter(({ uri }) => uri in CONTENTS);
  expect(introduced?.map(({ uri, range }) => [uri, range])).toEqual([
    // Pyright's language server and command line count the byte order mark as a character.
    ['bom.py', [0, 5, 0, 8]],
    ['bytes.py', [1, 4, 1, 7]],
    ['latin1.py', [2, 4, 2, 7]],
    ['mixed_ends.py', [1, 4, 1, 7]],
    ['no_last_line_end.py', [0, 4, 0, 7]],
    ['nul.py', [1, 4, 1, 7]],
    ['wide.py', [1, 10, 1, 13]],
  ]);
});

test('no diagnostic is resolved, lost or counted twice', () => {
  expect(report.delta).toMatchObject({ resolved: [], unstable: [] });
  expect(report.delta?.persisting).toBe(report.before?.counts?.error);
  expectBalancedAccounts(report);
});

test("the counts of base and head equal those of Pyright's command line", async () => {
  for (const [side, revision] of [
    ['before', 'HEAD~1'],
    ['after', 'HEAD'],
  ] as const) {
    const cwd = path.join(sandbox.path, side);
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, cwd], { env: sandbox.env });
    execFileSync('git', ['checkout', '--quiet', revision], { cwd, env: sandbox.env });
    const { files, errors, warnings } = await pyrightCli({ cwd, env: sandbox.env });
    expect(report.projects[0]?.[side]?.files).toBe(files);
    expect(report[side]?.counts).toMatchObject({ error: errors, warning: warnings });
  }
});
