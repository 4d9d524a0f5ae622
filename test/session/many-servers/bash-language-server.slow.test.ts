import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameEverywhere, openProject, type OpenProject } from '../../helpers/real-servers.ts';

const LIBRARY = '#!/bin/bash\n# Greets.\ngreet() {\n  echo "hi $1"\n}\n';
const TREE = {
  'lanser.json': JSON.stringify({
    servers: { 'bash-language-server': { settings: { bashIde: { enableSourceErrorDiagnostics: true } } } },
  }),
  'lib.sh': LIBRARY,
  'main.sh': '#!/bin/bash\nsource ./lib.sh\ngreet world\n',
  'other.sh': '#!/bin/bash\n. ./lib.sh\ngreet moon\n',
  'broken.sh': '#!/bin/bash\nsource ./none.sh\n',
};
const CALL = 'main.sh@L3:C1';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

describe('bash-language-server', () => {
  test('finds definitions in other scripts even with the first request', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.definition(CALL);
    expect(facts?.definitions).toEqual([{ uri: 'lib.sh', range: [2, 0, 4, 1] }]);
    expect(environment.server).toEqual({ name: 'bash-language-server', version: '5.8.1' });
    expect((await workspace.references(CALL)).facts?.references.map(({ uri }) => uri)).toEqual([
      'lib.sh',
      'main.sh',
      'other.sh',
    ]);
    expect((await workspace.hover(CALL)).facts?.hover?.contents).toContain('Greets.');
  });

  test('returns outlines, workspace symbols and raw responses', async () => {
    const { workspace } = project;
    const outline = await workspace.symbols({ file: 'lib.sh' });
    expect(outline.facts?.symbols.map(({ name }) => name)).toEqual(['greet']);
    const found = await workspace.symbols({ query: 'greet', server: 'bash-language-server' });
    expect(found.facts?.symbols.map(({ uri }) => uri)).toEqual(['lib.sh']);
    const { facts } = await workspace.request('textDocument/documentHighlight', { selector: CALL });
    expect(facts?.result).toHaveLength(1);
    const { facts: offered } = await workspace.capabilities({ server: 'bash-language-server' });
    expect(offered?.capabilities).toMatchObject({ definitionProvider: true, referencesProvider: true });
  });

  test('does not offer declarations, type definitions or implementations', async () => {
    const { workspace } = project;
    for (const bundle of [
      await workspace.declaration(CALL),
      await workspace.typeDefinition(CALL),
      await workspace.implementation(CALL),
    ]) {
      expect([bundle.error?.code, bundle.meta.exitCode]).toEqual(['E/UNSUPPORTED_CAP', 72]);
    }
  });

  test('publishes diagnostics even for a script without problems', async () => {
    const { workspace } = project;
    const { facts } = await workspace.diagnostics({ files: ['broken.sh', 'main.sh'] });
    expect(Object.keys(facts?.documents ?? {})).toEqual(['broken.sh', 'main.sh']);
    expect(facts?.diagnostics).toMatchObject([
      { uri: 'broken.sh', severity: 'information', range: [1, 0, 1, 16], source: 'bash-language-server' },
    ]);
    // Without published diagnostics, this request would end with E/LS_TIMEOUT.
    const clean = await workspace.diagnostics({ files: ['other.sh'], timeoutMs: 30_000 });
    expect(clean.facts?.diagnostics).toEqual([]);
  });

  test('answers from the current files after scripts are edited, created or deleted', async () => {
    const { workspace, folder, write } = project;
    await write({ 'lib.sh': `\n\n${LIBRARY}` });
    expect((await workspace.definition(CALL)).facts?.definitions[0]?.range).toEqual([4, 0, 6, 1]);
    await write({ 'main.sh': '#!/bin/bash\nsource ./lib.sh\n\ngreet world\n' });
    expect((await workspace.definition('main.sh@L4:C1')).facts?.definitions).toHaveLength(1);
    await write({ 'none.sh': '#!/bin/bash\ngreet you\n' });
    expect((await workspace.diagnostics({ files: ['broken.sh'] })).facts?.diagnostics).toEqual([]);
    expect((await workspace.references('main.sh@L4:C1')).facts?.total).toBe(4);
    await rm(path.join(folder, 'none.sh'));
    expect((await workspace.diagnostics({ files: ['broken.sh'] })).facts?.diagnostics).toHaveLength(1);
    expect((await workspace.references('main.sh@L4:C1')).facts?.total).toBe(3);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(TREE, [
      async (workspace) => workspace.definition(CALL),
      async (workspace) => workspace.references(CALL),
      async (workspace) => workspace.hover(CALL),
      async (workspace) => workspace.symbols({ query: 'greet' }),
      async (workspace) => workspace.diagnostics({ files: ['broken.sh'] }),
      async (workspace) => workspace.capabilities(),
    ]);
  });
});
