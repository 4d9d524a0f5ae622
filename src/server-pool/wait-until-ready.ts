import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withinDeadline } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { languageIdOf, type ServerDefinition } from '../server/definition.ts';
import { quirksOf } from '../server/server-quirks.ts';
import { sourceTree } from '../workspace/source-tree.ts';

const IN_FLIGHT = 4;
/** Matches the argument that makes clangd index the workspace in the background. */
const OWN_INDEX = /^--background-index(?:=(?:true|1))?$/u;

/** Waits until the answers of a new server are complete, in the ways that {@link quirksOf} defines for the server. */
export async function waitUntilReady(
  session: Session,
  definition: ServerDefinition,
  root: string,
  readyLine: Promise<void>,
): Promise<void> {
  const { connection, requestOptions } = session;
  const quirks = quirksOf(definition.name);
  if (quirks.readyLine !== undefined) {
    await withinDeadline(readyLine, 'finish reading the workspace', connection.crashed, requestOptions);
  }
  if (quirks.configuredRequest !== undefined) {
    // The server answers only after reading its configuration. The answer is unused, so the document need not exist.
    const textDocument = { uri: pathToFileURL(path.join(root, '.lanser-none')).href };
    await connection.request(quirks.configuredRequest, { textDocument }, requestOptions);
  }
  if (quirks.learnsByOpening === true && !definition.args.some((arg) => OWN_INDEX.test(arg))) {
    await openEach(session, definition, root);
  }
}

/** Opens each file, waits for its diagnostics, and closes it. The server publishes them only after indexing it. */
async function openEach(session: Session, definition: ServerDefinition, root: string): Promise<void> {
  const { connection, documents, published, requestOptions } = session;
  const queue = (await sourceTree(root, definition.fileTypes)).values();
  const work = async (): Promise<void> => {
    for (const name of queue) {
      const file = path.join(root, name);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      // The file may have been deleted. The next check of the disk then notifies the server.
      if (text === undefined) continue;
      const uri = pathToFileURL(file).href;
      await documents.open(uri, languageIdOf(definition, file), text);
      const diagnostics = published.ofVersion(uri, documents.versionOf(uri));
      await withinDeadline(diagnostics, `read ${name}`, connection.crashed, requestOptions);
      await documents.close(uri);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
}
