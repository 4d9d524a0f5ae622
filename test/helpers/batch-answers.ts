import { bundleIdOf } from '../../src/bundle/hash-domain.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { batchFiles, type BatchFiles } from './batch-files.ts';

/** Three requests that do not need a server, a line that is not JSON, and an empty line. */
export const REQUESTS: string = [
  '{"id": 1, "cmd": "locate", "selector": "lib.py@L1:C5"}',
  '',
  'no JSON',
  '{"id": 3, "cmd": "locate", "selector": "gone.py@L1:C1"}',
  '{"id": 4, "cmd": "locate", "selector": "py://lib#make"}',
  '',
].join('\n');

/** Answers {@link REQUESTS} into the file `whole`. Returns the workspace, and the text and lines of `whole`. */
export async function wholeBatch(): Promise<{ files: BatchFiles; whole: string; lines: readonly string[] }> {
  const files = await batchFiles();
  await files.answer(REQUESTS, 'whole');
  const whole = await files.text('whole');
  const lines = whole.split('\n').slice(0, -1);
  if (lines.length !== 4) throw new Error(`${lines.length} lines instead of 4`);
  return { files, whole, lines };
}

export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part) => `${part}\n`).join('');

/** Returns an output line with a changed bundle, and with the id that the changed bundle must have. */
export function changed(line: string | undefined, change: (bundle: Bundle) => object): string {
  const { version, bundleId: _, ...rest } = JSON.parse(line ?? '') as Bundle;
  const next = {
    version,
    bundleId: '',
    ...rest,
    ...change({ version, ...rest } as Bundle),
  } as unknown as Bundle;
  return JSON.stringify({ ...next, bundleId: bundleIdOf(next) });
}

export function withBatch(line: string | undefined, batch: object): string {
  return changed(line, ({ meta }) => ({ meta: { ...meta, batch: { ...meta.batch, ...batch } } }));
}

export function withOtherVersion(line: string | undefined): string {
  return changed(line, ({ environment }) => ({
    environment: { ...environment, tool: { ...environment.tool, version: '9.9.9' } },
  }));
}
