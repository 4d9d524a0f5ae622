import type { Indexing } from '../model/selector.ts';
import { LanserError } from '../model/lanser-error.ts';
import { canonicalUri } from '../workspace/file-uri.ts';
import type { Connection } from './connection.ts';
import { positionCodec, type PositionCodec } from './position-encoding.ts';
import type { Documents } from './documents.ts';
import type { ProposedEdits } from './proposed-edits.ts';
import type { PublishedDiagnostics } from './published-diagnostics.ts';

/** The parts of a session that the conversion of positions uses. */
interface Channels {
  readonly connection: Connection;
  readonly documents: Documents;
  readonly published: PublishedDiagnostics;
  readonly proposed: ProposedEdits;
}

/** Wraps a session of a server that counts columns in `unit`, so that callers use UTF-16 columns. */
export function inUtf16<S extends Channels>(session: S, unit: Indexing): S {
  if (unit === 'utf-16') return session;
  const { documents, published, proposed } = session;
  const codec = positionCodec(unit, (uri) => documents.textOf(canonicalUri(uri)));
  return {
    ...session,
    connection: utf16Connection(session.connection, codec, unit),
    published: {
      ...published,
      after: async (uri, count, version) => codec.fromServer(await published.after(uri, count, version), uri),
      ofVersion: async (uri, version) => codec.fromServer(await published.ofVersion(uri, version), uri),
    },
    proposed: {
      ...proposed,
      during: async (work) => codec.fromServer(await proposed.during(work)),
    },
  };
}

/** Matches methods whose results cannot be converted, because they contain columns only as numbers in an array. */
const BARE_COLUMNS = /^textDocument\/semanticTokens\b/u;

function utf16Connection(connection: Connection, codec: PositionCodec, unit: Indexing): Connection {
  return {
    ...connection,
    get ended() {
      return connection.ended;
    },
    async request<Result>(method: string, params: unknown, options: Parameters<Connection['request']>[2]) {
      if (BARE_COLUMNS.test(method)) throw notConverted(method, unit);
      const result = await connection.request<Result>(method, codec.toServer(params), options);
      return codec.fromServer(result, codec.documentOf(params));
    },
    notify: async (method, params, options) => connection.notify(method, codec.toServer(params), options),
  };
}

function notConverted(method: string, unit: Indexing): LanserError {
  return new LanserError(
    'E/INDEXING_UNSUPPORTED',
    `The server counts columns in ${unit}, and the answer to ${method} cannot be converted to utf-16.`,
    { method, indexing: unit },
    { hint: 'choose-server' },
  );
}
