import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Candidates } from '../../src/model/candidates.ts';
import { lanser, LANSER } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { LOADERS, python } from './every-reward.ts';

const sandbox = useSandbox();
const task = path.join(sandbox.path, 'task');
const BAD = 'def total(count: int) -> int:\n    return count\n\n\ntotal("a")\ntotal("b")\n';
const FIXED = BAD.replace('"b"', '2');
let repository: SandboxRepository;
let start: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
let patch: string;

beforeAll(async () => {
  repository = await sandbox.repository('project');
  await repository.commit('first');
  await writeTree(repository.path, { 'app.py': BAD });
  await repository.commit('second');
  await writeTree(repository.path, { 'app.py': FIXED });
  // The test script of the task runs the program `lanser` from PATH.
  const programs = path.join(sandbox.path, 'programs');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'lanser'), `#!/bin/sh\nexec "${process.execPath}" "${LANSER}" "$@"\n`);
  chmodSync(path.join(programs, 'lanser'), 0o755);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const PATH = `${programs}:${process.env['PATH'] ?? ''}`;
  start = { cwd: repository.path, env: { ...sandbox.env, PATH } };
  patch = spawnSync('git', ['diff'], { cwd: repository.path, encoding: 'utf8' }).stdout;
  writeFileSync(path.join(sandbox.path, 'fix.patch'), patch);
  writeFileSync(path.join(sandbox.path, 'task.md'), 'Fix the second call.\n');
  const files = ['--instruction', '../task.md', '--solution', '../fix.patch'];
  const written = await lanser(['reward', '--harbor', '../task', '--base', 'HEAD', ...files], start);
  expect([written.exitCode, written.stderr]).toEqual([0, '']);
});

function verify(tree: string, results: string): SpawnSyncReturns<string> {
  return spawnSync('bash', [path.join(task, 'tests/test.sh'), tree, results], {
    ...start,
    encoding: 'utf8',
  });
}

test('the folder of a Harbor task contains the files of the task and a Git bundle with one commit', () => {
  expect(parse(readFileSync(path.join(task, 'task.toml'), 'utf8'))).toMatchObject({
    schema_version: '1.3',
    task: { name: 'lanser/task' },
  });
  expect(readFileSync(path.join(task, 'instruction.md'), 'utf8')).toBe('Fix the second call.\n');
  for (const file of ['environment/Dockerfile', 'tests/test.sh', 'solution/solve.sh']) {
    expect(existsSync(path.join(task, file))).toBe(true);
  }
  const copy = path.join(sandbox.path, 'copy');
  spawnSync('git', ['clone', '-q', path.join(task, 'environment/base.bundle'), copy, '-b', 'main']);
  const log = spawnSync('git', ['log', '--format=%s'], { cwd: copy, encoding: 'utf8' }).stdout;
  expect(log).toBe('base\n');
});

describe('the test script of a Harbor task', () => {
  test('gives a work tree the score that `lanser candidates` and the TRL reward function give its patch', async () => {
    const results = path.join(sandbox.path, 'results');
    const run = verify('.', path.relative(repository.path, results));
    expect(run.status, run.stderr).toBe(0);
    const [reward, metrics] = JSON.parse(python('harbor.py', results)) as [number, object];
    expect([reward, metrics]).toEqual([
      0.5,
      { diag_delta: 1, safety_delta: 0, confidence_delta: 0, tool_error: 0, introduced: 0, resolved: 1 },
    ]);
    const base = ['candidates', '--base', 'HEAD', '--json'];
    const { stdout } = await lanser([...base, '../fix.patch'], start);
    const { candidates } = JSON.parse(stdout) as Candidates;
    expect(candidates[0]?.report?.reward?.r).toBe(reward);
    const group = path.join(sandbox.path, 'group.json');
    writeFileSync(group, stdout);
    expect(JSON.parse(python('groups.py', group))).toMatchObject({ reward, mask: true, advantage: 0 });
    const program = `import json, sys
from trl_grpo import lanser_reward
patch = sys.stdin.read()
print(json.dumps(lanser_reward([patch, "no patch"], ["."] * 2, ["HEAD"] * 2)))`;
    const trl = spawnSync('python3', ['-c', program], {
      ...start,
      input: patch,
      encoding: 'utf8',
      env: { ...start.env, PYTHONPATH: LOADERS, PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(trl.stderr).toBe('');
    expect(JSON.parse(trl.stdout)).toEqual([reward, null]);
  });

  test('scores the files of Git repositories inside the work tree', () => {
    const tree = path.join(sandbox.path, 'nested');
    spawnSync('cp', ['-r', repository.path, tree]);
    const error = 'x: int = ""\n';
    const nested = ['committed', 'committed/a, b/deeper', 'without commit'];
    for (const folder of nested) {
      const cwd = path.join(tree, folder);
      mkdirSync(cwd, { recursive: true });
      writeFileSync(path.join(cwd, 'bad.py'), error);
      spawnSync('git', ['init', '--quiet'], { cwd });
    }
    const commit = ['-c', 'user.name=a', '-c', 'user.email=', 'commit', '--quiet', '--message', 'a'];
    for (const args of [['add', 'bad.py'], commit])
      expect(spawnSync('git', args, { cwd: path.join(tree, 'committed') }).status).toBe(0);
    const results = path.join(sandbox.path, 'nested-results');
    const run = verify(tree, results);
    expect(run.status, run.stderr).toBe(0);
    const [, metrics] = JSON.parse(python('harbor.py', results)) as [number, object];
    expect(metrics).toMatchObject({ introduced: nested.length, resolved: 1 });
    const index = spawnSync('git', ['status', '--porcelain'], { cwd: tree, encoding: 'utf8' });
    expect(index.stdout).toContain('?? committed/');
  });

  test('ignores the .git folder of the work tree, and deletes an earlier reward if base.bundle is invalid', () => {
    const tree = path.join(sandbox.path, 'tampered');
    spawnSync('cp', ['-r', repository.path, tree]);
    writeFileSync(path.join(tree, '.git/HEAD'), 'broken');
    const results = path.join(sandbox.path, 'tampered-results');
    expect(verify(tree, results).status).toBe(0);
    expect(existsSync(path.join(results, 'reward.json'))).toBe(true);
    writeFileSync(path.join(task, 'tests/base.bundle'), 'broken');
    expect(verify(tree, results).status).not.toBe(0);
    expect(existsSync(path.join(results, 'reward.json'))).toBe(false);
  });
});
