import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { grouped } from '../text/grouped.ts';
import { mayBeTooComplex, moduleTokens } from './code-complexity.ts';
import {
  boundNames,
  decisiveAnnotation,
  mayRaise,
  namesInExpressions,
  narrowedNames,
  SPECIAL_FORMS,
} from './bound-names.ts';
import { importDeclarations, renamedImports, type ImportDeclaration } from './import-declarations.ts';
import {
  classInterface,
  functionInterface,
  type Interface,
  interfaceOfTokens,
  suiteInterface,
} from './interface.ts';
import { type FlowStatement, flowStatement, PLAIN_LIST } from './module-flow.ts';
import { bindingKey, moduleKey, narrowedKey } from './keys.ts';
import type { SourceToken } from './logical-lines.ts';
import { noMentions } from './mentions.ts';
import { bindingsOf, globalNames, namesWithin, narrowedInHead, narrowedWithin } from './names-within.ts';
import { isPackage } from './python-files.ts';
import { returningCalls } from './returning-calls.ts';
import { submodule } from './source-imports.ts';
import {
  isListOfStrings,
  isPlainList,
  isScriptBlock,
  listedNames,
  withoutLoopedList,
} from './special-statements.ts';
import {
  allTokens,
  definedName,
  ENDS,
  importsWithin,
  isString,
  type Statement,
  statementsOf,
  textOf,
} from './statements.ts';

/** A part of a module that determines the types of names. Keys identify names, see keys.ts. */
export interface Declaration {
  /** The number of entries of {@link SourceDeclarations.flow} before the declaration. */
  readonly position: number;
  readonly keys: readonly string[];
  readonly interface: Interface;
  /** Keys that the declaration depends on, besides those of the names that its interface mentions. */
  readonly uses: readonly string[];
}

/** The declarations of a module, and the statements that affect its control flow. */
export interface SourceDeclarations {
  readonly declarations: readonly Declaration[];
  /** The names that the module binds or lists in `__all__`. */
  readonly names: ReadonlySet<string>;
  /** The position (see {@link Declaration}) of the first statement that may narrow a name's type, by name. */
  readonly narrowed: ReadonlyMap<string, number>;
  readonly flow: readonly FlowStatement[];
  /** True if the code outside of functions may be too complex for Pyright. Pyright then infers no types there. */
  readonly mayBeTooComplex: boolean;
}

/** Reads a module. `filesOf` must find the files of base and head, so that the results for both are comparable. */
export function sourceDeclarations(file: string, text: string, filesOf: ModuleFiles): SourceDeclarations {
  const { statements, settings } = statementsOf(text);
  const declarations: Declaration[] = [];
  const names = new Set<string>();
  const narrowed = new Map<string, number>();
  /** The number of declarations of each name so far. */
  const counts = new Map<string, number>();
  // Settings in comments can change the types that Pyright infers in the file.
  const flow: FlowStatement[] = [flowStatement(settings)];
  /** True while `__all__` certainly is a list of strings. The strings then do not affect its type. */
  let hasStringList = false;

  /**
   * Adds a declaration. Its text contains the number of earlier flow statements and of earlier declarations of each
   * mentioned name. So a declaration that moves past one of these statements or declarations counts as changed.
   */
  function addDeclaration(
    declared: readonly string[],
    keys: readonly string[],
    { text: source, mentions: found }: Interface,
    uses: readonly string[],
  ): void {
    const earlier = [...found.names].map((name) => counts.get(name) ?? 0);
    for (const name of declared) counts.set(name, (counts.get(name) ?? 0) + 1);
    const place = `${flow.length} ${earlier.join()}`;
    const placed = { text: `${place} ${source}`, mentions: found };
    declarations.push({ position: flow.length, keys, interface: placed, uses });
  }

  /** Declares names. Calls `found` only if there are any. */
  function declare(bound: readonly string[], found: () => Interface, uses: readonly string[] = []): void {
    if (bound.length === 0) return;
    for (const name of bound) names.add(name);
    if (bound.includes('__all__')) hasStringList = false;
    const keys = bound.map((name) => bindingKey(file, name));
    // Pyright uses the result type of `__getattr__` for undeclared names, so it may affect all imports of the module.
    if (bound.includes('__getattr__')) keys.push(moduleKey(file));
    addDeclaration(bound, keys, found(), uses);
  }

  function narrow(roots: readonly string[], found: () => Interface): void {
    if (roots.length === 0) return;
    for (const name of roots) if (!narrowed.has(name)) narrowed.set(name, flow.length);
    const keys = roots.map((name) => narrowedKey(file, name));
    addDeclaration(roots, keys, found(), []);
  }

  const callsReturn = returningCalls(file, statements, filesOf);
  const context = { callsReturn, renamed: renamedImports(statements, SPECIAL_FORMS) };

  /** The number of `try` and `with` suites that may catch exceptions of the current statement. */
  let guards = 0;

  /** Returns true if a call may not return, or if the tokens may raise an exception in a `try` or `with` suite. */
  function mayEnd(tokens: readonly SourceToken[]): boolean {
    return (guards > 0 && mayRaise(tokens)) || !callsReturn(tokens);
  }

  function addCalls(tokens: readonly SourceToken[]): void {
    if (mayEnd(tokens)) addFlow(tokens);
  }

  function addFlow(tokens: readonly SourceToken[]): void {
    const { text: source, mentions: found } = interfaceOfTokens(tokens);
    flow.push(flowStatement(source, found));
  }

  /** Adds the parts of a definition that run when the module runs. */
  function addDefinitionFlow(definition: Statement): void {
    const { keyword, decorators, tokens, suite = [] } = definition;
    narrow(narrowedInHead(definition), () => interfaceOfTokens([...decorators, ...tokens]));
    addCalls(decorators);
    // Starts after the first parenthesis, because `name(` of a definition would look like a call.
    addCalls(tokens.slice(tokens.findIndex(({ text: word }) => word === '(') + 1));
    if (keyword !== 'class') return;
    const simple = suite.filter((inner) => inner.suite === undefined);
    const binding = grouped(
      simple.flatMap((inner) => [...new Set(namesWithin(inner))].map((name) => ({ name, inner }))),
      ({ name }) => name,
    );
    for (const inner of suite) {
      if (inner.keyword === 'def' || inner.keyword === 'class') addDefinitionFlow(inner);
      else if (!isString(inner)) {
        const parts = allTokens(inner);
        narrow([...narrowedWithin(inner)], () => interfaceOfTokens(parts));
        if (inner.suite === undefined && !ENDS.has(inner.keyword) && !mayEnd(parts)) continue;
        addFlow(parts);
        // A called name may refer to a binding of the class. This binding then decides if the call returns.
        for (const word of new Set(parts.map((token) => token.text))) {
          for (const { inner: other } of binding.get(word) ?? []) if (other !== inner) addFlow(other.tokens);
        }
      }
    }
  }

  function bindImport({ name, text: source, keys }: ImportDeclaration): void {
    declare([name], () => ({ text: source, mentions: noMentions() }), keys);
    if (name === '__all__') addFlow([{ kind: 'word', text: name }]);
  }

  function addImport(statement: Statement): void {
    const source = textOf(statement.tokens);
    const read = importDeclarations(file, source, filesOf);
    if (statement.tokens[1]?.text === '__future__') flow.push(flowStatement(source));
    if (read.submodule !== undefined) bindImport(read.submodule);
    for (const declaration of read.declarations) bindImport(declaration);
    // A star import can bind any name, so the statement is a part of the flow.
    if (read.star === undefined) return;
    hasStringList = false;
    flow.push(flowStatement(source));
  }

  function visit(statement: Statement): void {
    const { keyword, tokens, suite } = statement;
    if (isString(statement)) return;
    if (keyword === 'def' || keyword === 'class') {
      declare([definedName(statement)], () =>
        keyword === 'def' ? functionInterface(statement) : classInterface(statement, context),
      );
      declare([...globalNames(statement)], () => interfaceOfTokens(allTokens(statement)));
      const head = [...statement.decorators, ...tokens];
      declare(namesInExpressions(head), () => interfaceOfTokens(head));
      // An interface mentions names without their scope, so imports in a definition count as imports of the module.
      for (const inner of importsWithin(suite ?? [])) addImport(inner);
      addDefinitionFlow(statement);
    } else if (keyword === 'import' || keyword === 'from') addImport(statement);
    else if (suite === undefined) visitSimple(statement);
    else {
      const found = interfaceOfTokens(hasStringList ? withoutLoopedList(tokens) : tokens);
      declare(boundNames(statement), () => found);
      narrow(narrowedNames(statement), () => found);
      flow.push(flowStatement(`${found.text} {`, found.mentions));
      const isGuard = keyword === 'try' || keyword === 'with';
      if (isGuard) guards += 1;
      for (const inner of suite) visit(inner);
      if (isGuard) guards -= 1;
      flow.push(flowStatement('}'));
    }
  }

  function visitSimple(statement: Statement): void {
    const { keyword, tokens } = statement;
    const isOfAll = tokens[0]?.text === '__all__';
    const mentionsAll = tokens.some(({ text: word }) => word === '__all__');
    if (mentionsAll) declareAll(tokens);
    if (!isOfAll) {
      const whole = (): Interface => interfaceOfTokens(tokens);
      const annotation = decisiveAnnotation(tokens, context.renamed);
      if (annotation === undefined) declare(boundNames(statement), whole);
      else {
        const variable = tokens[0]?.text ?? '';
        declare([variable], () => interfaceOfTokens(annotation));
        declare(namesInExpressions(tokens), whole);
        // The value narrows the type for later statements of this module.
        narrow([variable], whole);
      }
      narrow(narrowedNames(statement), whole);
    }
    if (ENDS.has(keyword) || (mentionsAll && !isOfAll)) addFlow(tokens);
    else addCalls(tokens);
  }

  /** Declares `__all__` and the names in its strings. The names in a plain list have separate declarations. */
  function declareAll(tokens: readonly SourceToken[]): void {
    const found = interfaceOfTokens(tokens.filter(({ kind }) => kind !== 'string'));
    const listed = listedNames(tokens);
    const keysOf = (name: string): readonly string[] => submodule(file, name, filesOf).keys;
    const uses = new Map([...listed].map((name) => [name, isPackage(file) ? keysOf(name) : []]));
    const allUses = [...uses.values()].flat();
    const isPlain = isPlainList(tokens, names.has('__all__'));
    const keepsStringList = isPlain && isListOfStrings(tokens) && (hasStringList || tokens[1]?.text === '=');
    const whole = { ...found, text: textOf(tokens) };
    declare(['__all__', ...(isPlain ? [] : listed)], () => whole, allUses);
    hasStringList = keepsStringList;
    const one = { text: '__all__', mentions: noMentions() };
    if (!isPlain) return addFlow(tokens);
    uses.forEach((own, name) => declare([name], () => one, own));
    // If Pyright finds the list unreachable, star imports of this module bind other names. So `flow` marks the list.
    flow.push(flowStatement(PLAIN_LIST));
  }

  function visitScriptBlock(statement: Statement): void {
    const found = interfaceOfTokens(allTokens(statement));
    const suite = statement.suite ?? [];
    for (const { names: bound, until } of bindingsOf(suite)) {
      declare(bound, () => suiteInterface(suite.slice(0, until)));
    }
    narrow(
      suite.flatMap((inner) => [...narrowedWithin(inner)]),
      () => found,
    );
    for (const inner of importsWithin(suite)) addImport(inner);
  }

  for (const [index, statement] of statements.entries()) {
    if (isScriptBlock(statements, index)) visitScriptBlock(statement);
    else visit(statement);
  }
  return {
    declarations,
    names,
    narrowed,
    flow,
    mayBeTooComplex: mayBeTooComplex(moduleTokens(statements)),
  };
}
