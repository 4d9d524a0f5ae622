import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { otherNode } from '../helpers/other-node.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const node = otherNode();
const caged =
  node !== undefined &&
  (node.major > 23 || (node.major === 23 && node.minor >= 5) || (node.major === 22 && node.minor >= 13));

test.runIf(node !== undefined)(
  'on a different installed Node, the bundle has the same id, and `cage` is `none` without a stable permission model',
  async () => {
    const cwd = path.join(sandbox.path, 'workspace');
    const start = { cwd, env: sandbox.env };
    mkdirSync(cwd);
    writeFileSync(path.join(cwd, 'a.py'), 'import json\n\nx: int = json.dumps({})\n');

    const ours = await bundleOf(['diag'], start);
    const theirs = await bundleOf(['diag', '--verbose'], { ...start, node: node?.path ?? '' });
    expect(theirs.bundle.bundleId).toBe(ours.bundle.bundleId);
    expect(theirs.bundle.facts?.diagnostics).toHaveLength(1);
    expect(ours.bundle.environment.local).toMatchObject({ cage: 'permission-model' });
    expect(theirs.bundle.environment.local).toMatchObject({ cage: caged ? 'permission-model' : 'none' });
    expect(theirs.stderr.includes('no stable permission model')).toBe(!caged);
  },
);

test.runIf(node !== undefined)(
  'on a different installed Node, help and usage errors are printed',
  async () => {
    const start = { cwd: sandbox.path, env: sandbox.env, node: node?.path ?? '' };
    expect(await lanser(['gate', '--help'], start)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Usage: lanser gate ') as string,
      stderr: '',
    });
    expect(await lanser(['gate'], start)).toMatchObject({
      exitCode: 20,
      stdout: '',
      stderr: expect.stringContaining('lanser: E/USAGE: ') as string,
    });
  },
);
