import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BundleOf, BundleRequest, Facts, Truncated } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Indexing, PositionSpec } from '../../model/selector.ts';
import type { ServerView, Target } from '../../operation/server-view.ts';
import { answeredBundle } from './answered-bundle.ts';
import { checkOptions, locateRequest } from '../locate/locate-request.ts';
import { resolveRequest } from '../locate/resolve-request.ts';
import type { Answer } from '../servers/server-host.ts';
import { requestLimits } from './request-limits.ts';
import type { OpenText } from '../servers/open-set.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';

/** Files of the workspace by name, with their versions. */
export type Documents = Readonly<Record<string, string>>;

/** A question about a place, in terms of one operation. */
export interface PlaceQuestion<T, F extends Facts> {
  readonly cmd: BundleRequest['cmd'];
  /** What of the options decides the answer, as it stands in the request. */
  readonly asked: BundleRequest['options'];
  /** `besides`: the `file:` URIs of those documents. */
  readonly read: (view: ServerView, target: Target, besides: readonly string[]) => Promise<T>;
  /** More documents that have to be open while the server is asked. */
  readonly besides?: (document: VersionedDocument, offset: number) => Promise<readonly OpenText[]>;
  /** Whether an answer may serve another process. */
  readonly mayBeKept: boolean;
  /** The files that the answer speaks of, by name. */
  readonly uris: (value: T) => Iterable<string>;
  /** The facts of an answer, with the versions of the files that it speaks of. */
  readonly facts: (value: T, documents: Documents) => F;
  /** What of the answer is left out of the facts. */
  readonly truncated?: (value: T) => Truncated | null;
}

/** How often a place is looked for again because its file did not keep still. */
const MOST_ATTEMPTS = 4;

/** Resolves a selector and asks the server of its file about the place. */
export async function askPlace<T, F extends Facts>(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions,
  question: PlaceQuestion<T, F>,
): Promise<BundleOf<F>> {
  checkOptions(options);
  let arrivedMs = options.arrivedMs ?? session.host.monotonicMs();
  const indexIo: Indexing = options.indexIo ?? session.indexIo;
  const located = await locateRequest(session.root, selector, { topK: options.topK, indexIo });
  const request: BundleRequest = {
    ...located.request,
    cmd: question.cmd,
    options: {
      ...located.request.options,
      ...question.asked,
      ...(options.server === undefined ? {} : { server: options.server }),
    },
  };
  return answeredBundle<F>(session, request, async (progress) => {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const { resolution, document, error } = await resolveRequest(session, located, {
        topK: options.topK,
        indexIo,
      });
      progress.resolution = resolution;
      const { resolved } = resolution;
      if (error !== undefined || resolved === null || document === undefined) {
        throw error ?? new LanserError('E/NOT_FOUND', 'The selector leads nowhere.');
      }
      const file = path.join(session.root, resolved.uri);
      const server = await session.pool.hostFor(file, options.server);
      const [line, character] = resolved.selectionRange;
      const target: Target = { uri: pathToFileURL(file).href, position: { line, character } };
      const key = JSON.stringify([
        question.cmd,
        question.asked,
        resolved.uri,
        resolved.docVersion,
        line,
        character,
      ]);
      const offset = document.lines.offsetAt({ line, character });
      const besides = (await question.besides?.(document, offset)) ?? [];
      const others = besides.filter((other) => other.file !== file);
      const answer = await server.answer({
        key,
        mayBeKept: question.mayBeKept,
        documents: [{ file, text: document.lines.text }, ...others],
        arrivedMs,
        ...requestLimits(session, options),
        ask: async (view) =>
          question.read(
            view,
            target,
            besides.map((other) => pathToFileURL(other.file).href),
          ),
      });
      progress.environment = answer.environment;
      const documents = versionsOf(session, answer, [resolved.uri, ...question.uris(answer.value)]);
      if (documents?.[resolved.uri] !== resolved.docVersion) {
        arrivedMs = session.host.monotonicMs();
        continue;
      }
      progress.facts = question.facts(answer.value, documents);
      progress.truncated = question.truncated?.(answer.value) ?? null;
      return;
    }
    throw new LanserError('E/CONTENT_MODIFIED', 'The file changed during each attempt to answer.', {
      attempts: MOST_ATTEMPTS,
    });
  });
}

/** The versions of the workspace's files among these; undefined where one is not as it was answered about. */
export function versionsOf(
  { files }: WorkspaceSession,
  { isUnchanged }: Pick<Answer<unknown>, 'isUnchanged'>,
  uris: Iterable<string>,
): Documents | undefined {
  const versions: [string, string][] = [];
  for (const uri of [...new Set(uris)].toSorted()) {
    const version = files.version(uri);
    if (version === undefined) continue;
    if (isUnchanged(uri) === false) return undefined;
    versions.push([uri, version]);
  }
  return Object.fromEntries(versions);
}
