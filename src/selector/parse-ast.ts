import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import { docVersion, follow, readParameters } from './parameters.ts';
import { Scanner } from './scanner.ts';

const LEAF = /[A-Za-z_][A-Za-z0-9_]*/uy;

/** Parses `ast://[module=pkg.mod]/[class=C]/[def=m][2]/name[1]`. */
export function parseAst(text: string): AstSelector {
  const scanner = new Scanner(text, 'ast://'.length);
  scanner.expect('[module=');
  const module = scanner.moduleName();
  scanner.expect(']', '"." or "]"');
  const steps: DefinitionStep[] = [];
  let leaf: [string, number] | undefined;
  while (leaf === undefined && scanner.take('/')) {
    if (scanner.take('[')) steps.push(readStep(scanner));
    else leaf = readLeaf(scanner);
  }
  const expected =
    leaf === undefined
      ? '"/" and a step, "?" and parameters, or the end of the selector'
      : '"?" and parameters, or the end of the selector';
  return {
    kind: 'ast',
    path: [['module', module], ...steps],
    ...(leaf === undefined ? {} : { leaf }),
    ...readParameters(scanner, { follow, docVersion }, expected),
  };
}

function readStep(scanner: Scanner): DefinitionStep {
  const kind = (['class', 'def'] as const).find((name) => scanner.take(name));
  if (kind === undefined) return scanner.fail('"class=" or "def="');
  scanner.expect('=');
  const name = scanner.identifier('the name of a definition');
  scanner.expect(']');
  if (!scanner.take('[')) return [kind, name];
  const ordinal = scanner.integer(1, 'a number');
  scanner.expect(']');
  return [kind, name, ordinal];
}

function readLeaf(scanner: Scanner): [string, number] {
  const name = scanner.match(LEAF) ?? scanner.fail('"[" and a step, or a node kind or field');
  scanner.expect('[', '"[" and a number from 1');
  const ordinal = scanner.integer(1, 'a number');
  scanner.expect(']');
  return [name, ordinal];
}
