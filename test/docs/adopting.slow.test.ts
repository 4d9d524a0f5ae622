// Runs the commands and the policy of docs/adopting.md in a project with 2,001 old errors.
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, commandsOf } from '../helpers/documented.ts';
import { gateReport, lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const PAGE = 'docs/adopting.md';
const commands = (await commandsOf([PAGE])).map(({ command }) => command.split(' ').slice(1));
const [policy] = await blocksOf([PAGE], 'toml');
const sandbox = useSandbox();
let repository: SandboxRepository;
let start: Start;

const MODULES = 40;
const LINES = 50;
const errors = Array.from({ length: LINES }, (_, line) => `old_${line}: int = ""\n`).join('');
const USE = 'import absent\nimport installed\n\nvalue: int = installed.VALUE\n';

beforeAll(async () => {
  repository = await sandbox.repository();
  const { write, commit } = repository;
  for (let module = 0; module < MODULES; module += 1) await write(`package/module_${module}.py`, errors);
  await write('package/use.py', USE);
  await write('.gitignore', '.venv/\n');
  await commit('old errors');
  await write('package/module_0.py', `# A comment that moves 50 errors.\n\n${errors}`);
  await write('package/use.py', `${USE}hidden: int = ""  # type: ignore\nnew: str = value\n`);
  await commit('a new error');
  await virtualEnvironment(path.join(repository.path, '.venv'), {
    'installed/__init__.py': 'VALUE = 1\n',
    'installed/py.typed': '',
  });
  start = { cwd: repository.path, env: sandbox.env };
});

/** Runs the first of the page's commands that contain all these words. */
async function run(...words: readonly string[]): Promise<Finished> {
  const found = commands.filter((command) => words.every((word) => command.includes(word)));
  return lanser(found[0] ?? expect.fail(`${PAGE} has no such command`), start);
}

describe('the steps of docs/adopting.md', () => {
  test('the first command shows the new error, and none of the 2,001 old errors', async () => {
    const { exitCode, stdout } = await run('gate');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('1 new error in package/use.py');
    expect(stdout).toContain('2001 unchanged');
    expect(stdout).not.toContain('old_');
  });

  test('the doctor names the environment, and the gate reports the import of a missing package', async () => {
    expect((await run('doctor')).stdout).toMatch(/ python .*\.venv, an environment of the project/u);
    const { exitCode, report } = await gateReport(
      ['--base', 'HEAD~1', '--fail-on', 'unresolved-imports'],
      start,
    );
    expect(exitCode).toBe(1);
    const unresolved = (report.delta?.unresolvedImports ?? []).map(({ message }) => message);
    expect(unresolved).toEqual([expect.stringContaining('"absent"')]);
  });

  test('warn-only reports an error and does not fail', async () => {
    const { exitCode, stdout } = await run('gate', '--warn-only');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 new error in package/use.py');
  });

  test('a policy can be tried on a past commit', async () => {
    const { exitCode, stdout } = await run('gate', '--fail-on');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('❌ 1 new error in package/use.py, 1 new suppression');
  });
});

test("the gate uses base's policy, and a label that this policy names waives the findings", async () => {
  const { git, write } = repository;
  const commit = async (message: string): Promise<string> => {
    await git(['add', '--all']);
    return git(['commit', '--quiet', '--message', message]);
  };
  await git(['switch', '--quiet', '--create', 'policy', 'HEAD~1']);
  await write('pyproject.toml', policy?.text ?? '');
  await commit('policy');
  await write('pyproject.toml', '[tool.lanser.gate]\nfailOn = []\n');
  await appendFile(path.join(repository.path, 'package/use.py'), 'hidden: str = 0  # type: ignore\n');
  await commit('a pull request that relaxes its own gate');
  const strict = await gateReport(['--base', 'HEAD~1'], start);
  expect([strict.exitCode, strict.report.policy.reasons]).toEqual([1, ['suppressions']]);
  const waived = await gateReport(['--base', 'HEAD~1', '--label', 'types: accepted'], start);
  expect(waived.exitCode).toBe(0);
  expect(waived.report.policy.waived).toMatchObject([{ reason: 'suppressions', label: 'types: accepted' }]);
});
