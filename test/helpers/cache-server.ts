import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listeningServer, type ListeningServer } from './listening-server.ts';

export type CacheFault =
  | 'cut-off'
  | 'elsewhere'
  | 'endless'
  | 'full'
  | 'html'
  | 'no-json'
  | 'silent'
  | 'unavailable';

export interface CacheServer extends ListeningServer {
  /** The value for ACTIONS_RESULTS_URL. */
  readonly url: string;
  /** The cache entries by `VERSION/KEY`. */
  readonly blobs: Map<string, Buffer>;
  fault: CacheFault | undefined;
}

export const RUNTIME_TOKEN = 'runtime-token-0123456789';

/**
 * Imitates the cache service of GitHub Actions, version 2. The blob store has the same port. The imitation follows
 * the generated code of the package `@actions/cache`. A test checks the imitation with that package.
 */
export async function cacheServer(): Promise<CacheServer> {
  const blobs = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer>();
  let port = 0;
  const state: { fault: CacheFault | undefined } = { fault: undefined };
  const server = await listeningServer('http', (request, response) => {
    void respond(request, response);
  });
  port = server.port;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (state.fault === 'silent') return;
    if (state.fault === 'unavailable') return void response.writeHead(503).end('try later ##[error]x');
    if (state.fault === 'full') return void response.writeHead(429).end();
    if (state.fault === 'html') return void response.writeHead(200).end('<html>');
    if (state.fault === 'no-json') return void response.writeHead(200).end('null');
    if (state.fault === 'endless') return endless(response);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/blob/')) return blob(request, response, pathname, body);
    if (request.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) {
      return void response.writeHead(401).end();
    }
    const { key, version } = JSON.parse(body.toString('utf8')) as Record<string, string>;
    const name = `${version ?? ''}/${key ?? ''}`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(pathname.split('/').at(-1) ?? '', name, key ?? '')));
  }

  function answer(method: string, name: string, key: string): object {
    const host = state.fault === 'elsewhere' ? 'file:///etc/hostname?' : `http://127.0.0.1:${port}`;
    const address = `${host}/blob/${encodeURIComponent(name)}?sig=secret`;
    if (method === 'CreateCacheEntry') {
      return blobs.has(name) ? { ok: false } : { ok: true, signed_upload_url: address };
    }
    if (method === 'FinalizeCacheEntryUpload') {
      const uploaded = uploads.get(name);
      if (uploaded === undefined) return { ok: false };
      blobs.set(name, uploaded);
      return { ok: true, entry_id: '1' };
    }
    return blobs.has(name) ? { ok: true, signed_download_url: address, matched_key: key } : { ok: false };
  }

  function blob(request: IncomingMessage, response: ServerResponse, pathname: string, body: Buffer): void {
    const name = decodeURIComponent(pathname.slice('/blob/'.length));
    if (request.method === 'PUT') {
      if (request.headers['x-ms-blob-type'] !== 'BlockBlob') return void response.writeHead(400).end();
      uploads.set(name, body);
      return void response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString() }).end();
    }
    const stored = blobs.get(name) ?? Buffer.alloc(0);
    response.setHeader('content-length', stored.length);
    if (state.fault === 'cut-off')
      return void response.write(stored.subarray(0, 10), () => response.destroy());
    response.end(request.method === 'HEAD' ? undefined : stored);
  }

  return Object.assign(state, server, { url: `http://127.0.0.1:${port}/`, blobs });
}

function endless(response: ServerResponse): void {
  const more = (): void => void response.write(Buffer.alloc(100_000, ' '), (error) => void (error ?? more()));
  more();
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
