import { expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { renameMentions } from '../../src/rename-coverage/rename-mentions.ts';
import { folderWith } from '../edit/plan/planned.ts';

test('a rename can have more mentions of the old name than a JavaScript call can have arguments', async () => {
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
    definition: { uri: 'a.py', offset: 0 },
    related: [],
    serverFiles: new Set<string>(),
  };
  expect(await renameMentions(session, named)).toHaveLength(count);
});
