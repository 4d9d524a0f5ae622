import { expect, test } from 'vitest';
import { blankCommentRuns } from '../../../src/syntax/python/comment-runs.ts';
import { loadPython } from '../../../src/syntax/python/python.ts';

const python = await loadPython();
const COMMENTS = `    # ${'a'.repeat(90)}\n`.repeat(5000);
const CODE = `def f():\n    x = 1\n${COMMENTS}    y = 2\n\n`;

test.each([
  ['LF', CODE],
  ['CRLF', CODE.replaceAll('\n', '\r\n')],
  ['CR', CODE.replaceAll('\n', '\r')],
])(
  'a long run of comments with the line end %s is parsed within the time limit',
  (_, code) => {
    const text = `${code}def g(): pass`;
    using opened = python.open(`${code}def g(): pas`);
    for (const { definitions } of [python.read(text), opened.update(text)]) {
      expect(definitions.map(({ name, span }) => [name, span.end])).toEqual([
        ['f', code.trimEnd().length],
        ['g', text.length],
      ]);
    }
  },
  10_000,
);

test('comments are blanked only in runs of more than 100 comments, and strings stay unchanged', () => {
  const lines = (count: number): string => '# a\n'.repeat(count);
  expect(blankCommentRuns(`x = 1 ${lines(101)}\ny${lines(1)}`)).toBe(
    `x = 1 ${'   \n'.repeat(101)}\ny${lines(1)}`,
  );
  const others = [
    `${lines(100)}x = 1 ${lines(100)}`,
    `x = '''\n${lines(300)}'''\n`,
    `${lines(90)}"#"\n${lines(90)}`,
  ];
  for (const text of others) expect(blankCommentRuns(text)).toBe(text);
});
