import { expect, test } from 'vitest';
import { versionsOf } from '../../../src/session/operations/answered-documents.ts';
import type { WorkspaceSession } from '../../../src/session/workspace-session.ts';

// The workspace contains `a.py` and `b.py`. Any other URI is a file outside of the workspace, or a deleted file.
const VERSIONS: Readonly<Record<string, string>> = { 'a.py': 'blob:1', 'b.py': 'blob:2' };
const session = { files: { version: (uri: string) => VERSIONS[uri] } } as unknown as WorkspaceSession;

test.each<
  [
    name: string,
    asked: Record<string, string>,
    uris: readonly string[],
    changed: readonly string[],
    documents: Record<string, string> | undefined,
  ]
>([
  ['has the versions of its files', { 'a.py': 'blob:1' }, ['b.py', 'a.py'], [], VERSIONS],
  ['omits files outside of the workspace', {}, ['lib.py', 'b.py'], ['lib.py'], { 'b.py': 'blob:2' }],
  [
    'is out of date if a requested file had a different version at the time of the request',
    { 'a.py': 'blob:0' },
    [],
    [],
    undefined,
  ],
  ['is out of date if a requested file has been deleted', { 'gone.py': 'blob:3' }, [], [], undefined],
  // A changed file that gets its old content back has its old version. So `isUnchanged` must show the change.
  [
    'is out of date if a requested file changed after the request',
    { 'a.py': 'blob:1' },
    [],
    ['a.py'],
    undefined,
  ],
  [
    'is out of date if a file in the answer changed after the request',
    { 'a.py': 'blob:1' },
    ['b.py'],
    ['b.py'],
    undefined,
  ],
])('an answer %s', (_, asked, uris, changed, documents) => {
  const isUnchanged = (uri: string): boolean | undefined => (changed.includes(uri) ? false : undefined);
  expect(versionsOf(session, { isUnchanged, asked, uris })).toEqual(documents);
});
