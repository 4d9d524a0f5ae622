import type { PositionSpec } from '../model/selector.ts';
import { bareName } from '../selector/bare-name.ts';
import { printSelector } from '../selector/print-selector.ts';
import { qualnameParts } from '../selector/qualname.ts';
import { uriOf } from '../selector/resolve-selector.ts';
import { nearestNames } from '../text/nearest-names.ts';
import type { Location } from './candidate.ts';
import { resolveExactly } from './resolve-exactly.ts';
import type { RelocationSource } from './source.ts';

/** The maximum edit distance of similar file paths. It is low, because different files often have similar paths. */
const MAX_FILE_DISTANCE = 2;
const ENDING = /\.[^./\\]*$/u;

/**
 * Adds similar names to the reason of a `missing` location without candidates. A selector that is only a name (for
 * example `Router.add`) may mean a file or a definition. For such a selector, a new reason states that neither
 * exists, unless the history contains a file of this name. Keeps the location if the selector names a version.
 */
export async function withSimilarNames(
  location: Location,
  spec: PositionSpec,
  source: RelocationSource,
): Promise<Location> {
  if (location.kind !== 'missing' || location.candidates.length > 0 || spec.docVersion !== undefined) {
    return location;
  }
  // A reason with `, use ` already recommends a selector for a removed file.
  if (location.reason.includes(', use ')) return location;
  const similar = await similarSelectors(spec, source);
  // The reason for a file in the history names a commit, so it is kept.
  const isName = bareName(spec) !== undefined && 'uri' in spec && location.search?.outcome !== 'found';
  const reason = isName
    ? `no file and no definition has the name ${JSON.stringify(spec.uri)}`
    : location.reason;
  return {
    ...location,
    reason: similar.length === 0 ? reason : `${reason}; the nearest: ${similar.join(', ')}`,
  };
}

async function similarSelectors(spec: PositionSpec, source: RelocationSource): Promise<readonly string[]> {
  const uri = await uriOf(spec, source);
  const document = await source.document(uri);
  if (document === undefined) {
    const names = bareName(spec);
    if (names === undefined) return similarFiles(uri, source);
    const inModule = await inNamedModule(names, source);
    return inModule === undefined ? similarDefinitions(names, source) : [inModule];
  }
  const paths = document.definitions.map(({ path }) => path.join('.'));
  if (spec.kind === 'symbol') {
    const { module, path } = qualnameParts(spec.qualname);
    // If the definition exists, it lacks the role or the overload of the selector.
    const { overload: _overload, ...whole } = { ...spec, role: 'def' as const };
    return nearestNames(path.join('.'), paths).map((name) =>
      printSelector({ ...(name === path.join('.') ? whole : spec), qualname: `${module}:${name}` }),
    );
  }
  if (spec.kind !== 'locate' || spec.scope === undefined || !('symbol' in spec.scope)) return [];
  return nearestNames(spec.scope.symbol.join('.'), paths).map((name) => {
    const [first = '', ...rest] = name.split('.');
    return printSelector({ kind: 'locate', uri, scope: { symbol: [first, ...rest] } });
  });
}

/** Returns up to three files with the same name, or else with a similar path and the same extension. */
async function similarFiles(uri: string, source: RelocationSource): Promise<readonly string[]> {
  const ending = ENDING.exec(uri)?.[0] ?? '';
  const files = (await source.files()).filter((file) => ENDING.exec(file)?.[0] === ending);
  const name = uri.split('/').at(-1);
  const elsewhere = files.filter((file) => file.split('/').at(-1) === name);
  if (elsewhere.length > 0) return elsewhere.slice(0, 3);
  const base = uri.replace(ENDING, '');
  const bases = files.map((file) => file.replace(ENDING, ''));
  return nearestNames(base, bases, 3, MAX_FILE_DISTANCE).map((file) => `${file}${ending}`);
}

/** Returns the selector of `Class.method` in the module `pkg.mod` for the name `pkg.mod.Class.method`, if both exist. */
async function inNamedModule(
  names: readonly string[],
  source: RelocationSource,
): Promise<string | undefined> {
  for (let count = names.length - 1; count > 0; count -= 1) {
    const qualname = `${names.slice(0, count).join('.')}:${names.slice(count).join('.')}`;
    const spec: PositionSpec = { kind: 'symbol', qualname, role: 'def' };
    if ((await resolveExactly(spec, source)).kind === 'resolved') return printSelector(spec);
  }
  return undefined;
}

async function similarDefinitions(
  names: readonly string[],
  source: RelocationSource,
): Promise<readonly string[]> {
  const ends = (await source.definitions()).map(({ definition: { path } }) =>
    path.slice(-names.length).join('.'),
  );
  return nearestNames(names.join('.'), ends);
}
