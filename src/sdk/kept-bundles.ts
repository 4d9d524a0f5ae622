import path from 'node:path';
import type { Bundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readBundle } from '../schema/read-bundle.ts';
import { openKeyedFiles, type KeyedFiles } from '../sources/keyed-files.ts';
import { cacheFolderOf } from '../session/settings/cache-folder.ts';

/** The maximum bytes of a bundle, and of each of the cache's 256 folders. A full folder loses its oldest bundles. */
const MAX_FOLDER_SIZE = 4 * 2 ** 20;
const MAX_LISTED = 10;
const ID = /^(?:sha256:)?(?<digits>[0-9a-f]{4,64})$/u;

/** Keeps a bundle for {@link keptBundle}. Returns false if it is too large, or without a writable cache folder. */
export async function keepBundle(host: Host, bundle: Bundle): Promise<boolean> {
  const files = openBundles(host);
  const text = JSON.stringify(bundle);
  if (files === undefined || Buffer.byteLength(text) > MAX_FOLDER_SIZE) return false;
  const key = bundle.bundleId.slice('sha256:'.length);
  await files.put(key, text);
  await files.trim();
  return (await files.keys(key)).length > 0;
}

/**
 * Reads a kept bundle by its id, or by a unique prefix of at least 4 hexadecimal digits. Operations with `--compact`
 * and operations as MCP tools keep their bundles.
 *
 * @throws LanserError E/USAGE for an invalid id, E/NOT_FOUND if no kept bundle has this id, E/AMBIGUOUS if several
 * ids start with it, E/SCHEMA_INVALID if the file is not a valid bundle, for example because it was changed on disk.
 */
export async function keptBundle(host: Host, id: string): Promise<Bundle> {
  const digits = ID.exec(id)?.groups?.['digits'];
  if (digits === undefined) {
    const message = `${JSON.stringify(id)} is not the id of a bundle. Pass at least the first 4 hexadecimal digits of the id.`;
    throw new LanserError('E/USAGE', message, { bundleId: id });
  }
  const files = openBundles(host);
  const keys = (await files?.keys(digits)) ?? [];
  const [key, ...others] = keys;
  if (others.length > 0) {
    const ids = keys.slice(0, MAX_LISTED);
    const message = `${keys.length} kept bundles have ids that start with ${digits}. Pass more digits: ${ids.join(', ')}.`;
    throw new LanserError('E/AMBIGUOUS', message, { bundleIds: ids });
  }
  const text = key === undefined ? undefined : await files?.get(key);
  if (text === undefined) {
    const message = `No kept bundle on this machine has an id that starts with ${digits}. Repeat the request to get the whole bundle.`;
    throw new LanserError('E/NOT_FOUND', message, { bundleId: id });
  }
  return readBundle(Buffer.from(text), `The kept bundle ${digits}`);
}

/**
 * Opens the user's bundle cache; undefined if the user has no cache folder. Ignores the configured `cacheDir`, which
 * is in the workspace, because a checkout could contain forged bundles there.
 */
function openBundles(host: Host): KeyedFiles | undefined {
  const cache = cacheFolderOf(host, '', undefined);
  return cache === undefined ? undefined : openKeyedFiles(path.join(cache, 'bundles'), MAX_FOLDER_SIZE);
}
