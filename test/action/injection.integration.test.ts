import { beforeAll, describe, expect, test } from 'vitest';
import { actionRunner, MANIFEST, TOKEN, type StepResult } from '../helpers/action-runner.ts';
import { HOSTILE_TEXTS, MARK } from '../helpers/hostile-texts.ts';
import { markdownEffects, OWN_HTML, OWN_KINDS } from '../helpers/markdown-tree.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const NAMES = [
  `\u001B]0;${MARK}\u0007.py`,
  `\u001B[2K\u009B31m${MARK}.py`,
  `new\n::set-output name=${MARK}::y.py`,
  `return\r::error::${MARK}.py`,
  `::warning file=x::${MARK}.py`,
  `##[error]${MARK}.py`,
  `%0A::error::${MARK}.py`,
  `bidi\u202E${MARK}\u2066.py`,
  `tag\u{E0041}${MARK}.py`,
  `<img src=x onerror=${MARK}>.py`,
  `![x](https:${MARK}.example).py`,
  `](https:${MARK}.example) [.py`,
  `\`\`\`${MARK}\`.py`,
  `@${MARK}.py`,
  `|${MARK}|.py`,
];
// Matches control characters and invisible characters, except line feeds. Does not match no-break spaces, because
// Pyright indents lines of messages with these spaces.
const ACTS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const sandbox = useSandbox();
const runner = actionRunner(sandbox);
let repository: SandboxRepository;
/** A repository without findings, for tests of lanser's own errors and warnings. */
let empty: SandboxRepository;
let result: StepResult;

/** Returns a name as the log shows it, with escapes. */
function printed(name: string): string {
  const escaped = Array.from(name, (character) => {
    if (character === '\n') return '\\n';
    if (!ACTS.test(character)) return character;
    const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
  });
  return escaped.join('').replaceAll('##[', '## [');
}

/** Returns Python code for which Pyright reports every hostile text unchanged in a message. */
function messages(): string {
  const calls = HOSTILE_TEXTS.map((text, index) => {
    const literal = JSON.stringify(text).replaceAll('\u2028', '\\u2028');
    return `@deprecated(${literal})\ndef f${index}(): ...\n\n\nf${index}()\n`;
  });
  return `# pyright: reportDeprecated=warning\nfrom warnings import deprecated\n\n\n${calls.join('\n\n')}`;
}

async function check(
  { path: workspace, git }: SandboxRepository,
  env: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const sha = await git(['rev-parse', 'HEAD']);
  return runner.run({
    workspace,
    event: 'push',
    payload: { before: await git(['rev-parse', 'HEAD~1']) },
    ref: 'refs/heads/main',
    sha,
    env,
  });
}

beforeAll(async () => {
  repository = await sandbox.repository();
  const { write, commit } = repository;
  await write(
    'pyrightconfig.json',
    JSON.stringify({
      pythonVersion: '3.13',
      extraPaths: [`##[error]${MARK}`, `\n::error::${MARK}`],
      venv: `::set-output name=${MARK}::x`,
      [`##[error]${MARK}`]: `\n::error::${MARK}`,
      include: ['.', `##[error]${MARK}-missing\u202E\n::error::${MARK}`],
    }),
  );
  await write('kept.py', '');
  await commit();
  for (const name of NAMES) await write(name, `x: int = "::error::${MARK}"\n`);
  await write('messages.py', messages());
  await write('pyproject.toml', `["##[error]${MARK}"]\n`);
  await commit(`::error::${MARK}`);
  // With debugging on, the step's log contains Pyright's own log.
  result = await check(repository, { RUNNER_DEBUG: '1' });
  empty = await sandbox.repository('empty');
  await empty.commit();
  await empty.write('a.py', '');
  await empty.commit();
});

test('the run is complete and has many findings', () => {
  expect(result.exitCode).toBe(1);
  expect(result.outputs['introduced-count']).toBe(String(NAMES.length + HOSTILE_TEXTS.length));
  expect(result.stdout).toContain(`before: `);
  expect(result.stdout.split(MARK).length).toBeGreaterThan(60);
});

describe('the log', () => {
  test('contains no workflow commands except the group `Programs`, the mask of the token, 10 errors, 10 warnings and the score', () => {
    const [mask, ...annotations] = result.commands;
    expect(mask).toEqual({ name: 'add-mask', properties: {}, data: TOKEN });
    expect(annotations.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 10 }, () => 'error'),
      ...Array.from({ length: 10 }, () => 'warning'),
      'notice',
    ]);
    const score = annotations.pop();
    expect(score?.properties).toEqual({
      title: expect.stringMatching(/^score −\d+(?:\.5)? \(rl-csf-v1\)$/u) as unknown,
    });
    expect(score?.data).not.toMatch(ACTS);
    const files = new Set([...NAMES, 'messages.py'].map((name) => printed(name)));
    for (const { properties, data } of annotations) {
      expect(Object.keys(properties)).toEqual(['title', 'file', 'line', 'endLine', 'col', 'endColumn']);
      expect(properties['title']).toMatch(/^introduced: report(?:AssignmentType|Deprecated)$/u);
      expect(files.has(properties['file'] ?? ''), properties['file']).toBe(true);
      expect(data).not.toMatch(ACTS);
    }
  });

  test('contains no control characters, no invisible characters, and `##[` only in commands', () => {
    const lines = result.stdout.split('\n');
    expect(lines.filter((line) => ACTS.test(line))).toEqual([]);
    const texts = lines.filter((line) => runnerCommands(line).length === 0);
    expect(texts.filter((line) => line.includes('##['))).toEqual([]);
    expect(result.stderr).toBe('');
  });
});

test("the runner's files contain only lanser's outputs", () => {
  expect(Object.keys(result.outputs)).toEqual(Object.keys(MANIFEST.outputs));
  expect(result.otherFiles).toBe('');
  expect(result.temporary).toEqual([]);
});

test("the summary contains only lanser's table, sections, code and links to lines", () => {
  const { kinds, html, texts, addresses, items } = markdownEffects(result.summary);
  expect([...kinds].filter((kind) => !OWN_KINDS.has(kind))).toEqual([]);
  expect(html.filter((tag) => !OWN_HTML.test(tag))).toEqual([]);
  expect(texts.filter((text) => text.includes(MARK) || text.includes('@'))).toEqual([]);
  expect(
    addresses.filter(
      (url) => !/^https:\/\/github\.com\/octo\/ledger\/blob\/[0-9a-f]{40}\/[^?#]+#L\d+$/u.test(url),
    ),
  ).toEqual([]);
  // The only list item reports a new suppression: the comment `# pyright: …` in messages.py.
  expect(items).toBe(1);
  expect(addresses.length).toBeGreaterThan(NAMES.length);
});

test('the message of a configuration error is one annotation without invisible characters', async () => {
  const key = `\n::error::${MARK} ##[error]${MARK} \u202E%0A::error::${MARK}`;
  await empty.write('lanser.json', JSON.stringify({ gate: { [key]: 1 } }));
  await empty.commit();
  const { exitCode, commands, stdout } = await check(empty, { 'INPUT_BASE-REF': 'HEAD' });
  await empty.git(['reset', '--quiet', '--hard', 'HEAD~1']);
  expect(exitCode).toBe(21);
  expect(commands.map(({ name, properties }) => [name, properties])).toEqual([
    ['add-mask', {}],
    ['error', { title: 'E/CONFIG' }],
  ]);
  expect(commands[1]?.data).toMatch(/^lanser\.json: \/gate\//u);
  expect(stdout).not.toMatch(ACTS);
});

test('if the summary cannot be written, the log contains one warning and no injected command', async () => {
  const missing = `${sandbox.path}/missing\n::error::${MARK} ##[error]${MARK}`;
  const env = { 'INPUT_BASE-REF': 'HEAD', GITHUB_STEP_SUMMARY: missing };
  const { exitCode, commands, outputs } = await check(empty, env);
  expect([exitCode, outputs['conclusion']]).toEqual([0, 'clean']);
  expect(commands.map(({ name, properties }) => [name, properties['title']])).toEqual([
    ['add-mask', undefined],
    ['warning', 'lanser: job summary'],
  ]);
});

test('the message of an internal error cannot inject commands into the log', async () => {
  const missing = `${sandbox.path}/missing\n::error::${MARK} ##[error]${MARK}`;
  const { exitCode, commands, stderr } = await check(empty, {
    'INPUT_BASE-REF': 'HEAD',
    GITHUB_OUTPUT: missing,
  });
  expect([exitCode, stderr]).toEqual([125, '']);
  expect(commands.map(({ name, properties }) => [name, properties['title']])).toEqual([
    ['add-mask', undefined],
    ['error', 'lanser'],
  ]);
});
