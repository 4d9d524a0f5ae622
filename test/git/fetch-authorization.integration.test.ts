import { describe, expect, test } from 'vitest';
import { fetchCommit } from '../../src/git/fetch-commit.ts';
import { listeningServer, type Answer } from '../helpers/listening-server.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const TOKEN = 'ghs_secretOfTheJob';
const BASIC = `basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;
// The test server's certificate is self-signed.
const TRUSTING = { GIT_SSL_NO_VERIFY: '1', NO_PROXY: '*' };

const notFound: Answer = (_, response) => {
  response.writeHead(404).end();
};

interface Checkout extends AsyncDisposable {
  /** Fetches from this origin. Returns the result or the error. */
  fetch(origin: string, serverUrl: string): Promise<unknown>;
}

async function checkout(env: Readonly<Record<string, string>> = {}): Promise<Checkout> {
  const repository = await temporaryRepository();
  await repository.commit();
  const opened = await openedStore(repository.path, { ...TRUSTING, ...env });
  return {
    async fetch(origin, serverUrl) {
      await repository.git(['config', 'remote.origin.url', origin]);
      const fetched = fetchCommit(opened.store, 'main', { serverUrl, token: TOKEN }, opened.signal);
      return fetched.catch((error: unknown) => error);
    },
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose]();
      await repository[Symbol.asyncDispose]();
    },
  };
}

describe('a token', () => {
  test('is sent to an HTTPS origin on the host and port of the server URL, and does not appear in messages', async () => {
    await using place = await checkout();
    await using server = await listeningServer('https', notFound);
    const url = `https://localhost:${server.port}`;
    for (const serverUrl of [url, `${url}/`, `${url}/enterprise/`]) {
      const failure = await place.fetch(`${url}/owner/name.git`, serverUrl);
      expect(failure).toMatchObject({ code: 'E/INCONCLUSIVE' });
      expect(JSON.stringify(failure) + String(failure)).not.toContain(TOKEN);
      expect(String(failure)).toContain("repository 'origin");
    }
    expect(server.requests.map(({ authorization }) => authorization?.toLowerCase())).toEqual(
      [BASIC, BASIC, BASIC].map((value) => value.toLowerCase()),
    );
    expect(server.requests[0]?.line).toBe('GET /owner/name.git/info/refs?service=git-upload-pack');
  });

  test('is removed from messages if it is the user name in the URL of origin', async () => {
    await using place = await checkout();
    await using server = await listeningServer('https', (_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    });
    const failure = await place.fetch(
      `https://0123456789abcdefToken@localhost:${server.port}/a/b`,
      'https://x',
    );
    expect(failure).toMatchObject({ code: 'E/INCONCLUSIVE' });
    expect(String(failure)).toContain('could not read Password');
    expect(JSON.stringify(failure) + String(failure)).not.toContain('0123456789abcdefToken');
  });

  test('is not sent if the server URL does not match the origin', async () => {
    await using place = await checkout();
    await using server = await listeningServer('https', notFound);
    const { port } = server;
    const url = `https://localhost:${port}/owner/name`;
    for (const serverUrl of [
      'https://github.com',
      'https://localhost',
      `https://127.0.0.1:${port}`,
      `https://localhost.:${port}`,
      `https://localhost:${port}@github.com`,
      `https://localhost:${port}.github.com`,
      `http://localhost:${port}`,
      'localhost',
      '',
    ]) {
      expect(await place.fetch(url, serverUrl), serverUrl).toMatchObject({ code: 'E/INCONCLUSIVE' });
    }
    expect(server.requests).toHaveLength(9);
    expect(server.requests.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  });

  test('is not sent without TLS, regardless of the server URL', async () => {
    await using place = await checkout();
    await using server = await listeningServer('http', notFound);
    const url = `http://localhost:${server.port}`;
    expect(await place.fetch(`${url}/owner/name`, url)).toMatchObject({ code: 'E/INCONCLUSIVE' });
    expect(await place.fetch(`${url}/owner/name`, url.replace('http:', 'https:'))).toBeInstanceOf(Error);
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });

  test('is not sent to a different host after a redirect', async () => {
    const packet = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text;
    const branch = `${'1'.repeat(40)} refs/heads/main\0multi_ack_detailed shallow\n`;
    await using elsewhere = await listeningServer('http', (request, response) => {
      if (request.method === 'POST') return notFound(request, response);
      response.setHeader('content-type', 'application/x-git-upload-pack-advertisement');
      response.end(`${packet('# service=git-upload-pack\n')}0000${packet(branch)}0000`);
    });
    await using server = await listeningServer('https', (request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${elsewhere.port}${request.url ?? ''}` }).end();
    });
    await using place = await checkout();
    const url = `https://localhost:${server.port}`;
    // If the server URL does not match, Git sends no token and follows redirects. With a token, lanser forbids them.
    await place.fetch(`${url}/owner/name`, 'https://github.com');
    expect(elsewhere.requests).toEqual([
      { line: 'GET /owner/name/info/refs?service=git-upload-pack', authorization: undefined },
      { line: 'POST /owner/name/git-upload-pack', authorization: undefined },
    ]);
    expect(await place.fetch(`${url}/owner/name`, url)).toMatchObject({ code: 'E/INCONCLUSIVE' });
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.authorization).toBeDefined();
    expect(elsewhere.requests).toHaveLength(2);
  });

  test("is not sent to the server to which `insteadOf` in the caller's `GIT_CONFIG_*` variables redirects", async () => {
    await using server = await listeningServer('https', notFound);
    const url = `https://localhost:${server.port}`;
    await using place = await checkout({
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${url}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://nowhere.invalid/',
    });
    await place.fetch('https://nowhere.invalid/owner/name', 'https://nowhere.invalid');
    expect(server.requests).toMatchObject([{ authorization: undefined }]);
  });
});
