import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDeltaSession } from '../../src/delta/delta-session.ts';
import { storePoint } from '../../src/delta/points.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { errorsIn, expectRandomEdits, RATES, signal, USE, useEditedSession } from './edited-session.ts';

const used = useEditedSession();

test('new errors are found without a comparison of whole trees, and an old error on a different line is not new', async () => {
  await used.repository.write('use.py', `# above\n\n${USE}`);
  expect(await used.fromServers(async () => used.edit('use.py'))).toEqual([]);
  await used.repository.write('use.py', `${USE}new: str = rate("EUR")\n`);
  expect(await used.fromServers(async () => used.edit('use.py'))).toEqual(['use.py:4']);
  await used.repository.write('use.py', USE);
  expect(await used.fromServers(async () => used.edit('use.py'))).toEqual([]);
});

test('a second error that equals an old error is new', async () => {
  await used.repository.write('use.py', `${USE}old: str = rate("USD")\n`);
  expect(await used.edit('use.py')).toHaveLength(1);
});

test('a comparison includes changed files that are not in the list of edited files', async () => {
  await used.repository.write('rates.py', RATES.replace('int', 'bytes').replace('len(currency)', 'b""'));
  await used.repository.write('use.py', `${USE}total: int = rate("EUR")\n`);
  expect(await used.edit('use.py')).toContain('use.py:4');
  await used.repository.write('rates.py', RATES);
  expect(await used.edit('use.py')).toEqual([]);
});

test('an edited file that equals its earlier state can have a new error because of another file', async () => {
  await used.repository.write('rates.pyi', 'def rate(currency: bytes) -> int: ...\n');
  expect(await used.edit('rates.pyi')).toEqual([]);
  await used.repository.write('use.py', `${USE}# above\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:3']);
  await used.repository.write('use.py', USE);
  expect(await used.edit('use.py')).toEqual(['use.py:3']);
  await used.repository.remove('rates.pyi');
  expect(await used.edit('use.py')).toEqual([]);
});

test('after two edits, the tree `after` in the report of the second edit contains the files of both edits', async () => {
  await used.repository.write('other.py', 'x = 2\n');
  await used.repository.write('made.py', 'y = 1\n');
  expect(await used.fromServers(async () => used.edit('other.py', 'made.py'))).toEqual([]);
  await used.repository.write('use.py', `${USE}new: str = rate("EUR")\n`);
  const document = await used.session.deltaOfEdit(['use.py'], used.options());
  await using own = await openDeltaSession({ host: used.host, signal });
  const { report } = await own.delta(used.options());
  expect(report.after?.tree).toMatch(/^[0-9a-f]{40}$/u);
  expect(document?.report.after?.tree).toBe(report.after?.tree);
});

const IMPORTING = `${USE}from added import value\n\ntotal: int = value\n`;

test('after files are created or deleted, new errors are found without a comparison of whole trees', async () => {
  await used.fromServers(async () => {
    await used.repository.write('use.py', IMPORTING);
    expect(await used.edit('use.py')).toEqual(['use.py:4']);
    await used.repository.write('added.py', 'value = ""\n');
    expect(await used.edit('use.py')).toEqual(['use.py:6']);
    await used.repository.write('added.py', 'value = 1\n');
    expect(await used.edit('use.py')).toEqual([]);
    await used.repository.remove('added.py');
    expect(await used.edit('use.py')).toEqual(['use.py:4']);
    await used.repository.write('added/__init__.py', 'value = 1\n');
    expect(await used.edit('use.py')).toEqual([]);
    await used.repository.remove('added');
    expect(await used.edit('use.py')).toEqual(['use.py:4']);
    await used.repository.write('use.py', USE);
    expect(await used.edit('use.py')).toEqual([]);
  });
});

test('a created file is checked for errors, and a deleted file has none', async () => {
  await used.fromServers(async () => {
    await used.repository.write('deep/er/made.py', 'x: int = 1\n');
    expect(await used.edit('deep/er/made.py')).toEqual([]);
    await used.repository.write('deep/er/made.py', 'from rates import rate\nx: str = rate("USD")\n');
    expect(await used.edit('deep/er/made.py')).toEqual(['deep/er/made.py:2']);
    await used.repository.remove('deep');
    expect(await used.edit('deep/er/made.py')).toEqual([]);
  });
});

test('the errors of a renamed file are not new', async () => {
  const errors = `${USE}${'# a line\n'.repeat(20)}`;
  await used.repository.write('use.py', errors);
  await used.startAnew();
  await used.repository.remove('use.py');
  await used.repository.write('used.py', errors);
  expect(await used.edit('used.py')).toEqual([]);
});

test('after edits that create and delete a file, a comparison of whole trees uses a new Pyright program, and has the same result as a new session', async () => {
  await used.repository.write('use.py', IMPORTING);
  await used.repository.write('added.py', 'value = ""\n');
  await used.fromServers(async () => {
    expect(await used.edit('use.py', 'added.py')).toEqual(['use.py:6']);
    await used.repository.remove('added.py');
    expect(await used.edit('use.py')).toEqual(['use.py:4']);
  });
  const { length } = used.log;
  const document = await used.session.delta(used.options());
  expect(used.log.slice(length)).toContain(
    'after: a fresh program, because the list of files or a file outside of the project has changed',
  );
  await using own = await openDeltaSession({ host: used.host, signal });
  const { report: _one, ...facts } = document;
  const { report: _other, ...expected } = await own.delta(used.options());
  // `facts` contains `deltaId`, a hash of the result without the report's times. So if the ids are equal, the reports
  // differ at most in their times.
  expect(facts).toEqual(expected);
});

test('the servers do not read a created file that Git ignores', async () => {
  await used.repository.write('.gitignore', 'added.py\n');
  await used.repository.write('use.py', IMPORTING);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  await used.repository.write('added.py', 'value = 1\n');
  expect(await used.edit('use.py', 'added.py')).toEqual(['use.py:4']);
  await used.repository.write('use.py', `${IMPORTING}# edited\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  await used.repository.write('added.py', 'value = 2\n');
  expect(await used.edit('use.py', 'added.py')).toEqual(['use.py:4']);
});

test('a compiled module is found, even if it is not in the list of edited files', async () => {
  await used.repository.write('use.py', IMPORTING);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  await used.repository.write('added.so', '');
  expect(await used.edit('use.py')).toEqual([]);
  await used.repository.remove('added.so');
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
});

test('a comparison includes files that `git checkout` changes', async () => {
  await used.repository.git(['checkout', '--quiet', '-b', 'branch']);
  await used.repository.write(
    'rates.py',
    RATES.replace('-> int', '-> str').replace('len(currency)', 'currency'),
  );
  await used.repository.write('other.py', 'x: str = 1\n');
  await used.repository.commit();
  expect(await used.edit('use.py')).toEqual(['other.py:1']);
  await used.repository.git(['checkout', '--quiet', 'main']);
  expect(await used.edit('other.py')).toEqual([]);
  await used.repository.git(['branch', '--quiet', '-D', 'branch']);
});

test('if the stored earlier state is replaced, the comparison uses the new stored state', async () => {
  await used.repository.write('other.py', 'x: str = 1\n');
  expect(await used.edit('other.py')).toEqual(['other.py:1']);
  await storePoint(used.repository.path, 'p', { host: used.host, signal });
  expect(await used.edit('other.py')).toEqual([]);
  await used.repository.write('other.py', 'x: str = 2\n');
  expect(await used.edit('other.py')).toEqual(['other.py:1']);
});

test('the configuration of the stored earlier state applies, not the configuration on disk', async () => {
  await used.repository.write('other.py', 'def f(a: list[int]):\n    return a.missing\n');
  expect(await used.edit('other.py')).toEqual(['other.py:2']);
  await used.repository.write('pyrightconfig.json', '{ "reportAttributeAccessIssue": false }');
  expect(await used.edit('other.py')).toEqual(['other.py:2']);
  await used.repository.write('other.py', 'x = 1\n');
  await storePoint(used.repository.path, 'p', { host: used.host, signal });
  await used.repository.write('other.py', 'def f(a: list[int]):\n    return a.missing\n');
  expect(await used.edit('other.py')).toEqual([]);
});

test('an installed package is found, and a removed package is not', async () => {
  await used.repository.write('.gitignore', '.venv\n');
  const { sitePackages } = await virtualEnvironment(path.join(used.repository.path, '.venv'));
  await used.repository.write('use.py', `${USE}import installed\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  await writeTree(sitePackages, { 'installed.py': '' });
  expect(await used.edit('use.py')).toEqual([]);
  await rm(path.join(sitePackages, 'installed.py'));
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
});

test('the errors of code that moves between files are not new', async () => {
  await used.repository.write('use.py', USE.replace('old: str = rate("USD")\n', ''));
  expect(await used.edit('use.py')).toEqual([]);
  await used.repository.write('other.py', 'from rates import rate\n\nold: str = rate("USD")\n');
  expect(await used.edit('other.py')).toEqual([]);
});

test('the errors of code that moves from a deleted file are not new', async () => {
  await used.repository.write('other.py', `from rates import rate\n\nx: str = rate("EUR")\n`);
  await used.startAnew();
  await used.repository.remove('other.py');
  expect(await used.edit('other.py')).toEqual([]);
  await used.repository.write('use.py', `${USE}x: str = rate("EUR")\n`);
  expect(await used.edit('use.py')).toEqual([]);
});

test('after an edit of a second file, the new errors of the first edited file are not reported again', async () => {
  await used.repository.write('use.py', `${USE}first: str = rate("EUR")\n`);
  expect(await used.edit('use.py')).toEqual(['use.py:4']);
  await used.repository.write('other.py', 'x = 1\nx.missing\n');
  expect(await used.fromServers(async () => used.edit('other.py'))).toEqual(['other.py:2']);
});

test('a comparison with a commit does not change later comparisons with the stored earlier state', async () => {
  await used.repository.write('other.py', 'x: str = 1\n');
  await used.repository.commit();
  const since = await used.session.delta({ ...used.options(), since: 'HEAD' });
  expect(errorsIn(since)).toEqual([]);
  expect(await used.edit('other.py')).toEqual(['other.py:1']);
  await used.repository.git(['reset', '--quiet', '--hard', 'HEAD~1']);
});

test('after random edits, a comparison of whole trees confirms every reported error', async () =>
  expectRandomEdits(used, { seed: 237, steps: 5 }));
