import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/server';

/**
 * Returns the client's first root that is a folder of this machine; undefined if there is none. Clients of the
 * protocol of 2026 and later have no roots: they start the server in the folder.
 */
export async function clientFolder(server: Server): Promise<string | undefined> {
  if (server.getClientCapabilities()?.roots === undefined) return undefined;
  const { roots } = await server.listRoots();
  const root = roots.find(({ uri }) => uri.startsWith('file:'));
  return root === undefined ? undefined : fileURLToPath(root.uri);
}
