import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './self-signed-certificate.ts';

export interface ListeningServer extends AsyncDisposable {
  readonly port: number;
  readonly requests: readonly ReceivedRequest[];
}

export interface ReceivedRequest {
  /** The method, and the path with its query. */
  readonly line: string;
  readonly authorization: string | undefined;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a local server that records its requests. */
export async function listeningServer(scheme: 'http' | 'https', answer: Answer): Promise<ListeningServer> {
  const requests: ReceivedRequest[] = [];
  const listener: Answer = (request, response) => {
    requests.push({
      line: `${request.method ?? ''} ${request.url ?? ''}`,
      authorization: request.headers.authorization,
    });
    request.resume();
    answer(request, response);
  };
  const server =
    scheme === 'http'
      ? createHttpServer(listener)
      : createHttpsServer(selfSignedCertificate('localhost'), listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
