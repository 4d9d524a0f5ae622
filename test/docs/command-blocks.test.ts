// What the documentation shows is run: in the example repository, with its pull request checked out.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse as parseToml } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { INPUT_NAMES } from '../../src/action/inputs.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { markdownBlocks, type MarkdownBlock } from '../helpers/markdown-blocks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir(path.join(root, 'docs')))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const blocks: readonly MarkdownBlock[] = (await Promise.all(documents.map(markdownBlocks))).flat();
const continuous = await readFile(path.join(root, '.ci/run'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

let directory: string;
let repository: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'lanser-docs-'));
  repository = path.join(directory, 'ledger');
  await buildDemoRepository(repository);
});

afterAll(async () => rm(directory, { recursive: true, force: true }));

function ofLanguage(language: string): readonly MarkdownBlock[] {
  return blocks.filter((block) => block.language === language);
}

/** Our own program, also behind a pipe. */
const OURS = /(^|\| |&& )lanser /u;

describe('commands in the documentation', () => {
  const commands = ofLanguage('sh').flatMap((block) =>
    block.text
      .trim()
      .split('\n')
      .map((command) => ({ command, place: block.place })),
  );

  it('are found', () => expect(commands.length).toBeGreaterThan(10));

  it.each(commands.filter(({ command }) => OURS.test(command)))('$place: $command', ({ command }) => {
    const lanser = `"${process.execPath}" "${path.join(root, 'dist/bin.js')}"`;
    const result = spawnSync('sh', ['-c', command.replaceAll(new RegExp(OURS, 'gu'), `$1${lanser} `)], {
      cwd: repository,
      encoding: 'utf8',
    });
    // The next command finds what the documents speak of.
    spawnSync('git', ['reset', '--hard', '--quiet'], { cwd: repository });
    spawnSync('git', ['clean', '-fdq'], { cwd: repository });
    // 1: the example's pull request introduces an error, which is what the gate is for.
    expect([0, 1], result.stderr).toContain(result.status);
    expect(result.stderr).not.toContain('E/');
    expect(result.stdout).not.toBe('');
  });

  it.each(commands.filter(({ command }) => !OURS.test(command)))('$place: $command', ({ command }) => {
    for (const part of command.split(' && ')) {
      const script = /^npm (?:run )?([\w:-]+)/u.exec(part)?.[1];
      // CI runs these themselves; the benchmark's usage needs a repository.
      expect(script === 'ci' || script === undefined || script in manifest.scripts).toBe(true);
      if (script?.startsWith('bench') === true) continue;
      expect(part === 'bash .ci/run' || continuous.includes(part)).toBe(true);
    }
  });
});

describe('other blocks in the documentation', () => {
  it.each(ofLanguage('toml'))('$place is a valid configuration', ({ text }) => {
    const { tool } = parseToml(text) as { readonly tool: { readonly lanser: unknown } };
    expect(violationsOf('config', tool.lanser)).toEqual([]);
  });

  it.each(ofLanguage('yaml'))('$place is a workflow with known inputs', ({ text }) => {
    const workflow = parseYaml(text) as {
      readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
    };
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const inputs = steps
      .filter((step) => step.uses.includes('lanser'))
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(inputs.length).toBeGreaterThan(0);
    for (const name of inputs) expect(INPUT_NAMES).toContain(name);
  });

  it.each(ofLanguage('ts'))('$place runs', async ({ place, text }) => {
    const library = pathToFileURL(path.join(root, 'dist/index.js')).href;
    const program = path.join(directory, 'example.mjs');
    await writeFile(program, text.replace("'lanser'", JSON.stringify(library)));
    const result = spawnSync(process.execPath, [program], { cwd: repository, encoding: 'utf8' });
    expect(result.stderr).toBe('');
    const [document = ''] = place.split(':');
    expect(result.stdout).toContain(PRINTS[document] ?? 'an entry of PRINTS');
  });
});

/** What the program of a document prints, among others. */
const PRINTS: Readonly<Record<string, string>> = {
  'README.md': 'findings',
  'docs/navigation.md': 'ledger/money.py',
  'docs/selectors.md': 'docVersion',
};

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
