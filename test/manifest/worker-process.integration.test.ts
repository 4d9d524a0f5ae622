import { expect, test } from 'vitest';
import type { PairTask } from '../../src/manifest/pair-task.ts';
import { startWorker } from '../../src/manifest/worker-process.ts';

const task: PairTask = { repository: '/repository', base: 'base', head: 'head' };

test.each([
  ['is killed while it writes its answer', 'process.kill(process.pid, "SIGKILL")', 'SIGKILL'],
  ['continues after an incomplete answer', 'process.stdout.write("\\n")', 'SIGTERM'],
])('a worker that %s is reported as ended without an answer', async (_title, next, how) => {
  const program = `process.stdin.once('data', () => process.stdout.write('{"conclusion":"cle', () => ${next}))`;
  const worker = startWorker({ program: process.execPath, args: ['-e', program], env: process.env });
  const outcome = await worker.run(task);
  expect(outcome).toMatchObject({ kind: 'ended', how });
  expect(outcome).toHaveProperty('stderr', 'The worker has written an incomplete answer.');
  await worker.end();
});
