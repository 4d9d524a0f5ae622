import { expect, test } from 'vitest';
import { environmentOf } from '../../src/server-pool/generic-driver.ts';

test("a server gets the user's variables without secrets, and a fixed locale and time zone", () => {
  const kept = {
    PATH: '/bin',
    PWD: '/w',
    SSH_AUTH_SOCK: '/s',
    SSH_ASKPASS: '/a',
    XAUTHORITY: '/x',
    GOPROXY: 'direct',
    KEYBOARD: 'us',
  };
  const secrets = [
    'GH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_ACCESS_KEY_ID',
    'OPENAI_API_KEY',
    'GIT_SSH_KEY',
    'SSH_KEY_PASSPHRASE',
    'PGPASSFILE',
    'GIT_HTTP_PASS',
    'MYSQL_PWD',
    'GIT_PAT',
    'SENTRY_DSN',
    'DATABASE_URL',
    'SLACK_WEBHOOK',
    'npm_config__auth',
    'DOCKER_AUTH_CONFIG',
    'INPUT_GITHUB-TOKEN',
  ];
  const env = { ...kept, ...Object.fromEntries(secrets.map((name) => [name, 'secret'])), LC_ALL: 'de_DE' };
  expect(environmentOf({ env })).toEqual({ ...kept, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' });
});
