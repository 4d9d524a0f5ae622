import type * as lsp from 'vscode-languageserver-protocol';
import { sendRequest, type ServerView } from '../protocol/server-view.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { aliasedAt, basesOf } from './class-bases.ts';
import { openClassSources, type ClassSource, type ClassSources } from './class-sources.ts';

/** A class inside or outside the workspace. */
export interface ClassPlace {
  readonly source: ClassSource;
  readonly definition: Definition;
  /** The identity of the class: its file and the offset of its name. */
  readonly key: string;
}

/** The class hierarchy as the server reports it. Reads the bases of each class once. */
export interface ClassGraph {
  readonly view: ServerView;
  readonly session: Pick<WorkspaceSession, 'services' | 'root' | 'files' | 'signal'>;
  readonly sources: ClassSources;
  /** Returns the direct and indirect base classes that are found, nearest first, without the class itself. */
  ancestors(place: ClassPlace): Promise<readonly ClassPlace[]>;
}

const DEFINITION = { capability: 'definitionProvider', method: 'textDocument/definition' };
const DECLARATION = { capability: 'declarationProvider', method: 'textDocument/declaration' };

export function openClassGraph(
  session: Pick<WorkspaceSession, 'services' | 'root' | 'files' | 'signal'>,
  view: ServerView,
): ClassGraph {
  const sources = openClassSources(session, view.roots);
  const bases = new Map<string, Promise<readonly ClassPlace[]>>();

  async function placesOf(source: ClassSource, span: Span): Promise<readonly lsp.Location[]> {
    const target = { textDocument: { uri: source.address }, position: source.lines.positionAt(span.start) };
    const defined = source.isOwn ? await places(view, DEFINITION, target) : [];
    const areOwn = await Promise.all(defined.map(async ({ uri }) => (await sources(uri))?.isOwn === true));
    if (areOwn.includes(true)) return defined;
    // Outside the workspace, the declaration (usually in a stub) takes precedence over the definition, because a
    // source file may compute the bases of a class at run time.
    const declared = await places(view, DECLARATION, target);
    return declared.length > 0 ? declared : defined;
  }

  /** Returns the classes that a name refers to. `visited` contains the aliases so far, to detect circular aliases. */
  async function classesNamed(
    source: ClassSource,
    span: Span,
    visited: Set<string>,
  ): Promise<readonly ClassPlace[]> {
    const found: ClassPlace[] = [];
    for (const { uri, range } of await placesOf(source, span)) {
      const target = await sources(uri);
      if (target === undefined) continue;
      const offset = target.lines.offsetAt(range.start);
      const definition = target.definitions.find(
        ({ kind, nameSpan }) => kind === 'class' && nameSpan.start === offset,
      );
      if (definition !== undefined) {
        found.push(classPlace(target, definition));
        continue;
      }
      const name = `${uri}#${offset}`;
      const alias = visited.has(name) ? undefined : aliasedAt(target, offset);
      visited.add(name);
      if (alias !== undefined) found.push(...(await classesNamed(target, alias, visited)));
    }
    return found;
  }

  async function readBases({ source, definition }: ClassPlace): Promise<readonly ClassPlace[]> {
    const found: ClassPlace[] = [];
    for (const span of basesOf(source, definition)) {
      found.push(...(await classesNamed(source, span, new Set())));
    }
    return found;
  }

  return {
    view,
    session,
    sources,
    async ancestors(descendant) {
      const seen = new Map<string, ClassPlace>([[descendant.key, descendant]]);
      // The loop adds bases at the end of the map, and visits them later. So it finds the nearest bases first.
      for (const place of seen.values()) {
        const reading = bases.get(place.key) ?? readBases(place);
        bases.set(place.key, reading);
        for (const base of await reading) if (!seen.has(base.key)) seen.set(base.key, base);
      }
      seen.delete(descendant.key);
      return [...seen.values()];
    },
  };
}

export function classPlace(source: ClassSource, definition: Definition): ClassPlace {
  return { source, definition, key: `${source.address}#${definition.nameSpan.start}` };
}

/** Returns the qualified name of the class in its module. */
export function className({ definition }: ClassPlace): string {
  return definition.path.join('.');
}

async function places(
  view: ServerView,
  needed: typeof DEFINITION,
  params: lsp.TextDocumentPositionParams,
): Promise<readonly lsp.Location[]> {
  const answer = await sendRequest<lsp.Definition | readonly lsp.LocationLink[] | null>(view, needed, params);
  return [answer ?? []]
    .flat()
    .map((place) =>
      'targetUri' in place ? { uri: place.targetUri, range: place.targetSelectionRange } : place,
    );
}
