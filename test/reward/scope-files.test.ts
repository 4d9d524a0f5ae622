import { expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { scopeFiles } from '../../src/reward/scope-files.ts';
import { diagnosedFiles, located } from './bundles.ts';

function check(files: readonly string[], ...bundles: readonly Bundle[]): void {
  const named = scopeFiles({ kind: 'files', files });
  for (const bundle of bundles) named.add(bundle);
  named.check();
}

test('a file of the scope that is in no bundle causes a usage error that suggests similar names', () => {
  const bundles = [diagnosedFiles('src/app.py'), diagnosedFiles('src/other.py')];
  expect(() => check(['src/other.py', 'src/ap.py'], ...bundles)).toThrow(
    expect.objectContaining({
      code: 'E/USAGE',
      message: expect.stringMatching(/"src\/ap\.py".* Did you mean src\/app\.py\?$/u) as string,
      details: { file: 'src/ap.py' },
    }),
  );
});

test('a file in only one bundle is accepted, because an edit can create or remove the file', () => {
  const bundles = [diagnosedFiles('a.py'), diagnosedFiles('b.py')];
  expect(() => check(['a.py', 'b.py'], ...bundles)).not.toThrow();
});

test('any file is accepted for a bundle of `locate`, and for a bundle of a tool that checked a whole project', () => {
  expect(() => check(['a.py'], located(1))).not.toThrow();
  const bundle = diagnosedFiles('b.py');
  const facts = { ...bundle.facts, scope: { kind: 'workspace', files: 1 } };
  const tool = { ...bundle, facts, request: { ...bundle.request, options: { tool: 'mypy' } } };
  expect(() => check(['a.py'], tool as unknown as Bundle)).not.toThrow();
});
