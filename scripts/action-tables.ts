/** Writes the tables of inputs and outputs in README.md from action.yml. */
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const BEGIN = '<!-- inputs and outputs: generated from action.yml by scripts/action-tables.ts -->';
const END = '<!-- end of generated tables -->';

const readmePath = new URL('../README.md', import.meta.url);
const manifest = parse(await readFile(new URL('../action.yml', import.meta.url), 'utf8')) as Manifest;
const readme = await readFile(readmePath, 'utf8');
const begin = readme.indexOf(BEGIN);
const end = readme.indexOf(END);
if (begin === -1 || end === -1) throw new Error('README.md has lost the markers of the generated tables');

const inputs = Object.entries(manifest.inputs).map(
  ([name, input]) =>
    `| \`${name}\` | ${input.description} | ${input.default === undefined ? '' : `\`${input.default}\``} |`,
);
const outputs = Object.entries(manifest.outputs).map(
  ([name, output]) => `| \`${name}\` | ${output.description} |`,
);
const tables = [
  BEGIN,
  '',
  '| input | what | default |',
  '| --- | --- | --- |',
  ...inputs,
  '',
  '| output | what |',
  '| --- | --- |',
  ...outputs,
  '',
].join('\n');
await writeFile(readmePath, readme.slice(0, begin) + tables + '\n' + readme.slice(end));
