import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from '../model/bundle.ts';
import type { Target } from '../protocol/server-view.ts';

/** Where a place of the workspace begins, as LSP names it. */
export function targetIn(root: string, { uri, range: [line, character] }: Location): Target {
  return { uri: pathToFileURL(path.join(root, uri)).href, position: { line, character } };
}
