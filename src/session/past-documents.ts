import { findGit } from '../git/git.ts';
import { openBlobReader, type BlobReader } from '../git/blob-reader.ts';
import { openRepository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { decodeSource } from '../text/decode.ts';
import { readKeptObject } from './kept-objects.ts';
import { openDocuments } from './open-documents.ts';
import type { VersionedDocument } from './source-workspace.ts';
import type { DocumentVersion } from '../model/brand.ts';

/** Documents as they were: from the repository's objects, then from those that the workspace keeps. */
export interface PastDocuments extends AsyncDisposable {
  /** The version under a name; undefined where nobody has its content. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
}

export function openPastDocuments(host: Host, root: string): PastDocuments {
  const documents = openDocuments();
  let opening: Promise<BlobReader | undefined> | undefined;
  return {
    async at(docVersion, uri) {
      opening ??= openReader(host, root);
      const reader = await opening;
      const bytes =
        (await reader?.read(docVersion.replace(/^blob:/u, ''))) ?? (await readKeptObject(root, docVersion));
      if (bytes === undefined) return undefined;
      const version = docVersion as DocumentVersion;
      // Versions of one file are kept side by side: they are asked for in any order.
      const read = await documents.read(`${version}/${uri}`, version, () => decodeSource(bytes).text);
      return { uri, docVersion: version, ...read };
    },
    async [Symbol.asyncDispose]() {
      documents[Symbol.dispose]();
      (await opening)?.[Symbol.dispose]();
    },
  };
}

/** A workspace outside of Git, or without Git, has no objects of a repository. */
async function openReader(host: Host, root: string): Promise<BlobReader | undefined> {
  try {
    return openBlobReader(await openRepository(await findGit(host, [root]), root));
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    host.log(`no Git objects: ${error.message}`);
    return undefined;
  }
}
