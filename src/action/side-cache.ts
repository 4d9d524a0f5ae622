import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SideCache } from '../gate/cache/side-cache.ts';
import { MAX_ENTRY_SIZE } from '../gate/cache/side-entry.ts';
import type { Host } from '../model/host.ts';
import { messageOf } from '../model/lanser-error.ts';
import { within } from '../model/time-limit.ts';
import { cacheService } from './cache-service.ts';

/** The gate's cache in GitHub's cache service. */
export interface RunnerCache extends SideCache {
  /** Waits for pending uploads, within their time limit. */
  saved(): Promise<void>;
}

interface RunnerCacheOptions extends Pick<Host, 'env' | 'log'> {
  readonly signal: AbortSignal;
  /** The time limit of one download or upload. Default: 20 seconds. */
  readonly timeoutMs?: number;
}

/** The maximum size of a decompressed entry: in UTF-8, each of `MAX_ENTRY_SIZE` UTF-16 units takes up to 3 bytes. */
const MAX_ENTRY_BYTES = 3 * MAX_ENTRY_SIZE;

/**
 * Returns the gate's cache; undefined if version 2 of the service, a valid URL or the token is missing on the runner.
 * Failures of the service are logged, and the gate continues without the entry.
 */
export function runnerCache({
  env,
  log,
  signal,
  timeoutMs = 20_000,
}: RunnerCacheOptions): RunnerCache | undefined {
  const { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token, ACTIONS_CACHE_SERVICE_V2: v2 } = env;
  if (!url || !token || !v2 || !URL.canParse(url)) return undefined;
  const service = cacheService(url, token, MAX_ENTRY_SIZE);
  const saving: Promise<void>[] = [];
  const save = async (key: string, text: string): Promise<void> => {
    const bytes = await promisify(gzip)(text);
    const name = nameOf(key);
    const isNew = await within(timeoutMs, signal, async (limited) => service.upload(name, bytes, limited));
    const reason = `${name} was not saved: it exists, or the cache accepts no new entry`;
    log(isNew ? `cache: saved ${name}` : `cache: ${reason}`);
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
