import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { eventually } from '../helpers/eventually.ts';
import { gateReport, lanser, LANSER, startLanser, type Start } from '../helpers/lanser.ts';
import { busiestThreadSeconds, HAS_PROC } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';

const sandbox = useSandbox();
const HOSTILE = '\\\n'.repeat(200_000);
const LONG = Buffer.from(`def f(): pass\n${'\\\n'.repeat(5_000_000)}`);
const GATE = ['--base', 'HEAD~1', '--head', 'HEAD'];

let start: Start;
let recorded: readonly Event[];

beforeAll(async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  await write('app.py', 'def f(): pass\n');
  await commit();
  start = { cwd, env: sandbox.env };
  const file = path.join(sandbox.path, 'recorded.jsonl');
  await lanser(['locate', 'py://app#f', '--trace-file', file], start);
  recorded = await eventsIn(file);
  // The gate parses changed test files, because it looks for skipped tests.
  await write('test_hostile.py', HOSTILE);
  await commit();
});

/** Writes a trace with one document: `app.py` with the given content, compressed. Returns the path of the trace. */
async function traceOf(name: string, content: Buffer): Promise<string> {
  const file = path.join(sandbox.path, name);
  const document = {
    blob: documentVersion(content),
    content: deflateRawSync(content, { level: 9 }).toString('base64'),
  };
  const events = recorded.map((event) =>
    event.kind === 'snapshot' ? { ...event, documents: { 'app.py': document } } : event,
  );
  await writeFile(file, traceText(events));
  return file;
}

/** Resolves when a thread other than the main thread has used a second of CPU time. Only a parsing thread does so. */
async function parsing(pid: number | undefined): Promise<void> {
  await eventually('a thread parses', () => busiestThreadSeconds(pid ?? 0) > 1, 100_000);
}

describe('a file of head with 200,000 line continuations', () => {
  test('makes the gate inconclusive and is named in the report', async () => {
    const { report, exitCode } = await gateReport(GATE, start);
    expect([exitCode, report.conclusion, report.delta]).toEqual([25, 'inconclusive', null]);
    expect(report.failures).toMatchObject([
      {
        code: 'E/INCONCLUSIVE',
        details: { path: 'test_hostile.py' },
        message:
          '"test_hostile.py" cannot be read for evidence: it took longer than 14 seconds. Split or simplify the file.',
      },
    ]);
  });

  test.runIf(HAS_PROC)('does not prevent a signal from ending the gate', async () => {
    const { child, finished } = startLanser(['gate', ...GATE], start);
    await parsing(child.pid);
    child.kill('SIGTERM');
    expect(await finished).toMatchObject({ exitCode: 28, signal: null });
  });

  test('makes locate fail with an error that names the file', async () => {
    const { exitCode, stdout, stderr } = await lanser(['locate', 'test_hostile.py@L1:C1'], start);
    expect([exitCode, stdout]).toEqual([25, '']);
    expect(stderr).toContain('"test_hostile.py" cannot be read: it took longer than 14 seconds.');
  });
});

describe('a trace with large content', () => {
  test('is unreadable, and the error names the document that takes too long', async () => {
    const file = await traceOf('long.jsonl', LONG);
    expect((await readFile(file)).length).toBeLessThan(24_000);
    const { exitCode, stdout } = await lanser(['trace', 'verify', file], start);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringMatching(/^unreadable .*\n.*"app\.py" cannot be read: it took longer than 30 seconds/u),
    ]);
  });

  test.runIf(HAS_PROC)('does not prevent a signal from ending the verification', async () => {
    const { child, finished } = startLanser(['trace', 'verify', await traceOf('long.jsonl', LONG)], start);
    await parsing(child.pid);
    child.kill('SIGTERM');
    expect(await finished).toMatchObject({ exitCode: 28, signal: null });
  });

  test('is unreadable, and the check uses bounded memory', async () => {
    const file = await traceOf('large.jsonl', Buffer.from(`def f(): pass\n${'\\\n'.repeat(33_000_000)}`));
    const program =
      'import resource, subprocess, sys\n' +
      'done = subprocess.run(sys.argv[1:])\n' +
      'print(done.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)';
    const args = ['-Ic', program, process.execPath, LANSER, 'trace', 'verify', file];
    const { stdout } = spawnSync('python3', args, { ...start, encoding: 'utf8' });
    expect(stdout).toContain('"app.py" cannot be read: it is longer than 16777216 characters');
    const [, exitCode, mebibytes] = /^(\d+) (\d+)$/mu.exec(stdout) ?? [];
    expect(exitCode).toBe('1');
    expect(Number(mebibytes)).toBeLessThan(700);
  });

  test('is rejected if a document exceeds the size limit', async () => {
    const file = await traceOf('bomb.jsonl', Buffer.alloc(65 * 2 ** 20));
    const { exitCode, stdout } = await lanser(['trace', 'verify', file], start);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining(
        'The content of "app.py" in the trace is damaged, larger than 64 MiB, or does not match blob:',
      ),
    ]);
  });

  test('is rejected if its documents together exceed the total size limit', async () => {
    const content = Buffer.alloc(64 * 2 ** 20, '#');
    const packed = deflateRawSync(content, { level: 9 }).toString('base64');
    const documents = Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => [
        `${index}.py`,
        { blob: documentVersion(content), content: packed },
      ]),
    );
    const events = recorded.map((event) => (event.kind === 'snapshot' ? { ...event, documents } : event));
    const file = path.join(sandbox.path, 'many.jsonl');
    await writeFile(file, traceText(events));
    const { exitCode, stdout } = await lanser(['trace', 'verify', file], start);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining('The documents of the trace have more than 1024 MiB in all'),
    ]);
  });

  test('is rejected if the frames of an operation have too many values', async () => {
    const params = Array.from({ length: 1_900_000 }, () => 0);
    const frame = {
      kind: 'rpc',
      index: 0,
      server: 'a',
      direction: 'sent',
      type: 'notification',
      method: 'a',
    };
    const events = recorded.flatMap((event): readonly object[] =>
      event.kind === 'bundle' ? [...Array.from({ length: 6 }, () => ({ ...frame, params })), event] : [event],
    );
    const file = path.join(sandbox.path, 'frames.jsonl');
    await writeFile(file, traceText(events));
    const { exitCode, stdout } = await lanser(['trace', 'verify', file], start);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining('Line 9: the operation has more than 10000000 values.'),
    ]);
  });
});
