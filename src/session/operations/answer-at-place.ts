import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BundleEnvironment, BundleRequest, BundleResolution } from '../../model/bundle.ts';
import type { FlatRange } from '../../model/range.ts';
import { checkDocument } from '../../protocol/document-diagnostics.ts';
import type { ServerView, Target } from '../../protocol/server-view.ts';
import type { LeasedText } from '../../server-pool/document-leases.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Answer } from '../../server-pool/server-host.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { LocateRequest } from '../locate/locate-request.ts';
import { resolveRequest, type ResolvedRequest } from '../locate/resolve-request.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { placeExtent } from './place-extent.ts';
import { serverOutline } from './server-outline.ts';
import type { Documents } from './answered-documents.ts';
import { untilUnchanged } from './until-unchanged.ts';

/** A query about a place in a file, for the language server of the file. */
export interface QueryAtPlace<T> {
  readonly cmd: BundleRequest['cmd'];
  /** The options that affect the answer, as the bundle's request contains them. */
  readonly bundleOptions: BundleRequest['options'];
  /** Sends the request. `otherDocuments` are `file:` URIs; `extent` is the result of {@link placeExtent}. */
  readonly read: (
    view: ServerView,
    target: Target,
    otherDocuments: readonly string[],
    extent: FlatRange,
  ) => Promise<T>;
  /** Returns documents to open while the server answers. Documents that affect other answers are not opened. */
  readonly otherDocuments?: (document: VersionedDocument, offset: number) => Promise<readonly LeasedText[]>;
  /** True if other processes may use the answer. */
  readonly isCacheable: boolean;
  /** True if the server must not get other queries at the same time; default: false. */
  readonly isExclusive?: boolean;
  /** Returns the URIs of the files in an answer. */
  readonly uris: (value: T) => Iterable<string>;
  /** True for a query about a range. Then `a.py:3-5` selects the whole lines, and `a.py` the whole file. */
  readonly wholeLines?: boolean;
  /** Returns the resolved request to use instead of `resolved`. By default, `resolved` is used. */
  readonly choose?: (resolved: ResolvedRequest) => ResolvedRequest | Promise<ResolvedRequest>;
}

export interface AnswerAtPlace<T> extends Answer<T> {
  readonly document: VersionedDocument;
  /** The versions of the place's file and of the files in the answer. */
  readonly documents: Documents;
}

/** The parts of a bundle that are known so far. The bundle has them even if the operation fails later. */
export interface PlaceProgress {
  resolution?: BundleResolution;
  environment?: BundleEnvironment;
}

/**
 * Resolves a selector, and sends a request about the place to `options.server` or the file's primary server. Throws
 * if the selector does not resolve. If a file changes meanwhile, repeats both steps as {@link untilUnchanged} does.
 */
export async function answerAtPlace<T>(
  session: WorkspaceSession,
  located: LocateRequest,
  options: OperationOptions,
  query: QueryAtPlace<T>,
  progress: PlaceProgress,
): Promise<AnswerAtPlace<T>> {
  return untilUnchanged(session, options, async (limits) => {
    const { topK, indexIo = session.indexIo } = options;
    const resolveOptions = {
      topK,
      indexIo,
      wholeLines: query.wholeLines,
      outline: serverOutline(session, limits),
    };
    const found = await resolveRequest(session, located, resolveOptions);
    progress.resolution = found.resolution;
    const { resolution, document, error } = (await query.choose?.(found)) ?? found;
    progress.resolution = resolution;
    const { resolved } = resolution;
    if (error !== undefined || resolved === null || document === undefined) {
      throw (
        error ??
        new LanserError(
          'E/NOT_FOUND',
          'The selector does not resolve to a location. Run locate with this selector to list the candidates.',
        )
      );
    }
    const file = path.join(session.root, resolved.uri);
    const server = await session.pool.hostFor(file, options.server);
    const [line, character] = resolved.selectionRange;
    const target: Target = { uri: pathToFileURL(file).href, position: { line, character } };
    const extent = placeExtent({ document, resolution }, located.request.selector);
    const asExtent = query.wholeLines === true ? extent : [];
    const place = [resolved.uri, resolved.docVersion, line, character, ...asExtent];
    const offset = document.lines.offsetAt({ line, character });
    const otherDocuments: LeasedText[] = [];
    for (const other of (await query.otherDocuments?.(document, offset)) ?? []) {
      // An open file that Pyright's configuration excludes could appear in answers to other queries.
      if (!(await server.affectsOtherAnswers(other.file))) otherDocuments.push(other);
    }
    const others = otherDocuments.filter((other) => other.file !== file);
    const answer = await server.answer({
      key: JSON.stringify([query.cmd, query.bundleOptions, ...place]),
      isCacheable: query.isCacheable,
      isExclusive: query.isExclusive === true,
      documents: [{ file, text: document.lines.text }, ...others],
      ...limits,
      send: async (view) => {
        // Pyright finds a name in a string, such as `cast("Name", value)`, only after it has checked the file.
        if (isInString(document, offset)) await checkDocument(view, target.uri);
        const otherUris = otherDocuments.map((other) => pathToFileURL(other.file).href);
        return query.read(view, target, otherUris, extent);
      },
    });
    progress.environment = answer.environment;
    return {
      answer: { ...answer, document },
      isUnchanged: answer.isUnchanged,
      asked: { [resolved.uri]: resolved.docVersion },
      uris: query.uris(answer.value),
    };
  });
}

function isInString(document: VersionedDocument, offset: number): boolean {
  return (
    languageName(document.uri) === 'python' &&
    document
      .tokens()
      .some(
        ({ kind, start, end }) =>
          kind === 'string' && start < offset && offset < end && !isFormatted(document.lines.text, start),
      )
  );
}

/** Returns true for an f-string or a t-string. Names in them are code, which Pyright finds without a check. */
function isFormatted(text: string, start: number): boolean {
  return /^r?[ft]/iu.test(text.slice(start, start + 2));
}
