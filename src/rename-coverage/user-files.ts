import path from 'node:path';
import { languageName } from '../syntax/language-names.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { classPlace, type ClassGraph, type ClassPlace } from './class-graph.ts';
import { namesInCalls } from './forwarding-names.ts';
import { classAround, classesOfWorkspace } from './member-classes.ts';
import { classOfMethod } from './member-of.ts';
import { filesWith } from './mentioning-files.ts';
import { parameterAt } from './parameters.ts';
import type { SymbolPlace } from './symbol-place.ts';
import { wordSearch } from './word-search.ts';

/** The maximum number of files that the server checks before and after the rename. */
export const MAX_USER_FILES = 100;

type Session = Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>;

/** The members, except special methods, of the protocols in typeshed's module `_typeshed`. */
export const TYPESHED_MEMBERS: ReadonlySet<string> = new Set(
  'fileno flush items keys read readline write'.split(' '),
);

/**
 * Returns the Python files that may use an object where the renamed member is expected, for example as a context
 * manager or where a protocol has the member. Such a file need not mention the name. The files mention
 *
 * - the class of the renamed member, or one of its subclasses
 * - if this class is a protocol, a class with a member of the same name, or one of its subclasses
 * - the module of a renamed symbol outside of classes, because a module can match a protocol too
 *
 * Omits the files of a private member or of a module if no protocol of the workspace or of typeshed has the member.
 * For a parameter of a method, treats the method as the renamed member. For a parameter of a function, returns the
 * files that mention the function if a workspace protocol has `__call__`. Stops above {@link MAX_USER_FILES} files.
 */
export async function userFiles(
  session: Session,
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
  serverFiles: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const sources = [...serverFiles].filter((uri) => languageName(uri) === 'python');
  const names = new Set(await holders(session, graph, name, definition));
  // The set grows during the iteration, so subclasses of subclasses are searched too.
  for (const holder of names) {
    for (const { uri } of await filesWith(session, holder, wordSearch(holder), sources)) {
      found.add(uri);
      for (const subclass of await subclassesIn(session, uri, holder)) names.add(subclass);
    }
    if (found.size > MAX_USER_FILES) break;
  }
  return [...found];
}

/** Returns the names to search for: of classes, of the renamed symbol's module, or of the parameter's function. */
async function holders(
  { root }: Session,
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<readonly string[]> {
  const owner = await classAround(graph, definition);
  if (owner !== undefined) return classesWith(graph, owner, name);
  const source = await graph.sources(uriIn(root, definition.uri));
  const callable = source && parameterAt(source, definition.offset)?.function;
  if (source === undefined || callable === undefined) {
    const module = path.posix.basename(definition.uri.replace(/(?:\/__init__)?\.pyi?$/u, ''));
    return (await isOfProtocol(graph, name)) ? [module] : [];
  }
  const around = classOfMethod(source.definitions, callable);
  if (around !== undefined) return classesWith(graph, classPlace(source, around), callable.name);
  return (await isOfProtocol(graph, '__call__')) ? namesInCalls(callable) : [];
}

/**
 * Returns the name of a class. If the class is a protocol, also returns the names of the classes that may match it.
 * Returns no names for a private member that no protocol has.
 */
async function classesWith(graph: ClassGraph, place: ClassPlace, member: string): Promise<readonly string[]> {
  // Libraries do not use private members. Special methods are public.
  const isPrivate = /^_(?!_.*__$)/u.test(member);
  if (isPrivate && !(await isOfProtocol(graph, member))) return [];
  const matching = isProtocol(place) ? await classesOfWorkspace(graph, member) : [];
  return [place, ...matching].map(({ definition }) => definition.name);
}

async function isOfProtocol(graph: ClassGraph, member: string): Promise<boolean> {
  return TYPESHED_MEMBERS.has(member) || (await classesOfWorkspace(graph, member)).some(isProtocol);
}

function isProtocol({ source, definition: { nameSpan, signature } }: ClassPlace): boolean {
  return /\bProtocol\b/u.test(source.lines.text.slice(nameSpan.end, signature?.end ?? nameSpan.end));
}

async function subclassesIn({ files }: Session, uri: string, name: string): Promise<readonly string[]> {
  const document = await files.document(uri);
  if (document === undefined) return [];
  const search = wordSearch(name);
  const { text } = document.lines;
  return document.definitions
    .filter(
      ({ kind, nameSpan, signature }) =>
        kind === 'class' && search(text.slice(nameSpan.end, signature?.end ?? nameSpan.end)).length > 0,
    )
    .map((one) => one.name);
}
