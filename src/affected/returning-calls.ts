import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { readImports } from '../syntax/python/imports.ts';
import { isKeyword } from '../syntax/python/names.ts';
import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { assignedRoots, comprehensionTargets } from './bound-names.ts';
import type { SourceToken } from './logical-lines.ts';
import { namesWithin } from './names-within.ts';
import { type Statement, textOf } from './statements.ts';

/** Modules with stubs in Pyright's `stdlib` folder. Code often calls their functions at the top level of a module. */
export const KNOWN_MODULES: ReadonlySet<string> = new Set(
  `abc argparse asyncio base64 collections contextlib contextvars copy dataclasses datetime decimal enum fractions
   functools hashlib importlib inspect io itertools json logging math operator os pathlib platform pprint random
   re secrets socket string struct sys tempfile textwrap threading time types typing typing_extensions unittest
   urllib uuid warnings weakref zoneinfo`.split(/\s+/u),
);

export const KNOWN_BUILTINS: ReadonlySet<string> = new Set(
  `abs all any bool bytearray bytes callable chr classmethod complex delattr dict dir enumerate filter float
   format frozenset getattr globals hasattr hash hex id int isinstance issubclass iter len list locals map max
   memoryview min next object oct open ord pow print property range repr reversed round set setattr slice
   sorted staticmethod str sum super tuple type vars zip`.split(/\s+/u),
);

/**
 * The functions and methods with an overload that returns `NoReturn` or `Never` in Pyright's stubs of `builtins` and
 * KNOWN_MODULES. Calls are compared by name only: `open` is listed because a method `open` in `importlib.readers`
 * never returns. Special methods such as `__setattr__` are omitted, because they are not called by name.
 */
export const MAY_NOT_RETURN: ReadonlySet<string> = new Set(
  `_exit _handle_conflict_error abort activate_stack_trampoline assert_never error execl execle execlp execlpe
   execv execve execvp execvpe exit fail fromkeys get_child_watcher getsockbyname getstate ioctl joinpath open
   quit read_bytes read_text sendmsg_afalg set_child_watcher setstate share skipTest unknown_open`.split(
    /\s+/u,
  ),
);

/** Returns a predicate that is true if every call in the tokens of a statement is known to return. */
export function returningCalls(
  file: string,
  statements: readonly Statement[],
  filesOf: ModuleFiles,
): (tokens: readonly SourceToken[]) => boolean {
  const returningNames = knownNames(file, statements, filesOf);
  return (tokens) =>
    tokens.every(({ kind, text }, index) => {
      if (kind !== 'operator' || text !== '(' || !isCall(tokens[index - 1])) return true;
      let at = index - 1;
      const last = tokens[at];
      while (tokens[at - 1]?.text === '.' && tokens[at - 2]?.kind === 'word') at -= 2;
      const isMethodOfString = tokens[at - 1]?.text === '.' && tokens[at - 2]?.kind === 'string';
      const root = tokens[at];
      if (last?.kind !== 'word' || root === undefined || MAY_NOT_RETURN.has(last.text)) return false;
      return isMethodOfString || (tokens[at - 1]?.text !== '.' && returningNames.has(root.text));
    });
}

function isCall(before: SourceToken | undefined): boolean {
  if (before === undefined) return false;
  if (before.kind === 'word') return !isKeyword(before.text);
  return before.kind === 'string' || before.text === ')' || before.text === ']';
}

/** Yields the names that comprehensions bind, and `a` for assignments such as `a.b = 1` or `a[0] = 1`. */
function* reboundWithin(statement: Statement): Generator<string> {
  for (const { kind, text } of comprehensionTargets(statement.tokens)) if (kind === 'word') yield text;
  yield* assignedRoots(statement);
  for (const inner of statement.suite ?? []) yield* reboundWithin(inner);
}

function containsStarImport({ tokens, suite = [] }: Statement): boolean {
  return (
    tokens.some(({ text }, index) => text === '*' && tokens[index - 1]?.text === 'import') ||
    suite.some(containsStarImport)
  );
}

/**
 * Returns the names of KNOWN_BUILTINS, and the names that top-level imports bind to known modules or their members.
 * Omits members in MAY_NOT_RETURN, and names that other statements may bind or change. Returns no names for a module
 * with a star import, because such an import may bind any name. Omits known modules that a file may replace.
 */
function knownNames(
  file: string,
  statements: readonly Statement[],
  filesOf: ModuleFiles,
): ReadonlySet<string> {
  if (statements.some(containsStarImport)) return new Set();
  const returning = new Set(KNOWN_BUILTINS);
  const imported = new Set<string>();
  const others = new Set<string>();
  for (const statement of statements) {
    if (statement.keyword !== 'import' && statement.keyword !== 'from') {
      for (const name of namesWithin(statement)) others.add(name);
      for (const name of reboundWithin(statement)) others.add(name);
      continue;
    }
    const source = textOf(statement.tokens);
    for (const read of readImports(source, pythonCodeTokens(source))) {
      const isKnown = (parts: readonly string[]): boolean =>
        KNOWN_MODULES.has(parts[0] ?? '') && filesOf(file, 0, parts.slice(0, 1)).length === 0;
      if (read.kind === 'import') {
        for (const { parts, alias } of read.modules) {
          const names = parts.map(({ name }) => name);
          (isKnown(names) ? imported : others).add(alias?.name ?? names[0] ?? '');
        }
      } else {
        const parts = read.parts.map(({ name }) => name);
        for (const { imported: original, alias } of read.names) {
          const isReturning = read.level === 0 && isKnown(parts) && !MAY_NOT_RETURN.has(original.name);
          (isReturning ? imported : others).add(alias?.name ?? original.name);
        }
      }
    }
  }
  for (const name of imported) returning.add(name);
  for (const name of others) returning.delete(name);
  return returning;
}
