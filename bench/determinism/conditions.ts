import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pickedFrom } from '../navigation/identifiers.ts';
import { answerRequests, type BatchUser } from './answer-requests.ts';
import type { Answers } from './compare.ts';
import { listedOtherwise } from './copies.ts';
import { load } from './load.ts';
import { memoryFileSystem, type Setting } from './setting.ts';

/** A run under a changed condition. Without `otherTools`, its bundles must equal those of the run `against`. */
export interface Condition {
  readonly name: string;
  /** The name of the condition to compare with. Default: the first run, which has no changed condition. */
  readonly against?: string;
  /** Set if the server has a different configuration or version. Then the bundle ids can differ. */
  readonly otherTools?: true;
  run(setting: Setting): Promise<Answers>;
}

const COLD_SAMPLE = 30;

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'again, a new process without caches',
    run: async (setting) => answerRequests(setting.requests, await setting.user()),
  },
  {
    name: 'requests in a shuffled order',
    run: async (setting) => answerRequests(shuffled(setting), await setting.user()),
  },
  { name: 'files created and listed in a different order', run: inOtherOrder },
  {
    name: 'a long path with a space, ö, ß and 日本',
    async run(setting) {
      const root = await setting.copy(
        path.join('a b', 'größe', '日本', 'x'.repeat(120), 'lib', 'site-packages', 'p'),
      );
      return answerRequests(setting.requests, { ...(await setting.user()), root });
    },
  },
  byUser('TZ=Asia/Tokyo, tr_TR.UTF-8', { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }),
  byUser('TZ=America/St_Johns, C', { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' }),
  byUser('TZ=Pacific/Kiritimati, ar_EG.UTF-8, a different user name', {
    TZ: 'Pacific/Kiritimati',
    LANG: 'ar_EG.UTF-8',
    LC_ALL: 'ar_EG.UTF-8',
    USER: 'some-body',
    LOGNAME: 'some-body',
  }),
  {
    name: 'each request twice in one process, second answers',
    async run(setting) {
      const { length } = setting.requests;
      const twice = [
        ...setting.requests,
        ...setting.requests.map((one) => ({ ...one, id: one.id + length })),
      ];
      return since(length, await answerRequests(twice, await setting.user()));
    },
  },
  {
    name: 'a warm server, after the same number of other requests',
    async run(setting) {
      const { length } = setting.others;
      const renumbered = setting.requests.map((one) => ({ ...one, id: one.id + length }));
      return since(length, await answerRequests([...setting.others, ...renumbered], await setting.user()));
    },
  },
  {
    name: `a cold server for each of ${COLD_SAMPLE} requests`,
    run: async (setting) => answerCold(setting, pickedFrom(setting.requests, COLD_SAMPLE, setting.seed)),
  },
  {
    name: 'one request at a time',
    run: async (setting) => answerRequests(setting.requests, await atOnce(setting, 1)),
  },
  {
    name: '128 at a time, under a load of two processes per core',
    async run(setting) {
      await using _load = load();
      return await answerRequests(shuffled(setting), await atOnce(setting, 128));
    },
  },
  {
    name: 'with the cache of the first run',
    run: async (setting) => answerRequests(setting.requests, setting.first),
  },
  {
    name: 'with the cache of the first run, in a different copy',
    async run(setting) {
      const root = await setting.copy('kept/elsewhere');
      return answerRequests(setting.requests, { ...setting.first, root });
    },
  },
];

/**
 * Selects the conditions whose names contain one of the texts. Adds the conditions with which the selected ones are
 * compared. Without texts, selects all conditions.
 *
 * @throws Error for a text that no name contains.
 */
export function chosenConditions(
  conditions: readonly Condition[],
  texts: readonly string[],
): readonly Condition[] {
  const byName = new Map(conditions.map((condition) => [condition.name, condition]));
  const chosen = new Set(texts.length === 0 ? conditions : []);
  for (const text of texts) {
    const found = conditions.filter(({ name }) => name.includes(text));
    if (found.length === 0) {
      const names = [...byName.keys()].map((name) => `\n  ${name}`).join('');
      throw new Error(`No condition has ${JSON.stringify(text)} in its name. The conditions are:${names}`);
    }
    for (const condition of found) chosen.add(condition);
  }
  // The set grows during the iteration: an added condition can itself name a condition in `against`.
  for (const { against } of chosen) {
    const other = against === undefined ? undefined : byName.get(against);
    if (other !== undefined) chosen.add(other);
  }
  return conditions.filter((condition) => chosen.has(condition));
}

/** Sends each request to a new process without caches. */
export async function answerCold(setting: Setting, requests: Setting['requests']): Promise<Answers> {
  const answers: (readonly [number, Answers])[] = [];
  for (const request of requests)
    answers.push([request.id, await answerRequests([request], await setting.user())]);
  return new Map(answers.flatMap(([, coldAnswers]) => [...coldAnswers]));
}

function byUser(name: string, env: Readonly<Record<string, string>>): Condition {
  return { name, run: async (setting) => answerRequests(setting.requests, await setting.user(env)) };
}

async function atOnce(setting: Setting, requests: number): Promise<BatchUser> {
  const user = await setting.user();
  return { ...user, options: [...user.options, '--concurrency', String(requests)] };
}

function shuffled({ requests, seed }: Setting): Setting['requests'] {
  return pickedFrom(requests, requests.length, seed);
}

function since(first: number, answers: Answers): Answers {
  return new Map([...answers].filter(([id]) => id >= first).map(([id, bundle]) => [id - first, bundle]));
}

async function inOtherOrder(setting: Setting): Promise<Answers> {
  const below = await mkdtemp(path.join(memoryFileSystem() ?? setting.temporary, 'lanser-determinism-'));
  try {
    const root = await setting.copy('repository', below);
    const { folders, otherwise } = await listedOtherwise(setting.first.root, root);
    process.stderr.write(`${otherwise} of ${folders} folders are listed in a different order\n`);
    return await answerRequests(setting.requests, { ...(await setting.user()), root });
  } finally {
    await rm(below, { recursive: true, force: true });
  }
}
