import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundleFrom, type Answers } from './compare.ts';
import type { Request } from './requests.ts';

/** The settings of a `lanser batch` process that runs in a copy of the repository. */
export interface BatchUser {
  /** The script of the command line, for example `dist/bin.js`. */
  readonly program: string;
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly options: readonly string[];
}

/**
 * Sends requests to one `lanser batch`, in the given order. Returns the bundles by request id.
 *
 * @throws Error if the batch fails, a request has no answer, or a bundle id does not match the bundle's content.
 */
export async function answerRequests(requests: readonly Request[], user: BatchUser): Promise<Answers> {
  const { program, root, env, options } = user;
  const batch = spawn(process.execPath, [program, 'batch', ...options], {
    cwd: root,
    env: { ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(batch, 'close');
  const printed = text(batch.stdout);
  batch.stdin.on('error', () => {});
  batch.stdin.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const [code] = (await closed) as [code: number | null];
  if (code !== 0) throw new Error(`lanser batch ended with ${code}`);
  const bundles = (await printed).trim().split('\n').map(bundleFrom);
  const answers = new Map(bundles.map((bundle) => [Number(bundle.meta.batch?.id), bundle]));
  const unanswered = requests.filter(({ id }) => !answers.has(id));
  if (unanswered.length > 0) throw new Error(`${unanswered.length} requests have no answer`);
  return answers;
}
