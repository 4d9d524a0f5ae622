import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash } from '../../src/bundle/canonical.ts';
import type { Plan } from '../../src/model/plan.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

let project: OpenProject;
let plan: Plan;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = await openProject({
    'pkg/__init__.py': '',
    'pkg/one.py': 'def run(): pass\n',
    'main.py': 'from pkg.one import run\nrun()\n',
    '../outside.py': 'run = 1\n',
  });
  before = folderDigest(project.folder);
  const { edits } = await project.workspace.renameFile('pkg/one.py', 'pkg/two.py');
  if (edits.plan === null) throw new Error('no plan');
  ({ plan } = edits);
});
afterAll(async () => project[Symbol.asyncDispose]());

/** Returns the path of every leaf of a value, as a list of keys. */
function leavesOf(value: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [above];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...above, key]));
}

function changedAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return changed(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changedAt(copy[key], rest);
  return copy;
}

/** Returns a slightly different value of the same type; for null, returns a string. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'x';
  const last = value.at(-1) ?? '';
  return value.slice(0, -1) + (last === '0' ? '1' : /\d/u.test(last) ? '0' : last === 'a' ? 'b' : 'a');
}

/** Returns the forged plan with a correct `planId`, the hash of the other properties. */
function signed(forged: Plan): Plan {
  const { planId: _, ...covered } = forged;
  return { ...forged, planId: contentHash(covered) };
}

async function codeOf(given: unknown, options: { readonly threeWay?: boolean } = {}): Promise<string> {
  const { error, edits } = await project.workspace.apply(given, options);
  expect([edits.applied === true, folderDigest(project.folder)]).toEqual([false, before]);
  return error?.code ?? 'ok';
}

test('the tested plan contains an operation and several files', () => {
  expect(plan.operations.map(({ kind }) => kind)).toEqual(['rename']);
  expect(plan.files.map(({ uri }) => uri)).toEqual(['main.py', 'pkg/one.py']);
  expect(leavesOf(plan).length).toBeGreaterThan(15);
});

test('a plan with any changed value is rejected', async () => {
  for (const leaf of leavesOf(plan)) {
    const code = await codeOf(changedAt(plan, leaf));
    expect(['E/SCHEMA_INVALID', 'E/JAIL'], leaf.join('.')).toContain(code);
  }
});

test('a plan with a path in `.git` or outside of the workspace is rejected, even with a correct hash', async () => {
  const outside = [
    '../outside.py',
    '/etc/passwd',
    'pkg/../../outside.py',
    '.git/config',
    '.git',
    'file:///etc/passwd',
  ];
  for (const uri of outside) {
    const [first, ...others] = plan.files;
    const files = [{ ...first, uri } as Plan['files'][number], ...others];
    const [operation] = plan.operations;
    if (operation?.kind !== 'rename') throw new Error('no rename');
    const forged: readonly Plan[] = [
      { ...plan, files },
      { ...plan, operations: [{ ...operation, newUri: uri }] },
      { ...plan, operations: [{ ...operation, oldUri: uri }] },
      { ...plan, operations: [{ kind: 'delete', uri }] },
    ];
    for (const one of forged) {
      expect(['E/JAIL', 'E/SCHEMA_INVALID'], uri).toContain(await codeOf(one));
      expect(await codeOf(signed(one)), uri).toBe('E/JAIL');
    }
  }
});

test('a plan whose edits, operations or files are changed is rejected, even with a correct hash', async () => {
  const [first, ...others] = plan.files;
  if (first === undefined) throw new Error('no file');
  const [edit, ...more] = first.edits;
  if (edit === undefined) throw new Error('no edit');
  const otherText = { ...first, edits: [{ ...edit, newText: 'evil' }, ...more] };
  expect(await codeOf(signed({ ...plan, files: [otherText, ...others] }))).toBe('E/SCHEMA_INVALID');
  expect(await codeOf(signed({ ...plan, operations: [] }))).toBe('E/SCHEMA_INVALID');
  expect(await codeOf(signed({ ...plan, files: [first, first, ...others] }))).toBe('E/SCHEMA_INVALID');
});

test('a plan whose diff does not match its edits is rejected in every position encoding, even with a correct hash', async () => {
  const forged: readonly Plan[] = [
    { ...plan, operations: [], files: plan.files.slice(0, 1) },
    { ...plan, diff: '' },
    { ...plan, diff: (plan.diff ?? '').replace('+from pkg.two', '+from pkg.six') },
  ];
  for (const one of forged) {
    for (const positionEncoding of ['utf-8', 'utf-16', 'utf-32'] as const) {
      expect(await codeOf(signed({ ...one, positionEncoding }))).toBe('E/SCHEMA_INVALID');
      expect(await codeOf(signed({ ...one, positionEncoding }), { threeWay: true })).toBe('E/SCHEMA_INVALID');
    }
  }
});

test('bytes, texts and values that are not a plan are rejected', async () => {
  const none = ['', '{', 'null', '7', '[]', '{}', Buffer.from([0xff, 0xfe]), {}, '\uFEFF{}'];
  for (const given of none) expect(await codeOf(given), JSON.stringify(given)).toBe('E/SCHEMA_INVALID');
  for (const given of [null, undefined, 7, []]) {
    await expect(codeOf(given), JSON.stringify(given)).rejects.toMatchObject({ code: 'E/USAGE' });
  }
  const hover = await project.workspace.hover('main.py@L1:C1');
  expect(['E/SCHEMA_INVALID', 'E/USAGE']).toContain(await codeOf(hover));
});

test('the plan in every position encoding, and a plan without a diff, are accepted', async () => {
  for (const positionEncoding of ['utf-8', 'utf-16', 'utf-32'] as const) {
    const { error, edits } = await project.workspace.apply(signed({ ...plan, positionEncoding }), {
      apply: false,
    });
    expect([error, edits.applied, edits.diff]).toEqual([null, false, plan.diff]);
  }
  const { diff: _, ...without } = plan;
  const { error, edits } = await project.workspace.apply(signed(without), { apply: false });
  expect([error, edits.applied, edits.diff]).toEqual([null, false, null]);
});

test('a folder move is merged with later changes in the folder, but rejected with a forged diff', async () => {
  await using moved = await openProject({ 'pkg/one.py': 'a = 1\n', 'main.py': 'from pkg.one import a\n' });
  const { edits } = await moved.workspace.renameFile('pkg', 'lib');
  await moved.write({ 'pkg/one.py': 'a = 2\n', 'pkg/two.py': 'b = 1\n' });
  const options = { apply: false, threeWay: true };
  const merged = await moved.workspace.apply(edits.plan, options);
  expect(merged.error).toBeNull();
  expect(merged.edits.plan?.files.map(({ uri }) => uri)).toEqual(['main.py', 'pkg/one.py', 'pkg/two.py']);
  if (edits.plan === null) throw new Error('no plan');
  const forged = signed({ ...edits.plan, diff: (edits.plan.diff ?? '').replace('+from lib', '+from log') });
  expect((await moved.workspace.apply(forged, options)).error?.code).toBe('E/SCHEMA_INVALID');
});
