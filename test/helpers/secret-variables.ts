import * as fc from 'fast-check';

const KNOWN = [
  'MYSQL_PWD',
  'DATABASE_URL',
  'SLACK_WEBHOOK',
  'STRIPE_SK',
  'PGPASSWORD',
  'PGPASSFILE',
  'REDIS_URL',
  'SENTRY_DSN',
  'npm_config__auth',
  'DOCKER_AUTH_CONFIG',
  'RAILS_MASTER',
  'SSHPASS',
  'HTTP_AUTH',
  'GIT_PASSWORD',
  'GIT_PAT',
  'GIT_SSH_KEY',
  'GIT_SSH_PRIVATE_KEY',
  'GIT_HTTP_PASS',
  'GIT_ASKPASS_TOKEN',
  'GIT_CONFIG_TOKEN',
  'GIT_TRACE_CURL',
  'PYTHON_SECRET',
  'TWINE_PW',
  'LCRYPT',
  'MISE_GITHUB_TOKEN',
  'INPUT_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'GH_TOKEN',
  'AWS_PROFILE',
];
const name = fc.stringMatching(/^[A-Z][A-Z0-9_]{3,20}$/u);

/** Environment variables with the value `secret`. The names are well known or random. */
export const SECRET_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  [...KNOWN, ...fc.sample(name, { numRuns: 200, seed: 3 })].map((variable) => [variable, 'secret']),
);
