import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { isInstalled, SHELLS, type Completing } from '../helpers/shells.ts';

const run = promisify(execFile);
const sandbox = useSandbox();
const start = { cwd: sandbox.path, env: sandbox.env };
/** A valid branch name with characters that are special in each shell. */
const HOSTILE = 'x$(touch${IFS}ran)`touch${IFS}ran`;\'"&|';
let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('folder/a.py', '');
  await repository.write('file.py', '');
  await repository.commit();
  await repository.git(['branch', 'feature/rates']);
  await repository.git(['branch', HOSTILE]);
  await repository.git(['tag', 'v1.0']);
});

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

describe.each(Object.entries(SHELLS))('in %s', (shell, complete) => {
  const installed = isInstalled(shell);
  if (!installed) console.warn(`${shell} is not installed, so its completion is not tested`);
  let given: Completing;
  const offered = async (line: string): Promise<readonly string[]> => sorted(await complete(line, given));

  beforeAll(async () => {
    const { stdout, exitCode } = await lanser(['completion', shell], start);
    expect(exitCode).toBe(0);
    given = {
      folder: sandbox.path,
      script: stdout,
      cwd: repository.path,
      env: { ...sandbox.env, TERM: 'dumb' },
    };
  });

  test.runIf(installed)('exactly the commands and options of the help are offered', async () => {
    const names = listedIn(helpOf(), 'Commands');
    expect(names.length).toBeGreaterThan(20);
    expect(await offered('lanser ')).toEqual(sorted(names));
    for (const group of ['schema', 'trace']) {
      expect(await offered(`lanser ${group} `)).toEqual(sorted(listedIn(helpOf(group), 'Commands')));
    }
    // Covers commands with and without arguments, and options with and without values.
    for (const words of [['diag'], ['gate'], ['trace', 'replay'], ['schema', 'compat'], ['completion']]) {
      const options = listedIn(helpOf(...words), 'Options');
      expect(await offered(`lanser ${words.join(' ')} --`), words.join(' ')).toEqual(sorted(options));
    }
  });

  test.runIf(installed)(
    'values are offered according to their kind: choices, revisions, folders',
    async () => {
      expect(await offered('lanser ga')).toEqual(['gate']);
      expect(await offered('lanser gate --traj')).toEqual(['--trajectory']);
      expect(await offered('lanser gate --scope ')).toEqual(['affected', 'full']);
      expect(await offered('lanser gate --trajectory ')).toEqual(['commits', 'none']);
      expect(await offered('lanser completion ')).toEqual(['bash', 'fish', 'zsh']);
      expect(await offered('lanser gate --json --base f')).toEqual(['feature/rates']);
      expect(await offered('lanser schema compat --base v')).toEqual(['v1.0']);
      expect(await offered('lanser gate --head H')).toEqual(['HEAD']);
      for (const option of ['gate --report-directory', 'reward --harbor']) {
        const folders = await offered(`lanser ${option} f`);
        expect(folders.map((name) => name.replace(/\/$/u, ''))).toEqual(['folder']);
      }
      expect(await offered('lanser gate --timeout f')).toEqual([]);
      expect(await offered('lanser reward --base f')).toEqual(['feature/rates']);
      expect(await offered('lanser delta --since v')).toEqual(['v1.0']);
    },
  );

  test.runIf(installed)(
    'a branch whose name contains commands is offered as one word and runs nothing',
    async () => {
      const [branch = '', ...others] = await offered('lanser gate --base x');
      expect(others).toEqual([]);
      // Fish quotes a word when it inserts the word. In the other shells, the script offers the quoted word.
      const { stdout } = await run(
        'bash',
        ['-c', `printf %s ${shell === 'fish' ? '"$1"' : branch}`, 'bash', branch],
        {
          cwd: repository.path,
        },
      );
      expect(stdout).toBe(HOSTILE);
      expect(existsSync(path.join(repository.path, 'ran'))).toBe(false);
    },
  );
});

test('the script for bash has the option -o default, so bash offers files if the script offers nothing', async () => {
  const { stdout } = await lanser(['completion', 'bash'], start);
  expect(stdout).toMatch(/^complete .*-o default .*lanser$/mu);
});

test('the completion of an unsupported shell is a usage error', async () => {
  const { exitCode, stderr } = await lanser(['completion', 'tcsh'], start);
  expect(exitCode).toBe(20);
  expect(stderr).toContain('Allowed choices are bash, zsh, fish.');
});
