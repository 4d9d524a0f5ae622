import { describe, expect, test as inOrder } from 'vitest';
import { playWorkspace, startsIn, type Step, type WorkspaceRun } from '../helpers/workspace-program.ts';

// These tests mostly wait, so they run concurrently.
const test = inOrder.concurrent;

const HOVER: Step = { kind: 'hover' };
const HANG_MS = 2000;

async function fails(
  failure: string,
  step: string,
  times: string,
  steps: readonly Step[],
  timeoutMs?: number,
): Promise<WorkspaceRun> {
  return playWorkspace(
    'fails-at',
    [failure, step, times],
    steps,
    timeoutMs === undefined ? {} : { timeoutMs },
  );
}

const IN_A_REQUEST = ['textDocument/didOpen', 'textDocument/hover'];
const STEPS = ['start', 'initialize', 'initialized', ...IN_A_REQUEST];

describe('after a server exits once, a new server starts and receives the open documents', () => {
  test.each(STEPS.map((step) => [step]))('%s', async (step) => {
    const { outcomes, journal } = await fails('die', step, '1', [HOVER]);
    expect(outcomes).toMatchObject([{ hover: 'one' }]);
    const [first = 0, second = 0, ...others] = startsIn(journal);
    expect(others).toEqual([]);
    expect(second - first).toBeGreaterThanOrEqual(100);
    expect(journal.findLast(({ opened }) => opened !== undefined)).toMatchObject({ text: 'one' });
  });
});

describe('a server that exits three times causes E/LS_CRASH, and then starts again only after a reload', () => {
  test.each(STEPS.map((step) => [step]))('%s', async (step) => {
    const { outcomes, journal } = await fails('die', step, '3', [
      HOVER,
      HOVER,
      HOVER,
      { kind: 'status' },
      { kind: 'reload' },
      HOVER,
      { kind: 'status' },
    ]);
    expect(outcomes).toMatchObject([
      { code: 'E/LS_CRASH' },
      { code: 'E/LS_CRASH', message: expect.stringContaining('Reload') as string },
      { code: 'E/LS_CRASH', message: expect.stringContaining('Reload') as string },
      { state: 'failed' },
      {},
      { hover: 'one' },
      { state: 'running' },
    ]);
    const starts = startsIn(journal);
    expect(starts).toHaveLength(4);
    const pauses = starts.slice(1, 3).map((start, index) => start - (starts[index] ?? 0));
    expect(pauses[0]).toBeGreaterThanOrEqual(100);
    expect(pauses[1]).toBeGreaterThanOrEqual(200);
  });
});

test('an answer is used even if the server exits immediately after sending it', async () => {
  const { outcomes, journal } = await fails('die', 'answer', 'always', [HOVER]);
  expect(outcomes).toMatchObject([{ hover: 'the last word' }]);
  expect(startsIn(journal)).toHaveLength(1);
});

describe('a server that exits during shutdown causes no error', () => {
  test.each([['shutdown'], ['exit']])('%s', async (step) => {
    const { outcomes } = await fails('die', step, 'always', [HOVER]);
    expect(outcomes).toMatchObject([{ hover: 'one' }]);
  });
});

describe('a server that does not respond', () => {
  test.each([
    ['hang', 'initialize'],
    ['hang', 'textDocument/hover'],
    ['stop', 'initialize'],
    ['stop', 'textDocument/didOpen'],
    ['stop', 'textDocument/hover'],
  ])('causes E/LS_TIMEOUT, and the next request starts a new server: %s in %s', async (failure, step) => {
    const { outcomes, journal } = await fails(failure, step, '1', [HOVER, HOVER], HANG_MS);
    expect(outcomes).toMatchObject([{ code: 'E/LS_TIMEOUT' }, { hover: 'one' }]);
    expect(outcomes[0]?.ms).toBeGreaterThanOrEqual(HANG_MS - 50);
    expect(startsIn(journal)).toHaveLength(2);
  });

  test('causes E/LS_TIMEOUT while lanser sends a large document', async () => {
    const { outcomes } = await playWorkspace(
      'fails-at',
      ['stop', 'initialized', '1'],
      [{ kind: 'hover', timeoutMs: HANG_MS }],
      { tree: { 'a.fake': ' '.repeat(2_000_000) } },
    );
    expect(outcomes).toMatchObject([{ code: 'E/LS_TIMEOUT' }]);
  });

  test('is restarted if it closes its output', async () => {
    const { outcomes } = await fails('close', 'textDocument/hover', '1', [HOVER]);
    expect(outcomes).toMatchObject([{ hover: 'one' }]);
  });
});

describe('the disposal of a workspace ends every server within a time limit', () => {
  test.each([
    ['hang', 'shutdown'],
    ['stop', 'shutdown'],
    ['hang', 'exit'],
    ['refuse', 'exit'],
  ])('if the server fails (%s in %s)', async (failure, step) => {
    const { outcomes } = await fails(failure, step, 'always', [HOVER]);
    expect(outcomes).toMatchObject([{ hover: 'one' }]);
  });

  test.each([['initialize'], ['textDocument/hover']])('during %s', async (step) => {
    const { outcomes, journal } = await fails('hang', step, 'always', [
      { kind: 'during', step: HOVER, on: `"${step}"`, act: { kind: 'dispose' } },
    ]);
    expect(outcomes).toMatchObject([{ parts: [{ code: 'E/REQUEST_CANCELLED' }, {}] }]);
    expect(startsIn(journal)).toHaveLength(1);
  });

  test.each([[[HOVER]], [[]]])(
    'and no server is started afterwards (earlier requests: %j)',
    async (before) => {
      const { outcomes, journal } = await fails('hang', 'nothing', 'always', [
        ...before,
        { kind: 'dispose' },
        { kind: 'hover', selector: 'a.fake@L1:C2' },
      ]);
      expect(outcomes.at(-1)).toMatchObject({ code: 'E/REQUEST_CANCELLED' });
      expect(startsIn(journal)).toHaveLength(before.length);
    },
  );

  test('during the delay before a restart', async () => {
    const { outcomes, journal } = await fails('die', 'textDocument/hover', 'always', [
      { kind: 'during', step: HOVER, on: 'textDocument/hover', act: { kind: 'dispose' } },
    ]);
    expect(outcomes).toMatchObject([{ parts: [{ code: 'E/REQUEST_CANCELLED' }, {}] }]);
    expect(startsIn(journal).length).toBeLessThanOrEqual(2);
  });
});

test('if a reload arrives while a server starts, exactly one new server replaces it', async () => {
  const { outcomes, journal } = await fails('hang', 'initialize', '1', [
    { kind: 'during', step: HOVER, on: '"initialize"', act: { kind: 'reload' } },
    HOVER,
  ]);
  expect(outcomes).toMatchObject([{ parts: [{ hover: 'one' }, {}] }, { hover: 'one' }]);
  expect(startsIn(journal)).toHaveLength(2);
});
