import path from 'node:path';
import { expect } from 'vitest';
import { lanser } from './lanser.ts';
import type { Sandbox, SandboxRepository } from './sandbox.ts';

const DIES = new URL('../fixtures/programs/dies-at-rename.mjs', import.meta.url);

/** Renames `value` in the committed files `a.py` and `b.py`. Kills the process after it has replaced only `a.py`. */
export async function killEdit(sandbox: Sandbox, repository: SandboxRepository): Promise<void> {
  await repository.write('a.py', 'def value() -> int:\n    return 1\n');
  await repository.write('b.py', 'from a import value\n\nprint(value())\n');
  await repository.commit();
  const start = { cwd: repository.path, env: sandbox.env };
  const { stdout } = await lanser(['rename', 'py://a#value', 'number', '--json'], start);
  const plan = path.join(sandbox.path, 'killed.json');
  await repository.write(path.relative(repository.path, plan), stdout);
  const env = {
    ...sandbox.env,
    NODE_OPTIONS: `--import ${DIES.href}`,
    RENAMES_UNTIL_DEATH: '2',
    DEATH_SIGNAL: 'SIGKILL',
  };
  await lanser(['apply', plan], { ...start, env });
  expect(await repository.git(['status', '--porcelain'])).toBe('M a.py');
}
