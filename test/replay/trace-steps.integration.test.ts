import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { traceSteps } from '../../src/replay/trace-steps.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('if a step reads a file with the name `__proto__`, the documents of the step contain the file', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'work/a.py': '', ['work/__proto__']: 'one\n' });
  const file = path.join(folder.path, 'run.jsonl');
  {
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    await workspace.locate('__proto__@L1:C1');
  }
  const names: string[][] = [];
  for await (const { documents } of traceSteps(file, {})) names.push(Object.keys(documents));
  expect(names).toEqual([['__proto__']]);
});

test('a bundle that was edited in the trace is rejected, also in a truncated trace and with a new digest of the trace', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'work/a.py': 'one = 1\n' });
  const file = path.join(folder.path, 'run.jsonl');
  {
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    const reward = { previous: null };
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), {
      host,
      trace: { file },
      reward,
    });
    await workspace.locate('a.py@L1:C1');
  }
  const events = await eventsIn(file);
  const steps = async (text: string, partial = false): Promise<number> => {
    await writeFile(file, text);
    let count = 0;
    for await (const _ of traceSteps(file, { partial })) count += 1;
    return count;
  };
  expect(await steps(await readFile(file, 'utf8'))).toBe(1);
  const [recorded] = events.flatMap((event) => (event.kind === 'bundle' ? [event.bundle] : []));
  const forged = { ...recorded, facts: null, resolution: { ...recorded?.resolution, confidence: 0.5 } };
  const edits: readonly (readonly [kind: Event['kind'], member: object, pointer: string])[] = [
    ['bundle', { bundle: forged }, '/bundle/bundleId'],
    ['request', { previous: forged }, '/previous/bundleId'],
  ];
  for (const [kind, member, pointer] of edits) {
    const edited = events.map((event) => (event.kind === kind ? { ...event, ...member } : event));
    const line = events.findIndex((event) => event.kind === kind) + 1;
    const text = traceText(edited);
    for (const [given, partial] of [
      [text, false],
      [text.slice(0, -2), true],
    ] as const) {
      await expect(steps(given, partial)).rejects.toMatchObject({
        code: 'E/SCHEMA_INVALID',
        message: expect.stringContaining(`Line ${line}: the event is not valid: ${pointer}: `) as unknown,
        details: { line },
      });
    }
  }
});
