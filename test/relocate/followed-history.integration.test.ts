// A place with a version that is not certified now is followed commit by commit.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, placeOf, type History } from './history.ts';
import type { Texts } from './versions.ts';

const NOT_FOUND = /^E\/(?:NOT_FOUND|AMBIGUOUS)$/u;

const CLIENT = `def open_client(url, *args):
    builder = Builder(url)
    request = builder.get_request(args)
    return Client.open(url, request)
`;

test('a deleted statement is not matched to a later one at its position', async () => {
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

test('the error for a lost place names the commit and lists the candidates', async () => {
  const deleted = CLIENT.replace('    return Client.open(url, request)\n', '');
  const replaced = `${deleted}    return super().open(request, buffered=args)\n`;
  await using edited = await history({ 'a.py': CLIENT }, { 'a.py': deleted }, { 'a.py': replaced });
  const { error, resolution } = await edited.locate('a.py@L4:C5', 'a.py');
  expect(error?.message).toContain(await edited.repository.git(['rev-parse', 'HEAD^']));
  expect(resolution?.candidates.map(({ range }) => range[0])).toEqual([3]);
});

const REPORT = `import json


def save_rows(path, rows):
    text = json.dumps(rows, indent=2)
    with open(path, "w") as file:
        file.write(text)
`;

/** The statement of a report over time; no version is like the first and the last. */
const ENCODED = [
  'text = json.dumps(rows, indent=2)',
  'text = json.dumps(rows, indent=4, sort_keys=True)',
  'text = encoder.dumps(rows, indent=4, sort_keys=True)',
  'text = encoder.encode(rows, indent=4, sort_keys=True)',
  'content = encoder.encode(rows, indent=4, sort_keys=True)',
];

function reportWith(statement: string): Texts {
  return { 'a.py': REPORT.replace(ENCODED[0] ?? '', statement) };
}

test('a place that direct comparison cannot find is found commit by commit, with the commits in the explanation', async () => {
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

test('versions that do not change the place are skipped, for any number of versions', async () => {
  const [first = '', ...others] = ENCODED;
  const noted = Array.from({ length: 26 }, (_, index) => ({
    'a.py': `${'# note\n'.repeat(index % 2)}${reportWith(first)['a.py']}# ${index}\n`,
  }));
  const texts = [...noted, ...others.map(reportWith)];
  const [before = {}, ...later] = texts;
  await using edited = await history(before, ...later);
  expect(await edited.follow('a.py', first, 'cursor')).toBe('a.py:5:');
});

test('a symbol in a module that became a package is followed through the history of its file', async () => {
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

test('a statement that moves to a different file is found in the files of the same commit', async () => {
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

test('uncommitted changes and versions outside the history are compared directly', async () => {
  await using edited = await history({ 'a.py': REPORT }, { 'a.py': `# note\n${REPORT}` });
  const changed = `# note\n# more\n${REPORT.replace('indent=2', 'indent=4')}`;
  await edited.repository.write('a.py', changed);
  const { resolution } = await edited.locate('a.py@L5:C5', 'a.py');
  expect(resolution?.resolved?.range[0]).toBe(6);
});

/** The lines of a function over time: lines are added, deleted and changed, each by a random edit. */
const anyEdits = fc.array(
  fc.array(fc.record({ kind: fc.constantFrom('add', 'delete', 'change'), at: fc.nat(20), word: fc.nat(5) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 2, maxLength: 5 },
);

interface Line {
  readonly id: number;
  readonly text: string;
}

const WORDS = ['total', 'count', 'price', 'items', 'limit', 'offset'];

/** Returns the versions of the lines; a line keeps its id as long as it is not deleted. */
function versionsOfLines(
  edits: readonly (readonly { kind: string; at: number; word: number }[])[],
): Line[][] {
  let id = 0;
  const line = (word: number): Line => {
    id += 1;
    return {
      id,
      text: `${WORDS[word]}_${id} = compute_${id}(${WORDS[(word + 1) % 6]}, rows_${id}, "${id}")`,
    };
  };
  const versions: Line[][] = [Array.from({ length: 6 }, (_, index) => line(index))];
  for (const commit of edits) {
    const lines = [...(versions.at(-1) ?? [])];
    for (const { kind, at, word } of commit) {
      const index = lines.length === 0 ? 0 : at % lines.length;
      const old = lines[index];
      if (kind === 'add' || old === undefined) lines.splice(index, 0, line(word));
      else if (kind === 'delete') lines.splice(index, 1);
      else lines[index] = { id: old.id, text: old.text.replace(/\)$/u, `, ${WORDS[word]})`) };
    }
    versions.push(lines);
  }
  return versions;
}

function textOf(lines: readonly Line[]): Texts {
  return {
    'a.py': `def f(rows):\n    start(rows)\n${lines.map(({ text }) => `    ${text}\n`).join('')}    end(rows)\n`,
  };
}

async function lineOf(edited: History, line: number): Promise<number | undefined> {
  const { resolution } = await edited.locate(`a.py@L${line}:C5`, 'a.py');
  return resolution?.resolved?.range[0];
}

test('a line of a function is followed to itself or is not found, for any history', async () => {
  await fc.assert(
    fc.asyncProperty(anyEdits, async (edits) => {
      const versions = versionsOfLines(edits);
      const [first = [], last = []] = [versions[0], versions.at(-1)];
      await using edited = await history(textOf(first), ...versions.slice(1).map(textOf));
      for (const [index, { id }] of first.entries()) {
        const found = await lineOf(edited, index + 3);
        const expected = last.findIndex((line) => line.id === id);
        if (found !== undefined) expect([id, found]).toEqual([id, expected + 2]);
      }
    }),
    { numRuns: 4 },
  );
});
