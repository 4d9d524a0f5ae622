import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { markdownBlocks, type MarkdownBlock } from './markdown-blocks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Pages outside `docs/`. */
export const FRONT: readonly string[] = ['README.md', 'CONTRIBUTING.md'];
export const PAGES: readonly string[] = (await readdir(path.join(root, 'docs')))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

export async function blocksOf(
  documents: readonly string[],
  language: string,
): Promise<readonly MarkdownBlock[]> {
  const blocks = (await Promise.all(documents.map(markdownBlocks))).flat();
  return blocks.filter((block) => block.language === language);
}

export interface DocumentedCommand {
  readonly command: string;
  readonly place: string;
}

export async function commandsOf(documents: readonly string[]): Promise<readonly DocumentedCommand[]> {
  return (await blocksOf(documents, 'sh')).flatMap((block) =>
    block.text
      .trim()
      .split('\n')
      .map((command) => ({ command, place: block.place })),
  );
}

/** Returns a command for each `sh` block directly before a `text` block. The `text` block is the command's output. */
export async function outputsOf(
  document: string,
): Promise<readonly (DocumentedCommand & { readonly output: string })[]> {
  const blocks = await markdownBlocks(document);
  return blocks.flatMap(({ language, text: output, place }, index) => {
    const before = blocks[index - 1];
    if (language !== 'text' || before?.language !== 'sh') return [];
    return [{ command: before.text.trim(), place, output }];
  });
}

/** Matches a call of lanser at the start of a command line, or after a pipe or `&&`. */
const RUNS_LANSER = /(^|\| |&& )lanser /u;

export function isOurs({ command }: DocumentedCommand): boolean {
  return RUNS_LANSER.test(command);
}

/** Makes the example repository in a temporary folder, and checks out the example's pull request. */
export function useLedger(): { readonly repository: string; readonly directory: string } {
  const places = { repository: '', directory: '' };
  beforeAll(async () => {
    places.directory = await mkdtemp(path.join(os.tmpdir(), 'lanser-docs-'));
    places.repository = path.join(places.directory, 'ledger');
    await buildDemoRepository(places.repository);
  });
  afterAll(async () => rm(places.directory, { recursive: true, force: true }));
  return places;
}

/** Runs a documented command, and restores the repository. Returns the standard output. */
export function runDocumented(command: string, repository: string): string {
  const lanser = `"${process.execPath}" "${path.join(root, 'dist/bin.js')}"`;
  const line = command.replaceAll(new RegExp(RUNS_LANSER, 'gu'), `$1${lanser} `);
  const result = inShell(line, repository);
  const [, file] = / --out (\S+)/u.exec(command) ?? [];
  const isWritten = file !== undefined && existsSync(path.join(repository, file));
  spawnSync('git', ['reset', '--hard', '--quiet'], { cwd: repository });
  spawnSync('git', ['clean', '-fdq'], { cwd: repository });
  // The gate exits with 1, because the example's pull request introduces an error.
  expect([0, 1], result.stderr).toContain(result.status);
  expect(result.stderr).not.toContain('E/');
  if (!isWritten) expect(result.stdout).not.toBe('');
  return result.stdout;
}

function inShell(line: string, cwd: string): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8' });
}

/** A part of the expected output of each document's program. */
const PRINTS: Readonly<Record<string, string>> = {
  'README.md': 'findings',
  'docs/candidates.md': 'agent/dated-rates',
  'docs/navigation.md': 'ledger/money.py',
  'docs/rewards.md': 'rl-csf-v1',
  'docs/scale.md': '1 with findings',
  'docs/sdk.md': 'ledger/money.py',
  'docs/selectors.md': 'docVersion',
};

/** Runs a page's program with the built library in the example repository, and checks the output. */
export async function runProgram(
  { place, text }: MarkdownBlock,
  node: string,
  { directory, repository }: ReturnType<typeof useLedger>,
): Promise<void> {
  const library = pathToFileURL(path.join(root, 'dist/index.js')).href;
  const program = path.join(directory, 'example.mjs');
  await writeFile(program, text.replace("'lanser'", JSON.stringify(library)));
  const result = spawnSync(node, [program], { cwd: repository, encoding: 'utf8' });
  expect(result.stderr).toBe('');
  const [document = ''] = place.split(':');
  expect(result.stdout).toContain(PRINTS[document] ?? 'an entry of PRINTS');
}
