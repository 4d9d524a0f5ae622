import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { confirmedImports, importsCheck } from '../../src/refactor/imports-check.ts';
import type { EditPreview } from '../../src/refactor/preview-plan.ts';

const error = (message: string): Diagnostic => ({
  uri: 'a.py',
  range: [0, 0, 0, 1],
  severity: 'error',
  source: 'pyright',
  rule: null,
  message,
});

test.each([
  [['x is gone'], 'The move causes 1 new error: x is gone'],
  [['x is gone', 'y is gone', 'z is gone'], 'The move causes 3 new errors, the first: x is gone'],
])(
  'the check of imports reports the number of new errors and the first new error: %j',
  (messages, detail) => {
    const preview = { before: [], after: messages.map(error) } as unknown as EditPreview;
    const move = { oldPath: 'b.py', newPath: 'c.py', isFolder: false, files: [] } as unknown as Parameters<
      typeof confirmedImports
    >[1];
    const [check] = confirmedImports([importsCheck([], ['b'], ['c'])], move, preview);
    expect(check).toMatchObject({ passed: false, detail: `The module b becomes c. ${detail}` });
  },
);
