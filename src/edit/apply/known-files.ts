import type { DocumentVersion } from '../../model/brand.ts';
import type { Identity } from '../../workspace/identity.ts';
import type { Journal } from './journal.ts';

/** The files before the edit, as recorded in a journal. */
export interface KnownFiles {
  /** Identities of the edit's own files; an entry of the tree with one of them is not foreign. */
  readonly identities: ReadonlySet<Identity>;
  /** The versions of files by path; the stage has the originals of the replaced ones. */
  readonly versions: ReadonlyMap<string, DocumentVersion>;
  readonly replaced: ReadonlyMap<string, DocumentVersion>;
}

export function knownFiles({ known, operations }: Journal): KnownFiles {
  const identities = new Set(known.map(({ identity }) => identity));
  const replaced = new Map<string, DocumentVersion>();
  for (const operation of operations) {
    if ('fresh' in operation) identities.add(operation.fresh);
    if ('entry' in operation && operation.entry !== null) identities.add(operation.entry);
    if (operation.kind === 'replace') replaced.set(operation.path, operation.before);
  }
  const versions = new Map([...known.map(({ path, version }) => [path, version] as const), ...replaced]);
  return { identities, versions, replaced };
}
