import type { Host } from '../model/host.ts';
import { startJanitor, type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';

/** A temporary folder, and the janitor that removes it even if lanser's process is killed. */
export interface Workbench extends AsyncDisposable {
  readonly janitor: Janitor;
  readonly scratch: TemporaryDirectory;
}

export async function openWorkbench(host: Host): Promise<Workbench> {
  const janitor = startJanitor(host);
  try {
    const scratch = await janitor.temporaryDirectory();
    return {
      janitor,
      scratch,
      async [Symbol.asyncDispose]() {
        await scratch[Symbol.asyncDispose]();
        await janitor[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await janitor[Symbol.asyncDispose]();
    throw error;
  }
}
