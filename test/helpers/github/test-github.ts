import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createEmulator, type SeedConfig } from 'emulate';
import { githubContract, type Message } from './contract.ts';
import { corrections } from './corrections.ts';
import { faultTable, type FaultRule } from './faults.ts';

export const OWNER = 'octo';
export const REPO = 'ledger';
export const BOT = 'github-actions[bot]';
export const OTHER_USER = 'other-user';
export const OTHER_BOT = 'helpful[bot]';

export interface TestGitHub extends AsyncDisposable {
  /** The value for GITHUB_API_URL. */
  readonly url: string;
  /** The requests to `url` since the last `reset`, including those that `faults` affects. */
  readonly requests: Message[];
  /** Violations of {@link githubContract} by requests and responses, and exceptions in the proxy. */
  readonly violations: string[];
  readonly faults: (rules: readonly FaultRule[]) => void;
  /** Sends a request with the given token directly to the emulator. */
  as<T>(token: string, method: string, path: string, body?: unknown): Promise<T>;
  /** Makes a pull request whose head is the commit `headSha`. Returns the number of the pull request. */
  pullRequest(options: {
    readonly headSha: string;
    readonly branch: string;
    readonly text?: string;
  }): Promise<number>;
  /** Sets the patches of a pull request by file. A patch consists of the hunks of `git diff`. */
  patches(pullRequest: number, patches: Readonly<Record<string, string>>): void;
  /** Marks a review comment as outdated, as if its line had changed. */
  outdate(comment: number): void;
  /** Removes the requests and the faults, but not the violations. */
  reset(): void;
}

/** The tokens of the job and of a user who does not own the repository. */
export interface Tokens {
  readonly job: string;
  readonly otherUser: string;
}

export const OWNER_TOKEN = 'token-of-the-owner';
export const OTHER_BOT_TOKEN = 'token-of-the-other-bot';

/**
 * Starts an emulator of GitHub behind a proxy. The proxy checks REST requests and their successful responses with
 * {@link githubContract}.
 */
export async function testGitHub(tokens: Tokens): Promise<TestGitHub> {
  const contract = await githubContract();
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seed(tokens) });
  const corrected = corrections();
  const table = faultTable();
  const requests: Message[] = [];
  const violations: string[] = [];
  /** Pairs of commits. The test sees its own commit (`ours`) in place of the emulator's commit (`theirs`). */
  const aliases: [theirs: string, ours: string][] = [];
  let url = '';
  const patches = new Map<number, Readonly<Record<string, string>>>();
  /** Returns the files in `patches` if a message asks for a pull request's files. The emulator would invent files. */
  const filesOf = ({ method, path }: Message): readonly unknown[] | undefined => {
    const number = Number(/\/pulls\/(\d+)\/files(?:\?|$)/u.exec(path)?.[1]);
    const found = method === 'GET' ? patches.get(number) : undefined;
    return found && Object.entries(found).map(([filename, patch]) => changedFile(url, filename, patch));
  };

  const outward = (text: string): string =>
    aliases.reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), text.replaceAll(emulator.url, url));
  const inward = (text: string): string =>
    aliases.reduce((all, [theirs, ours]) => all.replaceAll(ours, theirs), text);

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const message = await messageOf(incoming);
    requests.push(message);
    const fault = table.next(message);
    if (fault?.kind === 'dropped') return void incoming.socket.destroy();
    if (fault?.kind === 'answer') {
      const body = { message: fault.message, documentation_url: 'https://docs.github.com/rest' };
      return answer(outgoing, fault.status, body, fault.headers);
    }
    if (fault?.kind === 'delayed') await delay(fault.ms);
    if (fault?.kind === 'held') await fault.until;
    // The emulator does not support GraphQL.
    if (message.path === '/graphql') return answer(outgoing, 200, await viewer(emulator.url, message));
    // Does not check `GET /user`: the stored part of GitHub's OpenAPI description omits this request.
    const isUser = message.method === 'GET' && message.path === '/user';
    const wrong = isUser ? [] : contract.request(message);
    if (wrong.length > 0) {
      violations.push(...wrong.map((text) => `request ${message.method} ${message.path}: ${text}`));
      return answer(outgoing, 422, { message: `Validation Failed: ${wrong.join('; ')}` });
    }
    const sent = corrected.request(message);
    const changed = filesOf(message);
    if (changed !== undefined) {
      const bad = contract.response(message, 200, changed);
      violations.push(...bad.map((one) => `response ${message.method} ${message.path}: ${one}`));
      return answer(outgoing, 200, changed);
    }
    const response = await fetch(emulator.url + inward(sent.path), {
      method: sent.method,
      headers: { authorization: message.headers['authorization'] ?? '', 'content-type': 'application/json' },
      ...(sent.body === undefined ? {} : { body: inward(JSON.stringify(sent.body)) }),
    });
    const text = outward(await response.text());
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    const body = corrected.response(message, response.status, parsed);
    if (response.status < 400) {
      const bad = contract.response(message, response.status, body ?? null);
      violations.push(...bad.map((one) => `response ${message.method} ${message.path}: ${one}`));
    }
    if (fault?.kind === 'lost') return void incoming.socket.destroy();
    if (fault?.kind === 'page') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      return void outgoing.end('<p>Log in to the proxy</p>');
    }
    if (fault?.kind === 'cut') {
      outgoing.writeHead(response.status, { 'content-type': 'application/json', 'content-length': 1000 });
      return void outgoing.write('{', () => incoming.socket.destroy());
    }
    if (fault?.kind === 'slow') await delay(fault.ms);
    const link = response.headers.get('link');
    return answer(outgoing, response.status, body, link === null ? {} : { link: outward(link) });
  };
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      violations.push(`the proxy of the GitHub emulator failed: ${String(error)}`);
      incoming.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const as = async <T>(token: string, method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(emulator.url + inward(path), {
      method,
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(outward(text))) as T;
  };
  const repository = `/repos/${OWNER}/${REPO}`;
  return {
    url,
    requests,
    violations,
    faults: table.set,
    as,
    async pullRequest({ headSha, branch, text }) {
      // `aliases` needs different heads. The emulator creates each head from `main`, so `main` first gets a commit.
      await as(OWNER_TOKEN, 'PUT', `${repository}/contents/${branch}.md`, {
        message: branch,
        content: Buffer.from(headSha).toString('base64'),
        branch: 'main',
      });
      const made = await as<{ readonly number: number; readonly head: { readonly sha: string } }>(
        OWNER_TOKEN,
        'POST',
        `${repository}/pulls`,
        { title: branch, head: branch, base: 'main', ...(text === undefined ? {} : { body: text }) },
      );
      aliases.push([made.head.sha, headSha]);
      return made.number;
    },
    patches(pullRequest, changed) {
      patches.set(pullRequest, changed);
    },
    outdate(comment) {
      corrected.outdated.add(comment);
    },
    reset() {
      requests.length = 0;
      table.set([]);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await emulator.close();
    },
  };
}

function changedFile(url: string, filename: string, patch: string): unknown {
  const address = `${url}/${OWNER}/${REPO}/${encodeURIComponent(filename)}`;
  return {
    sha: 'c'.repeat(40),
    filename,
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: address,
    raw_url: address,
    contents_url: address,
    patch,
  };
}

function seed({ job, otherUser }: Tokens): SeedConfig {
  const scopes = ['repo', 'user'];
  return {
    tokens: {
      [OWNER_TOKEN]: { login: OWNER, scopes },
      [job]: { login: BOT, scopes },
      [otherUser]: { login: OTHER_USER, scopes },
      [OTHER_BOT_TOKEN]: { login: OTHER_BOT, scopes },
    },
    github: {
      users: [{ login: OWNER }, { login: BOT }, { login: OTHER_USER }, { login: OTHER_BOT }],
      repos: [{ owner: OWNER, name: REPO, auto_init: true }],
    },
  };
}

/** Answers the GraphQL query for the user of the token. */
async function viewer(url: string, { headers, body }: Message): Promise<unknown> {
  const { query } = body as { readonly query: string };
  if (query !== '{ viewer { login } }') return { errors: [{ message: `unexpected query: ${query}` }] };
  const authorization = headers['authorization'] ?? '';
  const response = await fetch(`${url}/user`, { headers: { authorization } });
  const { login } = (await response.json()) as { readonly login: string };
  return { data: { viewer: { login } } };
}

async function messageOf(incoming: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function answer(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  outgoing.end(body === undefined ? '' : JSON.stringify(body));
}
