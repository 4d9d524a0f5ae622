// Tests the search for the last commit in which a selector without a version matches exactly.
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

const PRICE = `def price(items, tax):
    total = 0
    for item in items:
        total += item.cents * item.count
    return total + total * tax
`;
const REPORT = `def report(rows, file):
    for row in rows:
        print(row.name, row.cents, file=file)
    file.flush()
`;
const SHOP = `import sys\n\n\n${PRICE}\n\n${REPORT}`;
const RENAMED = SHOP.replace('def price', 'def gross_price').replace('total = 0', 'total = sum(())');

/** Selectors of several kinds for code in `price`, and the line of this code in `RENAMED`. */
const SELECTORS: readonly (readonly [selector: string, line: number])[] = [
  ['py://shop#price', 4],
  ['symbol://shop.py#price', 4],
  ['py://shop#price:body', 5],
  ['ast://[module=shop]/[def=price]', 4],
  ['ast://[module=shop]/[def=price]/for_statement[1]', 6],
  ['shop.py:price', 4],
  ['shop.py:price@item.cents', 7],
  ['shop.py@total = 0', 5],
  ['anchor://shop.py#"def price(items, tax):"', 4],
];

async function opened(root: string): Promise<Workspace> {
  return openWorkspace(root, { host: testHost() });
}

async function located(workspace: Workspace, selector: string): Promise<Bundle> {
  const bundle = await workspace.locate(selector);
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  return bundle;
}

function lineOf({ resolution, error }: Bundle): string | number | undefined {
  const resolved = resolution?.resolved;
  return resolved ? resolved.range[0] + 1 : error?.code;
}

async function committed(repository: SandboxRepository, name: string, text: string): Promise<string> {
  await repository.write(name, text);
  return repository.commit();
}

describe('a selector without a version', () => {
  test('that selects by name or text is followed from the last commit in which it matches exactly', async () => {
    const repository = await sandbox.repository('kinds');
    await committed(repository, 'shop.py', `# first\n${SHOP}`);
    const last = await committed(repository, 'shop.py', SHOP);
    await committed(repository, 'shop.py', RENAMED);
    await committed(repository, 'shop.py', RENAMED.replace('file.flush()', 'file.close()'));
    await using workspace = await opened(repository.path);
    const foundVersion = { blob: documentVersion(Buffer.from(SHOP)), commit: last };
    for (const [selector, line] of SELECTORS) {
      const bundle = await located(workspace, selector);
      expect([selector, lineOf(bundle), bundle.resolution?.foundVersion]).toEqual([
        selector,
        line,
        foundVersion,
      ]);
      expect(bundle.resolution?.historySearch).toEqual({
        outcome: 'found',
        commits: 4,
        limits: { commits: 10_000, milliseconds: 10_000 },
      });
      expect(bundle.request.selector).not.toHaveProperty('docVersion');
    }
  });

  test('is not searched in the history if it matches exactly now, or if it selects a position or a line', async () => {
    const repository = await sandbox.repository('now');
    await committed(repository, 'shop.py', SHOP);
    await committed(repository, 'shop.py', REPORT);
    await using workspace = await opened(repository.path);
    for (const selector of ['py://shop#report', 'shop.py@L9:C1', 'shop.py:9', 'shop.py:1']) {
      const { resolution } = await located(workspace, selector);
      expect(resolution).not.toHaveProperty('foundVersion');
      expect(resolution).not.toHaveProperty('historySearch');
    }
  });

  test('is ambiguous if it matches several places now, regardless of the history', async () => {
    const repository = await sandbox.repository('several');
    await committed(repository, 'shop.py', SHOP);
    await committed(repository, 'shop.py', `${SHOP}\n\n${PRICE}`);
    await using workspace = await opened(repository.path);
    for (const selector of ['py://shop#price', 'shop.py:price', 'shop.py@total = 0']) {
      expect(lineOf(await located(workspace, selector))).toBe('E/AMBIGUOUS');
    }
  });

  test('is followed from the last commit if only the working tree has changed since then', async () => {
    const repository = await sandbox.repository('uncommitted');
    const first = await committed(repository, 'shop.py', SHOP);
    await repository.write('shop.py', RENAMED);
    await using workspace = await opened(repository.path);
    const before = await located(workspace, 'py://shop#price');
    expect([lineOf(before), before.resolution?.foundVersion?.commit]).toEqual([4, first]);
    const second = await committed(repository, 'shop.py', SHOP.replace('def report', 'def print_report'));
    await repository.write('shop.py', RENAMED);
    const after = await located(workspace, 'py://shop#price');
    expect([lineOf(after), after.resolution?.foundVersion?.commit]).toEqual([4, second]);
  });

  test('is followed through a rename of its file, whether it names the old path or the new path', async () => {
    const repository = await sandbox.repository('moved');
    const first = await committed(repository, 'old.py', SHOP);
    await repository.remove('old.py');
    await committed(repository, 'shop.py', SHOP.replace('file.flush()', 'file.close()'));
    await using workspace = await opened(repository.path);
    const forward = await located(workspace, 'py://old#price');
    expect(forward.resolution).toMatchObject({
      resolved: { uri: 'shop.py', range: [3, 4, 3, 9] },
      foundVersion: { commit: first },
    });
    const back = await located(workspace, 'shop.py@file.flush()');
    expect([lineOf(back), back.resolution?.foundVersion?.commit]).toEqual([14, first]);
  });

  test('is found in the first-parent history even if a merged branch never contained the file', async () => {
    const repository = await sandbox.repository('merged');
    await committed(repository, 'other.py', REPORT);
    await repository.git(['branch', 'aside']);
    const last = await committed(repository, 'shop.py', SHOP);
    await repository.remove('shop.py');
    await committed(repository, 'store.py', RENAMED);
    await repository.git(['checkout', '--quiet', 'aside']);
    await committed(repository, 'aside.py', 'aside = 1\n');
    await repository.git(['checkout', '--quiet', 'main']);
    await repository.git(['merge', '--quiet', '--no-edit', 'aside']);
    await using workspace = await opened(repository.path);
    const bundle = await located(workspace, 'shop.py:price');
    expect(bundle.resolution).toMatchObject({
      resolved: { uri: 'store.py', range: [3, 4, 3, 15] },
      foundVersion: { commit: last },
    });
  });

  test('that is an anchor with a hash resolves to the original code, not to similar code with the same context', async () => {
    const twin = (name: string, first: string): string =>
      `async def ${name}(scope, send):\n    ${first}\n    await send("start", scope["status"])\n    await send("body", "end of the answer")\n\n\n`;
    const before = twin('one', 'headers = [scope["type"]]') + twin('two', 'await scope.receive()');
    const after = twin('one', 'await scope.receive(1)') + twin('two', 'headers = [scope["type"]]');
    const repository = await sandbox.repository('twins');
    await committed(repository, 'app.py', before);
    await using old = await opened(repository.path);
    const made = (await old.locate('app.py@R(3,5->3,41)', { as: 'anchor' })).resolution?.selector;
    if (made === undefined) throw new TypeError('no anchor');
    const { docVersion: _version, ...anchor } = made;
    await committed(repository, 'app.py', after);
    await using workspace = await opened(repository.path);
    const bundle = await workspace.locate(anchor);
    expect([lineOf(bundle), bundle.resolution?.historySearch?.outcome]).toEqual([3, 'found']);
  });

  test('is not found outside of a repository, in a shallow clone without the matching commit, or without any match, and the bundle contains the reason', async () => {
    const origin = await sandbox.repository('origin');
    await committed(origin, 'shop.py', SHOP);
    await committed(origin, 'shop.py', REPORT);
    const shallow = path.join(sandbox.path, 'shallow');
    await origin.git(['clone', '--quiet', '--depth=1', `file://${origin.path}`, shallow]);
    const bare = path.join(sandbox.path, 'bare');
    await writeTree(bare, { 'shop.py': REPORT });
    for (const [root, selector, outcome] of [
      [bare, 'py://shop#price', 'unavailable'],
      [shallow, 'py://shop#price', 'shallow'],
      [origin.path, 'py://shop#never', 'none'],
    ] as const) {
      await using workspace = await opened(root);
      const bundle = await located(workspace, selector);
      expect([lineOf(bundle), bundle.resolution?.historySearch?.outcome]).toEqual(['E/NOT_FOUND', outcome]);
      expect(bundle.error?.message.includes('git fetch --unshallow')).toBe(outcome === 'shallow');
    }
  });
});

/** Random histories of a module, in which functions are added, removed, changed and renamed. */
const anyHistory = fc.array(
  fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('price', 'tax', 'report'),
      body: fc.constantFrom('a.b', 'a.c', 'a.d'),
    }),
    { selector: ({ name, body }) => `${name} ${body}`, maxLength: 3 },
  ),
  { minLength: 4, maxLength: 9 },
);

test('the found version is from the newest commit in whose checkout the selector matches exactly', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (modules) => {
      await using repository = await temporaryRepository();
      await using folder = await temporaryFolder();
      const commits: (readonly [commit: string, text: string])[] = [];
      for (const functions of modules) {
        const text = functions.map(({ name, body }) => `def ${name}(a):\n    return ${body}\n`).join('\n\n');
        await repository.write('shop.py', text);
        commits.unshift([await repository.commit(), text]);
      }
      await using workspace = await opened(repository.path);
      await using plain = await opened(folder.path);
      for (const selector of ['py://shop#price', 'shop.py@a.c', 'anchor://shop.py#"def tax(a):"']) {
        const { resolution } = await workspace.locate(selector);
        if (resolution?.historySearch === undefined) continue;
        let first: string | undefined;
        for (const [commit, text] of commits) {
          await writeTree(folder.path, { 'shop.py': text });
          if ((await plain.locate(selector)).resolution?.certified !== true) continue;
          first = commit;
          break;
        }
        expect([selector, resolution.foundVersion?.commit]).toEqual([selector, first]);
      }
    }),
    { numRuns: 2 },
  );
});

test('a search stops after 10,000 commits and reports the limit', async () => {
  const repository = await sandbox.repository('long');
  const texts = [SHOP, REPORT];
  const blobs = texts.map((text, index) => `blob\nmark :${index + 1}\ndata ${text.length}\n${text}\n`);
  const commits = Array.from({ length: 10_050 }, (_, index) => {
    const file = index === 0 ? 'M 100644 :1 shop.py\n' : index === 1 ? 'M 100644 :2 shop.py\n' : '';
    const near = index === 10_000 ? 'M 100644 :1 near.py\n' : index === 10_001 ? 'M 100644 :2 near.py\n' : '';
    const stamp = `a <a@b.c> ${1_700_000_000 + index} +0000`;
    return `commit refs/heads/main\ncommitter ${stamp}\ndata 1\nc\n${file}${near}\n`;
  });
  await repository.git(['fast-import', '--quiet'], { input: [...blobs, ...commits].join('') });
  await repository.git(['reset', '--quiet', '--hard']);
  await using workspace = await opened(repository.path);
  const far = await located(workspace, 'py://shop#price');
  expect(far.resolution?.historySearch).toMatchObject({ outcome: 'commit-limit', commits: 10_000 });
  expect([far.error?.code, far.error?.message]).toEqual([
    'E/NOT_FOUND',
    expect.stringContaining('10000 commits'),
  ]);
  const near = await located(workspace, 'near.py:price');
  expect(near.resolution).toMatchObject({
    foundVersion: { commit: await repository.git(['rev-parse', 'HEAD~49']) },
    historySearch: { outcome: 'found' },
  });
});

test('if the history has fewer commits than the limit, a search without a match counts each commit once', async () => {
  const repository = await sandbox.repository('linear');
  const commits = Array.from({ length: 5100 }, (_, index) => {
    const file = index === 0 ? `M 100644 inline shop.py\ndata ${SHOP.length}\n${SHOP}\n` : '';
    return `commit refs/heads/main\ncommitter a <a@b.c> ${1_700_000_000 + index} +0000\ndata 1\nc\n${file}\n`;
  });
  await repository.git(['fast-import', '--quiet'], { input: commits.join('') });
  await repository.git(['reset', '--quiet', '--hard']);
  await using workspace = await opened(repository.path);
  const { resolution } = await located(workspace, 'py://shop#never');
  expect(resolution?.historySearch).toMatchObject({ outcome: 'none', commits: 5100 });
});
