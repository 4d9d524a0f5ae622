import { expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { namedFailure } from '../../src/server-pool/named-failure.ts';
import type { NamedRoots } from '../../src/workspace/named-roots.ts';

const ROOTS = { withoutPaths: (text: string) => text } as Partial<NamedRoots> as NamedRoots;

test.each([
  [
    'at f (a.js:1:1)\nReferenceError: f is not defined\n\nNode.js v24.0.0',
    'ReferenceError: f is not defined',
  ],
  ['Traceback:\n  line 1\nImportError: no x\n', 'ImportError: no x'],
  ['java.lang.NullPointerException\n\tat A\n', 'java.lang.NullPointerException'],
  ['starting\nstopped\n', 'stopped'],
  ['Error: no /opt/go/x', 'Error: no external:x'],
  ['Error: no C:/go/x', 'Error: no external:x'],
  ['Error: no https://go/x', 'Error: no https://go/x'],
])(
  'for the error output %j of a crashed server, the message contains only one line, with absolute paths replaced: %j',
  (output, line) => {
    const error = new LanserError('E/LS_CRASH', 'The server ended.', {}, { cause: new Error(output) });
    expect(namedFailure(error, { name: 'odd', roots: ROOTS })).toMatchObject({
      message: `odd: The server ended. Message: ${line}`,
    });
  },
);
