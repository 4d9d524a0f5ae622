import { lstatSync, readdirSync } from 'node:fs';
import { documentVersion } from '../../bundle/blob-id.ts';
import { identityOf } from '../../workspace/identity.ts';
import { about, contentModified } from './failure.ts';
import { readVersion } from './file-version.ts';
import type { Operation } from './operation.ts';
import type { Stage, Workplace } from './workplace.ts';

/** What the originals were when they were staged, by the numbers of their operations. */
export type Originals = ReadonlyMap<number, string>;

/**
 * Nobody wrote into an original while the edit was made. Who had it open goes on writing into the file
 * that is about to be removed.
 *
 * @throws LanserError E/CONTENT_MODIFIED.
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
    about(path, () => {
      const place = workplace.staged(stage, `old/${slot}`);
      const now =
        operation.kind === 'remove' && operation.folder
          ? contentsOf(place)
          : readVersion(place, path).version;
      if (now !== before) throw contentModified(path, 'content');
    });
  }
}

/** Everything that a folder holds: an id of the names, and of which file each is, as large and as old as it is. */
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
