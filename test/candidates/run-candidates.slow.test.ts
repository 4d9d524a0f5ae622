import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { EvaluatedCandidate } from '../../src/model/candidates.ts';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { lanser, startLanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  candidateNamed,
  candidates,
  expectOthersUnaffected,
  patchOf,
  withoutTiming,
  writeBranches,
} from './evaluated-branches.ts';

const sandbox = useSandbox();
let start: Start;

beforeAll(async () => {
  ({ start } = await writeBranches(sandbox));
});

test('with --pairs, the conclusion of a pair of candidates can be findings, conflict or clean', async () => {
  const names = ['typed', 'caller', 'body'];
  const { result } = await candidates([...names, '--pairs', '--scope', 'affected'], start);
  const found = result.pairs?.map((pair) => [pair.candidates.map((index) => names[index]), pair.conclusion]);
  expect(found).toEqual([
    [['typed', 'caller'], 'findings'],
    [['typed', 'body'], 'conflict'],
    [['caller', 'body'], 'clean'],
  ]);
  const [together, conflict] = result.pairs ?? [];
  expect(together?.introduced.map(({ uri, range }) => [uri, range[0]])).toEqual([['use.py', 4]]);
  expect(conflict?.conflicts).toEqual(['rates.py']);
});

test('if one candidate changes the message of an error of the other, the error is a finding of the pair', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('message');
  await write('a.py', 'def f(x: int) -> int:\n    return x\n');
  await commit();
  for (const [name, file, code] of [
    ['optional', 'a.py', 'def f(x: int) -> "str | None":\n    return str(x)\n'],
    ['caller', 'c.py', 'from a import f\n\n\ndef use(v: str) -> None: ...\n\n\nuse(f(1))\n'],
  ] as const) {
    await git(['checkout', '--quiet', '-b', name, 'main']);
    await write(file, code);
    await commit();
  }
  for (const names of [
    ['optional', 'caller'],
    ['caller', 'optional'],
  ]) {
    const { result } = await candidates([...names, '--pairs'], { ...start, cwd });
    expect(result.pairs).toMatchObject([{ conclusion: 'findings', introduced: [{ uri: 'c.py' }] }]);
    expect(result.pairs?.[0]?.introduced[0]?.message).toContain('str | None');
  }
});

test('with --format jsonl, each candidate is printed as a line of JSON', async () => {
  const { stdout, exitCode } = await lanser(
    ['candidates', '--base', 'main', '--scope', 'affected', '--format', 'jsonl', 'words', 'typed'],
    start,
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EvaluatedCandidate);
  expect(lines.map(({ name }) => name)).toEqual(['words', 'typed']);
  const document = await candidates(['--scope', 'affected', 'words', 'typed'], start);
  expect(withoutTiming(lines[1]?.report)).toEqual(withoutTiming(candidateNamed('typed', document).report));
  expect(exitCode).toBe(0);
});

test('with --format jsonl, the line of a candidate is printed before the evaluation of the next candidate ends', async () => {
  // The server hangs before it sends the diagnostics of the second candidate, so only the first line can be printed.
  const program = programWithPyright(
    path.join(sandbox.path, 'stopping'),
    `(text) => {
      if (text.includes('stops_here')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return text;
    }`,
  );
  const input = ['first', 'stops_here']
    .map((name) => JSON.stringify({ name, patch: patchOf('new.py', name) }))
    .join('\n');
  const args = ['candidates', '--base', 'main', '--format', 'jsonl', '--timeout', '600', '-'];
  const running = startLanser(args, { ...start, input, program });
  onTestFinished(() => void running.child.kill('SIGINT'));
  await running.waitForOutput(/^\{.*\}\n/u);
  running.child.kill('SIGINT');
  const { stdout } = await running.finished;
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as EvaluatedCandidate).name)).toEqual(['first']);
});

test('patches are read from standard input as JSON Lines', async () => {
  const input = ['a', 'b']
    .map((name) => JSON.stringify({ name, patch: patchOf(`${name}.py`, 'x: int = ""') }))
    .join('\n');
  const { result, exitCode } = await candidates(['--scope', 'affected', '-'], { ...start, input });
  expect(exitCode).toBe(0);
  expect(
    result.candidates.map(({ name, kind, report }) => [
      name,
      kind,
      report?.delta?.introduced.map(({ uri }) => uri),
    ]),
  ).toEqual([
    ['a', 'patch', ['a.py']],
    ['b', 'patch', ['b.py']],
  ]);
});

test('a candidate that crashes the server does not affect other candidates', async () =>
  expectOthersUnaffected(['fine', 'end_of_server', 'good'], 'full', start, sandbox));
