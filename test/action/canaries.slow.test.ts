import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionRunner, TOKEN, type StepResult } from '../helpers/action-runner.ts';
import { cacheServer, RUNTIME_TOKEN, type CacheServer } from '../helpers/cache-server.ts';
import { putCanaries, type Canaries } from '../helpers/canaries.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { tracedNode, type StartedProgram } from '../helpers/started-programs.ts';
import { HAS_STRACE } from '../helpers/strace.ts';

const sandbox = useSandbox();
// A test below reads the cache. The gate uses the cache only with a Pyright of known integrity, such as the shipped
// one. The integrity of the installed Pyright is unknown.
const runner = actionRunner(sandbox, 'shipped');
const traced = tracedNode(sandbox.path);
const SECRETS = {
  ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'id-token-request-81c2',
  AWS_SECRET_ACCESS_KEY: 'aws-secret-access-key-44b1',
  AWS_SESSION_TOKEN: 'aws-session-token-a07d',
  DATABASE_PASSWORD: 'database-password-6f3e',
  NPM_TOKEN: 'npm-token-1d20',
  PYPI_API_KEY: 'pypi-api-key-95ba',
};
const OUTSIDE = 'the-text-that-stands-outside';
const outside = path.join(sandbox.path, 'outside');
let repository: SandboxRepository;
let cache: CacheServer;
let canaries: Canaries;
let workspace: string;
let result: StepResult;
let started: readonly StartedProgram[];
let written = '';

/** Adds an empty stub and three imports. Two imports name the links `leak.txt` and `users.toml` without suffix. */
async function putLeaks(write: (name: string, text: string) => Promise<void>): Promise<void> {
  await write(
    'asks.py',
    'import outside_module\nimport leak\nimport users\n\nreveal_type(outside_module.VALUE)\n',
  );
  await write('stubs/__init__.pyi', '');
}

beforeAll(async () => {
  cache = await cacheServer();
  mkdirSync(outside);
  writeFileSync(
    path.join(outside, 'outside_module.py'),
    `VALUE = "${OUTSIDE}"
`,
  );
  repository = await sandbox.repository('an evil checkout ✗');
  workspace = repository.path;
  canaries = await putCanaries(repository, path.join(sandbox.path, 'marks'));
  const configuration = {
    venvPath: '.',
    venv: '.venv',
    exclude: ['**/bin', '**/node_modules', '**/.*', 'venv'],
  };
  await repository.write('pyrightconfig.json', JSON.stringify(configuration));
  await repository.write('a.py', 'x = 1\n');
  // The first commit contains the configuration too, because the gate checks with the configuration of base.
  await repository.git(['add', '--all', '--force', '--', '.', ':!sub']);
  await repository.git(['commit', '--quiet', '--message', 'base']);
  const before = await repository.git(['rev-parse', 'HEAD']);
  await putLeaks(repository.write);
  // These names do not end in `.py`. A link `leak.py` out of the checkout would make the gate inconclusive.
  await repository.link('leak.txt', '/proc/self/environ');
  await repository.link('users.toml', '/etc/passwd');
  await repository.link('folder', outside);
  await repository.write('a.py', 'x = 1\nx.gone\n');
  await repository.git(['add', '--all', '--force', '--', '.', ':!sub']);
  await repository.git(['commit', '--quiet', '--message', 'head']);
  const sha = await repository.git(['rev-parse', 'HEAD']);
  result = await runner.run({
    workspace,
    event: 'push',
    payload: { before },
    ref: 'refs/heads/main',
    sha,
    with: { 'report-directory': 'report', annotations: 'all' },
    env: {
      ...SECRETS,
      ACTIONS_CACHE_SERVICE_V2: 'True',
      ACTIONS_RESULTS_URL: cache.url,
      PATH: [...canaries.path, sandbox.env['PATH'] ?? ''].join(path.delimiter),
      PYTHONPATH: '.',
      RUNNER_DEBUG: '1',
    },
    ...(HAS_STRACE ? { node: traced.node } : {}),
  });
  started = HAS_STRACE ? traced.started() : [];
  const report = path.join(workspace, 'report');
  // If the report is missing, the tests below fail, and `canaries.ran()` shows the programs that ran.
  if (!existsSync(report)) return;
  const files = readdirSync(report, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  written = files.map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8')).join('\n');
});
afterAll(async () => cache[Symbol.asyncDispose]());

describe('the gate on a checkout with programs that must not run', () => {
  test('reaches its verdict', () => {
    expect([result.exitCode, result.outputs['conclusion']], result.stdout).toEqual([1, 'findings']);
    expect(written).toContain('Cannot access attribute');
  });

  test('does not run any of the programs', () => {
    expect(canaries.ran()).toEqual([]);
  });

  test.runIf(HAS_STRACE)('does not try to start a program in the checkout or with a relative path', () => {
    const names = started.map(({ program }) => program);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => name.includes('an evil checkout') || !name.startsWith('/'))).toEqual([]);
  });

  test.runIf(HAS_STRACE)('does not pass secrets to the programs that it starts', () => {
    const [first, ...others] = started;
    // The first program is the Action itself, which has all secrets.
    for (const secret of [...Object.values(SECRETS), TOKEN]) expect(first?.env ?? '').toContain(secret);
    const leaked = others.flatMap(({ program, args, env }) =>
      [...Object.values(SECRETS), TOKEN]
        .filter((secret) => (args + env).includes(secret))
        .map((secret) => [program, secret]),
    );
    expect(leaked).toEqual([]);
  });
});

test('secrets do not appear in the log, the reports, the outputs or the cache', () => {
  const cachedTexts = [...cache.blobs.values()].map((blob) => gunzipSync(blob).toString('utf8'));
  expect(cachedTexts).toHaveLength(1);
  const { outputs, summary, stdout, stderr, otherFiles } = result;
  // The runner does not print `add-mask` commands.
  const log = (stdout + stderr).replace(/^::add-mask::.*$/gmu, '');
  const everything = [JSON.stringify(outputs), summary, log, otherFiles, written, ...cachedTexts].join('\n');
  expect([...Object.values(SECRETS), TOKEN].filter((secret) => everything.includes(secret))).toEqual([]);
});

test('the log, the reports and the outputs contain no text from files outside the workspace', () => {
  const { outputs, summary, stdout } = result;
  const everything = [JSON.stringify(outputs), summary, stdout, written].join('\n');
  expect(everything).toContain('asks.py');
  expect(everything).not.toContain(OUTSIDE);
  expect(everything).not.toMatch(/root:x?:0|daemon:|RUNNER_TEMP=|LANSER_CAGE=/u);
});

test('a configuration with paths outside the workspace makes the gate inconclusive, and no text from these paths is printed', async () => {
  const configuration = { extraPaths: ['../outside', outside], stubPath: outside };
  await repository.write('pyrightconfig.json', JSON.stringify(configuration));
  await repository.git(['commit', '--quiet', '--all', '--message', 'outside']);
  const sha = await repository.git(['rev-parse', 'HEAD']);
  const { exitCode, outputs, summary, stdout } = await runner.run({
    workspace,
    event: 'push',
    payload: { before: sha },
    ref: 'refs/heads/main',
    sha,
    with: { annotations: 'all' },
    env: { RUNNER_DEBUG: '1' },
  });
  expect([exitCode, outputs['conclusion']]).toEqual([25, 'inconclusive']);
  expect(stdout).toContain('extraPaths to "../outside", a folder outside of the repository');
  expect(JSON.stringify(outputs) + summary + stdout).not.toContain(OUTSIDE);
});
