import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import type { Journal } from '../../../src/edit/apply/journal.ts';
import { identityOf } from '../../../src/workspace/identity.ts';
import { failureOf, recoverHere } from '../../helpers/apply-here.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

// An edit keeps its new files and originals in its stage: the state folder (`state`), or a folder in the workspace
// (`beside`) if the state folder is on a different device.
test.each(['state', 'beside'] as const)(
  'after an interrupted edit, the current files stay if the user removes the folders that E/APPLY_CONFLICT names (stage: %s)',
  async (stage) => {
    await using folder = await temporaryFolder();
    const root = folder.path;
    const at = (name: string): string => path.join(root, name);
    const identity = (name: string): Journal['anchor'] => identityOf(lstatSync(at(name), { bigint: true }));
    await writeTree(root, { ...MINIMAL_REPOSITORY, 'removed.py': 'old\n', 'created.py': 'new\n' });
    const state = '.git/lanser/apply';
    const staged = stage === 'state' ? state : '.lanser-apply';
    for (const name of ['new', 'old']) mkdirSync(at(`${staged}/${name}`), { recursive: true });
    mkdirSync(at(state), { recursive: true });
    const entry = identity('removed.py');
    renameSync(at('removed.py'), at(`${staged}/old/0`));
    writeFileSync(at('removed.py'), 'theirs\n');
    const journal: Journal = {
      version: 1,
      anchor: identity('.'),
      state: identity(state),
      stage,
      known: [],
      operations: [
        { kind: 'remove', path: 'removed.py', entry, folder: false },
        {
          kind: 'create',
          path: 'created.py',
          fresh: identity('created.py'),
          after: documentVersion(Buffer.from('new\n')),
        },
      ],
    };
    writeFileSync(at(`${state}/journal.json`), JSON.stringify(journal));
    if (stage === 'beside') writeFileSync(at(`${state}/beside`), '');

    const { code, message } = await failureOf(recoverHere(root));
    expect(code).toBe('E/APPLY_CONFLICT');
    const named = /To keep the current files, remove (?<folders>.+?)\. To undo/u.exec(message);
    const folders = (named?.groups?.['folders'] ?? '').split(' and ');
    expect(folders).toEqual(stage === 'state' ? [state] : [state, '.lanser-apply']);
    for (const name of folders) rmSync(at(name), { recursive: true });
    expect(await recoverHere(root)).not.toMatchObject({ kind: 'undone' });
    expect(readFileSync(at('removed.py'), 'utf8')).toBe('theirs\n');
    expect(readFileSync(at('created.py'), 'utf8')).toBe('new\n');
  },
);
