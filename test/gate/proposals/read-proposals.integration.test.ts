import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readProposal,
  readProposalText,
  readProposals,
  lanserBlocks,
  MAX_TEXT_LENGTH,
} from '../../../src/gate/proposals/read-proposals.ts';
import { openTreeFiles } from '../../../src/gate/tree-files.ts';
import { treeOf } from '../../../src/git/revisions.ts';
import { openedStore } from '../../helpers/opened-store.ts';
import { proposal, proposalBlock, rename } from '../../helpers/proposal-file.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';

const ONE = rename('py://a#b', 'c');
const GLOBS = ['.lanser/proposals/**/*.json'];

test('proposals are read from files in path order, then from the pull request; invalid files and blocks are reported', async () => {
  await using repository = await temporaryRepository();
  await repository.write('.lanser/proposals/b/2.json', proposal(ONE, rename('py://a#b', 'd')));
  await repository.write('.lanser/proposals/a.json', `\uFEFF${proposal(ONE)}`);
  await repository.write('.lanser/proposals/large.json', `${proposal(ONE)}${' '.repeat(2 ** 20)}`);
  await repository.write('.lanser/other.json', proposal(ONE));
  await repository.link('.lanser/proposals/link.json', 'a.json');
  await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const files = await openTreeFiles(
    store,
    await treeOf(store, await repository.git(['rev-parse', 'HEAD']), signal),
    signal,
  );
  const text = `Why\n\n${proposalBlock(ONE)}\nand\n\n${proposalBlock(ONE, ONE)}\n\`\`\`lanser\n{}\n\`\`\``;
  const { proposed, invalid } = await readProposals(files, GLOBS, text);
  expect(proposed.map(({ path, index }) => [path, index])).toEqual([
    ['.lanser/proposals/a.json', 0],
    ['.lanser/proposals/b/2.json', 0],
    ['.lanser/proposals/b/2.json', 1],
    [null, 0],
    [null, 1],
    [null, 2],
  ]);
  expect(invalid.map(({ path, conclusion }) => [path, conclusion])).toEqual([
    ['.lanser/proposals/large.json', 'invalid'],
    ['pull request, block 3', 'invalid'],
  ]);
  const long = await readProposals(files, [], 'x'.repeat(MAX_TEXT_LENGTH + 1));
  expect(long).toMatchObject({ proposed: [], invalid: [{ path: 'pull request', conclusion: 'invalid' }] });
});

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['an empty text', ''],
  ['a text that is not JSON', 'rename a b'],
  ['a different document', '{"version":"1.0","findings":[]}'],
  ['deep nesting', '['.repeat(200_000)],
  ['a duplicate key', '{"version":"1.0","edits":[],"edits":[]}'],
  ['a document with __proto__', '{"version":"1.0","edits":[],"__proto__":{"edits":[]}}'],
  [
    'an edit with __proto__',
    '{"version":"1.0","edits":[{"kind":"rename","selector":"a","__proto__":{"newName":"b"}}]}',
  ],
  ['an edit of the kind "constructor"', '{"version":"1.0","edits":[{"kind":"constructor"}]}'],
  [
    'an edit with an unknown field',
    '{"version":"1.0","edits":[{"kind":"rename","selector":"a","newName":"b","apply":true}]}',
  ],
  ['an edit with an empty name', '{"version":"1.0","edits":[{"kind":"rename","selector":"a","newName":""}]}'],
  ['a byte order mark before a NUL', '\uFEFF\u0000'],
];

test.each(HOSTILE)('%s is not a proposal', (_, text) => {
  expect(readProposalText(text)).toMatchObject({ kind: 'invalid' });
  expect(readProposal(Buffer.from(text))).toMatchObject({ kind: 'invalid' });
});

test('any bytes are read or rejected without an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.json().map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        expect(['invalid', 'read']).toContain(readProposal(bytes).kind);
      },
    ),
  );
});

test('lanserBlocks returns only fenced code blocks with the language `lanser`', () => {
  const found = (markdown: string) => lanserBlocks(markdown);
  expect(found('```lanser\n{}\n```')).toEqual(['{}']);
  expect(found('~~~~ lanser more words\n{}\n~~~~')).toEqual(['{}']);
  expect(found('  ````lanser\r\n```\r\n{}\r\n````\r\n')).toEqual(['```\n{}']);
  expect(found('```lanser\n{}')).toEqual(['{}']);
  expect(found('```Lanser\n{}\n```\n```json\n{}\n```\n    ```lanser\n    {}\n')).toEqual([]);
  expect(found('````md\n```lanser\n{}\n```\n````\n> ```lanser\n> {}\n> ```\n')).toEqual([]);
  expect(found('<!--\n```lanser\n{}\n```\n-->')).toEqual([]);
  expect(found('- item\n\n  ```lanser\n  {}\n  ```\n')).toEqual(['  {}']);
  expect(found('- ```lanser\n  {}\n')).toEqual([]);
});

test.each(['>', '- ', '*', '[', '`', '<!--', '```', '~~~\n', ' ', '\n'])(
  'a long text that repeats %j is read within the time limit',
  (piece) => {
    const text = piece.repeat(Math.floor(MAX_TEXT_LENGTH / piece.length));
    expect(lanserBlocks(text)).toEqual([]);
  },
  2_000,
);
