import { expect, test } from 'vitest';
import { readSelector } from '../../../src/session/locate/read-selector.ts';

test.each(['external', 'pyright', 'python', 'repository', 'site-packages', 'typeshed'])(
  'a path with the prefix `%s:` causes E/JAIL if a position follows, and E/BAD_SELECTOR_SYNTAX otherwise',
  (name) => {
    expect(readSelector(`${name}:lib/util.py:3:5`)).toMatchObject({
      kind: 'failed',
      error: { code: 'E/JAIL', message: expect.stringContaining('is outside the workspace') as string },
    });
    expect(readSelector(`${name}:lib/util.py`)).toMatchObject({
      kind: 'failed',
      error: { code: 'E/BAD_SELECTOR_SYNTAX' },
    });
  },
);
