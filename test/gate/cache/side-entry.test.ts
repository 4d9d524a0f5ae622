import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../src/bundle/canonical.ts';
import { entryText, MAX_ENTRY_SIZE, readEntry } from '../../../src/gate/cache/side-entry.ts';
import { sideKey, type CacheInputs } from '../../../src/gate/cache/side-key.ts';
import { projectBundle } from '../../../src/replay/project-bundle.ts';
import { testHost } from '../../helpers/test-host.ts';

const KEY = 'c'.repeat(64);
const ENVIRONMENT = {
  tool: { name: 'lanser', version: '0.1.0' },
  server: { name: 'pyright', version: '1.1.414' },
  positionEncoding: 'utf-16',
  python: null,
  configDigest: null,
  platform: 'linux-x64',
} as const;
const BUNDLE = projectBundle(ENVIRONMENT, {
  provenance: 'lsp',
  documents: {},
  scope: { kind: 'workspace', files: 0 },
  diagnostics: [],
  hints: [],
  counts: { error: 0, warning: 0, information: 0 },
});
const TEXT = entryText(KEY, BUNDLE) ?? '';

function signed(entry: unknown): string {
  return JSON.stringify({ digest: contentHash(entry), entry });
}

describe('a cache entry', () => {
  test('is read with the content that was written', () => {
    expect(readEntry(KEY, TEXT)).toEqual({
      kind: 'accepted',
      bundleId: BUNDLE.bundleId,
      facts: BUNDLE.facts,
    });
  });

  test.each<[what: string, text: string, reason: string]>([
    ['an empty text', '', 'it is not a cache entry'],
    ['null', 'null', 'it is not a cache entry'],
    ['half of its text', TEXT.slice(0, TEXT.length / 2), 'it is not a cache entry'],
    ['a duplicate property', TEXT.replace('{"digest"', '{"digest":"","digest"'), 'it is not a cache entry'],
    ['a different bundle with the old digest', TEXT.replace('linux-x64', 'linux-x65'), 'it is damaged'],
    ['a lone surrogate', TEXT.replace('linux-x64', String.raw`\ud800`), 'it is damaged'],
    ['a different key', signed({ key: 'd'.repeat(64), bundle: BUNDLE }), 'it belongs to different input'],
    ['an incomplete bundle', signed({ key: KEY, bundle: { bundleId: 'x' } }), 'it does not contain a bundle'],
    [
      'a bundle of an unknown version',
      signed({ key: KEY, bundle: { ...BUNDLE, version: '9.0' } }),
      'it does not contain a bundle',
    ],
    [
      'a bundle without facts',
      signed({ key: KEY, bundle: { ...BUNDLE, facts: null } }),
      'its bundle is not the result of a check',
    ],
    ['more than the maximum size', ' '.repeat(MAX_ENTRY_SIZE + 1), 'it is too large'],
  ])('with %s is rejected', (_what, text, reason) => {
    expect(readEntry(KEY, text)).toEqual({ kind: 'rejected', reason });
  });

  test('with changed, removed or inserted characters is never read as different content', () => {
    const at = fc.nat(TEXT.length - 1);
    fc.assert(
      fc.property(at, at, fc.string({ maxLength: 3 }), (from, length, inserted) => {
        const text = TEXT.slice(0, from) + inserted + TEXT.slice(from + (length % 5));
        const entry = readEntry(KEY, text);
        if (text === TEXT) return;
        // A changed text with the same JSON value, for example more white space, is accepted.
        if (entry.kind === 'accepted') expect(JSON.parse(text)).toEqual(JSON.parse(TEXT));
      }),
      { numRuns: 300 },
    );
  });

  test('is not written if it is larger than the maximum size', () => {
    const hint = {
      uri: 'a.py',
      range: [0, 0, 0, 1] as const,
      tags: ['unnecessary' as const],
      message: 'x'.repeat(MAX_ENTRY_SIZE),
    };
    const bundle = { ...BUNDLE, facts: BUNDLE.facts && { ...BUNDLE.facts, hints: [hint] } } as typeof BUNDLE;
    expect(entryText(KEY, bundle)).toBeUndefined();
  });
});

describe('the cache key', () => {
  const python = {
    executable: '/usr/bin/python3',
    prefix: '/usr',
    versionInfo: [3, 11, 7, 'final', 0],
    importPaths: ['/usr/lib/python3.11'],
    packages: ['attrs-24.1.0'],
  } as const;
  const from: CacheInputs = {
    host: testHost({}),
    tools: {
      pyright: { directory: '/p', version: '1.1.414', integrity: 'sha512-a' },
      python,
      cage: 'permission-model',
    },
    tree: 'a'.repeat(40),
    workingDirectories: ['.'],
    workingDirectory: '.',
  };
  const other = (tools: Partial<CacheInputs['tools']>): CacheInputs => ({
    ...from,
    tools: { ...from.tools, ...tools },
  });

  test('is equal for equal input', () => {
    expect(sideKey(from)).toBe(sideKey({ ...from }));
    expect(sideKey(from)).toMatch(/^[0-9a-f]{64}$/u);
  });

  test.each<[string, CacheInputs]>([
    ['tree', { ...from, tree: 'b'.repeat(40) }],
    ['project', { ...from, workingDirectory: 'x' }],
    ['list of projects', { ...from, workingDirectories: ['.', 'x'] }],
    [
      'version of Pyright',
      other({ pyright: { directory: '/p', version: '1.1.415', integrity: 'sha512-a' } }),
    ],
    [
      'package of Pyright',
      other({ pyright: { directory: '/p', version: '1.1.414', integrity: 'sha512-b' } }),
    ],
    ['presence of Python', other({ python: undefined })],
    ['version of Python', other({ python: { ...python, versionInfo: [3, 12, 0, 'final', 0] } })],
    ['Python package', other({ python: { ...python, packages: ['attrs-24.2.0'] } })],
    ['import path', other({ python: { ...python, importPaths: ['/opt/python'] } })],
    ['platform', { ...from, host: { ...from.host, platform: 'darwin' } }],
    ['processor', { ...from, host: { ...from.host, arch: 'riscv64' } }],
    ["restrictions of Pyright's process", other({ cage: 'none' })],
  ])('depends on the %s', (_what, changed) => {
    expect(sideKey(changed)).not.toBe(sideKey(from));
  });
});
