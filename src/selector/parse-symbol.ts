import type { SymbolRole, SymbolSelector } from '../model/selector.ts';
import { docVersion, follow, pattern, readParameters, type ParameterReader } from './parameters.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

const ROLES: readonly SymbolRole[] = ['def', 'sig', 'body', 'doc'];

const SYMBOL_ID = /sym1:[0-9a-f]{16,128}/uy;

const overload: ParameterReader<number> = (value) => value.integer(0, 'the number of an overload');
const symbolId: ParameterReader<string> = (value) =>
  pattern(value, SYMBOL_ID, 'sym1: and lower-case hexadecimal digits');

/** Parses `py://pkg.mod#Class.method:body`. Accepts a colon instead of a dot between names. */
export function parseSymbol(text: string): SymbolSelector {
  const scanner = new Scanner(text, 'py://'.length);
  const module = scanner.moduleName();
  scanner.expect('#', '"." or "#"');
  return readNames(scanner, module, (expected) => scanner.identifier(expected));
}

/** Parses `symbol://src/shape.ts#Shape.area:body`. */
export function parseFileSymbol(text: string): SymbolSelector {
  const scanner = new Scanner(text, 'symbol://'.length);
  const file = readPath(scanner, '#');
  scanner.expect('#');
  return readNames(scanner, `./${file}`, (expected) => scanner.name(expected));
}

function readNames(scanner: Scanner, module: string, read: (expected: string) => string): SymbolSelector {
  const names = [read('the name of a definition')];
  let role: SymbolRole = 'def';
  for (;;) {
    const colon = scanner.take(':');
    if (!colon && !scanner.take('.')) break;
    if (!colon && scanner.take('<locals>')) continue;
    const name = read(colon ? 'a role (def, sig, body, doc) or a name' : 'a name');
    const last = scanner.done || scanner.text.startsWith('?', scanner.offset);
    const asRole = ROLES.find((candidate) => candidate === name);
    if (colon && last && asRole !== undefined) {
      role = asRole;
      break;
    }
    names.push(name);
  }
  const readers = { follow, overload, symbolId, docVersion };
  const expected = '".", ":" and a role, "?" and parameters, or the end of the selector';
  return {
    kind: 'symbol',
    qualname: `${module}:${names.join('.')}`,
    role,
    ...readParameters(scanner, readers, expected),
  };
}
