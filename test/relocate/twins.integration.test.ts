// Checks that deleted code is not matched to a twin: similar code that already existed. Also checks when a candidate
// for the new place of the code is accepted.
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Candidate } from '../../src/relocate/candidate.ts';
import { acceptedOf } from '../../src/relocate/score.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { history } from './history.ts';

const REGISTERED = ['int', 'str', 'list'].map(
  (type) => `@show.register\ndef _(x: ${type}):\n    return "${type} %s" % x\n`,
);
const SHOW = 'from functools import singledispatch\n@singledispatch\ndef show(x):\n    return "?"\n';

test('if one of several definitions with the same name is deleted, the others are still found', async () => {
  const before = { 'm.py': SHOW + REGISTERED.join('') };
  await using edited = await history(before, { 'm.py': SHOW + REGISTERED.slice(1).join('') });
  expect(await edited.follow('m.py', '_(x: int)', 'cursor')).toBe('E/NOT_FOUND');
  expect(await edited.follow('m.py', 'return "int')).toBe('E/NOT_FOUND');
  expect(await edited.follow('m.py', '_(x: str)')).toBe('m.py:6:_(x: str)');
  expect(await edited.follow('m.py', 'return "str')).toBe('m.py:7:return "str');
  expect(await edited.follow('m.py', '_(x: list)')).toBe('m.py:9:_(x: list)');
  const second = await edited.locate('ast://[module=m]/[def=_][2]', 'm.py');
  expect(second.resolution).toMatchObject({ certified: true, resolved: { range: [4, 0, 6, 23] } });
});

test('if one of two equal definitions is deleted, a selector of the first definition is ambiguous', async () => {
  const twin = 'if a:\n    def f(x):\n        return x + 1\n';
  const before = { 'm.py': `a = 1\n${twin}${twin.replace('if a', 'if not a')}` };
  await using edited = await history(before, { 'm.py': `a = 1\n${twin}` });
  const { error, resolution } = await edited.locate('ast://[module=m]/[def=f][1]', 'm.py');
  expect(error?.code).toBe('E/AMBIGUOUS');
  expect(resolution?.candidates.some(({ certified }) => certified)).toBe(false);
});

const HANDLERS = `import json


def parse_payload(raw):
    data = json.loads(raw)
    if "id" not in data:
        raise ValueError("no id in payload")
    return {"id": data["id"], "version": 1}


def render(payload):
    return json.dumps(payload, sort_keys=True)
`;
const TWIN = HANDLERS.replace('no id in payload', 'missing id').replace('"version": 1', '"version": 2');

test.each([
  ['the file is deleted', {}],
  ['the function is deleted', { 'v1/handlers.py': HANDLERS.replace(/def parse[^]*?\n\n\n/u, '') }],
])('if %s, its code is not matched to similar code that already existed', async (_, rest) => {
  const before = { 'v1/handlers.py': HANDLERS, 'v2/handlers.py': TWIN };
  await using edited = await history(before, { 'v2/handlers.py': TWIN, ...rest });
  for (const text of ['parse_payload', 'raise ValueError', 'data["id"]']) {
    expect(await edited.follow('v1/handlers.py', text)).toMatch(/^E\/(?:NOT_FOUND|AMBIGUOUS)$/u);
  }
  const body = await edited.locate('py://v1.handlers#parse_payload:body', 'v1/handlers.py');
  expect(body.resolution?.resolved).toBe(null);
});

test('deleted code is matched to a copy that did not exist before', async () => {
  const before = { 'v1/handlers.py': HANDLERS, 'v2/handlers.py': TWIN };
  await using edited = await history(before, { 'v2/handlers.py': TWIN, 'v3/handlers.py': HANDLERS });
  expect(await edited.follow('v1/handlers.py', 'raise ValueError')).toBe('v3/handlers.py:7:raise ValueError');
});

const STORE = ['delete', 'archive']
  .map(
    (verb) =>
      `def ${verb}_user(store, name):\n    user = store.find(name)\n    if user is None:\n        raise KeyError(name)\n    store.log("${verb}", user.id)\n    store.${verb}(user)\n    return user.id\n`,
  )
  .join('\n\n');
const CHECKS = ['get', 'put']
  .map(
    (verb) =>
      `def test_${verb}(client):\n    response = client.${verb}("/users")\n    assert response.status_code == 200\n    assert response.json()["verb"] == "${verb}"\n`,
  )
  .join('\n\n');

const LOOPS = ['first', 'last', 'first_last']
  .map(
    (name, index) =>
      `def test_iter_${name}():\n    assert list(iter_${name}([])) == []\n    pairs = iter_${name}(["apples", "pears", "lemons"])\n    assert next(pairs) == (${index}, "apples")\n    assert next(pairs) == (0, "pears")\n`,
  )
  .join('\n\n');

test('functions that are renamed together are distinguished by the unchanged parts of their names', async () => {
  const after = LOOPS.replaceAll('iter_', 'loop_');
  await using edited = await history({ 'm.py': LOOPS }, { 'm.py': after });
  for (const name of ['first', 'last', 'first_last']) {
    const start = after.indexOf(`test_loop_${name}(`);
    const line = after.slice(0, start).split('\n').length;
    expect(await edited.follow('m.py', `test_iter_${name}`)).toBe(`m.py:${line}:test_loop_${name}`);
  }
});

const INVALID = (name: string, error: string, argument: string): string =>
  `def test_${name}():\n    with pytest.raises(${error}):\n        httpx.Version(${argument})\n`;

test('the confidence for a line is at most the confidence for the function that contains the line', async () => {
  const before = [
    INVALID('empty_version', 'ValueError', '[]'),
    INVALID('typed_version', 'TypeError', '123'),
    INVALID('listed_version', 'ValueError', '[123]'),
  ].join('\n\n');
  const after = [
    INVALID('proxy_scheme', 'ValueError', '"invalid"').replace('Version', 'Proxy'),
    INVALID('proxy_mode', 'ValueError', '"https", mode="INVALID"').replace('Version', 'Proxy'),
  ].join('\n\n');
  await using edited = await history({ 'm.py': before }, { 'm.py': after });
  for (const name of ['empty_version', 'listed_version']) {
    const scope = await edited.locate(`py://m#test_${name}`, 'm.py');
    const line = await edited.locate(`m.py:test_${name}@with pytest`, 'm.py');
    expect(line.resolution?.confidence).toBeLessThanOrEqual(scope.resolution?.confidence ?? 0);
    expect(line.error?.code).toBe(scope.error?.code);
  }
});

test('outside of Git, deleted code is not matched to similar code', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'store.py': STORE, 'checks.py': CHECKS });
  await using workspace = await openWorkspace(folder.path, { host: testHost() });
  const symbol = await workspace.selectorFor('py://store#delete_user', 'symbol');
  const anchor = await workspace.selectorFor('checks.py:test_get@assert response.status_code<|>', 'anchor');
  await writeTree(folder.path, {
    'store.py': STORE.slice(STORE.indexOf('def archive')),
    'checks.py': CHECKS.slice(CHECKS.indexOf('def test_put')),
  });
  for (const selector of [symbol, anchor]) {
    const { error, resolution } = await workspace.locate(selector);
    expect([printSelector(selector), error?.code]).toEqual([printSelector(selector), 'E/AMBIGUOUS']);
    expect(resolution?.candidates.length).toBeGreaterThan(0);
  }
});

test('an empty line is matched only to an empty line', async () => {
  const before = { 'm.py': 'a = 1\nb = 2\n\n\nc = 3\n' };
  await using edited = await history(before, { 'm.py': 'a = 1\nb = 2\n\nc = 3\n' });
  const { resolution } = await edited.locate('m.py@L3:C1', 'm.py');
  const range = resolution?.resolved?.range ?? null;
  expect([null, [2, 0, 2, 0]]).toContainEqual(range === null ? null : [...range]);
});

test('the best candidate is accepted if its score exceeds the next score by exactly `delta`, despite floating-point errors', () => {
  const place = { uri: 'm.py', span: { start: 0, end: 0 }, selection: { start: 0, end: 0 } };
  const features = { ast: 1, module: 1, token: 1, prox: 1 };
  const [best, next] = [0.7875, 0.7375].map((score): Candidate => ({
    ...place,
    score,
    certified: false,
    features,
    explanation: '',
  })) as [Candidate, Candidate];
  // 0.7875 - 0.7375 is 0.04999999999999993 in floating point.
  expect(acceptedOf([best, next], { tau: 0.7, delta: 0.05, topK: 5 })).toBe(best);
  expect(acceptedOf([best, next], { tau: 0.7, delta: 0.050001, topK: 5 })).toBe(undefined);
});
