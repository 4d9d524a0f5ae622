import path from 'node:path';
import { blobIdAt, lastHolder, type Holder } from '../../git/blob-history.ts';
import { findGit } from '../../git/git.ts';
import { openBlobReader, type BlobReader } from '../../git/blob-reader.ts';
import { openRepository, type Repository } from '../../git/repository.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { decodeSource } from '../../text/decode.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { readKeptObject } from './kept-objects.ts';
import { openDocuments } from './open-documents.ts';
import type { VersionedDocument } from './source-workspace.ts';
import type { DocumentVersion } from '../../model/brand.ts';

/** Documents as they were: from the repository's objects, then from those that the workspace keeps. */
export interface PastDocuments extends AsyncDisposable {
  /** The version under a name; undefined where nobody has its content. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  /** The bytes of a version, of whatever file. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * Another document as it was when `uri` was `docVersion`; null where it was not there, undefined where
   * the history does not tell.
   */
  beside(docVersion: string, uri: string, other: string): Promise<VersionedDocument | null | undefined>;
}

/** @param signal ends what is looked for in the history, with E/INTERRUPTED. */
export function openPastDocuments(host: Host, root: string, signal?: AbortSignal): PastDocuments {
  const documents = openDocuments();
  const holders = new Map<string, Promise<Holder | undefined>>();
  let opening: Promise<Objects | undefined> | undefined;
  const objects = async (): Promise<Objects | undefined> => {
    opening ??= openObjects(host, root);
    return opening;
  };
  const past: PastDocuments = {
    async bytes(docVersion) {
      const reader = (await objects())?.reader;
      return (await reader?.read(docVersion.replace(/^blob:/u, ''))) ?? readKeptObject(root, docVersion);
    },
    async at(docVersion, uri) {
      const bytes = await past.bytes(docVersion);
      if (bytes === undefined) return undefined;
      const version = docVersion as DocumentVersion;
      // Versions of one file are kept side by side: they are asked for in any order.
      const read = await documents.read(`${version}/${uri}`, version, () => decodeSource(bytes).text);
      return { uri, docVersion: version, ...read };
    },
    async beside(docVersion, uri, other) {
      const found = await objects();
      if (found === undefined) return undefined;
      const { repository } = found;
      const inRepository = (name: string): string =>
        workspacePath(repository.root, path.join(root, name)) ?? name;
      const key = `${docVersion} ${uri}`;
      const finding =
        holders.get(key) ??
        lastHolder(repository, docVersion.replace(/^blob:/u, ''), placesOf(uri).map(inRepository), signal);
      holders.set(key, finding);
      const holder = await finding;
      if (holder === undefined) return undefined;
      const id = await blobIdAt(repository, holder.commit, inRepository(other), signal);
      return id === undefined ? null : past.at(`blob:${id}`, other);
    },
    async [Symbol.asyncDispose]() {
      documents[Symbol.dispose]();
      (await opening)?.reader[Symbol.dispose]();
    },
  };
  return past;
}

/** Where a document may have been: a module that is gone was a file or a package, or in `src`. */
function placesOf(uri: string): readonly string[] {
  const bare = uri.replace(/\.py$/u, '');
  return bare === uri ? [uri] : [uri, `${bare}/__init__.py`, `src/${uri}`, `src/${bare}/__init__.py`];
}

interface Objects {
  readonly repository: Repository;
  readonly reader: BlobReader;
}

/** A workspace outside of Git, or without Git, has no objects of a repository. */
async function openObjects(host: Host, root: string): Promise<Objects | undefined> {
  try {
    const repository = await openRepository(await findGit(host, [root]), root);
    return { repository, reader: openBlobReader(repository) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    host.log(`no Git objects: ${error.message}`);
    return undefined;
  }
}
