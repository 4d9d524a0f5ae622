import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionRunner, TOKEN, type Step } from '../helpers/action-runner.ts';
import { testGitHub, OWNER, REPO, type TestGitHub } from '../helpers/github/test-github.ts';
import { checkoutMerge } from '../helpers/merge-checkout.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
let github: TestGitHub;
let origin: SandboxRepository;
let base: string;

const SHOP = `class Basket:
    def __init__(self) -> None:
        self.items: list[int] = []

    def add_item(self, price: int) -> None:
        self.items.append(price)

    def total(self) -> int:
        return sum(self.items)
`;
const TEST = `from shop import Basket


def filled() -> Basket:
    basket = Basket()
    basket.add_item(2)
    return basket


def test_total() -> None:
    basket = filled()
    basket.add_item(3)
    assert basket.total() == 5
`;
const TWICE = `from shop import Basket


def test_twice() -> None:
    basket = Basket()
    basket.add_item(2)
    basket.add_item(3)
    assert basket.total() == 5
`;
const RENAME = { kind: 'rename', selector: 'py://shop#Basket.add_item', newName: 'put' };
const BODY = `I renamed \`add_item\`.\n\n\`\`\`lanser\n${JSON.stringify({ version: '1.0', edits: [RENAME] })}\n\`\`\`\n`;

beforeAll(async () => {
  github = await testGitHub({ job: TOKEN, otherUser: 'ghp_other_user' });
  origin = await sandbox.repository('origin');
  await origin.git(['config', 'uploadpack.allowReachableSHA1InWant', 'true']);
  await origin.write('shop.py', SHOP);
  await origin.write('tests/test_shop.py', TEST);
  await origin.write('tests/test_twice.py', TWICE);
  await origin.write('lanser.json', '{ "gate": { "failOn": ["incomplete-rename"] } }');
  base = await origin.commit('a shop');
});

afterAll(async () => github[Symbol.asyncDispose]());

/**
 * Makes a pull request whose description declares the rename. Checks out its merge commit at depth 1. Returns a
 * workflow step in this checkout.
 */
async function pullRequest(branch: string, files: Readonly<Record<string, string>>): Promise<Step> {
  await origin.git(['checkout', '--quiet', '-B', branch, base]);
  for (const [name, text] of Object.entries(files)) await origin.write(name, text);
  const head = await origin.commit('rename add_item');
  const tree = await origin.git(['rev-parse', 'HEAD^{tree}']);
  const merge = await origin.git(['commit-tree', tree, '-p', base, '-p', head, '-m', 'merge']);
  await origin.git(['update-ref', `refs/pull/${branch}/merge`, merge]);
  const number = await github.pullRequest({ headSha: head, branch, text: BODY });
  return {
    workspace: checkoutMerge(sandbox, origin.path, merge, 1),
    event: 'pull_request',
    payload: { number, pull_request: { number, head: { sha: head } } },
    ref: `refs/pull/${number}/merge`,
    sha: merge,
    env: { GITHUB_API_URL: github.url, GITHUB_WORKFLOW: 'gate', GITHUB_JOB: 'gate', GITHUB_RUN_NUMBER: '1' },
  };
}

interface ReviewComment {
  readonly path: string;
  readonly line: number;
  readonly side: string;
  readonly body: string;
}

/** Gives the fake GitHub the pull request's diff in the form that GitHub returns. */
async function showDiff(step: Step): Promise<void> {
  const { number, pull_request: pull } = step.payload as {
    readonly number: number;
    readonly pull_request: { readonly head: { readonly sha: string } };
  };
  const names = (await origin.git(['diff', '--name-only', base, pull.head.sha])).split('\n');
  const patches: Record<string, string> = {};
  for (const name of names) {
    const patch = await origin.git(['diff', base, pull.head.sha, '--', name]);
    patches[name] = patch.slice(patch.indexOf('@@'));
  }
  github.patches(number, patches);
}

async function reviewComments(step: Step): Promise<readonly ReviewComment[]> {
  const { number } = step.payload as { readonly number: number };
  const place = path.posix.join('/repos', OWNER, REPO, 'pulls', String(number), 'comments');
  return github.as<readonly ReviewComment[]>(TOKEN, 'GET', place);
}

async function commentOn(step: Step): Promise<string | undefined> {
  const { number } = step.payload as { readonly number: number };
  const [comment] = await github.as<readonly { readonly body: string }[]>(
    TOKEN,
    'GET',
    path.posix.join('/repos', OWNER, REPO, 'issues', String(number), 'comments'),
  );
  expect(github.violations).toEqual([]);
  return comment?.body;
}

const COMPLETE = {
  'shop.py': SHOP.replaceAll('add_item', 'put'),
  'tests/test_shop.py': TEST.replaceAll('add_item', 'put'),
  'tests/test_twice.py': TWICE.replaceAll('add_item', 'put'),
};

test("a rename that misses a reference in a test file is reported as incomplete, with the reference's position", async () => {
  const missing = { ...COMPLETE, 'tests/test_shop.py': TEST.replace('add_item', 'put') };
  const step = await pullRequest('missing', missing);
  await showDiff(step);
  const result = await runner.run({ ...step, with: { suggestions: 'true' } });
  expect(result.exitCode).toBe(1);
  const comment = await commentOn(step);
  expect(comment).toContain('incomplete');
  const line = `https://github.com/octo/ledger/blob/${step.sha}/tests/test_shop.py#L12`;
  expect(comment).toContain(`[\`tests/test_shop.py:12:12\`](${line})`);
  // GitHub accepts suggestions only on lines of the diff. The diff ends at line 9, but the reference is on line 12.
  expect(await reviewComments(step)).toEqual([]);
  expect(result.stdout).toContain(
    'no reference that a proposed edit missed is on a line of the pull request’s diff',
  );
});

test('committing the suggestion for a missed reference completes the rename', async () => {
  const twice = TWICE.replace('add_item', 'put');
  const step = await pullRequest('suggested', { ...COMPLETE, 'tests/test_twice.py': twice });
  await showDiff(step);
  const result = await runner.run({ ...step, with: { suggestions: 'true' } });
  expect(result.exitCode).toBe(1);
  const comments = await reviewComments(step);
  expect(github.violations).toEqual([]);
  expect(comments).toMatchObject([{ path: 'tests/test_twice.py', line: 7, side: 'RIGHT' }]);
  const [{ line, body }] = comments as readonly [ReviewComment];
  const suggestion = /^```suggestion\n(?<text>.*)\n```$/msu.exec(body)?.groups?.['text'] ?? '';
  const applied = twice
    .split('\n')
    .with(line - 1, suggestion)
    .join('\n');
  expect(applied).toBe(COMPLETE['tests/test_twice.py']);
});

test('a complete rename is reported as complete', async () => {
  const step = await pullRequest('complete', COMPLETE);
  const result = await runner.run({ ...step, with: { comment: 'always' } });
  expect([result.exitCode, result.outputs['conclusion']]).toEqual([0, 'clean']);
  expect(await commentOn(step)).toMatch(/\bcomplete\b/u);
});

test('the comment shows a change that does not belong to the declared rename', async () => {
  const slipped = COMPLETE['shop.py'].replace('sum(self.items)', 'sum(self.items) + 1');
  const step = await pullRequest('slipped', { ...COMPLETE, 'shop.py': slipped });
  await runner.run({ ...step, with: { comment: 'always' } });
  const comment = await commentOn(step);
  expect(comment).toContain('-        return sum(self.items)\n');
  expect(comment).toContain('+        return sum(self.items) + 1\n');
});
