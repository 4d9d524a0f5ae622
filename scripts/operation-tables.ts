/** Writes the table of operations in docs/sdk.md from the registry of operations. */
import { OPERATIONS } from '../src/registry/operations.ts';
import type { Operation } from '../src/registry/operation.ts';
import { writeGeneratedPart } from './generated-part.ts';

const BEGIN = '<!-- operations: generated from src/registry/ by scripts/operation-tables.ts -->';
const END = '<!-- end of the generated table -->';

const operations: readonly Operation[] = Object.values(OPERATIONS);
await writeGeneratedPart('docs/sdk.md', BEGIN, END, [
  '| command line | batch `cmd` | SDK |',
  '| --- | --- | --- |',
  ...operations.flatMap(({ name, command }) =>
    command === undefined
      ? []
      : [`| \`lanser ${command.alias ?? name}\` | \`${name}\` | \`workspace.${name}\` |`],
  ),
]);
