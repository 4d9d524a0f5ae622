import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect } from 'vitest';
import { lanser, type Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';

export const WHOLE = '.lanser/traces/whole.jsonl';
export const THIN = '.lanser/traces/thin.jsonl';

export interface CommittedTraces {
  readonly repository: () => SandboxRepository;
  readonly start: () => Start;
  /** Returns the text of a trace: `whole.jsonl` has file contents, `thin.jsonl` does not. */
  readonly text: (name: string) => string;
  /**
   * Returns the trace `whole.jsonl` with changed line numbers in the server's references response, and with a valid
   * digest.
   */
  readonly forged: () => Promise<string>;
}

/** Records two traces of one operation in a repository, with and without file contents, and commits both. */
export function useCommittedTraces(sandbox: Sandbox): CommittedTraces {
  let repository: SandboxRepository;
  let start: Start;
  const text = (name: string): string => readFileSync(path.join(sandbox.path, name), 'utf8');

  beforeAll(async () => {
    repository = await sandbox.repository();
    start = { cwd: repository.path, env: sandbox.env };
    await repository.write(
      'shop.py',
      'class Basket:\n    size: int = 0\n\nbasket = Basket()\nprint(basket.size)\n',
    );
    await repository.commit('a shop');
    for (const [file, ...options] of [[WHOLE], [THIN, '--no-embed']] as const) {
      const recorded = path.join(sandbox.path, path.basename(file));
      const arguments_ = ['refs', 'py://shop#Basket', '--trace-file', recorded, ...options];
      expect((await lanser(arguments_, start)).exitCode).toBe(0);
    }
    await repository.write(WHOLE, text('whole.jsonl'));
    await repository.write(THIN, text('thin.jsonl'));
    await repository.commit('recorded traces');
  });

  return {
    repository: () => repository,
    start: () => start,
    text,
    forged: async () => {
      const events = await eventsIn(path.join(sandbox.path, 'whole.jsonl'));
      const isAnswer = (event: Event): boolean =>
        event.kind === 'rpc' && event.method === 'textDocument/references' && 'result' in event;
      expect(events.some(isAnswer)).toBe(true);
      return traceText(
        events.map((event) =>
          isAnswer(event)
            ? (JSON.parse(JSON.stringify(event).replaceAll('"line":3', '"line":1')) as Event)
            : event,
        ),
      );
    },
  };
}
