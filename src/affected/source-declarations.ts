import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { boundNames } from './bound-names.ts';
import { importDeclarations, type ImportDeclaration } from './import-declarations.ts';
import { classInterface, functionInterface, type Interface, interfaceOfTokens, textOf } from './interface.ts';
import { bindingKey, moduleKey } from './keys.ts';
import type { SourceToken } from './logical-lines.ts';
import { addAll, addMentions, type Mentions, noMentions } from './mentions.ts';
import { globalNames, namesWithin } from './names-within.ts';
import { returningCalls } from './returning-calls.ts';
import { allTokens, definedName, isString, type Statement, statementsOf } from './statements.ts';

/** A part of a module that decides the types of names. */
export interface Declaration {
  /** The keys of the names. */
  readonly keys: readonly string[];
  readonly interface: Interface;
  /** Further keys that it depends on. */
  readonly uses: readonly string[];
}

/** The names that the file of a module declares and mentions. */
export interface SourceDeclarations {
  readonly file: string;
  readonly declarations: readonly Declaration[];
  /** The names that the module binds. */
  readonly names: ReadonlySet<string>;
  readonly imports: ReadonlyMap<string, readonly ImportDeclaration[]>;
  /** The keys of all imports. */
  readonly importKeys: readonly string[];
  readonly stars: readonly string[];
  readonly starKeys: readonly string[];
  /** All names in the file. */
  readonly mentions: Mentions;
  /** The statements of the module that decide which others are reached. */
  readonly flow: {
    readonly text: string;
    /** The names in conditions, whose types decide which branches are reached. */
    readonly conditions: Mentions;
    /** The names in calls. No statement after a call that does not return is reached. */
    readonly calls: Mentions;
  };
  /** True if the statements or an import cannot be read with certainty. */
  readonly isBroken: boolean;
}

/** Statements whose heads narrow types or handle exceptions. */
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'elif', 'while', 'match', 'case', 'with']);
/** Simple statements that can end the execution of a module. */
const ENDS: ReadonlySet<string> = new Set(['raise', 'assert', 'return', 'del']);

export function sourceDeclarations(file: string, text: string, filesOf: ModuleFiles): SourceDeclarations {
  const { statements, settings, isBroken } = statementsOf(text);
  let hasBrokenImport = false;
  const declarations: Declaration[] = [];
  const names = new Set<string>();
  const imports = new Map<string, ImportDeclaration[]>();
  const importKeys: string[] = [];
  const stars: string[] = [];
  const starKeys: string[] = [];
  const mentions = noMentions();
  // Settings change the types that Pyright infers in the file.
  const flow: string[] = [settings];
  const conditions = noMentions();
  const calls = noMentions();

  /**
   * Adds a declaration. Its text contains its position among the statements of the flow, so that a declaration
   * at a different position counts as changed.
   */
  function declare(bound: readonly string[], found: Interface, uses: readonly string[] = []): void {
    for (const name of bound) names.add(name);
    const keys = bound.map((name) => bindingKey(file, name));
    if (bound.some((name) => isSpecial(name) && name !== '__all__')) keys.push(moduleKey(file));
    declarations.push({ keys, interface: { ...found, text: `${flow.length} ${found.text}` }, uses });
  }

  const callsReturn = returningCalls(file, statements, filesOf);

  function addCalls(tokens: readonly SourceToken[]): void {
    if (callsReturn(tokens)) return;
    flow.push(textOf(tokens));
    addMentions(calls, tokens);
  }

  /** Adds the parts of a definition that run when the module does. */
  function addDefinitionFlow({ keyword, decorators, tokens, suite = [] }: Statement): void {
    addCalls(decorators);
    // The first bracket contains the parameters or bases.
    addCalls(tokens.slice(tokens.findIndex(({ text: word }) => word === '(') + 1));
    if (keyword !== 'class') return;
    for (const inner of suite) {
      if (inner.keyword === 'def' || inner.keyword === 'class') addDefinitionFlow(inner);
      else if (!isString(inner)) {
        const parts = allTokens(inner);
        if (inner.suite !== undefined || ENDS.has(inner.keyword)) {
          flow.push(textOf(parts));
          addMentions(conditions, parts);
        }
        addCalls(parts);
      }
    }
  }

  function addImport(statement: Statement): void {
    const source = textOf(statement.tokens);
    const read = importDeclarations(file, source, filesOf);
    if (statement.tokens[1]?.text === '__future__') flow.push(source);
    for (const declaration of read.declarations) {
      const { name, keys } = declaration;
      importKeys.push(...keys);
      declare([name], { text: source, mentions: noMentions(), infersReturn: false }, keys);
      imports.set(name, [...(imports.get(name) ?? []), declaration]);
    }
    if (read.star === undefined) {
      // Pyright may still import some of the names.
      if (read.declarations.length === 0) hasBrokenImport = true;
      return;
    }
    // Only the imported module decides which names a star import binds, so a change of it changes the flow.
    flow.push(source);
    stars.push(...read.star.files);
    starKeys.push(...read.star.keys);
  }

  /** Adds imports in definitions as if they bound names of the module, which includes every use of them. */
  function addInnerImports(suite: readonly Statement[]): void {
    for (const inner of suite) {
      if (inner.keyword === 'import' || inner.keyword === 'from') addImport(inner);
      else addInnerImports(inner.suite ?? []);
    }
  }

  function visit(statement: Statement): void {
    const { keyword, tokens, suite } = statement;
    if (isString(statement)) return;
    if (keyword === 'def' || keyword === 'class') {
      const found = keyword === 'def' ? functionInterface(statement, false) : classInterface(statement);
      declare([definedName(statement)], found);
      const globals = [...globalNames(statement)];
      if (globals.length > 0) declare(globals, interfaceOfTokens(allTokens(statement)));
      addInnerImports(suite ?? []);
      addDefinitionFlow(statement);
    } else if (keyword === 'import' || keyword === 'from') addImport(statement);
    else if (suite === undefined) visitSimple(statement);
    else {
      const found = interfaceOfTokens(tokens);
      const bound = boundNames(statement);
      if (bound.length > 0) declare(bound, found);
      flow.push(`${found.text} {`);
      if (CONDITIONS.has(keyword)) addAll(conditions, found.mentions);
      addAll(calls, found.mentions);
      visitAll(suite);
      flow.push('}');
    }
  }

  function visitSimple(statement: Statement): void {
    const { keyword, tokens } = statement;
    const bound = boundNames(statement);
    if (bound.includes('__all__')) {
      // The strings are names of the module, and no name in them depends on the others.
      const found = interfaceOfTokens(tokens.filter(({ kind }) => kind !== 'string'));
      const listed = interfaceOfTokens(tokens.filter(({ kind }) => kind === 'string')).mentions.names;
      declare([...bound, ...listed], { ...found, text: textOf(tokens) });
    } else if (bound.length > 0) declare(bound, interfaceOfTokens(tokens));
    if (ENDS.has(keyword)) {
      flow.push(textOf(tokens));
      addMentions(conditions, tokens);
      addMentions(calls, tokens);
    } else addCalls(tokens);
  }

  function visitAll(suite: readonly Statement[]): void {
    for (const [index, statement] of suite.entries()) {
      const next = suite[index + 1]?.keyword;
      if (isMainGuard(statement) && next !== 'else' && next !== 'elif') visitMain(statement);
      else visit(statement);
    }
  }

  /**
   * Visits `if __name__ == '__main__'`. No statement after the block depends on it, because the condition may
   * be false.
   */
  function visitMain(statement: Statement): void {
    const bound = (statement.suite ?? []).flatMap((inner) => [...namesWithin(inner)]);
    if (bound.length > 0) declare(bound, interfaceOfTokens(allTokens(statement)));
    addInnerImports(statement.suite ?? []);
  }

  visitAll(statements);
  addFileMentions(mentions, statements);
  return {
    file,
    declarations,
    names,
    imports,
    importKeys: [...importKeys, ...starKeys],
    stars,
    starKeys,
    mentions,
    flow: { text: flow.join('\n'), conditions, calls },
    isBroken: isBroken || hasBrokenImport,
  };
}

function isSpecial(name: string): boolean {
  return /^__.+__$/u.test(name);
}

function isMainGuard({ keyword, tokens }: Statement): boolean {
  return keyword === 'if' && /^if __name__ == (?:"__main__"|'__main__') :$/u.test(textOf(tokens));
}

function addFileMentions(mentions: Mentions, suite: readonly Statement[]): void {
  for (const statement of suite) {
    const { keyword, decorators, tokens, suite: inner = [] } = statement;
    // `importKeys` has the imports: they affect their own file only, and pass no change on to other files.
    if (keyword === 'import' || keyword === 'from' || isString(statement)) continue;
    addMentions(mentions, decorators);
    addMentions(mentions, tokens);
    addFileMentions(mentions, inner);
  }
}
