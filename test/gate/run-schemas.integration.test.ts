import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { gateText } from '../../src/report/gate-text.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { markdownEffects, OWN_HTML, OWN_KINDS } from '../helpers/markdown-tree.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { long, ROWS, schema } from './schema-rows.ts';

const sandbox = useSandbox();
const reports = path.join(sandbox.path, 'reports');

let report: Report;
let exitCode: number | null;
let cwd: string;
let untouched: readonly [object, object];
let text: string;

beforeAll(async () => {
  const { path: root, write, remove, link, git, commit } = await sandbox.repository();
  cwd = root;
  await write('a.py', 'x = 1\n');
  // In head, `nested.schema.json` is a submodule whose commit does not exist. If Pyright's configuration did not
  // exclude it, the gate would be inconclusive.
  await write('pyrightconfig.json', '{ "exclude": ["nested.schema.json"] }');
  for (const { path: file, base } of ROWS) if (base !== undefined) await write(file, base);
  for (const name of ['linked', 'nested']) await write(`${name}.schema.json`, schema({ title: long(name) }));
  await commit();
  for (const { path: file, base, head } of ROWS) {
    if (head !== undefined) await write(file, head);
    else if (base !== undefined) await remove(file);
  }
  const located = await lanser(['locate', 'a.py@L1:C1', '--json'], { cwd, env: sandbox.env });
  await write('.lanser/bundle.json', located.stdout);
  await write('.lanser/bad/bundle.json', located.stdout.replace('"score":1', '"score":2'));
  await remove('linked.schema.json');
  await link('linked.schema.json', 'wide.schema.json');
  await link('.lanser/linked.json', '../../../outside.json');
  await remove('nested.schema.json');
  await git(['add', '--all']);
  await git(['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},nested.schema.json`]);
  await git(['commit', '--quiet', '--message', 'head']);
  const before = folderDigest(cwd);
  const args = ['--base', 'HEAD~1', '--head', 'HEAD', '--report-directory', reports];
  ({ report, exitCode } = await gateReport(args, { cwd, env: sandbox.env }));
  untouched = [before, folderDigest(cwd)];
  text = gateText(report, NO_COLORS);
});

describe('the gate on a pull request with many schemas and documents', () => {
  test.each(ROWS)('checks $path as expected', ({ path: file, conclusion, schema: name = null, details }) => {
    const found = report.schemas.filter((one) => one.path === file);
    if (conclusion === null) {
      expect(found).toEqual([]);
      return;
    }
    expect(found).toMatchObject([{ path: file, conclusion, schema: name }]);
    const isQuiet = conclusion === 'valid' || conclusion === 'unchanged';
    expect((found[0]?.details.length ?? 0) === 0).toBe(isQuiet);
    if (details !== undefined) expect(found[0]?.details.slice(0, details.length)).toMatchObject(details);
  });

  test('recognises bundles, and reports links and submodules as invalid', () => {
    const verdicts = (name: string): readonly unknown[] =>
      report.schemas.filter((one) => one.path === name).map((one) => [one.conclusion, one.schema]);
    expect(verdicts('.lanser/bundle.json')).toEqual([['valid', 'bundle']]);
    expect(verdicts('.lanser/bad/bundle.json')).toEqual([['invalid', 'bundle']]);
    for (const name of ['linked.schema.json', 'nested.schema.json', '.lanser/linked.json']) {
      const [check] = report.schemas.filter((one) => one.path === name);
      expect([name, check?.conclusion]).toEqual([name, 'invalid']);
    }
  });

  test('lists each path once, in sorted order', () => {
    const paths = report.schemas.map((one) => one.path);
    expect(paths).toEqual([...new Set(paths)].toSorted());
  });

  test('fails, and counts an invalid, breaking or removed file only if it is in `.lanser` or is named `*.schema.json`', () => {
    const matchesGlob = ({ path: file }: { readonly path: string }): boolean =>
      file.startsWith('.lanser/') || file.endsWith('.schema.json');
    for (const check of report.schemas) expect(check.advisory !== true, check.path).toBe(matchesGlob(check));
    const bad = report.schemas.filter(
      (check) => matchesGlob(check) && ['invalid', 'breaking', 'removed'].includes(check.conclusion),
    ).length;
    expect(report.conclusion).toBe('findings');
    expect(report.reasons).toEqual([
      // The schema of a document refers to an unavailable schema.
      { code: 'inconclusive', count: 1 },
      { code: 'schema', count: bad },
      // Three of the four proposed edits refer to `app.py`, which does not exist.
      { code: 'unsafe-rename', count: 3 },
    ]);
    expect(report.policy).toMatchObject({
      failed: true,
      reasons: ['schema', 'unsafe-rename', 'inconclusive'],
    });
    expect(exitCode).toBe(1);
    expect(report.delta?.introduced).toEqual([]);
  });

  test('changes nothing in the checkout', () => {
    expect(untouched[1]).toEqual(untouched[0]);
  });

  test('escapes file names and document contents in the text and Markdown reports', () => {
    expect(text).toContain('\n  breaking wordless.schema.json\n    line 1, /minLength: breaking: ');
    expect(text).toContain(
      '\n  invalid .lanser/bad/batch.jsonl\n    line 3, /what: expected a known property',
    );
    expect(text).toContain('\n  invalid .lanser/<img src=x>\\n::error::@pwned\\u001B[31m\\u202E`|.json\n');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const markdown = readFileSync(path.join(reports, 'report.md'), 'utf8');
    const effects = markdownEffects(markdown);
    expect([...effects.kinds].filter((kind) => !OWN_KINDS.has(kind))).toEqual([]);
    expect(effects.html.filter((html) => !OWN_HTML.test(html))).toEqual([]);
    expect(effects.texts.filter((one) => one.includes('pwned') || one.includes('@'))).toEqual([]);
    expect(effects.code).toContain('wordless.schema.json');
  });
});
