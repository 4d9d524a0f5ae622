import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ModuleSources } from './module-sources.ts';

/** A request for the text of a module, from the thread that searches for evidence. */
interface TextQuery {
  readonly id: number;
  readonly file: string;
}

interface TextAnswer {
  readonly id: number;
  readonly text: string | undefined;
}

/** The modules of one state of the code (before or after a change), in a form that can be sent to a thread. */
export interface ModulesAtPort {
  readonly files: readonly string[];
  readonly port: MessagePort;
}

/** Modules that are served to a thread. The caller must transfer the port. Disposal ends the service. */
export interface ServedModules extends Disposable {
  readonly modules: ModulesAtPort;
}

/** Serves the texts of modules to a thread, because only the main thread can read them. */
export function serveModules(sources: ModuleSources): ServedModules {
  const { port1: mainPort, port2: port } = new MessageChannel();
  mainPort.on('message', ({ id, file }: TextQuery) => {
    // An unreadable module counts as missing: it defines no names.
    const answer = sources.text(file).catch(() => undefined);
    void answer.then((text) => send(mainPort, { id, text }));
  });
  mainPort.unref();
  return { modules: { files: sources.files, port }, [Symbol.dispose]: () => mainPort.close() };
}

/** Returns modules whose texts come from the main thread on request. */
export function requestModules({ files, port }: ModulesAtPort): ModuleSources {
  const waiting = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  port.on('message', ({ id, text }: TextAnswer) => {
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  return {
    files,
    text: async (file) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        send(port, { id: last, file });
      }),
  };
}

function send(port: MessagePort, message: TextAnswer | TextQuery): void {
  port.postMessage(message);
}
