import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BatchRequest } from '../../src/model/generated/batch.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { PositionSpec, SelectorKind } from '../../src/model/selector.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import type { Place } from '../../test/helpers/raw-answers.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { identifiersOf, pickedFrom } from '../navigation/identifiers.ts';

/** A request of a batch. {@link requestsOf} sets `id` to 0, 1, 2 and so on. Some conditions add an offset. */
export interface Request extends BatchRequest {
  readonly id: number;
}

/** A function that returns the next request of one kind; undefined after the last. */
type Source = () => Promise<BatchRequest | undefined>;

const AT_PLACES = [
  'definition',
  'declaration',
  'typeDefinition',
  'references',
  'hover',
  'prepareRename',
] as const;
const LOCATED: readonly SelectorKind[] = ['symbol', 'ast', 'anchor'];

/**
 * Returns at most `count` requests about names and files in `root`, one of each kind in turn. `seed` selects the
 * names and files.
 */
export async function requestsOf(root: string, count: number, seed: number): Promise<readonly Request[]> {
  const names = identifiersOf(root);
  const files = [...new Set(names.map(({ file }) => file))];
  // Without HOME and XDG_CACHE_HOME, lanser does not use a cache.
  const host = { ...nodeHost({}), env: { PATH: process.env['PATH'] } };
  await using workspace = await openWorkspace(root, { host });
  const sources: readonly Source[] = [
    ...AT_PLACES.map((cmd, index) =>
      source(pickedFrom(names, count, seed + index), async (place) => ({
        cmd,
        selector: { ...cursorAt(place) },
      })),
    ),
    ...LOCATED.map((kind, index) => {
      const places = pickedFrom(names, names.length, seed + AT_PLACES.length + index);
      return source(places, async (place) => {
        const selector = await selectorOf(workspace, place, kind);
        return selector === undefined ? undefined : { cmd: 'locate', selector: { ...selector } };
      });
    }),
    source(pickedFrom(files, files.length, seed), async (file) => ({ cmd: 'symbols', options: { file } })),
    source(pickedFrom(files, files.length, seed + 1), async (file) => ({
      cmd: 'diagnostics',
      options: { files: [file] },
    })),
    source(pickedFrom(names, count, seed + 20), async (place) => ({
      cmd: 'symbols',
      options: { query: await nameAt(root, place) },
    })),
  ];
  return await inTurn(sources, count);
}

/** Returns a source with one request for each value, in order. Skips a value if `request` returns undefined. */
function source<T>(values: readonly T[], request: (value: T) => Promise<BatchRequest | undefined>): Source {
  const left = values.values();
  return async () => {
    for (const value of left) {
      const made = await request(value);
      if (made !== undefined) return made;
    }
    return undefined;
  };
}

async function inTurn(sources: readonly Source[], count: number): Promise<readonly Request[]> {
  const requests: Request[] = [];
  let open = sources;
  while (open.length > 0) {
    const still: Source[] = [];
    for (const next of open) {
      if (requests.length === count) return requests;
      const made = await next();
      if (made === undefined) continue;
      requests.push({ ...made, id: requests.length });
      still.push(next);
    }
    open = still;
  }
  return requests;
}

async function selectorOf(
  workspace: Workspace,
  place: Place,
  kind: SelectorKind,
): Promise<PositionSpec | undefined> {
  try {
    return await workspace.selectorFor(cursorAt(place), kind);
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/UNSUPPORTED_CAP') return undefined;
    throw error;
  }
}

async function nameAt(root: string, { file, line, character }: Place): Promise<string> {
  const text = (await readFile(path.join(root, file), 'utf8')).replace(/^\uFEFF/u, '');
  const rest = text.split(/\r\n|\r|\n/u)[line]?.slice(character) ?? '';
  return /^[\p{L}\p{N}_]+/u.exec(rest)?.[0] ?? rest;
}
