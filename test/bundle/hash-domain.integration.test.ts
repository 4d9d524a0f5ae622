import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import bundleSchema from '../../schemas/bundle.schema.json' with { type: 'json' };
import { bundleIdOf, hashDomain } from '../../src/bundle/hash-domain.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { anyBundle } from './any-bundle.ts';

interface SchemaNode {
  readonly $ref?: string;
  readonly anyOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly 'x-hashDomain'?: boolean;
}

/** Returns the part of a value that the schema marks as hashed. An unmarked property has its parent's mark. */
function marked(value: unknown, node: SchemaNode): unknown {
  const definitions = bundleSchema.$defs as Readonly<Record<string, SchemaNode>>;
  const { $ref } = node.anyOf?.find((each) => each.$ref !== undefined) ?? node;
  const shape = $ref === undefined ? node : definitions[$ref.replace('#/$defs/', '')];
  if (shape?.properties === undefined || typeof value !== 'object' || value === null) return value;
  const { properties } = shape;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => properties[key]?.['x-hashDomain'] ?? true)
      .map(([key, member]) => [key, marked(member, properties[key] ?? {})]),
  );
}

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

/** Returns a copy of the bundle with one changed value. */
function changed(bundle: Bundle, path: Path): Bundle {
  const copy = structuredClone(bundle);
  let node = copy as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  const last = path.at(-1) as string;
  node[last] = typeof node[last] === 'number' ? node[last] + 1 : `${JSON.stringify(node[last])} changed`;
  return copy;
}

function isHashed([first = '', second = '']: Path): boolean {
  if (['$schema', 'version', 'bundleId', 'status', 'processReward'].includes(String(first))) return false;
  if (first === 'environment') return second !== 'local';
  if (first === 'resolution') return second !== 'historySearch';
  return first !== 'meta' || !['snapshot', 'timing', 'startedAt', 'batch'].includes(String(second));
}

describe('the hash domain', () => {
  test('is tested with random bundles that match the schema', () => {
    for (const bundle of fc.sample(anyBundle, 50)) expect(violationsOf('bundle', bundle)).toEqual([]);
  });

  test('has exactly the specified members at the top level and in `meta`, and excludes `environment.local`', () => {
    fc.assert(
      fc.property(anyBundle, (bundle) => {
        const domain = hashDomain(bundle);
        expect(Object.keys(domain).toSorted()).toEqual(
          [
            'request',
            'resolution',
            'facts',
            'edits',
            'error',
            'environment',
            'capabilities',
            'meta',
          ].toSorted(),
        );
        expect(domain['environment']).not.toHaveProperty('local');
        expect(Object.keys(domain['meta'] as object).toSorted()).toEqual(
          ['exitCode', 'hashing', 'sortingKeys', 'truncated'].toSorted(),
        );
      }),
    );
  });

  test('consists of the properties that the schema marks as hashed', () => {
    fc.assert(
      fc.property(anyBundle, (bundle) => {
        expect(hashDomain(bundle)).toEqual(marked(bundle, bundleSchema as SchemaNode));
      }),
    );
  });
});

describe('bundleIdOf', () => {
  test('changes if and only if a value in the hash domain changes', () => {
    fc.assert(
      fc.property(anyBundle, (bundle) => {
        const id = bundleIdOf(bundle);
        for (const path of leavesOf(bundle)) {
          const other = bundleIdOf(changed(bundle, path));
          if (isHashed(path)) expect(other, path.join('/')).not.toBe(id);
          else expect(other, path.join('/')).toBe(id);
        }
      }),
    );
  });

  test('does not depend on `processReward` or on optional properties outside of the hash domain', () => {
    fc.assert(
      fc.property(anyBundle, (bundle) => {
        const { local: _local, ...environment } = bundle.environment;
        const {
          snapshot: _snapshot,
          timing: _timing,
          startedAt: _startedAt,
          batch: _batch,
          ...meta
        } = bundle.meta;
        const { historySearch: _historySearch, ...resolved } = bundle.resolution ?? {};
        const resolution = bundle.resolution && (resolved as typeof bundle.resolution);
        const reduced = { ...bundle, resolution, environment, meta, processReward: null };
        expect(bundleIdOf(reduced)).toBe(bundleIdOf(bundle));
      }),
    );
  });

  test('is the SHA-256 of the canonical form of the hash domain', () => {
    const canonical =
      '{"capabilities":{"cancellable":true,"partialResult":false},"edits":{"diff":null,"plan":null},' +
      '"environment":{"configDigest":null,"platform":"linux-x64","positionEncoding":"utf-16","python":null,' +
      '"server":null,"tool":{"name":"lanser","version":"1"}},"error":null,"facts":null,' +
      '"meta":{"exitCode":0,"hashing":{"algo":"sha256-jcs-v1"},"sortingKeys":["uri"],"truncated":null},' +
      '"request":{"cmd":"gate","options":{"base":"ä"}},"resolution":null}';
    const digest = createHash('sha256').update(canonical, 'utf8').digest('hex');
    expect(bundleIdOf(JSON.parse(canonical) as Bundle)).toBe(`sha256:${digest}`);
  });
});
