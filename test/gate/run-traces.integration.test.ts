import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const WHOLE = '.lanser/traces/whole.jsonl';
const THIN = '.lanser/traces/thin.jsonl';
let repository: SandboxRepository;
let start: Start;
let thin: string;

/** A folder with a class and its use, and the operations on it, recorded in both forms. */
beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write(
    'shop.py',
    'class Basket:\n    size: int = 0\n\nbasket = Basket()\nprint(basket.size)\n',
  );
  await repository.commit('a shop');
  for (const [file, ...options] of [[WHOLE], [THIN, '--no-embed']] as const) {
    const recorded = path.join(sandbox.path, path.basename(file));
    const arguments_ = ['refs', 'py://shop#Basket', '--trace-file', recorded, ...options];
    expect((await lanser(arguments_, start)).exitCode).toBe(0);
  }
  thin = text('thin.jsonl');
  await repository.write(WHOLE, text('whole.jsonl'));
  await repository.write(THIN, thin);
  await repository.commit('what was asked');
});

function text(name: string): string {
  return readFileSync(path.join(sandbox.path, name), 'utf8');
}

async function tracesOf(...options: readonly string[]): Promise<Report> {
  return (await gateReport(['--base', 'HEAD~1', ...options], start)).report;
}

test('committed traces are replayed, and those without content use the repository', async () => {
  const report = await tracesOf();
  expect(report.traces).toEqual([
    { path: THIN, conclusion: 'match', bundles: 1, firstDifference: null },
    { path: WHOLE, conclusion: 'match', bundles: 1, firstDifference: null },
  ]);
  expect(report.conclusion).toBe('clean');
});

test('a changed frame is found and fails the gate by default', async () => {
  await repository.write('.lanser/traces/forged.jsonl', await forged('whole.jsonl'));
  await repository.commit('forged');
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  const forgery = report.traces.find(({ path: file }) => file.endsWith('forged.jsonl'));
  expect(forgery).toMatchObject({ conclusion: 'mismatch', bundles: 0 });
  expect(forgery?.firstDifference).toMatchObject({ index: 0, line: expect.any(Number) as number });
  expect(report.reasons).toEqual([{ code: 'nondeterminism', count: 1 }]);
  expect([report.conclusion, report.policy.reasons, exitCode]).toEqual(['findings', ['nondeterminism'], 1]);
});

test('an incomplete or invalid trace is unreadable, with its line, and does not affect the others', async () => {
  await repository.remove('.lanser/traces/forged.jsonl');
  const whole = text('whole.jsonl');
  await repository.write('.lanser/traces/cut.jsonl', whole.slice(0, whole.trimEnd().lastIndexOf('\n') + 1));
  await repository.write('.lanser/traces/none.jsonl', 'not a trace\n');
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n';
  await repository.write('.lanser/traces/pointer.jsonl', pointer);
  await repository.commit('unreadable');
  const { traces, reasons } = await tracesOf();
  expect(traces.map(({ path: file, conclusion }) => [path.posix.basename(file), conclusion])).toEqual([
    ['cut.jsonl', 'unreadable'],
    ['none.jsonl', 'unreadable'],
    ['pointer.jsonl', 'unreadable'],
    ['thin.jsonl', 'match'],
    ['whole.jsonl', 'match'],
  ]);
  expect(traces[1]?.firstDifference?.line).toBe(1);
  expect(traces[2]?.firstDifference?.message).toContain('Git LFS');
  expect(reasons).toContainEqual({ code: 'nondeterminism', count: 3 });
});

test('globs select the traces', async () => {
  expect((await tracesOf('--traces', '**/wh*.jsonl')).traces.map(({ path: file }) => file)).toEqual([WHOLE]);
});

test('a trace without content is unreadable if the repository lacks its files', async () => {
  const other = await sandbox.repository('other');
  await other.write('unrelated.py', '');
  await other.commit();
  await other.write(THIN, thin);
  await other.commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], { ...start, cwd: other.path });
  expect(report.traces).toMatchObject([{ path: THIN, conclusion: 'unreadable', bundles: 0 }]);
});

/** Changes a line of the server's references response, and signs the trace again. */
async function forged(file: string): Promise<string> {
  const events = await eventsIn(path.join(sandbox.path, file));
  const isAnswer = (event: Event): boolean =>
    event.kind === 'rpc' && event.method === 'textDocument/references' && 'result' in event;
  expect(events.some(isAnswer)).toBe(true);
  return traceText(
    events.map((event) =>
      isAnswer(event)
        ? (JSON.parse(JSON.stringify(event).replaceAll('"line":3', '"line":1')) as Event)
        : event,
    ),
  );
}
