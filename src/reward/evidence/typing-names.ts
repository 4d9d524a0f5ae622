import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import { identifierOf, readImports, type ImportStatement, type Name } from '../../syntax/python/imports.ts';
import { pythonStatements } from '../../syntax/python/statements.ts';
import { moduleFiles } from '../../syntax/python/module-files.ts';
import type { ModuleSources } from './module-sources.ts';

/** Names of `typing` that disable checks. */
const ESCAPES: ReadonlySet<string> = new Set(['Any', 'cast', 'no_type_check']);

const TYPING: ReadonlySet<string> = new Set(['typing', 'typing_extensions']);

/** The parts of a dotted name. */
type Path = readonly string[];

/** The imports and assignments of a module. Their names may refer to other modules. */
interface Scope {
  readonly uri: string;
  /** Returns the statements that may bind a name, in source order. */
  readonly importsOf: (name: string | undefined) => readonly ImportStatement[];
  /** The values of assignments such as `name = other.name`, by the assigned name. */
  readonly aliases: ReadonlyMap<string, Path>;
}

export interface TypingNames {
  /** Returns a function that maps a dotted name to `Any`, `cast` or `no_type_check` if it refers to one of them. */
  namesOf(uri: string, imports: readonly ImportStatement[]): (path: Path) => Promise<string | undefined>;
}

/** Creates a resolver that follows imports and assignments in `sources`. */
export function typingNames(sources: ModuleSources): TypingNames {
  const filesOf = moduleFiles(sources.files);
  const scopes = new Map<string, Scope>();

  async function exported(file: string, path: Path, seen: Set<string>): Promise<string | undefined> {
    const [first] = path;
    const key = JSON.stringify([file, path]);
    if (first === undefined || seen.has(key)) return undefined;
    seen.add(key);
    const scope = scopes.get(file) ?? scopeOf(file, await sources.text(file), first);
    if (scope === undefined) return undefined;
    scopes.set(file, scope);
    const meaning = await bound(scope, path, seen);
    const alias = scope.aliases.get(first);
    if (meaning !== undefined || alias === undefined) return meaning;
    // An alias such as `app = app.app` lengthens the path at each use. So that a search ends, it uses an alias once.
    const aliasKey = JSON.stringify([file, first, 'alias']);
    if (seen.has(aliasKey)) return undefined;
    seen.add(aliasKey);
    return bound(scope, [...alias, ...path.slice(1)], seen);
  }
  async function exportedByAny(
    files: readonly string[],
    path: Path,
    seen: Set<string>,
  ): Promise<string | undefined> {
    for (const file of files) {
      const meaning = await exported(file, path, seen);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }
  async function bound(
    { uri, importsOf }: Scope,
    path: Path,
    seen: Set<string>,
  ): Promise<string | undefined> {
    for (const statement of importsOf(path[0])) {
      for (const { module, level, rest } of targetsOf(statement, path)) {
        const [name] = rest;
        if (level === 0 && TYPING.has(module.join('.'))) {
          if (name !== undefined && ESCAPES.has(name)) return name;
          continue;
        }
        const meaning = await exportedByAny(filesOf(uri, level, module), rest, seen);
        if (meaning !== undefined) return meaning;
      }
    }
    return undefined;
  }
  return {
    namesOf(uri, imports) {
      const scope: Scope = { uri, importsOf: importsByName(imports), aliases: new Map() };
      const cache = new Map<string, Promise<string | undefined>>();
      return async (path) => {
        if (scope.importsOf(path[0]).length === 0) return undefined;
        const key = path.join('.');
        const fullName = cache.get(key) ?? bound(scope, path, new Set());
        cache.set(key, fullName);
        return fullName;
      };
    },
  };
}

/** Indexes statements by the names that they bind. A star import may bind any name. */
function importsByName(statements: readonly ImportStatement[]): Scope['importsOf'] {
  const stars = statements.filter((statement) => statement.kind === 'from' && statement.isStar);
  const byName = new Map<string | undefined, ImportStatement[]>();
  for (const statement of statements) {
    for (const name of new Set(boundNames(statement))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [statement]);
      else others.push(statement);
    }
  }
  return (name) => {
    const byFirstName = byName.get(name);
    if (byFirstName === undefined || stars.length === 0) return byFirstName ?? stars;
    const relevant = new Set([...byFirstName, ...stars]);
    return statements.filter((statement) => relevant.has(statement));
  };
}

function boundNames(statement: ImportStatement): readonly (string | undefined)[] {
  return statement.kind === 'import'
    ? statement.modules.map(({ parts, alias }) => (alias ?? parts[0])?.name)
    : statement.names.map(({ imported, alias }) => (alias ?? imported).name);
}

interface Target {
  readonly module: Path;
  readonly level: number;
  /** The part of the dotted name after the module. */
  readonly rest: Path;
}

/** Returns the modules that may define a dotted name, if this statement binds its first part. */
function targetsOf(statement: ImportStatement, path: Path): readonly Target[] {
  const [first, ...attributes] = path;
  if (statement.kind === 'import') {
    return statement.modules.flatMap(({ parts, alias }): readonly Target[] => {
      const module = namesOf(parts);
      if (alias !== undefined) {
        return alias.name === first ? [{ module, level: 0, rest: attributes }] : [];
      }
      // `import a.b` binds `a`, so `a.c` may be a name in `a`.
      const shared = module.findIndex((part, index) => path[index] !== part);
      const most = shared === -1 ? module.length : shared;
      return Array.from({ length: most }, (_, index) => most - index).map((length) => ({
        module: path.slice(0, length),
        level: 0,
        rest: path.slice(length),
      }));
    });
  }
  const { level } = statement;
  const module = namesOf(statement.parts);
  if (statement.isStar) return [{ module, level, rest: path }];
  return statement.names.flatMap(({ imported, alias }): readonly Target[] => {
    if ((alias ?? imported).name !== first) return [];
    const name = imported.name;
    return [
      { module, level, rest: [name, ...attributes] },
      { module: [...module, name], level, rest: attributes },
    ];
  });
}

function namesOf(parts: readonly Name[]): Path {
  return parts.map(({ name }) => name);
}

/** Reads the bindings of a module. Returns undefined if its text is unavailable or cannot bind the name. */
function scopeOf(uri: string, text: string | undefined, name: string): Scope | undefined {
  if (text === undefined) return undefined;
  if (!identifierOf(text).includes(name) && !/\bimport[\s\\]*\*/u.test(text)) return undefined;
  const tokens = pythonCodeTokens(text);
  const aliases = new Map<string, Path>();
  for (const statement of pythonStatements(text, tokens)) {
    const words = statement.map(({ start, end }) => identifierOf(text.slice(start, end)));
    const equals = words.indexOf('=');
    const [target = '', second] = words;
    const value = words.slice(equals + 1).join('');
    if (equals > 0 && (second === '=' || second === ':') && /^[\p{XIDS}_][\p{XIDC}.]*$/u.test(value)) {
      aliases.set(target, value.split('.'));
    }
  }
  return { uri, importsOf: importsByName(readImports(text, tokens)), aliases };
}
