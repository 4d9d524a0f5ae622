import path from 'node:path';
import { expect, test } from 'vitest';
import { openDeltaSession } from '../../src/delta/delta-session.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { errorsIn, expectRandomEdits, signal, useEditedSession } from './edited-session.ts';

const used = useEditedSession();

test('a created file that the configuration excludes is imported, but not checked', async () => {
  await used.repository.write('pyrightconfig.json', '{ "exclude": ["out"] }');
  await used.repository.write('out/old.py', 'x = 1\n');
  await used.startAnew();
  await used.repository.write('use.py', 'from out.added import value\n\ntotal: int = value\n');
  expect(await used.edit('use.py')).toEqual(['use.py:1']);
  await used.repository.write('out/added.py', 'value = ""\nx: int = ""\n');
  expect(await used.edit('use.py', 'out/added.py')).toEqual(['use.py:3']);
});

test('an edit of an excluded file reports no errors, and a later edit of an importing file reports the new error in the importing file', async () => {
  await used.repository.write('pyrightconfig.json', '{ "exclude": ["out"] }');
  await used.repository.write('out/old.py', 'x = 1\n');
  await used.repository.write('out/unused.py', 'x = 1\n');
  await used.repository.write('use.py', 'from out.old import x\n\ntotal: int = x\n');
  await used.startAnew();
  await used.fromServers(async () => {
    await used.repository.write('out/unused.py', 'x: int = ""\n');
    expect(await used.edit('out/unused.py')).toEqual([]);
    await used.repository.write('out/old.py', 'x = ""\ny: int = ""\n');
    expect(await used.edit('out/old.py')).toEqual([]);
    await used.repository.write('use.py', 'from out.old import x\n\ntotal: int = x  # edited\n');
    expect(await used.edit('use.py')).toEqual(['use.py:3']);
  });
});

test('a created file can be imported through a linked folder', async () => {
  await used.repository.write('real/old.py', 'x = 1\n');
  await used.repository.link('second', 'real');
  await used.startAnew();
  await used.repository.write('use.py', 'from second.added import value\n\ntotal: int = value\n');
  expect(await used.edit('use.py')).toEqual(['use.py:1']);
  await used.repository.write('real/added.py', 'value = ""\n');
  expect(await used.edit('use.py', 'real/added.py')).toEqual(['use.py:3']);
});

test('an edit in a nested repository causes the same failure as a comparison of whole trees', async () => {
  const inner = path.join(used.repository.path, 'inner');
  await used.repository.write('inner/mod.py', 'value = 1\n');
  await used.repository.git(['init', '--quiet', inner]);
  await used.repository.git(['-C', inner, 'add', '--all']);
  await used.repository.git(['-C', inner, 'commit', '--quiet', '--message', 'inner']);
  await used.startAnew();
  await used.repository.write('inner/mod.py', 'value = ""\nx: int = ""\n');
  const document = await used.session.deltaOfEdit(['inner/mod.py'], used.options());
  await using own = await openDeltaSession({ host: used.host, signal });
  const { failures } = (await own.delta(used.options())).report;
  expect(failures).toHaveLength(1);
  expect(document?.report.failures).toEqual(failures);
});

test('the files of a folder that becomes a link out of the repository are not checked', async () => {
  await used.repository.write('part/a.py', 'value = 1\n');
  await used.repository.write('use.py', 'from part.a import value\n\ntotal: int = value\n');
  await used.startAnew();
  await writeTree(path.join(used.repository.beside, 'outside'), { 'a.py': 'value = 1\nx: int = ""\n' });
  await used.repository.remove('part');
  await used.repository.link('part', '../outside');
  const document = await used.session.deltaOfEdit(['part/a.py'], used.options());
  await using own = await openDeltaSession({ host: used.host, signal });
  expect(errorsIn(document)).toEqual(errorsIn(await own.delta(used.options())));
  expect(errorsIn(document)).not.toContain('part/a.py:2');
});

test('an edit of many files reports the errors of all of them', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `many/m${index}.py`);
  for (const name of names) await used.repository.write(name, 'x: int = ""\n');
  expect(await used.edit(...names)).toHaveLength(25);
});

test('after many random edits, a comparison of whole trees confirms every reported error', async () =>
  expectRandomEdits(used, { seed: 7, steps: 12 }));
