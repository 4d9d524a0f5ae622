import path from 'node:path';
import { languageName } from '../syntax/language-names.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { Definition } from '../syntax/definition.ts';
import type { ClassGraph } from './class-graph.ts';
import { addressIn, type ClassSource } from './class-sources.ts';
import { namesInCalls } from './forwarding-names.ts';
import { classAround, classesOfWorkspace } from './member-classes.ts';
import { classOfMethod } from './member-of.ts';
import { mentioningFiles } from './mentioning-files.ts';
import { parameterAt } from './parameters.ts';
import type { SymbolPlace } from './symbol-place.ts';
import { wordSearch } from './word-search.ts';

/** The maximum number of files to return, because the server checks each of them before and after the rename. */
const MAX_FILES = 100;

type Session = Pick<WorkspaceSession, 'services' | 'files' | 'ownFiles' | 'root' | 'signal'>;

/**
 * Returns the Python files that mention the class of a renamed member, one of its subclasses, or the function of a
 * renamed parameter. Such a file may pass an object to code that expects the old name. For example, a class that
 * matches a protocol need not name the protocol, and its user need not name the member. For a member of a protocol,
 * also returns the files that mention a class with a member of the same name. For a name of a module that a protocol
 * also has, returns the files that mention the module, because a module can match a protocol too.
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
  const collect = async (holder: string): Promise<readonly string[]> => {
    const mentioning = await mentioningFiles(session, holder, wordSearch(holder), serverFiles);
    const names = mentioning.map(({ uri }) => uri).filter((uri) => serverFiles.has(uri) && isPython(uri));
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
  /** The names of the classes with the renamed member, or with the method of the renamed parameter. */
  readonly classes: Set<string>;
  /** The names of the renamed parameter's function, or the name of the module. */
  readonly others: readonly string[];
}

async function holders(
  { root }: Session,
  graph: ClassGraph,
  name: string,
  definition: SymbolPlace,
): Promise<Holders> {
  const owner = await classAround(graph, definition);
  if (owner !== undefined) {
    return { classes: await classesWith(graph, owner.source, owner.definition, name), others: [] };
  }
  const source = await graph.sources(addressIn(root, definition.uri));
  const callable = source && parameterAt(source, definition.offset)?.function;
  if (source === undefined || callable === undefined) {
    return { classes: new Set(), others: await modulesWith(graph, definition, name) };
  }
  const around = classOfMethod(source.definitions, callable);
  return {
    classes: around === undefined ? new Set() : await classesWith(graph, source, around, callable.name),
    others: namesInCalls(callable).filter((one) => !one.startsWith('__')),
  };
}

/** Returns the name of a class. For a protocol, also returns the names of the classes that may match the protocol. */
async function classesWith(
  graph: ClassGraph,
  { lines }: ClassSource,
  { name, nameSpan, signature }: Definition,
  member: string,
): Promise<Set<string>> {
  const matching = isProtocol(lines.text, { nameSpan, signature })
    ? await classesOfWorkspace(graph, member)
    : [];
  return new Set([name, ...matching.map(({ definition }) => definition.name)]);
}

/** Returns the name of a module if a protocol has a member with the renamed name. */
async function modulesWith(
  graph: ClassGraph,
  { uri }: SymbolPlace,
  name: string,
): Promise<readonly string[]> {
  const found = await classesOfWorkspace(graph, name);
  const hasProtocol = found.some(({ source, definition }) => isProtocol(source.lines.text, definition));
  return hasProtocol ? [path.posix.basename(uri.replace(/(?:\/__init__)?\.pyi?$/u, ''))] : [];
}

function isProtocol(
  text: string,
  { nameSpan, signature }: Pick<Definition, 'nameSpan' | 'signature'>,
): boolean {
  return /\bProtocol\b/u.test(text.slice(nameSpan.end, signature?.end ?? nameSpan.end));
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

function isPython(uri: string): boolean {
  return languageName(uri) === 'python';
}
