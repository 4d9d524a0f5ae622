import { documentVersion } from '../../src/bundle/blob-id.ts';
import { applySteps, type Applied, type ApplyOptions } from '../../src/edit/apply/apply-steps.ts';
import { recover, type Recovered } from '../../src/edit/apply/recover.ts';
import type { TreeStep } from '../../src/edit/tree-step.ts';
import type { DocumentVersion, WorkspacePath } from '../../src/model/brand.ts';
import { LanserError, type ErrorDetails } from '../../src/model/lanser-error.ts';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { testHost } from './test-host.ts';

const NEVER = new AbortController().signal;

/** Applies the steps of an edit in this process. `texts` maps paths to the file contents that the edit requires. */
export async function applyHere(
  root: string,
  steps: readonly TreeStep[],
  texts: Readonly<Record<string, string>> = {},
  overrides: Partial<ApplyOptions> = {},
): Promise<Applied> {
  const host = testHost();
  await using janitor = startJanitor(host);
  const expected = new Map(
    Object.entries(texts).map(([path, text]) => [path as WorkspacePath, versionOf(text)] as const),
  );
  return await applySteps({
    root,
    steps: { expected, steps },
    host,
    janitor,
    signal: NEVER,
    waitMs: 0,
    ...overrides,
  });
}

export async function recoverHere(root: string, waitMs = 5000): Promise<Recovered> {
  return recover({ root, signal: NEVER, waitMs });
}

function versionOf(text: string): DocumentVersion {
  return documentVersion(Buffer.from(text));
}

export const replacement = (path: string, before: string, after: string): TreeStep => ({
  kind: 'replace',
  path: path as WorkspacePath,
  before: versionOf(before),
  bytes: Buffer.from(after),
});

export const creation = (path: string, text: string): TreeStep => ({
  kind: 'create',
  path: path as WorkspacePath,
  bytes: Buffer.from(text),
});

export const move = (from: string, to: string): TreeStep => ({
  kind: 'move',
  from: from as WorkspacePath,
  to: to as WorkspacePath,
});

export const removal = (path: string): TreeStep => ({ kind: 'remove', path: path as WorkspacePath });

/**
 * Returns code, details and message of the LanserError with which a promise rejects.
 *
 * @throws Error if the promise resolves. Rethrows an error that is not a LanserError.
 */
export async function failureOf(
  work: Promise<unknown>,
): Promise<{ readonly code: string; readonly details: ErrorDetails; readonly message: string }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof LanserError)
      return { code: error.code, details: error.details, message: error.message };
    throw error;
  }
  throw new Error('nothing failed');
}
