// `apply` repeats the request of a preview, because files that the plan does not contain may have changed.
import { describe, expect, test } from 'vitest';
import type { BundleOf, Check, EditFacts } from '../../src/model/bundle.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

type Preview = BundleOf<EditFacts>;

const DRY = { apply: false };
const CHANGED =
  'The workspace has changed since the preview, so the same request now gives a different edit. Preview the edit again.';

function checksOf({ facts, error }: Preview): Readonly<Record<string, Check>> {
  expect(error).toBeNull();
  return Object.fromEntries((facts?.safety.checks ?? []).map((check) => [check.name, check]));
}

const diagnosticsOf = ({ facts }: Preview): unknown => [facts?.diagnosticsBefore, facts?.diagnosticsAfter];

const rename = async (workspace: Workspace): Promise<Preview> => workspace.rename('py://x#f', 'g');
const move = async (workspace: Workspace): Promise<Preview> => workspace.renameFile('x.py', 'w.py');

const project = async (): Promise<OpenProject> =>
  openProject({
    'x.py': 'def f() -> int:\n    return 1\n',
    'y.py': `from x import f\nprint(f())\n${'\n'.repeat(10)}`,
    'other.py': 'def f() -> int:\n    return 2\n',
    // `HasGo` is a protocol, so the rename of `R.gogo` causes an error in a file without `gogo`.
    'proto.py':
      'from typing import Protocol\nclass HasGo(Protocol):\n    def gogo(self) -> int: ...\ndef use(x: HasGo) -> int:\n    return 1\n',
    'impl.py': 'class R:\n    def gogo(self) -> int:\n        return 1\n',
    'c.py': 'import impl\nfrom proto import use\nuse(impl.R())\n',
  });

test('in an unchanged workspace, apply reports the checks and diagnostics of the preview', async () => {
  await using opened = await project();
  const { workspace } = opened;
  const requests = [
    rename,
    move,
    async () => workspace.rename('py://impl#R.gogo', 'went'),
    async () => workspace.rename('py://x#f', 'f2', { denyApplyOnAmbiguous: false, target: 1 }),
  ];
  for (const request of requests) {
    const preview = await request(workspace);
    const dry = await workspace.apply(preview, DRY);
    for (const given of [preview, preview.edits.plan?.planId, dry]) {
      const again = await workspace.apply(given, DRY);
      expect(checksOf(again)).toEqual(checksOf(preview));
      expect(diagnosticsOf(again)).toEqual(diagnosticsOf(preview));
      expect([again.edits, again.facts?.notCovered]).toEqual([preview.edits, preview.facts?.notCovered]);
    }
  }
});

describe('after a new file uses the renamed symbol or the moved module', () => {
  test.each([
    ['completeness', rename, ['z.py:0', 'z.py:1']],
    ['imports', move, ['z.py:0']],
  ])('the check %s fails, and its places are in the new file', async (name, request, places) => {
    await using opened = await project();
    const { workspace } = opened;
    const preview = await request(workspace);
    expect(checksOf(preview)[name]?.passed).toBe(true);
    await opened.write({ 'z.py': 'from x import f\nprint(f())\n' });
    for (const given of [preview, preview.edits.plan?.planId]) {
      const { facts, ...applied } = await workspace.apply(given, DRY);
      const check = checksOf({ facts, ...applied })[name];
      expect(check).toMatchObject({ passed: false, detail: CHANGED });
      expect(check?.places?.map(({ uri, range }) => `${uri}:${range[0]}`)).toEqual(places);
      expect(facts?.diagnosticsAfter?.error).toBe(1);
    }
    const plain = await workspace.apply(preview.edits.plan, DRY);
    expect(checksOf(plain)[name]).toBeUndefined();
  });
});

test('after a merge, completeness passes only if the merged file has no further use of the symbol', async () => {
  await using opened = await project();
  const { workspace } = opened;
  const preview = await rename(workspace);
  // Stores the previewed version of y.py, which the merge needs. The project has no Git repository with this version.
  await workspace.locate('y.py@L1:C1', { keep: true });
  const text = `from x import f\nprint(f())\n${'\n'.repeat(10)}`;
  const options = { apply: false, threeWay: true };
  await opened.write({ 'y.py': `${text}h = 1\n` });
  const merged = await workspace.apply(preview, options);
  expect(checksOf(merged)).toMatchObject({ completeness: { passed: true }, collisions: { passed: true } });
  await opened.write({ 'y.py': `${text}h = f()\n` });
  const incomplete = await workspace.apply(preview, options);
  expect(checksOf(incomplete)['completeness']).toMatchObject({ passed: false, detail: CHANGED });
});

test('if the request cannot be repeated, checks that passed in the preview no longer pass', async () => {
  await using opened = await project();
  const { workspace } = opened;
  const preview = await rename(workspace);
  // The package hides the module of the same name.
  await opened.write({ 'x/__init__.py': '' });
  const checks = checksOf(await workspace.apply(preview, DRY));
  expect([checks['completeness']?.passed, checks['collisions']?.passed]).toEqual([false, null]);
  expect(checks['completeness']?.detail).toMatch(/^The check could not be repeated: /u);
});
