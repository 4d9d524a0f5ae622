// Callers in JavaScript can pass arguments of any type. Every error must be a LanserError, not a TypeError.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as sdk from '../../src/index.ts';
import { LanserError, openWorkspace } from '../../src/index.ts';
import type { Operation } from '../../src/registry/operation.ts';
import { OPERATIONS } from '../../src/registry/operations.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const disposables = new AsyncDisposableStack();
let workspace: Workspace;
let folder: string;

beforeAll(async () => {
  const temporary = disposables.use(await temporaryFolder());
  folder = temporary.path;
  await writeTree(folder, { 'a.py': 'x = 1\n' });
  // lanser rejects most wrong arguments before it needs a server. A missing server causes a LanserError too.
  const withoutServers = ['pyright', 'basedpyright', 'ty', 'pylsp', 'ruff'];
  workspace = disposables.use(await openWorkspace(folder, { host: testHost(), withoutServers }));
});
afterAll(async () => disposables.disposeAsync());

type Method = (...args: readonly unknown[]) => unknown;

/** Returns the error of a call; undefined if the call succeeds. */
async function errorOf(name: string, args: readonly unknown[]): Promise<unknown> {
  try {
    await ((workspace as unknown as Record<string, Method>)[name] as Method)(...args);
    return undefined;
  } catch (error) {
    return error;
  }
}

const circle: Record<string, unknown> = {};
circle['self'] = circle;

describe('a wrong argument causes E/USAGE:', () => {
  test.each<[name: string, args: readonly unknown[], message: string]>([
    [
      'locate',
      [undefined],
      'The argument "selector" of locate must be a string or a PositionSpec, not undefined.',
    ],
    ['hover', [null], 'The argument "selector" of hover must be'],
    ['hover', [circle], 'The argument "selector" of hover must be'],
    ['rename', ['a.py@L1:C1'], 'The argument "newName" of rename must be a string, not undefined.'],
    ['renameFile', ['a.py', 7], 'The argument "newUri" of renameFile must be a string, not 7.'],
    ['apply', [undefined], 'The argument "plan" of apply must be a string or a JSON object, not undefined.'],
    ['apply', [circle], 'The argument "plan" of apply must be a string or a JSON object'],
    ['symbols', [], 'Name exactly one of a file, a selector and a query that is not empty.'],
    ['adapt', [], 'The option "tool" of adapt must be one of '],
    ['adapt', [{ tool: 'cc' }], 'The option "tool" of adapt must be one of '],
    ['status', [null], 'The argument "options" of status must be an object, not null.'],
    ['hover', ['a.py@L1:C1', { server: 1 }], 'The option "server" of hover must be a string, not 1.'],
    ['hover', ['a.py@L1:C1', { signal: {} }], 'The option "signal" of hover must be an AbortSignal'],
    ['diagnostics', [{ files: 'a.py' }], 'The option "files" of diagnostics must be an array of strings'],
    ['diagnostics', [{ files: [] }], 'The list `files` is empty. Omit `files` to check the whole workspace.'],
    ...[
      { files: ['a.py'], workspace: true },
      { selector: 'a.py@L1:C1', workspace: true },
      { files: ['a.py'], selector: 'a.py@L1:C1' },
    ].map((scopes): [string, readonly unknown[], string] => [
      'diagnostics',
      [scopes],
      'The request names more than one of files, a selector and the whole workspace. Name only one.',
    ]),
    ['codeActions', ['a.py@L1:C1', { kind: '' }], 'must be a non-empty string, not an empty string.'],
    ['codeActions', ['a.py@L1:C1', { pick: '' }], 'must be a non-empty string, not an empty string.'],
    [
      'codeActions',
      ['a.py@L1:C1', { pick: -1 }],
      'The option "pick" of codeActions must be at least 0, not -1.',
    ],
    ['codeActions', ['a.py@L1:C1', { pick: 1.5 }], 'must be a string or a whole number, not 1.5.'],
    ['codeActions', ['a.py@L1:C1', { pick: Number.NaN }], 'must be a string or a whole number, not NaN.'],
    ['rename', ['a.py@L1:C1', 'y', { denyPath: ['b.py', ''] }], 'must be a list of non-empty strings'],
    ['request', ['x', { params: circle }], 'The option "params" of request must be JSON'],
    ['selectorFor', ['a.py@L1:C1', undefined], 'The argument "kind" of selectorFor must be a string'],
    ['text', [undefined], 'The argument "uri" of text must be a string'],
    ['reward', [undefined], 'The argument "bundle" of reward must be a JSON object'],
    ['reward', [{}], 'The argument "bundle" of reward is not a bundle'],
    ['evidence', [{}, {}], 'The argument "before" of evidence is not a bundle'],
    ['doctor', [{ timeoutMs: -1 }], 'The option "timeoutMs" of doctor must be'],
  ])('%s %j', async (name, args, message) => {
    const error = await errorOf(name, args);
    expect(error).toBeInstanceOf(LanserError);
    expect((error as LanserError).code).toBe('E/USAGE');
    expect((error as LanserError).message).toContain(message);
  });

  test.each([Number.NaN, -1, 0, Number.POSITIVE_INFINITY, '5', null])('timeoutMs %s', async (timeoutMs) => {
    const message = 'must be a positive number of milliseconds';
    for (const [name, ...args] of [['hover', 'a.py@L1:C1'], ['diagnostics'], ['capabilities']] as const) {
      const error = await errorOf(name, [...args, { timeoutMs }]);
      expect([(error as LanserError).code, String(error)]).toEqual([
        'E/USAGE',
        expect.stringContaining(message),
      ]);
    }
    const opening = openWorkspace(folder, { host: testHost(), timeoutMs: timeoutMs as number });
    await expect(opening).rejects.toThrow(message);
  });

  test('openWorkspace', async () => {
    const open = openWorkspace as unknown as (...args: readonly unknown[]) => Promise<unknown>;
    for (const args of [[], [undefined, { host: testHost() }], [folder], [folder, null], [folder, {}]]) {
      await expect(open(...args)).rejects.toMatchObject({ code: 'E/USAGE' });
    }
    await expect(open(folder)).rejects.toThrow(
      'The option "host" of openWorkspace must be a host, such as `nodeHost()`, not undefined.',
    );
  });

  test.each<[option: string, value: unknown, expected: string]>([
    ['host', {}, 'a host, such as `nodeHost()`, not object'],
    ['python', 5, 'a string, not 5'],
    ['trace', '/x.jsonl', 'an object with the string `file`, not string'],
    ['trace', {}, 'an object with the string `file`, not object'],
    ['canonical', 'no', 'a boolean, not string'],
    ['keepAnswers', 0, 'a boolean, not 0'],
    ['withoutServers', 'ruff', 'an array of strings, not string'],
    ['ownFiles', [1], 'an array of strings, not an array with 1'],
    ['reward', null, 'an object, not null'],
    ['indexIo', 8, 'a string, not 8'],
  ])('the option %s of openWorkspace: %j', async (option, value, expected) => {
    const opening = openWorkspace(folder, { host: testHost(), [option]: value });
    await expect(opening).rejects.toMatchObject({
      code: 'E/USAGE',
      message: `The option "${option}" of openWorkspace must be ${expected}.`,
      details: { option },
    });
  });

  const host = testHost();
  const { signal } = new AbortController();
  test.each<[name: string, message: string, args: readonly unknown[]]>([
    ['doctor', 'The option "host" of doctor must be a host', ['.']],
    ['doctor', 'The argument "options" of doctor must be an object, not 7.', ['.', 7]],
    ['doctor', 'The option "python" of doctor must be a string, not 5.', ['.', { host, python: 5 }]],
    ['diagnose', 'The option "host" of diagnose must be a host', []],
    [
      'diagnose',
      'The option "files" of diagnose must be an array of strings, not string.',
      [{ host, signal, workspace: '.', files: 'a.py' }],
    ],
    ['runGate', 'The option "host" of runGate must be a host', []],
    ['runGate', 'The option "signal" of runGate must be an AbortSignal, not undefined.', [{ host }]],
    ['runGate', 'The option "repository" of runGate must be a string, not undefined.', [{ host, signal }]],
    ['evaluateCandidates', 'The option "candidates" of', [{ host, signal, repository: '.', base: 'HEAD' }]],
    ['openDeltaSession', 'The option "host" of openDeltaSession must be a host', []],
    ['openDeltaSession', 'The option "signal" of openDeltaSession must be an AbortSignal', [{ host }]],
    ['storePoint', 'The option "host" of storePoint must be a host', ['.', 'name']],
    ['replayTrace', 'The option "host" of replayTrace must be a host', ['a.jsonl']],
    ['verifyTrace', 'The option "host" of verifyTrace must be a host', ['a.jsonl']],
    ['listTrace', 'The trace "a.jsonl" cannot be read: no such file or directory.', ['a.jsonl']],
    ['traceSteps', 'The trace "a.jsonl" cannot be read: no such file or directory.', ['a.jsonl']],
    ['readSchemaText', '"nope" is not a schema. The schemas are batch, bundle,', ['nope']],
    ['validateDocument', '"nope" is not a schema. The schemas are batch, bundle,', [{}, { schema: 'nope' }]],
  ])('%s: %s', async (name, message, args) => {
    const call = async (): Promise<void> => {
      const result = await (sdk as unknown as Record<string, Method>)[name]?.(...args);
      // A generator starts when its first value is requested.
      if (name.includes('race')) await (result as AsyncGenerator).next?.();
    };
    await expect(call()).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringContaining(message) as string,
    });
  });
});

test.each<[name: string, open: (options: object) => Promise<unknown>]>([
  ['openWorkspace', async (options) => openWorkspace(folder, { host: testHost(), ...options })],
  ['doctor', async (options) => sdk.doctor(folder, { host: testHost(), ...options })],
])('%s reports an error for an unknown unit of columns', async (_name, open) => {
  const failed = open({ indexIo: 'utf8' }).then((result) => (result as { error: unknown }).error);
  const code = await failed.catch((error: unknown) => error);
  expect(code).toMatchObject({
    code: 'E/INDEXING_UNSUPPORTED',
    message: 'The unit of columns must be one of utf-8, utf-16, codepoint, not "utf8".',
  });
});

const anything = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    Number.NaN,
    -1,
    0,
    1n,
    true,
    '',
    'a.py',
    'a.py@L1:C1',
    Symbol('s'),
    circle,
  ),
  fc.constantFrom<unknown>([], [1], [null], new Date(0), new Map(), new Uint8Array(2), () => 1),
  fc.object({ maxDepth: 2 }),
);
const optionNames = [
  ...new Set(Object.values<Operation>(OPERATIONS).flatMap(({ shared, options }) => [...shared, ...options])),
  'selector',
  'signal',
  'timeoutMs',
  'arrivedMs',
];
// Calls with random options may edit the temporary folder, but must not run programs. So `tool` is excluded.
const options = fc.dictionary(fc.constantFrom(...optionNames.filter((name) => name !== 'tool')), anything);

const methods = [
  ...Object.keys(OPERATIONS).filter((name) => name !== 'reload'),
  'selectorFor',
  'reward',
  'evidence',
  'text',
];

test.each(methods)('%s returns a result or throws a LanserError for arguments of any type', async (name) => {
  const args = fc.array(fc.oneof(anything, options), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(args, async (given) => {
      const error = await errorOf(name, given);
      if (error !== undefined) expect(error).toBeInstanceOf(LanserError);
    }),
    { numRuns: 60 },
  );
});
