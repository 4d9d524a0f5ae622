import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDefinition } from '../../protocol/definition.ts';
import type { ServerView } from '../../protocol/server-view.ts';
import type { LineIndex } from '../../text/line-index.ts';
import { placeOf } from './move.ts';

/** What the server says that a name means. */
export interface Meaning {
  /** Modules of the workspace, by their places. */
  readonly modules: ReadonlySet<string>;
  /** Whether it means nothing but one module. */
  readonly isOne: boolean;
  readonly isKnown: boolean;
}

/** Asks the server what stands at an offset of a file, once. */
export type AskMeaning = (uri: string, lines: LineIndex, offset: number) => Promise<Meaning>;

export function meanings(view: ServerView, root: string): AskMeaning {
  const known = new Map<string, Promise<Meaning>>();
  return async (uri, lines, offset) => {
    const key = `${offset} ${uri}`;
    const asked = known.get(key) ?? ask(view, root, uri, lines, offset);
    known.set(key, asked);
    return asked;
  };
}

async function ask(
  view: ServerView,
  root: string,
  uri: string,
  lines: LineIndex,
  offset: number,
): Promise<Meaning> {
  const places = await readDefinition(view, {
    uri: pathToFileURL(path.join(root, uri)).href,
    position: lines.positionAt(offset),
  });
  // A module is meant where the answer is the empty beginning of its file.
  const isModule = places.filter((place) => place.range.every((number) => number === 0));
  const modules = new Set(isModule.map((place) => placeOf(place.uri)));
  return {
    modules,
    isOne: modules.size === 1 && isModule.length === places.length,
    isKnown: places.length > 0,
  };
}
