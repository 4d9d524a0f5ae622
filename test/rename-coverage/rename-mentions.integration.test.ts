import path from 'node:path';
import { expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { renameMentions } from '../../src/rename-coverage/rename-mentions.ts';
import { openSourceWorkspace } from '../../src/sources/source-workspace.ts';
import { folderWith } from '../edit/plan/planned.ts';

test('renameMentions returns all mentions, even if they are too many for the arguments of one JavaScript call', async () => {
  const count = 130_000;
  await using folder = await folderWith({ 'data.csv': 'old\n'.repeat(count) });
  const session = {
    root: folder.path,
    ownFiles: new Set<string>(),
    signal: new AbortController().signal,
    files: { document: async () => Promise.resolve(undefined) },
    services: {
      git: async () => Promise.reject(new LanserError('E/USAGE', 'Git is not installed.')),
    },
  } as unknown as Parameters<typeof renameMentions>[0];
  const named = {
    name: 'old',
    newName: 'new',
    definition: { uri: 'a.py', offset: 0 },
    related: [],
    serverFiles: new Set<string>(),
  };
  expect(await renameMentions(session, named)).toHaveLength(count);
});

test('a rename of a parameter ignores functions in files of `ownFiles` (for example a trace), and calls of these functions', async () => {
  const definition = 'def fetch(url):\n    return url\n';
  await using folder = await folderWith({
    'a.py': definition,
    'own.py': 'def relay(**rest):\n    return fetch(**rest)\n',
    'use.py': 'relay(url=1)\n',
  });
  using files = await openSourceWorkspace(folder.path, { cacheFolder: undefined });
  const mentions = async (...own: readonly string[]): Promise<readonly string[]> => {
    const session = {
      root: folder.path,
      ownFiles: new Set(own.map((name) => path.join(folder.path, name))),
      signal: new AbortController().signal,
      files,
      services: {
        git: async () => Promise.reject(new LanserError('E/USAGE', 'Git is not installed.')),
      },
    } as unknown as Parameters<typeof renameMentions>[0];
    const found = await renameMentions(session, {
      name: 'url',
      newName: 'address',
      definition: { uri: 'a.py', offset: definition.indexOf('url') },
      related: [],
      serverFiles: new Set(['a.py', 'own.py', 'use.py']),
    });
    return [...new Set(found.map(({ uri }) => uri))];
  };
  expect(await mentions()).toEqual(['a.py', 'use.py']);
  expect(await mentions('own.py')).toEqual(['a.py']);
});
