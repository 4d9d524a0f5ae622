import { createHash } from 'node:crypto';

/** GitHub's cache service. Other workflow runs can also write entries. The methods throw for a failed request. */
interface CacheService {
  /** Returns the entry; undefined if the service does not return a usable URL, for example for an unknown key. */
  download(key: string, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /** Returns false if the service rejects the entry, for example because the key exists. */
  upload(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<boolean>;
}

const SERVICE = 'twirp/github.actions.results.api.v1.CacheService/';
/** The maximum size of a response of the service, in bytes. */
const MAX_ANSWER_SIZE = 64_000;

/**
 * Creates a client of version 2 of GitHub's cache service. GitHub's package `@actions/cache` is unsafe here: it
 * unpacks entries with `tar -P`, which can write to any path, and passes the job's tokens to a program from PATH.
 *
 * @param url the value of ACTIONS_RESULTS_URL.
 * @param token the value of ACTIONS_RUNTIME_TOKEN. It is sent only to `url`.
 * @param largest the maximum size of a downloaded entry, in bytes.
 */
export function cacheService(url: string, token: string, largest: number): CacheService {
  // The service finds an entry by its key and its version. As in GitHub's package, the version is a SHA-256 hash.
  const version = createHash('sha256').update('lanser side entry').digest('hex');
  const call = async (method: string, body: object, signal: AbortSignal): Promise<ServiceResponse> => {
    const response = await fetch(new URL(SERVICE + method, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, version }),
      redirect: 'error',
      signal,
    });
    const bytes = await bytesOf(response, MAX_ANSWER_SIZE);
    // The service responds with 409 (conflict) if an entry with the key exists.
    if (response.status === 409) return {};
    if (!response.ok) throw new Error(`${method} failed with the HTTP status ${response.status}`);
    const answer: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof answer === 'object' && answer !== null ? (answer as ServiceResponse) : {};
  };
  const signed = (address: unknown): URL | undefined => {
    if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
    const parsed = new URL(address);
    // On a runner, `url` is https, so this condition rejects an http address of the entry.
    return parsed.protocol === new URL(url).protocol ? parsed : undefined;
  };
  return {
    async download(key, signal) {
      const answer = await call('GetCacheEntryDownloadURL', { key, restore_keys: [] }, signal);
      const address = signed(answer['signed_download_url'] ?? answer['signedDownloadUrl']);
      if (answer['ok'] !== true || address === undefined) return undefined;
      const response = await fetch(address, { redirect: 'error', signal });
      if (!response.ok) throw new Error(`the download failed with the HTTP status ${response.status}`);
      return bytesOf(response, largest);
    },
    async upload(key, bytes, signal) {
      const answer = await call('CreateCacheEntry', { key }, signal);
      const address = signed(answer['signed_upload_url'] ?? answer['signedUploadUrl']);
      if (answer['ok'] !== true || address === undefined) return false;
      const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
      const body = new Uint8Array(bytes);
      const response = await fetch(address, { method: 'PUT', headers, body, redirect: 'error', signal });
      if (!response.ok) throw new Error(`the upload failed with the HTTP status ${response.status}`);
      const size = { key, size_bytes: String(bytes.length) };
      return (await call('FinalizeCacheEntryUpload', size, signal))['ok'] === true;
    },
  };
}

type ServiceResponse = Readonly<Record<string, unknown>>;

/** @throws RangeError as soon as the body exceeds `largest` bytes. */
async function bytesOf(response: Response, largest: number): Promise<Uint8Array> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > largest) throw new RangeError(`the response is larger than ${largest} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
