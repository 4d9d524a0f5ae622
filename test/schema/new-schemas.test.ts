// Tests the schemas of plans, proposals, traces, training records, bundles and reports with valid documents, invalid
// documents and additional properties.
import { describe, expect, test } from 'vitest';
import { assembleBundle, bareEnvironment } from '../../src/bundle/assemble.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { sampleReport } from '../helpers/sample-report.ts';
import {
  EVENTS,
  FACTS,
  FIRST_RECORD,
  PLANS,
  PROPOSALS,
  PR_RECORD,
  REPORT_PARTS,
  TRAINING_RECORD,
} from './examples.ts';

const bundle = JSON.parse(
  JSON.stringify(
    assembleBundle({
      request: { cmd: 'rename', options: {} },
      facts: null,
      environment: bareEnvironment({ platform: 'linux', arch: 'x64' }),
      volatile: {},
    }),
  ),
) as Bundle;

function without(value: object | undefined, key: string): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key));
}

/** Returns a copy with additional properties at a path. */
function extended(value: object | undefined, path: readonly string[], members: object): object {
  const copy = structuredClone(value ?? {});
  Object.assign(
    path.reduce<object>((node, key) => node[key as keyof typeof node], copy),
    members,
  );
  return copy;
}

/** Returns the paths to all objects in a value. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
  return Array.isArray(value) ? below : [path, ...below];
}

/** Matches the paths of objects that accept any JSON. */
const FREE = /(^|\/)(params|servers\/\d+\/capabilities)$/u;

const accepted = [
  ...Object.entries(PLANS).map(([name, document]) => ({ schema: 'plan' as const, name, document })),
  ...Object.entries(PROPOSALS).map(([name, document]) => ({ schema: 'proposal' as const, name, document })),
  ...Object.entries(EVENTS).map(([name, document]) => ({ schema: 'trace' as const, name, document })),
  { schema: 'trace' as const, name: 'bundle', document: { kind: 'bundle', seq: 8, index: 0, bundle } },
  { schema: 'training-record' as const, name: 'step', document: TRAINING_RECORD },
  { schema: 'training-record' as const, name: 'first step', document: FIRST_RECORD },
  { schema: 'training-record' as const, name: 'step of pr-v1', document: PR_RECORD },
  ...Object.entries(FACTS).map(([name, facts]) => ({
    schema: 'bundle' as const,
    name: `facts of ${name}`,
    document: { ...bundle, facts },
  })),
  ...Object.entries(PLANS).map(([name, plan]) => ({
    schema: 'bundle' as const,
    name: `edits with plan ${name}`,
    document: { ...bundle, edits: { plan, diff: '', applied: false } },
  })),
  { schema: 'report' as const, name: 'parts', document: { ...sampleReport(), ...REPORT_PARTS } },
];

describe.each(accepted)('$schema: $name', ({ schema, document }) => {
  test('is accepted', () => expect(schemaErrors(schema, document)).toEqual([]));

  test('is rejected with an additional property, except in the parts that accept any JSON', () => {
    const closed = pathsOf(document).filter((path) => !FREE.test(path.join('/')));
    for (const path of closed) {
      expect(schemaErrors(schema, extended(document, path, { extra: {} })), path.join('/')).not.toEqual([]);
    }
  });
});

describe('a schema rejects', () => {
  const { 'rpc result': result, 'rpc error': error, session, snapshot } = EVENTS;
  const refused = [
    [
      'a response with a result and an error',
      'trace',
      { ...error, ...result, error: { code: 1, message: '' } },
    ],
    ['a response without a result or an error', 'trace', without(result, 'result')],
    ['a notification with an id', 'trace', { ...EVENTS['rpc notification'], id: 0 }],
    ['a newer trace', 'trace', { ...session, version: '2.0' }],
    ['content that is not Base64', 'trace', extended(snapshot, ['documents', 'app.py'], { content: 'a b' })],
    ['an event without a sequence number', 'trace', without(EVENTS['end'], 'seq')],
    ['an unknown event', 'trace', { kind: 'other', seq: 0 }],
    [
      'an operation of an unknown kind',
      'plan',
      { ...PLANS['empty'], operations: [{ kind: 'move', uri: 'a' }] },
    ],
    [
      'options that belong to a different operation',
      'plan',
      { ...PLANS['empty'], operations: [{ kind: 'delete', uri: 'a', options: { overwrite: true } }] },
    ],
    ['a plan without its hash', 'plan', without(PLANS['empty'], 'planId')],
    ['a rename without a name', 'proposal', { version: '1.0', edits: [{ kind: 'rename', selector: 'a' }] }],
    [
      'an invalid selector',
      'proposal',
      { version: '1.0', edits: [{ kind: 'rename', selector: { kind: 'cursor' }, newName: 'b' }] },
    ],
    ['incomplete weights', 'training-record', { ...TRAINING_RECORD, weights: { wD: 1 } }],
    [
      'facts of two operations',
      'bundle',
      { ...bundle, facts: { ...FACTS['rename'], ...FACTS['codeActions'] } },
    ],
    ['reward components of a different formula', 'bundle', { ...bundle, processReward: mixedReward() }],
  ] as const;

  test.each(refused)('%s', (_, schema, document) => {
    expect(schemaErrors(schema, document)).not.toEqual([]);
  });

  test.each([
    ['environment', { local: {} }],
    ['meta', { timing: {} }],
    ['meta', { startedAt: '2026-01-01T00:00:00Z' }],
  ])(
    'in a trace, but not in a bundle, a value that may differ between runs: %s with %j',
    (member, volatile) => {
      const recorded = extended(bundle, [member], volatile);
      expect(schemaErrors('bundle', recorded)).toEqual([]);
      expect(schemaErrors('trace', { kind: 'bundle', seq: 8, index: 0, bundle: recorded })).not.toEqual([]);
    },
  );
});

function mixedReward(): object {
  const { components } = PR_RECORD;
  const { weights } = TRAINING_RECORD;
  const rest = { previousBundleId: null, r: 0, source: 'bundle', scopeChanged: false, explanation: '' };
  return { version: 'rl-csf-v1', components, weights, ...rest };
}
