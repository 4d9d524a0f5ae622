import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameEverywhere, openProject, type OpenProject } from '../../helpers/real-servers.ts';

const schema = (type: string): string =>
  JSON.stringify({ type: 'object', properties: { n: { type, description: 'How many.' } } });
const TREE = {
  'schema.json': schema('number'),
  'a.yaml': '# yaml-language-server: $schema=./schema.json\nn: x\n',
  'bad.yaml': 'a: [1\nb: 2\n',
  'clean.yaml': 'base: &b\n  x: 1\nother:\n  <<: *b\n',
};
const ALIAS = 'clean.yaml@L4:C8';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

describe('yaml-language-server', () => {
  test('answers the operations that it offers', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.definition(ALIAS);
    expect(facts?.definitions).toEqual([{ uri: 'clean.yaml', range: [1, 2, 2, 0] }]);
    expect(environment.server).toEqual({ name: 'yaml-language-server', version: '2.0.0' });
    const { facts: hovered } = await workspace.hover('a.yaml@L2:C1');
    expect(hovered?.hover?.contents).toBe('How many.\n\nSource: [schema.json](file://schema.json)');
    const outline = await workspace.symbols({ file: 'clean.yaml' });
    expect(outline.facts?.symbols.slice(0, 2).map(({ name }) => name)).toEqual(['base', 'x']);
    const { facts: links } = await workspace.request('textDocument/documentLink', {
      params: { textDocument: { uri: 'a.yaml' } },
      server: 'yaml-language-server',
    });
    expect(Array.isArray(links?.result)).toBe(true);
    const { facts: offered } = await workspace.capabilities({ server: 'yaml-language-server' });
    expect(offered?.capabilities).toMatchObject({ definitionProvider: true });
  });

  test('does not offer references, declarations, type definitions, implementations or workspace symbols', async () => {
    const { workspace } = project;
    for (const bundle of [
      await workspace.references(ALIAS),
      await workspace.declaration(ALIAS),
      await workspace.typeDefinition(ALIAS),
      await workspace.implementation(ALIAS),
      await workspace.symbols({ query: 'base', server: 'yaml-language-server' }),
    ]) {
      expect([bundle.error?.code, bundle.meta.exitCode]).toEqual(['E/UNSUPPORTED_CAP', 72]);
    }
  });

  test('publishes diagnostics even for a document without problems', async () => {
    const { workspace } = project;
    const { facts } = await workspace.diagnostics({ files: ['a.yaml', 'bad.yaml', 'clean.yaml'] });
    expect(facts?.diagnostics.map(({ uri, source }) => [uri, source])).toEqual([
      ['a.yaml', 'yaml-schema: file://schema.json'],
      ['bad.yaml', 'yaml'],
    ]);
    // Each request reopens a closed document. Diagnostics published for the closed document must not be the answer.
    for (const [file, count] of [
      ['bad.yaml', 1],
      ['clean.yaml', 0],
      ['a.yaml', 1],
    ] as const) {
      const { facts: secondFacts } = await workspace.diagnostics({ files: [file], timeoutMs: 30_000 });
      expect(secondFacts?.diagnostics).toHaveLength(count);
    }
  });

  test('answers from the current files after edits of a document or its schema, and after a schema is created or deleted', async () => {
    const { workspace, folder, write } = project;
    const errors = async (): Promise<number | undefined> =>
      (await workspace.diagnostics({ files: ['a.yaml'] })).facts?.diagnostics.length;
    await write({ 'schema.json': schema('string') });
    expect(await errors()).toBe(0);
    await write({ 'a.yaml': '# yaml-language-server: $schema=./schema.json\nn: 1\n' });
    expect(await errors()).toBe(1);
    await rm(path.join(folder, 'schema.json'));
    const { facts } = await workspace.diagnostics({ files: ['a.yaml'] });
    expect(facts?.diagnostics[0]?.message).toContain('Unable to load schema');
    await write({ 'schema.json': schema('number') });
    expect(await errors()).toBe(0);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(TREE, [
      async (workspace) => workspace.definition(ALIAS),
      async (workspace) => workspace.hover('a.yaml@L2:C1'),
      async (workspace) => workspace.symbols({ file: 'clean.yaml' }),
      async (workspace) => workspace.diagnostics({ files: ['a.yaml', 'bad.yaml'] }),
      async (workspace) => workspace.diagnostics({ files: ['clean.yaml'] }),
    ]);
  });
});
