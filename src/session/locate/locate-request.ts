import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BundleRequest } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import {
  INDEXINGS,
  SELECTOR_KINDS,
  type Indexing,
  type PositionSpec,
  type SelectorKind,
} from '../../model/selector.ts';
import { escapePath } from '../../selector/escape.ts';
import { printSelector } from '../../selector/print-selector.ts';
import { isInside } from '../../workspace/containment.ts';
import { readSelector, type ReadSelector } from './read-selector.ts';
import { outsideError, placeSelector } from './selector-path.ts';

/** The options of `locate`. */
export interface LocateOptions {
  /** The kind of selector to create for the resolved place: `resolution.selector`. */
  readonly as?: SelectorKind | undefined;
  /**
   * True to store the resolved document in `.lanser/objects`, so that the content of `docVersion` stays
   * available without a commit.
   */
  readonly keep?: boolean | undefined;
  /**
   * The unit of the selector's columns if the selector does not specify a unit; default: the configured unit,
   * else utf-16.
   */
  readonly indexIo?: Indexing | undefined;
  /**
   * The maximum number of candidates to show; all exact ones are always shown. Default: the configured
   * number, else 5.
   */
  readonly topK?: number | undefined;
}

/** A request as it appears in the bundle. */
export interface LocateRequest {
  readonly request: BundleRequest;
  /** The given selector as text, without the path of the workspace's folder. */
  readonly original: string;
  /** The selector to resolve, or the reason why it cannot be resolved. */
  readonly selector: PositionSpec | LanserError;
}

/**
 * Reads a request. Does not throw for an invalid selector: its error is in `selector`. `root` is the
 * workspace's folder, absolute.
 */
export async function locateRequest(
  root: string,
  selector: string | PositionSpec,
  { as, indexIo, topK }: LocateOptions,
): Promise<LocateRequest> {
  const options = {
    ...(indexIo === undefined ? {} : { indexIo }),
    ...(as === undefined ? {} : { as }),
    ...(topK === undefined ? {} : { topK }),
  };
  const read = readPortably(root, selector);
  if (read.kind === 'failed') {
    const request: BundleRequest = { cmd: 'locate', selector: null, options };
    return { request, original: read.original, selector: read.error };
  }
  const { spec, outside, revealsFolder } = await placeSelector(root, read.spec);
  return {
    request: { cmd: 'locate', selector: spec, options },
    original: revealsFolder ? printSelector(spec) : read.original,
    selector: outside ? outsideError('uri' in spec ? spec.uri : '') : spec,
  };
}

/**
 * Reads a selector, which may be a printed place (see {@link literalPlace}). Removes the path of the
 * workspace's folder from the text of an invalid selector, because the bundle contains this text.
 */
function readPortably(root: string, selector: string | PositionSpec): ReadSelector {
  const literal = typeof selector === 'string' ? literalPlace(root, selector) : undefined;
  if (literal !== undefined) return readSelector(literal);
  const read = readSelector(selector);
  if (read.kind === 'read') return read;
  const text = typeof selector === 'string' ? selector : JSON.stringify(selector);
  const portable = text.replaceAll(`${root}/`, '');
  return portable === text ? read : readSelector(portable);
}

/**
 * Checks the options that do not depend on a workspace.
 *
 * @throws LanserError E/INDEXING_UNSUPPORTED for an unknown unit; E/USAGE for an unknown kind or invalid
 * `topK`.
 */
export function checkOptions({ as, indexIo, topK }: LocateOptions): void {
  if (indexIo !== undefined) indexingOf(indexIo);
  if (as !== undefined && !SELECTOR_KINDS.includes(as)) {
    throw new LanserError('E/USAGE', `The kind of selector must be one of ${SELECTOR_KINDS.join(', ')}.`);
  }
  if (topK !== undefined && !(Number.isSafeInteger(topK) && topK > 0)) {
    throw new LanserError(
      'E/USAGE',
      'The number of candidates to show must be a whole number of at least 1.',
    );
  }
}

/**
 * Returns the unit of columns with this name. @throws LanserError E/INDEXING_UNSUPPORTED for any other name.
 */
export function indexingOf(name: string): Indexing {
  const indexing = INDEXINGS.find((candidate) => candidate === name);
  if (indexing !== undefined) return indexing;
  throw new LanserError(
    'E/INDEXING_UNSUPPORTED',
    `The unit of columns must be one of ${INDEXINGS.join(', ')}, not ${JSON.stringify(name)}.`,
    { indexIo: name, supported: INDEXINGS },
  );
}

/** Matches a character that ends a file name in a selector, or that is decoded there. */
const SPECIAL = /[:@%]/u;
/** Matches the line and column of a printed place, such as `:3:4` in `src/app.py:3:4: error`. */
const PLACE = /:\d+:\d+(?:-\d+:\d+)?(?=$|: | - | \()/gu;
const MAX_PLACES = 5;

/**
 * Escapes the file name of a printed place, such as `types/@app/index.ts:3:4`. Answers print file names
 * without escapes, so that editors can open the places. Returns the first place whose file exists under the
 * unescaped name, if the name needs escapes in a selector. Returns undefined if the text has no such place.
 */
export function literalPlace(root: string, text: string): string | undefined {
  for (const { 0: place, index } of [...text.matchAll(PLACE)].slice(0, MAX_PLACES)) {
    const uri = text.slice(0, index).trimStart();
    const file = path.resolve(root, uri);
    if (SPECIAL.test(uri) && isInside(root, file) && existsSync(file)) return `${escapePath(uri)}${place}`;
  }
  return undefined;
}
