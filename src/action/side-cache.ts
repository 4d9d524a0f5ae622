import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SideCache } from '../gate/cache/side-cache.ts';
import { MAX_ENTRY_SIZE } from '../gate/cache/side-entry.ts';
import { messageOf } from '../model/lanser-error.ts';
import { within } from '../model/time-limit.ts';
import { cacheService } from './cache-service.ts';

/** The gate's cache on the runner. */
export interface RunnerCache extends SideCache {
  /** Waits for pending uploads, within their time limit. */
  saved(): Promise<void>;
}

interface RunnerCacheOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
  /** The time limit of one download or upload. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** The maximum size of a decompressed entry. In UTF-8, a UTF-16 code unit takes up to 3 bytes. */
const MAX_ENTRY_BYTES = 3 * MAX_ENTRY_SIZE;
/** The maximum size of a download, in bytes. The decompressed text is limited separately. */
const MAX_BLOB_SIZE = MAX_ENTRY_SIZE;

/**
 * Returns the runner's cache; undefined if the address or token is unusable, or the service is not version 2.
 * If a download or an upload fails, the gate logs the failure and continues.
 */
export function runnerCache(options: RunnerCacheOptions): RunnerCache | undefined {
  const { env, log, signal, timeoutMs = TIMEOUT_MS } = options;
  const { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token, ACTIONS_CACHE_SERVICE_V2: v2 } = env;
  if (!url || !token || !v2 || !URL.canParse(url)) return undefined;
  const service = cacheService({ url, token }, MAX_BLOB_SIZE);
  const saving: Promise<void>[] = [];
  const save = async (key: string, text: string): Promise<void> => {
    const bytes = await promisify(gzip)(text);
    const isNew = await within(timeoutMs, signal, async (limited) =>
      service.upload(nameOf(key), bytes, limited),
    );
    log(
      isNew
        ? `cache: saved ${nameOf(key)}`
        : `cache: ${nameOf(key)} was not saved: it exists, or the cache accepts no new entry`,
    );
  };
  return {
    async get(key) {
      try {
        const bytes = await within(timeoutMs, signal, async (limited) =>
          service.download(nameOf(key), limited),
        );
        if (bytes === undefined) return undefined;
        return (await promisify(gunzip)(bytes, { maxOutputLength: MAX_ENTRY_BYTES })).toString('utf8');
      } catch (error) {
        log(`cache: nothing was restored: ${messageOf(error)}`);
        return undefined;
      }
    },
    // The upload runs while the gate continues.
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
