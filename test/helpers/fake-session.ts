import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSession, type Session } from '../../src/lsp/session.ts';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { testHost } from './test-host.ts';

/** Opens a session with a server of test/fixtures/servers. The server can write to the file `journal` in `folder`. */
export async function fakeSession(server: string, folder: string, timeoutMs = 20_000): Promise<Session> {
  const host = testHost();
  const janitor = startJanitor(host);
  const program = fileURLToPath(new URL(`../fixtures/servers/${server}.mjs`, import.meta.url));
  try {
    const session = await openSession({
      host,
      janitor,
      launch: {
        command: process.execPath,
        args: [program, path.join(folder, 'journal')],
        cwd: folder,
        env: {},
      },
      root: folder,
      settings: () => null,
      timeoutMs: 20_000,
      signal: new AbortController().signal,
    });
    return {
      ...session,
      requestOptions: { ...session.requestOptions, timeoutMs },
      async [Symbol.asyncDispose]() {
        await session[Symbol.asyncDispose]();
        await janitor[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await janitor[Symbol.asyncDispose]();
    throw error;
  }
}
