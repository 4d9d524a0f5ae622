import { createHash } from 'node:crypto';

/** The URL of the runner's cache, and the token for it. */
export interface CacheAddress {
  /** ACTIONS_RESULTS_URL. */
  readonly url: string;
  /** ACTIONS_RUNTIME_TOKEN. It is sent only to this URL. */
  readonly token: string;
}

/** The runner's cache. Other workflow runs can write entries too. All methods throw if they fail. */
export interface CacheService {
  /** Returns undefined if no entry has this key, or the service names no usable URL. */
  download(key: string, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /**
   * Returns false if an entry has this key already, or if the service does not accept a new entry, for
   * example from a run without permission to write.
   */
  upload(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<boolean>;
}

const SERVICE = 'twirp/github.actions.results.api.v1.CacheService/';
const MAX_ANSWER_SIZE = 64_000;

/**
 * Creates a client of the runner's cache service, version 2, which returns signed URLs of blobs. The
 * toolkit's own package is unsafe here. It unpacks with `tar -P`, which writes to any path that an archive
 * names. It also runs a program from PATH, which inherits the job's tokens. This client does not unpack
 * blobs.
 *
 * @param largest the maximum size of a downloaded blob, in bytes.
 */
export function cacheService({ url, token }: CacheAddress, largest: number): CacheService {
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
    if (response.status === 409) return {};
    if (!response.ok) throw new Error(`${method} failed with the HTTP status ${response.status}`);
    const answer: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof answer === 'object' && answer !== null ? (answer as ServiceResponse) : {};
  };
  const signed = (address: unknown): URL | undefined => {
    if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
    const parsed = new URL(address);
    // On a runner, both URLs are https, so a blob is never transferred unencrypted.
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

/** @throws RangeError as soon as the body exceeds the limit. */
async function bytesOf(response: Response, largest: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return Buffer.alloc(0);
  for await (const piece of body) {
    size += piece.length;
    if (size > largest) throw new RangeError(`the response is larger than ${largest} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
