import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/batch/read-request.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { Operation } from '../../src/registry/operation.ts';
import { OPTIONS } from '../../src/registry/options.ts';
import { OPERATIONS, requestOptions } from '../../src/registry/operations.ts';

function optionsOf(cmd: string, options: unknown): unknown {
  const { request } = readRequest(JSON.stringify({ cmd, options }));
  return request instanceof LanserError ? request.message : request.options;
}

function messageOf(line: unknown): string {
  const { request } = readRequest(JSON.stringify(line));
  return request instanceof LanserError ? request.message : JSON.stringify(request);
}

/** The flags of all request options in the notation of the help, such as `--top-k <n>`. */
const FLAGS = Object.values<Operation>(OPERATIONS).flatMap((operation) =>
  operation.command === undefined
    ? []
    : requestOptions(operation).flatMap((option) =>
        (OPTIONS[option].flags ?? []).map(([usage]) => ({ cmd: operation.name, option, usage })),
      ),
);

/** Values of the options whose schema does not accept every text. */
const VALUES: Readonly<Record<string, unknown>> = {
  as: 'cursor',
  topK: 3,
  limit: 3,
  target: 1,
  pick: 1,
  params: {},
  allowPath: ['a'],
  denyPath: ['a'],
};

test.each(FLAGS)(
  'a batch line with cmd $cmd accepts the option $option under the name of the flag $usage',
  ({ cmd, option, usage }) => {
    const [flag = '', value] = usage.split(' ');
    const isValued = value !== undefined;
    const given = isValued ? (VALUES[option] ?? 'text') : true;
    const expected = isValued ? given : !/^--(?:no-|dry-run)/u.test(flag);
    const bare = flag.slice(2);
    const camel = bare.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase());
    for (const name of [flag, bare, camel]) {
      expect(optionsOf(cmd, { [name]: given })).toEqual({ [option]: expected });
    }
  },
);

describe('the options of a batch line', () => {
  test.each([
    ['references', { 'include-declaration': false }, { includeDeclaration: false }],
    ['references', { '--include-declaration': true }, { includeDeclaration: true }],
    ['refs', { 'index-io': 'utf-8' }, { indexIo: 'utf-8' }],
    ['rename', { name: 'x' }, { newName: 'x' }],
    ['rename', { new_name: 'x' }, '/options/new_name: expected a known property. Did you mean newName?'],
    ['rename-file', { old: 'a.py', new: 'b.py' }, { oldUri: 'a.py', newUri: 'b.py' }],
    ['diag', { files: ['a.py'] }, { files: ['a.py'] }],
    // If lanser accepted `"dry-run": false`, this line would write files without containing `apply`.
    ['rename', { 'dry-run': false }, '/options/dry-run: expected a known property'],
    // These lines contain an option under two names.
    [
      'rename',
      { name: 'x', newName: 'y' },
      '/options/name: expected a known property. newName sets the same',
    ],
    ['rename', { 'new-name': 'x', name: 'y' }, '/options/name: expected a known property. new-name sets'],
    [
      'refs',
      { 'index-io': 'utf-8', indexIo: 'utf-8' },
      '/options/index-io: expected a known property. indexIo sets the same option. Remove one of them.',
    ],
  ])('of %s: %j result in %j', (cmd, options, expected) => {
    const read = optionsOf(cmd, options);
    if (typeof expected === 'string') expect(read).toContain(expected);
    else expect(read).toEqual(expected);
  });

  test('cannot replace the prototype of an object', () => {
    const line = '{"cmd": "refs", "options": {"__proto__": {"limit": 1}}}';
    expect(readRequest(line).request).toBeInstanceOf(LanserError);
  });
});

test.each([
  [{ cmd: 'refs', options: { limmit: 3 } }, 'expected a known property. Did you mean limit?'],
  [
    { cmd: 'refs', limit: 3 },
    'expected a known property. limit belongs in options: {"options": {"limit": …}}.',
  ],
  [{ cmd: 'refs', 'no-declaration': true }, 'includeDeclaration belongs in options'],
  [{ cmd: 'refs', selektor: 'x' }, '/selektor: expected a known property. Did you mean selector?'],
  // The following objects have known properties with invalid values. The last line is not an object.
  [
    { cmd: 'refs', options: { limit: 1_000_000 } },
    '/options/limit: expected a number of at most 100000. Compare it with schemas/batch.schema.json.',
  ],
  [{ cmd: 'refs', options: { 'top-k': 0 } }, 'a number of at least 1. Compare it with'],
  [{ cmd: 'diag', options: { files: [1] } }, '/options/files/0: expected a string. Compare it with'],
  [{ cmd: 'refs', selector: 1 }, '. Compare it with'],
  [{ cmd: 'definitions' }, 'Did you mean definition?'],
  [{ cmd: 'locat' }, 'Did you mean locate?'],
  [{ cmd: 'xyzzy' }, 'Compare it with schemas/batch.schema.json.'],
  [[], 'The line is not a request: expected an object'],
])('the error of %j contains %j', (line, message) => {
  expect(messageOf(line)).toContain(message);
});

// The object around the id adds one level.
test.each([
  [999, null],
  [1000, 'it has more than 1000 levels of nesting'],
])('a line whose id has %i levels of nesting gives the error %j (null: no error)', (levels, message) => {
  const line = `{"cmd": "diag", "id": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const { request } = readRequest(line);
  if (message === null) expect(request).toMatchObject({ cmd: 'diag' });
  else expect((request as LanserError).message).toContain(message);
});

test('an error names the invisible byte order mark at the start of a line', () => {
  expect(readRequest('\uFEFF{"cmd": "diag"}')).toMatchObject({
    id: null,
    request: {
      code: 'E/USAGE',
      message: 'The line is not JSON: it begins with a byte order mark (U+FEFF). Remove the mark.',
    },
  });
});

describe('the id of a line', () => {
  test.each([
    '1234567890123456789',
    '-9007199254740993',
    '{"a": [1, 1e400]}',
    String.raw`"\ud800"`,
    String.raw`{"a": {"\udc00": 1}}`,
  ])('%s is rejected, because the answer might not repeat it exactly', (id) => {
    expect(readRequest(`{"cmd": "diag", "id": ${id}}`)).toMatchObject({
      id: null,
      request: {
        code: 'E/USAGE',
        message:
          'The line is not a request: /id contains a number beyond ±9007199254740991 or a lone surrogate, so the answer might not repeat it exactly. Use an ASCII string as the id.',
      },
    });
  });

  test.each([
    '9007199254740991',
    '-0.10',
    '1E2',
    '0.8444218515250481',
    '"1234567890123456789"',
    String.raw`"\ud83d\ude00"`,
    '{"b": [1764525210.1234567, null, true, [], {}, [[]], ""], "a": {}, "__proto__": {"1": 1}}',
  ])('%s is accepted', (id) => {
    const line = `{"id": ${id}, "cmd": "request", "options": {"params": [12345678901234567890, "\\ud800"]}}`;
    expect(readRequest(line)).toMatchObject({ id: JSON.parse(id) as unknown, request: { cmd: 'request' } });
  });
});

test.each([
  ['{"cmd": "def", "selector": "Money", "cmd": "hover"}', '/cmd: expected no second property "cmd"'],
  [String.raw`{"id":"\"","cmd":"diag","\u0069d":1}`, '/id: expected no second property "id"'],
  ['{"cmd":"refs","options":{"limit":1,"limit":1}}', '/options/limit: expected no second property "limit"'],
  ['[{"a":1,"a":2}]', '/0/a: expected no second property "a"'],
])('the line %s is rejected, because a property occurs twice', (line, problem) => {
  expect(readRequest(line)).toMatchObject({
    id: null,
    request: {
      code: 'E/USAGE',
      message: `The line is not a request: ${problem}. Remove one of them.`,
      details: { violations: [{ pointer: problem.split(':')[0] }] },
    },
  });
});
