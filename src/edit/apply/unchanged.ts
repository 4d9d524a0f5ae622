import { lstatSync, readdirSync } from 'node:fs';
import { documentVersion } from '../../bundle/blob-id.ts';
import { identityOf } from '../../workspace/identity.ts';
import { withPath, contentModified } from './failure.ts';
import { readVersion } from './file-version.ts';
import type { Operation } from './operation.ts';
import type { Stage, Workplace } from './workplace.ts';

/**
 * The versions of replaced and removed files, and ids of removed folders' contents, by operation number. Can omit a
 * removed entry that the edit also creates, moves or changes, because such an operation would look like a write.
 */
export type Originals = ReadonlyMap<number, string>;

/**
 * Throws if a program wrote into a replaced or removed entry during the edit, for example through an open descriptor.
 * Without this check, the edit would delete the written data.
 */
export function expectUnchanged(
  originals: Originals,
  operations: readonly Operation[],
  stage: Stage,
  workplace: Workplace,
): void {
  for (const [slot, operation] of operations.entries()) {
    const before = originals.get(slot);
    if (before === undefined || (operation.kind !== 'replace' && operation.kind !== 'remove')) continue;
    const { path } = operation;
    withPath(path, () => {
      const place = workplace.staged(stage, `old/${slot}`);
      const now =
        operation.kind === 'remove' && operation.folder
          ? contentsOf(place)
          : readVersion(place, path).version;
      if (now !== before) throw contentModified(path, 'content');
    });
  }
}

/**
 * Returns an id of a folder's contents: a digest of the names and identities of all entries below the folder, and of
 * the sizes and modification times of all entries except folders.
 */
export function contentsOf(folder: string): string {
  const lines: string[] = [];
  const top = Buffer.from(folder);
  const list = (place: Buffer): void => {
    for (const name of readdirSync(place, { encoding: 'buffer' })) {
      const entry = Buffer.concat([place, Buffer.from('/'), name]);
      const stats = lstatSync(entry, { bigint: true });
      const written = stats.isDirectory() ? '' : `${stats.size} ${stats.mtimeNs}`;
      lines.push(`${entry.subarray(top.length).toString('latin1')} ${identityOf(stats)} ${written}`);
      if (stats.isDirectory()) list(entry);
    }
  };
  list(top);
  return documentVersion(Buffer.from(lines.toSorted().join('\n')));
}
