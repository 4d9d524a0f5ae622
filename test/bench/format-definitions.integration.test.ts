// Runs bench/formats/definitions.py with a small imitation of the Python package `harbor`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const DEFINITIONS = fileURLToPath(new URL('../../bench/formats/definitions.py', import.meta.url));

const HARBOR = {
  'harbor/src/harbor/models/task/config.py': `
from types import SimpleNamespace

class TaskConfig:
    @staticmethod
    def model_validate(config):
        return SimpleNamespace(task=SimpleNamespace(name=config["task"]["name"]))
`,
  'harbor/src/harbor/models/trajectories/trajectory.py': `
import json
from types import SimpleNamespace

class Trajectory:
    @staticmethod
    def model_validate_json(line):
        return SimpleNamespace(**json.loads(line))
`,
  'trajectories.jsonl': '{"trajectory_id": "t", "steps": [1, 2]}\n',
};

const COMPLETE = { 'instruction.md': '', 'environment/Dockerfile': '', 'tests/test.sh': '' };
const PARTIAL = { 'instruction.md': '' };

test('an incomplete task folder makes the check fail, but the other folders are still checked', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, HARBOR);
  for (const [name, files] of Object.entries({ complete: COMPLETE, partial: PARTIAL, last: COMPLETE })) {
    const task = { ...files, 'task.toml': `[task]\nname = "${name}"\n` };
    await writeTree(path.join(folder.path, name), task);
  }
  const check = (...folders: readonly string[]): readonly unknown[] => {
    const args = [DEFINITIONS, 'harbor', 'trajectories.jsonl', ...folders];
    const { status, stdout, stderr } = spawnSync('python3', args, { cwd: folder.path, encoding: 'utf8' });
    return [status, stdout.split('\n'), stderr];
  };
  expect(check('complete', 'last')).toEqual([
    0,
    ['t: valid, 2 steps', 'complete: valid', 'last: valid', ''],
    '',
  ]);
  expect(check('complete', 'partial', 'last')).toEqual([
    1,
    [
      't: valid, 2 steps',
      'complete: valid',
      'partial: missing files: environment/Dockerfile, tests/test.sh',
      'last: valid',
      '',
    ],
    '',
  ]);
});
