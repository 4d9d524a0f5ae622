import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ModuleSources } from './module-sources.ts';

/** A query of the evidence thread about the modules of one side. */
interface ModuleQuery {
  readonly id: number;
  readonly ask: 'named' | 'text';
  readonly name: string;
}

interface ModuleAnswer {
  readonly id: number;
  readonly answer: readonly string[] | string | undefined;
}

/** Modules that are served to a thread. Transfer the port to the thread; disposal ends the service. */
export interface ServedModules extends Disposable {
  readonly port: MessagePort;
}

/** Answers a thread's queries from modules that only the main thread can read. */
export function serveModules(sources: ModuleSources): ServedModules {
  const { port1: own, port2: port } = new MessageChannel();
  own.on('message', ({ id, ask, name }: ModuleQuery) => {
    void sources[ask](name).then(
      (answer) => send(own, { id, answer }),
      // An unreadable module does not define a name.
      () => send(own, { id, answer: ask === 'named' ? [] : undefined }),
    );
  });
  own.unref();
  return { port, [Symbol.dispose]: () => own.close() };
}

/** Queries the main thread for the modules of one side. */
export function askedModules(port: MessagePort): ModuleSources {
  const waiting = new Map<number, (answer: ModuleAnswer['answer']) => void>();
  let last = 0;
  port.on('message', ({ id, answer }: ModuleAnswer) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const asked = async (ask: ModuleQuery['ask'], name: string): Promise<ModuleAnswer['answer']> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send(port, { id: last, ask, name });
    });
  return {
    named: async (name) => (await asked('named', name)) as readonly string[],
    text: async (file) => (await asked('text', file)) as string | undefined,
  };
}

function send(port: MessagePort, message: ModuleAnswer | ModuleQuery): void {
  port.postMessage(message);
}
