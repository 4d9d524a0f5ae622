/** Writes the tables of inputs and outputs in README.md from action.yml. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { writeGeneratedPart } from './generated-part.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const BEGIN = '<!-- inputs and outputs: generated from action.yml by scripts/action-tables.ts -->';
const END = '<!-- end of generated tables -->';

const manifest = parse(await readFile(new URL('../action.yml', import.meta.url), 'utf8')) as Manifest;
const inputs = Object.entries(manifest.inputs).map(
  ([name, input]) =>
    `| \`${name}\` | ${input.description} | ${input.default === undefined ? '' : `\`${input.default}\``} |`,
);
const outputs = Object.entries(manifest.outputs).map(
  ([name, output]) => `| \`${name}\` | ${output.description} |`,
);
await writeGeneratedPart('README.md', BEGIN, END, [
  '| input | description | default |',
  '| --- | --- | --- |',
  ...inputs,
  '',
  '| output | description |',
  '| --- | --- |',
  ...outputs,
]);
