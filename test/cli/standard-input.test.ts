import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readStandardInput } from '../../src/cli/standard-input.ts';
import { LanserError } from '../../src/model/lanser-error.ts';

test.each(['before', 'during'])(
  'an abort %s a read of standard input rejects the read, even if the stream does not end',
  async (when) => {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new LanserError('E/INTERRUPTED', 'interrupted'));
    if (when === 'before') abort();
    const read = readStandardInput({ signal: controller.signal, stdin: new PassThrough() });
    if (when === 'during') abort();
    await expect(read).rejects.toMatchObject({ code: 'E/INTERRUPTED' });
  },
);
