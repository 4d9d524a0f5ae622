import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SideCache } from '../gate/cache/side-cache.ts';
import { LARGEST_ENTRY } from '../gate/cache/side-entry.ts';
import { messageOf } from '../model/lanser-error.ts';
import { within } from '../model/time-limit.ts';
import { cacheService } from './cache-service.ts';

/** The gate's cache on the runner. */
export interface RunnerCache extends SideCache {
  /** Waits for what is still being saved, as long as that is worth it. */
  saved(): Promise<void>;
}

interface RunnerCacheOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
  /** How long one entry may take to come or to go. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 20_000;
/** Bytes of text per byte that zlib makes of it are 1,032 at most; ours are some 10. */
const LARGEST_BLOB = LARGEST_ENTRY;

/**
 * The runner's cache; undefined where there is none that speaks version 2. It can be slow, full, out of
 * order or closed to this run: then the gate does without, and the log says so.
 */
export function runnerCache(options: RunnerCacheOptions): RunnerCache | undefined {
  const { env, log, signal, patienceMs = PATIENCE_MS } = options;
  const { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token, ACTIONS_CACHE_SERVICE_V2: v2 } = env;
  if (!url || !token || !v2 || !URL.canParse(url)) return undefined;
  const service = cacheService({ url, token }, LARGEST_BLOB);
  const saving: Promise<void>[] = [];
  const save = async (key: string, text: string): Promise<void> => {
    const bytes = await promisify(gzip)(text);
    const isNew = await within(patienceMs, signal, async (limited) =>
      service.upload(nameOf(key), bytes, limited),
    );
    log(isNew ? `cache: ${nameOf(key)} is saved` : `cache: ${nameOf(key)} is not replaced`);
  };
  return {
    async get(key) {
      try {
        const bytes = await within(patienceMs, signal, async (limited) =>
          service.download(nameOf(key), limited),
        );
        if (bytes === undefined) return undefined;
        return (await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_ENTRY })).toString('utf8');
      } catch (error) {
        log(`cache: nothing was restored: ${messageOf(error)}`);
        return undefined;
      }
    },
    // The gate goes on meanwhile.
    async put(key, text) {
      saving.push(
        save(key, text).catch((error: unknown) => log(`cache: nothing was saved: ${messageOf(error)}`)),
      );
    },
    async saved() {
      await Promise.all(saving);
    },
  };
}

function nameOf(key: string): string {
  return `lanser-base-${key}`;
}
