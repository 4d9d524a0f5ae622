import { describe, expect, test } from 'vitest';
import { assembleBundle, bareEnvironment } from '../../src/bundle/assemble.ts';
import { bundleIdOf } from '../../src/bundle/hash-domain.ts';
import type { DiagnosticsFacts } from '../../src/model/bundle.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { violationsOf } from '../../src/schema/validate.ts';

const facts: DiagnosticsFacts = {
  provenance: 'lsp',
  documents: {},
  scope: { kind: 'workspace', files: 0 },
  diagnostics: [],
  hints: [],
  counts: { error: 0, warning: 0, information: 0 },
};
const parts = {
  request: { cmd: 'diagnostics', options: { workspace: true } },
  environment: bareEnvironment({ platform: 'linux', arch: 'x64' }),
  volatile: { startedAt: '2026-01-01T00:00:00Z', timing: { totalMs: 1 } },
} as const;

describe('assembleBundle', () => {
  test('creates a valid bundle from facts, with the exit code 0 and the id of its content', () => {
    const bundle = assembleBundle({ ...parts, facts });
    expect(violationsOf('bundle', bundle)).toEqual([]);
    expect(bundle).toMatchObject({ status: 'ok', error: null, facts, meta: { exitCode: 0 } });
    expect(bundle.bundleId).toBe(bundleIdOf(bundle));
  });

  test('creates a valid bundle from an error, with its exit code and without its cause', () => {
    const error = new LanserError(
      'E/NOT_FOUND',
      'Nothing there.',
      { pattern: 'x' },
      { cause: new Error('why') },
    );
    const bundle = assembleBundle({ ...parts, error });
    expect(violationsOf('bundle', bundle)).toEqual([]);
    expect(bundle).toMatchObject({ status: 'error', facts: null, meta: { exitCode: 3 } });
    expect(bundle.error).toEqual({
      code: 'E/NOT_FOUND',
      message: 'Nothing there.',
      details: { pattern: 'x' },
    });
    expect(bundle.bundleId).toBe(bundleIdOf(bundle));
  });

  test('gives the same id to runs that differ only in time and snapshot', () => {
    const volatile = { startedAt: '2027-01-01T00:00:00Z', snapshot: `git-tree:${'0'.repeat(40)}` };
    const later = assembleBundle({ ...parts, facts, volatile });
    expect(later.bundleId).toBe(assembleBundle({ ...parts, facts }).bundleId);
    expect(later.meta).toMatchObject(volatile);
  });

  test.each([
    ['2026-01-01T00:00:00Z', 0],
    ['2026-01-01T00:00:00.123Z', 0],
    ['', 1],
    ['yesterday', 1],
    ['2026-01-01', 1],
  ])('the schema accepts only a date with a time as `startedAt`: %j', (startedAt, count) => {
    const bundle = assembleBundle({ ...parts, facts, volatile: { startedAt } });
    expect(violationsOf('bundle', bundle)).toHaveLength(count);
  });
});
