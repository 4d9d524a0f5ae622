import type { DocumentVersion } from '../../model/brand.ts';
import type { Identity } from '../../workspace/identity.ts';
import type { Journal } from './journal.ts';

/** What a journal knows of the files of before. */
export interface KnownFiles {
  /** What stands somewhere in the tree under one of these is nobody else's. */
  readonly identities: ReadonlySet<Identity>;
  /** The versions of files by path; of those that were replaced the stage holds the original. */
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
