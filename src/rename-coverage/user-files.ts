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

/** The maximum number of files. The server checks each of them before and after the rename. */
const MAX_FILES = 100;

type Session = Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>;

/** The members, except special methods, of the protocols in typeshed's module `_typeshed`. */
export const TYPESHED_MEMBERS: ReadonlySet<string> = new Set([
  'fileno',
  'flush',
  'items',
  'keys',
  'read',
  'readline',
  'write',
]);

/**
 * Returns the Python files that may use an object where a protocol with the renamed member is expected. Such a file
 * need not mention the name. If a protocol of the workspace or of typeshed has the member, returns the files that
 * mention
 *
 * - the class of the renamed member, or one of its subclasses
 * - if this class is a protocol, a class with a member of the same name, or one of its subclasses
 * - the module of a renamed symbol outside of classes, because a module can match a protocol too
 *
 * For a parameter of a method, treats the method as the renamed member. For a parameter of a function, returns the
 * files that mention the function if a protocol of the workspace has `__call__`.
 */
export async function userFiles(
  session: Session,
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
  serverFiles: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { classes, others } = await holders(session, graph, name, definition);
  const found = new Set<string>();
  const sources = [...serverFiles].filter((uri) => languageName(uri) === 'python');
  const collect = async (holder: string): Promise<readonly string[]> => {
    const mentioning = await filesWith(session, holder, wordSearch(holder), sources);
    const names = mentioning.map(({ uri }) => uri);
    for (const uri of names) found.add(uri);
    return names;
  };
  for (const holder of others) await collect(holder);
  // The set grows during the iteration, so subclasses of subclasses are searched too.
  for (const holder of classes) {
    for (const uri of await collect(holder)) {
      for (const subclass of await subclassesIn(session, uri, holder)) classes.add(subclass);
    }
    if (found.size >= MAX_FILES) break;
  }
  return [...found].slice(0, MAX_FILES);
}

interface Holders {
  /** The names of classes whose subclasses are searched too. */
  readonly classes: Set<string>;
  /** The names by which code calls the renamed parameter's function, or the name of the renamed symbol's module. */
  readonly others: readonly string[];
}

async function holders(
  { root }: Session,
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Holders> {
  const owner = await classAround(graph, definition);
  if (owner !== undefined) return { classes: await classesWith(graph, owner, name), others: [] };
  const source = await graph.sources(uriIn(root, definition.uri));
  const callable = source && parameterAt(source, definition.offset)?.function;
  if (source === undefined || callable === undefined) {
    const module = path.posix.basename(definition.uri.replace(/(?:\/__init__)?\.pyi?$/u, ''));
    return { classes: new Set(), others: (await isOfProtocol(graph, name)) ? [module] : [] };
  }
  const around = classOfMethod(source.definitions, callable);
  if (around !== undefined) {
    const place = classPlace(source, around);
    return { classes: await classesWith(graph, place, callable.name), others: [] };
  }
  const others = (await isOfProtocol(graph, '__call__')) ? namesInCalls(callable) : [];
  return { classes: new Set(), others };
}

/**
 * Returns the name of a class. If the class is a protocol, also returns the names of the classes that may match it.
 * Returns no names if no protocol has the member.
 */
async function classesWith(graph: ClassGraph, place: ClassPlace, member: string): Promise<Set<string>> {
  if (!(await isOfProtocol(graph, member))) return new Set();
  const matching = isProtocol(place) ? await classesOfWorkspace(graph, member) : [];
  return new Set([place, ...matching].map(({ definition }) => definition.name));
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
