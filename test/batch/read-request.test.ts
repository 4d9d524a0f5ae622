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
    ['rename', { name: 'x', newName: 'y' }, '/options/name: expected a known property'],
    ['rename', { 'new-name': 'x', name: 'y' }, '/options/name: expected a known property'],
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
  [{ cmd: 'definitions' }, 'Did you mean definition?'],
  [{ cmd: 'locat' }, 'Did you mean locate?'],
  [{ cmd: 'xyzzy' }, 'Compare it with schemas/batch.schema.json.'],
  [[], 'The line is not a request: expected an object'],
])('the error of %j contains %j', (line, message) => {
  expect(messageOf(line)).toContain(message);
});

test.each([
  [999, null],
  [1000, 'it has more than 1000 levels of nesting'],
])('a line whose id has %i levels of nesting has the error %j', (levels, message) => {
  const line = `{"cmd": "diag", "id": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const { request } = readRequest(line);
  if (message === null) expect(request).toMatchObject({ cmd: 'diag' });
  else expect((request as LanserError).message).toContain(message);
});
