// If a direct comparison of two versions finds no certified place, the commits between them are compared one by one.
import { expect, test } from 'vitest';
import { ENCODED, expectLinesFollowed, REPORT, reportWith } from './followed-lines.ts';
import { history, placeOf } from './history.ts';

const NOT_FOUND = /^E\/(?:NOT_FOUND|AMBIGUOUS)$/u;

const CLIENT = `def open_client(url, *args):
    builder = Builder(url)
    request = builder.get_request(args)
    return Client.open(url, request)
`;

test('a deleted statement is not matched to a statement that a later commit adds in its place, although a direct comparison matches the two', async () => {
  const deleted = CLIENT.replace('    return Client.open(url, request)\n', '');
  const replaced = `${deleted}    return super().open(request, buffered=args)\n`;
  await using direct = await history({ 'a.py': CLIENT }, { 'a.py': replaced });
  expect(await direct.follow('a.py', 'return Client.open(url, request)')).toBe(
    'a.py:4:return super().open(request, buffered=args)',
  );
  await using edited = await history({ 'a.py': CLIENT }, { 'a.py': deleted }, { 'a.py': replaced });
  for (const inside of ['cursor', undefined] as const) {
    expect(await edited.follow('a.py', 'return Client.open(url, request)', inside)).toMatch(NOT_FOUND);
  }
});

test('the error for a deleted place contains the commit that deletes the place, and the bundle lists candidates', async () => {
  const deleted = CLIENT.replace('    return Client.open(url, request)\n', '');
  const replaced = `${deleted}    return super().open(request, buffered=args)\n`;
  await using edited = await history({ 'a.py': CLIENT }, { 'a.py': deleted }, { 'a.py': replaced });
  const { error, resolution } = await edited.locate('a.py@L4:C5', 'a.py');
  expect(error?.message).toContain(await edited.repository.git(['rev-parse', 'HEAD^']));
  expect(resolution?.candidates.map(({ range }) => range[0])).toEqual([3]);
});

test('a place that a direct comparison cannot find is found commit by commit, and the explanation contains the commits', async () => {
  const [before = {}, ...later] = ENCODED.map(reportWith);
  await using direct = await history(before, ...later.slice(-1));
  expect(await direct.follow('a.py', ENCODED[0] ?? '', 'cursor')).toMatch(NOT_FOUND);
  await using edited = await history(before, ...later);
  expect(await edited.follow('a.py', ENCODED[0] ?? '', 'cursor')).toBe('a.py:5:');
  const { resolution } = await edited.locate('a.py@L5:C5', 'a.py');
  for (const commit of ['HEAD', 'HEAD~1', 'HEAD~2', 'HEAD~3']) {
    const id = await edited.repository.git(['rev-parse', commit]);
    expect(resolution?.candidates[0]?.explanation).toContain(`in commit ${id}: `);
  }
});

test('a symbol of a module is found in a file of the package that replaces the module', async () => {
  const READER = `class Reader:
    def is_dropped(self):
        return self.stream.at_eof()

    def close(self):
        self.stream.close()
`;
  const before = { 'pkg/__init__.py': '', 'pkg/concurrency.py': READER };
  const after = {
    'pkg/__init__.py': '',
    'pkg/concurrency/__init__.py': '',
    'pkg/concurrency/asyncio.py': READER.replace('at_eof()', 'at_eof(True)'),
  };
  await using edited = await history(before, after);
  const bundle = await edited.locate('py://pkg.concurrency#Reader.is_dropped', 'pkg/concurrency.py');
  expect(placeOf(bundle, after)).toBe('pkg/concurrency/asyncio.py:2:is_dropped');
});

test('a statement that moves to a different file is found there, but not if the same commit adds it to two files', async () => {
  const setup = '    logging.getLogger("httpx").handlers = [logging.NullHandler()]\n';
  const before = {
    'tests/test_utils.py': `def test_logs(capsys):\n    run()\n${setup}    check(capsys)\n`,
    'tests/utils.py': 'def override():\n    yield 1\n',
  };
  const after = {
    'tests/test_utils.py': 'def test_logs(capsys):\n    run()\n    check(capsys)\n',
    'tests/utils.py': `def override():\n    yield 1\n${setup}`,
  };
  await using edited = await history(before, after);
  expect(await edited.follow('tests/test_utils.py', setup.trim())).toBe(`tests/utils.py:3:${setup.trim()}`);
  const copied = { ...after, 'tests/other.py': `def other():\n${setup}` };
  await using twice = await history(before, copied);
  expect(await twice.follow('tests/test_utils.py', setup.trim())).toMatch(NOT_FOUND);
});

test('a place of an old version is found in a file with uncommitted changes', async () => {
  await using edited = await history({ 'a.py': REPORT }, { 'a.py': `# note\n${REPORT}` });
  const changed = `# note\n# more\n${REPORT.replace('indent=2', 'indent=4')}`;
  await edited.repository.write('a.py', changed);
  const { resolution } = await edited.locate('a.py@L5:C5', 'a.py');
  expect(resolution?.resolved?.range[0]).toBe(6);
});

test('for any history, a line of a function is found at its own new position or is not found', async () =>
  expectLinesFollowed(2));
