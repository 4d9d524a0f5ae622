import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../src/bundle/canonical.ts';
import { hashDomain } from '../../src/bundle/hash-domain.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { firstDifference as differenceOf } from '../../src/trace/differences.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { recordedLedger } from '../helpers/recorded-ledger.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { operationIn } from '../helpers/tampered-traces.ts';
import { survivingChanges } from '../helpers/surviving-changes.ts';
import { testHost } from '../helpers/test-host.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';

const sandbox = useSandbox();
const host = testHost({}, { temporaryRoot: sandbox.temporary });
/** A folder name that is hard to replace by a token in a trace: it has special characters, and text like a token. */
const FOLDER = 'cänary $ ${workspace} {x} 100% (a+b)';
const CANARIES = {
  USER: 'canaryuser',
  LOGNAME: 'canaryuser',
  HOSTNAME: 'canaryhost',
  TOKEN: 'canarytoken',
  HOME: path.join(sandbox.path, 'canaryhome'),
};

let file: string;
let events: readonly Event[];
beforeAll(async () => {
  ({ file } = await recordedLedger(sandbox, { name: FOLDER, env: CANARIES }));
  events = await eventsIn(file);
});

describe('a recorded session of every operation except `adapt`', () => {
  test('matches its replay', async () => {
    const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
    expect([conclusion, firstDifference]).toEqual(['match', null]);
  });

  test('contains no data of the machine or the user', async () => {
    const text = events.map((event) => JSON.stringify(event)).join('\n');
    for (const canary of [
      'canary',
      'c\u00E4nary',
      'c%C3%A4nary',
      '100%25',
      sandbox.path,
      process.execPath,
      process.cwd(),
    ]) {
      expect(text).not.toContain(canary);
    }
    expect(text).not.toMatch(/"(?:file:\/\/)?\/(?:home|root|tmp|dev|Users|usr)\b/u);
    // In traces, a token replaces the folder of the workspace.
    expect(text).toContain('${workspace:uri}/ledger/money.py');
  });

  test('does not match if a value that an answer depends on is changed', async () => {
    const { changed, surviving } = await survivingChanges(sandbox, events, 7, 97);
    expect(changed).toBeGreaterThan(150);
    expect(surviving).toEqual([]);
  });

  test('does not match if frames are added or removed', async () => {
    for (const name of ['hover', 'references', 'rename', 'renameFile']) {
      const index = operationIndex(name);
      const { before, operation } = operationIn(events, index);
      const first = operation.findIndex(({ kind }) => kind === 'rpc');
      const last = operation.length - 2;
      const frame = {
        kind: 'rpc',
        index,
        direction: 'sent',
        server: 'pyright',
        type: 'notification',
        method: 'more',
      };
      const forged: readonly (readonly object[])[] = [
        operation.toSpliced(last + 1, 0, frame as Event),
        // Removes a request and its response.
        operation.toSpliced(first, 2),
        operation.toSpliced(last - 1, 2),
        operation.toSpliced(first + 1, 1),
      ];
      for (const [at, changed] of forged.entries()) {
        const conclusion = await conclusionOf([...before, ...changed]);
        expect(conclusion, `${name} ${at}`).toBe('mismatch');
      }
    }
  });

  test('does not match if a bundle is changed and its id is computed again', async () => {
    for (const name of ['hover', 'references', 'rename', 'locate']) {
      const { before, operation } = operationIn(events, operationIndex(name));
      const answer = operation.at(-1) as Extract<Event, { readonly kind: 'bundle' }>;
      const bundle = answer.bundle;
      const changed: readonly Bundle[] = [
        { ...bundle, facts: null },
        { ...bundle, meta: { ...bundle.meta, exitCode: 1 } },
        { ...bundle, environment: { ...bundle.environment, positionEncoding: 'utf-8' } },
        { ...bundle, request: { ...bundle.request, options: {} } },
      ];
      for (const [at, other] of changed.entries()) {
        if (differenceOf(bundle, other) === undefined) continue;
        const hashed = { ...other, bundleId: contentHash(hashDomain(other)) };
        const forged = [...before, ...operation.with(operation.length - 1, { ...answer, bundle: hashed })];
        expect(await conclusionOf(forged), `${name} ${at}`).not.toBe('match');
      }
    }
  });
});

function operationIndex(name: string): number {
  const found = events.find((event) => event.kind === 'request' && event.request.cmd === name);
  return (found as Extract<Event, { readonly kind: 'request' }>).index;
}

async function conclusionOf(forged: readonly object[]): Promise<string> {
  const one = path.join(sandbox.path, 'one.jsonl');
  const firstOperation = forged.map((event) => ('index' in event ? { ...event, index: 0 } : event));
  await writeFile(one, traceText(firstOperation));
  return (await verifyTrace(one, 'one', { host })).conclusion;
}
