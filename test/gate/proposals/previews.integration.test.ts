import { beforeAll, expect, test } from 'vitest';
import type { ProposalCheck } from '../../../src/model/report.ts';
import { checkedProposals } from '../../helpers/checked-proposals.ts';
import { proposal, rename, renameFile, type ProposedEdit } from '../../helpers/proposal-file.ts';
import { useSandbox, type SandboxRepository } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let checks: readonly ProposalCheck[];
const units = new Set<string | undefined>();

const NAMED: Readonly<Record<string, ProposedEdit>> = {
  safe: rename('py://one.core#start', 'begin'),
  collision: rename('py://one.core#start', 'stop'),
  denied: rename('py://one.core#shared', 'common'),
  outside: renameFile('one/one/core.py', '../core.py'),
  git: renameFile('one/one/core.py', '.git/hooks/post-checkout'),
  generated: renameFile('one/made.py', 'one/other.py'),
  moved: renameFile('one/one/spare.py', 'one/one/extra.py'),
  long: renameFile('one/one/core.py', `one/${'x'.repeat(300)}.py`),
  line: rename('py://one.core#start', 'begin\nimport os'),
  code: rename('py://one.core#start', 'begin;import os'),
  same: rename('py://one.core#start', 'start'),
  syntax: rename('a b c @@', 'x'),
  twice: rename('py://one.core#twice', 'once'),
  prototype: rename('py://one.core#start', '__proto__'),
  action: { kind: 'codeAction', selector: 'py://one.core#start', title: 'Fix it' },
  other: rename('py://two_module#far', 'near'),
  serverless: rename('three/stray.py:stray', 'found'),
};

/**
 * Base denies edits in a folder, and marks a file as generated. Head allows no edits. Both configure the missing
 * program `./evil` as the server. If the previews used head's settings or this program, all previews would fail.
 */
beforeAll(async () => {
  repository = await sandbox.repository();
  const { write, commit } = repository;
  const settings = { edits: { deny: ['one/vendor/**'] }, servers: { pyright: { command: './evil' } } };
  await write('lanser.json', JSON.stringify(settings));
  await write('.gitattributes', 'one/made.py linguist-generated\n');
  await write('one/__init__.py', '');
  await write('one/one/__init__.py', '');
  await write(
    'one/one/core.py',
    'def start() -> int:\n    return stop()\n\n\ndef stop() -> int:\n    return 1\n\n\nshared = 1\n\n\ndef twice(): ...\ndef twice(): ...\n',
  );
  await write('one/vendor/copy.py', 'from one.core import shared\n\nprint(shared)\n');
  await write('one/one/spare.py', 'spare = 1\n');
  await write('one/main.py', 'from one.spare import spare\n\nprint(spare)\n');
  await write('one/made.py', 'made = 1\n');
  await write('two/two_module.py', 'def far() -> int:\n    return 1\n\n\nprint(far())\n');
  await write('three/stray.py', 'def stray(): ...\n');
  await commit();
  await write(
    'lanser.json',
    JSON.stringify({ servers: { pyright: { command: './evil' } }, edits: { allow: ['none'] } }),
  );
  await write('.gitattributes', '');
  await write('pyrightconfig.json', '{"exclude": ["**"]}');
  await write('.lanser/proposals/all.json', proposal(...Object.values(NAMED)));
  await commit();
  ({ checks } = await checkedProposals(repository.path, {
    workingDirectories: ['one', 'two'],
    progress: ({ label, unit }) => {
      if (label === 'proposals') units.add(unit);
    },
  }));
});

function check(name: string): ProposalCheck | undefined {
  return checks[Object.keys(NAMED).indexOf(name)];
}

test('an edit that passes every check is safe, with its patch, delta, checks and score', () => {
  const found = check('safe');
  expect(found).toMatchObject({ conclusion: 'safe', delta: 0, missed: [], reward: { r: 0.5 } });
  expect(found?.safety?.ready).toBe(1);
  expect(found?.diff).toContain('\n-def start() -> int:\n+def begin() -> int:\n');
  expect(found).not.toHaveProperty('unrelated');
});

test('a rename that collides with an existing name is unsafe, and the collisions are listed', () => {
  const found = check('collision');
  expect(found).toMatchObject({ conclusion: 'unsafe', delta: 1 });
  const failed = found?.safety?.checks.filter(({ passed }) => passed === false);
  expect(failed).toMatchObject([{ name: 'collisions', places: [{ uri: 'one/one/core.py' }, {}] }]);
});

test.each(['denied', 'outside', 'git', 'generated'])(
  "an edit that lanser refuses with base's settings is unsafe, regardless of head's settings: %s",
  (name) => {
    expect(check(name)).toMatchObject({ conclusion: 'unsafe', error: { code: 'E/JAIL' }, diff: null });
  },
);

test('a move to a file name that is too long for the file system is unsafe', () => {
  expect(check('long')).toMatchObject({ conclusion: 'unsafe', error: { code: 'E/FS_PERMISSIONS' } });
});

test.each([
  ['line', 'E/USAGE'],
  ['code', 'E/USAGE'],
  ['same', 'E/USAGE'],
  ['syntax', 'E/NOT_FOUND'],
  ['twice', 'E/AMBIGUOUS'],
  ['action', 'E/NOT_FOUND'],
  ['serverless', 'E/NO_SERVER'],
])('an edit that cannot be previewed has an error: %s has %s', (name, code) => {
  expect(check(name)).toMatchObject({ conclusion: 'error', error: { code }, diff: null, safety: null });
});

test('a rename to `__proto__` is safe', () => {
  expect(check('prototype')?.conclusion).toBe('safe');
  expect(check('prototype')?.diff).toContain('\n+def __proto__() -> int:\n');
});

test('a move of a file updates the imports in its project', () => {
  expect(check('moved')?.diff).toContain('\n-from one.spare import spare\n+from one.extra import spare\n');
});

test('symbols are searched in all projects, and paths are relative to the repository', () => {
  expect(check('other')).toMatchObject({ conclusion: 'safe' });
  expect(check('other')?.diff).toContain('--- a/two/two_module.py\n');
});

test('the progress of previews counts edits, not files', () => {
  expect([...units]).toEqual(['edits']);
});
