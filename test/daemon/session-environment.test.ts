import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { READ_BY_SESSIONS, sessionEnvironment } from '../../src/daemon/session-environment.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Matches files that do not read the environment of a session. */
const ELSEWHERE = /^(?:action|cli|publish)\/|^daemon\/warm-commands\.ts$/u;
/**
 * Variables that sessions need not receive. RUNNER_TEMP has the same value in the warm process and its callers. The
 * other variables are of Windows, where the warm process does not run.
 */
const NOT_OF_SESSIONS = new Set([
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
  'SystemRoot',
  'Path',
  'RUNNER_TEMP',
]);
/** Matches the names of further variables of Windows. */
const SYSTEM_OF_WINDOWS =
  /^(?:HOMEDRIVE|HOMEPATH|OS|COMSPEC|SYSTEM|WINDIR|PROGRAM|COMMONPROGRAM|PROCESSOR|NUMBER_OF)/u;

test('sessions of the warm process receive every environment variable that their code reads', () => {
  const read = new Set<string>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    const name = file.split(path.sep).join('/');
    if (!name.endsWith('.ts') || ELSEWHERE.test(name)) continue;
    const text = readFileSync(path.join(SRC, file), 'utf8');
    for (const [, variable = ''] of text.matchAll(/\benv\['(\w+)'\]/gu)) read.add(variable);
    if (/child-environment|python-environment|git\/git\.ts/u.test(name)) {
      for (const [, variable = ''] of text.matchAll(/^ +'([A-Z][\w()]+)',$/gmu)) read.add(variable);
    }
  }
  expect(read.size).toBeGreaterThan(40);
  // The search above also finds names of system errors, such as `EPIPE`, because they have the same form.
  const unseen = [...read].filter(
    (name) =>
      !/ERR|^E[A-Z]+$/u.test(name) &&
      !READ_BY_SESSIONS.test(name) &&
      !NOT_OF_SESSIONS.has(name) &&
      !SYSTEM_OF_WINDOWS.test(name),
  );
  expect(unseen).toEqual([]);
});

test('sessions receive only variables that can affect an answer, sorted by name', () => {
  const env = { PATH: '/bin', GITHUB_TOKEN: 'x', AWS_SECRET_ACCESS_KEY: 'x', HOME: '/h', SHLVL: '2' };
  expect(JSON.stringify(sessionEnvironment(env))).toBe('{"HOME":"/h","PATH":"/bin"}');
});
