import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from '../model/bundle.ts';
import type { Target } from '../protocol/server-view.ts';

/** Returns the start of a place in the workspace as an LSP target. */
export function targetIn(root: string, { uri, range: [line, character] }: Location): Target {
  return { uri: pathToFileURL(path.join(root, uri)).href, position: { line, character } };
}
