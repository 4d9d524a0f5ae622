import type { Location } from '../model/bundle.ts';
import { locationsOf, type Places } from './locations.ts';
import { ask, type Needed, type ServerView, type Target } from './server-view.ts';

/** One of LSP's go-to requests: returns the locations for a position in a document. */
export type GoTo = (view: ServerView, target: Target) => Promise<readonly Location[]>;

export function goTo(needed: Needed): GoTo {
  return async (view, { uri, position }) => {
    const places = await ask<Places>(view, needed, { textDocument: { uri }, position });
    return locationsOf(places, view.roots);
  };
}
