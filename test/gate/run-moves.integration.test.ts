import { expect, test } from 'vitest';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

/** Returns an expression with an error whose message contains the name. */
const wrong = (name: string): string => `(1).${name}`;
const lines = (...texts: readonly string[]): string => `${texts.join('\n')}\n`;
const padding = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `padding_${index} = ${index}`);

const BEFORE: Readonly<Record<string, string>> = {
  'renamed.py': lines('def renamed():', `    ${wrong('in_renamed')}`, '', ...padding(9), wrong('at_its_end')),
  'giving.py': lines('def given():', `    ${wrong('in_given')}`, '', '', 'def kept():', '    pass'),
  'taking.py': lines('def first():', '    pass'),
  'indented.py': lines(
    'def outer(flag: bool):',
    `    ${wrong('in_block')}`,
    `    return ${wrong('in_return')}`,
  ),
  'spaces.py': lines(
    'class C:',
    '  def method(self):',
    `    ${wrong('in_method')}`,
    `  x = ${wrong('in_class')}`,
  ),
  'windows.py': lines('def unix():', `    ${wrong('in_unix')}`, '', wrong('after_unix')),
  'within.py': lines(
    'def one():',
    `    return ${wrong('in_one')}`,
    '',
    '',
    'def two():',
    '    return 2',
    '',
    '',
    wrong('below_two'),
  ),
  'shifted.py': lines('import sys', '', wrong('shifted'), wrong('twice'), wrong('twice')),
  'maker.py': lines('def make() -> str:', '    return str()'),
  'reworded.py': lines('from maker import make', '', 'made: int = make()'),
};

const AFTER: Readonly<Record<string, string | null>> = {
  'renamed.py': null,
  'package/new_name.py': lines(
    '# A new first line.',
    ...(BEFORE['renamed.py'] ?? '').trimEnd().split('\n'),
    'last = True',
  ),
  'giving.py': lines('def kept():', '    pass'),
  'taking.py': lines('def first():', '    pass', '', '', 'def given():', `    ${wrong('in_given')}`),
  'indented.py': lines(
    'def outer(flag: bool):',
    '    if flag:',
    `        ${wrong('in_block')}`,
    '    else:',
    `        return ${wrong('in_return')}`,
  ),
  'spaces.py': (BEFORE['spaces.py'] ?? '').replaceAll(/^ +/gmu, '$&$&'),
  'windows.py': (BEFORE['windows.py'] ?? '').replaceAll('\n', '\r\n'),
  'within.py': lines(
    wrong('below_two'),
    '',
    '',
    'def two():',
    '    return 2',
    '',
    '',
    'def extracted_from_one():',
    '    print(2)',
    `    return ${wrong('in_one')}`,
  ),
  'shifted.py': lines(
    'import os',
    'import sys',
    '',
    wrong('shifted'),
    '',
    wrong('twice'),
    'print()',
    wrong('twice'),
  ),
  'maker.py': lines('def make() -> bytes:', '    return bytes()'),
};

test('moves of code, renames of files, indentation and conversion to CRLF introduce no diagnostics', async () => {
  const { path: cwd, git, write, remove, commit } = await sandbox.repository();
  for (const [name, text] of Object.entries(BEFORE)) await write(name, text);
  const base = await commit();
  for (const [name, text] of Object.entries(AFTER)) await (text === null ? remove(name) : write(name, text));
  await commit();
  expect(await git(['diff-tree', '-r', '-M', '--name-status', base, 'HEAD'])).toContain('R');

  const { report, exitCode } = await gateReport(['--base', base], { cwd, env: sandbox.env });
  expect(report.delta?.introduced).toEqual([]);
  expect(report.delta?.resolved).toEqual([]);
  expect(report.delta?.unstable).toEqual([]);
  expect(report.conclusion).toBe('clean');
  expect(exitCode).toBe(0);

  expect(report.delta?.moved.map(({ before, after }) => [before.uri, after.uri, after.range[0]])).toEqual([
    ['giving.py', 'taking.py', 5],
    ['within.py', 'within.py', 0],
    ['within.py', 'within.py', 9],
  ]);
  const changed = report.delta?.changed.map(({ before, after }) => [
    before.uri,
    before.message,
    after.message,
  ]);
  expect(changed).toEqual([
    [
      'reworded.py',
      'Type "str" is not assignable to declared type "int"\n\u00A0\u00A0"str" is not assignable to "int"',
      'Type "bytes" is not assignable to declared type "int"\n\u00A0\u00A0"bytes" is not assignable to "int"',
    ],
  ]);
  expect(report.before?.counts?.error).toBe(15);
  expectBalancedAccounts(report);
});

test('if a file is renamed to an unchecked path, its errors are resolved with `fileDeleted`, and the reward rl-csf-v2 gives no credit for them', async () => {
  const { path: cwd, git, write, commit } = await sandbox.repository('renames');
  for (const name of ['kept', 'text', 'ignored'])
    await write(`${name}.py`, lines(`${name} = 1`, ...padding(9), wrong('left')));
  await commit();
  await git(['mv', 'kept.py', 'new_name.py']);
  await git(['mv', 'text.py', 'text.txt']);
  await write('node_modules/README.md', '');
  await git(['mv', 'ignored.py', 'node_modules/ignored.py']);
  await commit();
  const args = ['--base', 'HEAD~1', '--reward-version', 'rl-csf-v2'];
  const { report } = await gateReport(args, { cwd, env: sandbox.env });
  const resolved = report.delta?.resolved.filter(({ message }) => message.includes('left'));
  expect(resolved?.map(({ uri, fileDeleted }) => [uri, fileDeleted])).toEqual([
    ['ignored.py', true],
    ['text.py', true],
  ]);
  expect(report.reward?.r).toBe(0);
});
