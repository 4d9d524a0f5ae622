import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle, DiagnosticsFacts } from '../../src/model/bundle.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { createRewardSession } from '../../src/reward/reward-session.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'workspace');
const programs = path.join(sandbox.path, 'programs');
const trace = path.join(sandbox.path, 'run.jsonl');
const WORDS = "error: Unknown binary 'rust-analyzer' in official toolchain";

const FILES = {
  'app.py': 'class Config:\n    size: int = ""\n',
  'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\n',
  'src/main.rs': 'fn main() {}\n',
  'src/other.rs': 'fn other() {}\n',
};
const SERVER = { name: 'pyright' };

/** Scripts of failing servers. `exits` acts like rustup's proxy for a toolchain without rust-analyzer. */
const FAILURES = {
  exits: `echo "${WORDS} in $HOME/toolchain" >&2\necho "stack backtrace:" >&2\nexit 1`,
  'refuses initialize': answering('{"id":0,"error":{"code":-32603,"message":"no sysroot was found"}}'),
  'prints plain text': 'echo "usage: this is not a server"',
};

/** Returns a script that writes one message without waiting for a request, and ignores its input. */
function answering(message: string): string {
  const body = message.replace('{', '{"jsonrpc":"2.0",');
  return `printf 'Content-Length: ${body.length}\\r\\n\\r\\n%s' '${body}'\ncat > /dev/null`;
}

async function install(script: string): Promise<void> {
  const program = path.join(programs, 'rust-analyzer');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
}

async function opened(options: Partial<Parameters<typeof openWorkspace>[1]> = {}): Promise<Workspace> {
  const PATH = `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const host = testHost({ PATH, HOME: sandbox.path });
  return openWorkspace(root, { host, timeoutMs: 60_000, ...options });
}

beforeAll(async () => {
  await writeTree(sandbox.path, { 'programs/': '' });
  await writeTree(root, FILES);
  await install(FAILURES.exits);
});

describe('beside a server that answers, a server that exits', () => {
  let diagnostics: Bundle;
  let symbols: Bundle;
  let file: Bundle;
  beforeAll(async () => {
    await using workspace = await opened({ trace: { file: trace } });
    diagnostics = await workspace.diagnostics();
    symbols = await workspace.symbols({ query: 'Config' });
    file = await workspace.diagnostics({ files: ['src/main.rs'] });
  });

  test("causes an error bundle with the other server's answers", () => {
    for (const bundle of [diagnostics, symbols]) {
      expect(schemaErrors('bundle', bundle)).toEqual([]);
      expect(bundle).toMatchObject({
        status: 'error',
        error: { code: 'E/LS_CRASH' },
        meta: { exitCode: 65 },
        environment: { server: SERVER },
        facts: { incomplete: [{ server: 'rust-analyzer', error: bundle.error }] },
      });
    }
    expect(diagnostics.facts).toMatchObject({
      diagnostics: [{ uri: 'app.py', range: [1, 16, 1, 18] }],
      counts: { error: 1 },
    });
    expect(symbols.facts).toMatchObject({ symbols: [{ name: 'Config', uri: 'app.py' }] });
  });

  test('is reported with its files and output, without paths of this machine', () => {
    expect(diagnostics.error?.message).toContain(`Message: ${WORDS} in `);
    expect(diagnostics.error?.message).toMatch(/^rust-analyzer: .*"src\/main\.rs" and 1 more\.$/u);
    expect(diagnostics.error?.details).toMatchObject({
      server: 'rust-analyzer',
      files: ['src/main.rs', 'src/other.rs'],
      fileCount: 2,
    });
    expect(JSON.stringify(diagnostics.error)).not.toContain(sandbox.path);
  });

  test('causes a bundle without facts if it is the only server for a file', () => {
    expect(file).toMatchObject({ facts: null, error: { code: 'E/LS_CRASH' } });
    expect(file.error?.message).toContain('rust-analyzer');
  });

  test('makes answers incomplete, and the score ignores the counts in incomplete answers', () => {
    const facts = diagnostics.facts as DiagnosticsFacts;
    const counting = (error: number): DiagnosticsFacts => ({
      ...facts,
      counts: { error, warning: 0, information: 0 },
    });
    const rewards = createRewardSession({});
    rewards.score({ ...diagnostics, status: 'ok', error: null, facts: counting(9) });
    // The count is lower only because one server did not report its errors.
    const scored = rewards.score({ ...diagnostics, facts: counting(0) });
    expect(scored?.components).toMatchObject({ diag_delta: 0, tool_error: 1 });
  });

  test('causes bundles that a replay of the trace reproduces', async () => {
    expect(await verifyTrace(trace, 'run', { host: testHost() })).toMatchObject({
      conclusion: 'match',
      bundles: 3,
    });
  });
});

test.each([
  ['refuses initialize', 'Message: no sysroot was found'],
  ['prints plain text', 'data that is not a message'],
] as const)('the error of a server that %s contains the reason', async (failure, words) => {
  await install(FAILURES[failure]);
  await using workspace = await opened();
  const { error } = await workspace.hover('src/main.rs@L1:C4');
  expect(error).toMatchObject({ code: 'E/LS_CRASH', details: { server: 'rust-analyzer' } });
  expect(error?.message).toContain(words);
});

describe('a configured server whose program does not exist', () => {
  const [name, command] = ['words', 'no-such-program-anywhere'];
  beforeAll(async () => {
    await install('exit 1');
    await writeTree(root, {
      'notes.words': 'Config\n',
      'lanser.json': JSON.stringify({
        servers: { [name]: { command, fileTypes: ['.words'] }, 'rust-analyzer': { disabled: true } },
      }),
    });
  });
  afterAll(async () => {
    await rm(path.join(root, 'notes.words'));
    await writeTree(root, { 'lanser.json': '{}' });
  });

  test('is listed in the incomplete answers of the other servers', async () => {
    await using workspace = await opened();
    const bundles = [await workspace.diagnostics(), await workspace.symbols({ query: 'Config' })];
    for (const bundle of bundles) {
      expect(schemaErrors('bundle', bundle)).toEqual([]);
      expect(bundle).toMatchObject({
        status: 'error',
        error: { code: 'E/NO_SERVER', details: { server: name, files: ['notes.words'] } },
        environment: { server: SERVER },
        facts: { incomplete: [{ server: name, error: bundle.error }] },
      });
      expect(bundle.error?.message).toContain(
        `The program "${command}" of words was not found on PATH outside of the workspace and its checkout. Install it, or correct`,
      );
    }
    expect(bundles[0]?.facts).toMatchObject({ counts: { error: 1 } });
    expect(bundles[1]?.facts).toMatchObject({ symbols: [{ name: 'Config', uri: 'app.py' }] });
  });

  test('must be disabled before a different server replaces it', async () => {
    await writeTree(root, {
      'lanser.json': JSON.stringify({ servers: { basedpyright: { command: './tools/none' } } }),
    });
    const place = 'app.py@L1:C7';
    {
      await using workspace = await opened();
      const { error, facts } = await workspace.hover(place);
      expect([facts, error?.code]).toEqual([null, 'E/NO_SERVER']);
      expect(error?.message).toContain('The program "tools/none" of basedpyright is not an executable file.');
    }
    await using workspace = await opened({ withoutServers: ['basedpyright'] });
    expect(await workspace.hover(place)).toMatchObject({ error: null, environment: { server: SERVER } });
  });

  test('is not replaced by Pyright in diagnostics of the whole workspace', async () => {
    const folder = path.join(sandbox.path, 'other-python-server');
    await writeTree(folder, {
      'pyproject.toml': '[tool.lanser.servers.basedpyright]\ncommand = "./tools/none"\n',
      'app.py': 'size: int = ""\n',
    });
    await using workspace = await openWorkspace(folder, { host: testHost(), timeoutMs: 60_000 });
    const { error, facts } = await workspace.diagnostics();
    expect([facts, error?.code]).toEqual([null, 'E/NO_SERVER']);
  });
});

describe('a server that is disabled', () => {
  test('by an option of the SDK is not started, and the answer is complete', async () => {
    await install(FAILURES.exits);
    await using workspace = await opened({ withoutServers: ['rust-analyzer'] });
    const whole = await workspace.diagnostics();
    expect(whole).toMatchObject({ error: null, facts: { counts: { error: 1 } } });
    expect(whole.facts).not.toHaveProperty('incomplete');
    const { error } = await workspace.hover('src/main.rs@L1:C4');
    expect(error).toMatchObject({ code: 'E/NO_SERVER' });
    expect(error?.message).toContain('rust-analyzer is disabled');
  });

  test('by an option of the SDK must be a known server', async () => {
    await expect(opened({ withoutServers: ['rust'] })).rejects.toMatchObject({ code: 'E/USAGE' });
  });

  test('by the configuration is not started', async () => {
    await writeTree(root, { 'lanser.json': '{"servers": {"rust-analyzer": {"disabled": true}}}' });
    await using workspace = await opened();
    expect((await workspace.symbols({ query: 'Config' })).error).toBe(null);
    await writeTree(root, { 'lanser.json': '{}' });
  });

  test('with --without-server is not started by a command or a batch', async () => {
    const env = { ...sandbox.env, PATH: `${programs}${path.delimiter}${sandbox.env['PATH'] ?? ''}` };
    const start = { cwd: root, env };
    const failed = await lanser(['diag'], start);
    expect(failed.exitCode).toBe(65);
    expect(failed.stdout).toContain(
      '1 error, 0 warnings in 1 file; incomplete, without the diagnostics of rust-analyzer\n',
    );
    expect(failed.stderr).toContain(`Message: ${WORDS}`);
    expect(failed.stderr).toContain('pass --without-server rust-analyzer');
    const complete = await lanser(['diag', '--without-server', 'rust-analyzer'], start);
    expect([complete.exitCode, complete.stdout]).toEqual([
      0,
      expect.stringContaining('1 error, 0 warnings in 1 file\n'),
    ]);
    const batch = await lanser(['batch', '--without-server', 'rust-analyzer', '--stable'], {
      ...start,
      input: '{"cmd": "diag"}\n',
    });
    expect(JSON.parse(batch.stdout)).toMatchObject({ status: 'ok' });
  });
});
