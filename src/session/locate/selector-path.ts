import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { escapePath } from '../../selector/escape.ts';
import { printSelector } from '../../selector/print-selector.ts';
import { throughOuterLinks, workspacePath } from '../../workspace/containment.ts';
import { fileNamed, isFileUri } from '../../workspace/file-uri.ts';
import { outsideError, readSelector, type ReadSelector } from './read-selector.ts';

/** A selector that does not reveal the workspace's folder. */
export interface PortableSelector {
  /** The selector with a file name that does not depend on the machine; null for an invalid selector. */
  readonly spec: PositionSpec | null;
  /** The given selector as text, without the path of the workspace's folder. */
  readonly original: string;
  /** The selector to resolve, or the reason why it cannot be resolved. */
  readonly selector: PositionSpec | LanserError;
}

/**
 * Makes a selector's file relative to the workspace. If `given` is also a printed place (see {@link literalPlaces})
 * whose file exists, uses the place.
 */
export async function portableSelector(
  root: string,
  given: string | PositionSpec,
): Promise<PortableSelector> {
  const asSelector = readPortably(root, given);
  const asPlaces = typeof given === 'string' ? literalPlaces(given) : [];
  const place = async (read: ReadSelector): Promise<PortableSelector> => {
    if (read.kind === 'failed') return { spec: null, original: read.original, selector: read.error };
    const { spec, outside, revealsFolder } = await placeSelector(root, read.spec);
    const original = revealsFolder ? printSelector(spec) : read.original;
    return { spec, original, selector: outside ?? spec };
  };
  const isThere = ({ spec, selector }: PortableSelector): boolean =>
    spec !== null && selector === spec && 'uri' in spec && existsSync(path.join(root, spec.uri));
  const [plain, ...literals] = await Promise.all([
    place(asSelector),
    ...asPlaces.map(async (text) => place(readSelector(text))),
  ]);
  return literals.find(isThere) ?? plain;
}

/** Reads a selector. Removes the workspace's path from an invalid selector, because bundles contain its text. */
function readPortably(root: string, given: string | PositionSpec): ReadSelector {
  const read = readSelector(given);
  if (read.kind === 'read') return read;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const portableText = text.replaceAll(`${root}/`, '');
  return portableText === text ? read : readSelector(portableText);
}

/** Matches the characters that a file name in a selector must escape. */
const SPECIAL = /[:@%]/u;
/** Matches the line and column of a printed place, such as `:3:4` in `src/app.py:3:4: error`. */
const PLACE = /:\d+:\d+(?:-\d+:\d+)?(?=$|: | - | \()/gu;
const MAX_PLACES = 5;

/**
 * Reads a printed place, such as `types/@app/index.ts:3:4`. Printed places have no escapes, so that editors can open
 * them. Returns an escaped selector for each possible end of the file name, up to {@link MAX_PLACES}. Omits file
 * names that need no escapes.
 */
function literalPlaces(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].slice(0, MAX_PLACES).flatMap(({ 0: place, index }) => {
    const uri = text.slice(0, index).trimStart();
    return SPECIAL.test(uri) ? [`${escapePath(uri)}${place}`] : [];
  });
}

interface PlacedSelector {
  /** The selector. For a file outside of the workspace, the URI is `external:` with the base name. */
  readonly spec: PositionSpec;
  /** The error of a file outside of the workspace. */
  readonly outside?: LanserError;
  /** True if the given selector may reveal the workspace's folder. */
  readonly revealsFolder: boolean;
}

/** Makes a selector's file relative to the workspace. Follows only links from outside into the workspace. */
async function placeSelector(root: string, spec: PositionSpec): Promise<PlacedSelector> {
  if (!('uri' in spec)) return { spec, revealsFolder: false };
  const { uri } = spec;
  const file = fileNamed(root, uri);
  // A URI that does not name a local file stays unchanged, and is later reported as not found.
  if (file === undefined) return { spec, revealsFolder: false };
  const revealsFolder = uri.split(/[\\/]/u).includes('..') || path.isAbsolute(uri) || isFileUri(uri);
  const inside = nameInside(root, await throughOuterLinks(root, file));
  if (inside !== undefined) return { spec: { ...spec, uri: inside }, revealsFolder };
  const external = `external:${path.basename(file)}`;
  return { spec: { ...spec, uri: external }, outside: outsideError(external), revealsFolder };
}

function nameInside(root: string, file: string): string | undefined {
  return file === root ? '.' : workspacePath(root, file);
}

/** Makes a path relative to the workspace. `outside` is the error for a file outside of the workspace. */
export async function fileArgument(
  root: string,
  file: string,
): Promise<{ readonly uri: string; readonly outside?: LanserError }> {
  const { spec, outside } = await placeSelector(root, { kind: 'cursor', uri: file, line: 1, col: 1 });
  return { uri: 'uri' in spec ? spec.uri : file, ...(outside && { outside }) };
}
