// Compares `FACES`, the table of operations, with the command line, the batch schema, the exports and workspace
// properties of the SDK, and docs/sdk.md.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import batchSchema from '../../schemas/batch.schema.json' with { type: 'json' };
import * as sdk from '../../src/index.ts';
import type { BatchRequest } from '../../src/model/generated/batch.ts';
import { operationNamed } from '../../src/registry/operations.ts';
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { FACES, MISSING, PIECES, rowOf, SHELL_ONLY } from './faces.ts';

const sandbox = useSandbox();

/** Returns the full names of the commands below a command (default: `lanser`). Omits mere groups of subcommands. */
function commandsBelow(...parents: readonly string[]): readonly string[] {
  const help = helpOf(...parents);
  return listedIn(help, 'Commands').flatMap((name) => {
    const isCommand = help.includes(`\n  ${name} [options]`);
    return [...(isCommand ? [[...parents, name].join(' ')] : []), ...commandsBelow(...parents, name)];
  });
}

test('the table contains every command exactly once, except the shell-only commands', () => {
  const commands = commandsBelow();
  expect(commands).toContain('schema compat');
  const named = FACES.flatMap(({ command }) => command ?? []).filter((command) => !command.includes(' --'));
  expect(named).toHaveLength(new Set(named).size);
  expect(new Set([...named, ...SHELL_ONLY])).toEqual(new Set(commands));
});

test('the table contains every batch operation under its command name', () => {
  const names = batchSchema.$defs.command.enum as readonly BatchRequest['cmd'][];
  const operations = new Set(names.map(operationNamed));
  expect(new Set(FACES.flatMap(({ batch }) => batch ?? []))).toEqual(operations);
  for (const { command, batch } of FACES) {
    if (batch !== null)
      expect([command, operationNamed(command as BatchRequest['cmd'])]).toEqual([command, batch]);
  }
});

test('the SDK exports all SDK names in the table except MISSING, and the other exports are exactly PIECES', async () => {
  await using workspace = await sdk.openWorkspace(sandbox.path, { host: testHost() });
  const members = Object.keys(workspace).map((name) => `Workspace.${name}`);
  const exported = new Set([...Object.keys(sdk), ...members]);
  const promised = new Set(FACES.map((faces) => faces.sdk));
  expect([...promised].filter((name) => !exported.has(name)).toSorted()).toEqual(MISSING);
  expect(new Set([...exported].filter((name) => !promised.has(name)))).toEqual(new Set(Object.keys(PIECES)));
});

test('docs/sdk.md contains the table', async () => {
  const text = await readFile(new URL('../../docs/sdk.md', import.meta.url), 'utf8');
  const rows = text.match(/^\| `lanser .*$/gmu) ?? [];
  expect(rows.map((row) => row.replaceAll(/ +/gu, ' '))).toEqual(FACES.map(rowOf));
});
