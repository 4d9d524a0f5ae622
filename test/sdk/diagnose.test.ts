import { expect, test } from 'vitest';
import { diagnose } from '../../src/index.ts';
import { testHost } from '../helpers/test-host.ts';

test.each<unknown>(['missing-folder', 7])(
  'the option `from` causes E/USAGE if it is not the path of a folder: %j',
  async (from) => {
    const { signal } = new AbortController();
    const options = { host: testHost(), workspace: '.', files: ['a.py'], timeoutMs: 1000, signal };
    await expect(diagnose({ ...options, from: from as string })).rejects.toMatchObject({
      name: 'LanserError',
      code: 'E/USAGE',
      details: { option: 'from' },
    });
  },
);
