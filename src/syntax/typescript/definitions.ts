import { boundName, MAX_DEPTH, OUTERMOST, spanOf, type Enclosing } from '../bound-name.ts';
import type { Definition, DefinitionKind, FunctionPart, Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';

const DECLARATIONS: Readonly<Record<string, DefinitionKind>> = {
  abstract_class_declaration: 'class',
  abstract_method_signature: 'function',
  class_declaration: 'class',
  enum_declaration: 'class',
  function_declaration: 'function',
  function_signature: 'function',
  generator_function_declaration: 'function',
  interface_declaration: 'class',
  internal_module: 'class',
  method_definition: 'function',
  method_signature: 'function',
  module: 'class',
  property_signature: 'variable',
  public_field_definition: 'variable',
  type_alias_declaration: 'type',
  variable_declarator: 'variable',
};

// Types of nodes that may contain declarations. Names that `for`-`in`, `for`-`of` or `catch` binds get no definition.
const HOLDERS: ReadonlySet<string> = new Set([
  'ERROR',
  'ambient_declaration',
  'catch_clause',
  'do_statement',
  'else_clause',
  'export_statement',
  'expression_statement',
  'finally_clause',
  'for_in_statement',
  'for_statement',
  'if_statement',
  'lexical_declaration',
  'program',
  'statement_block',
  'switch_body',
  'switch_case',
  'switch_default',
  'switch_statement',
  'try_statement',
  'variable_declaration',
  'while_statement',
]);

/** Returns the definitions in a top-level node of a TypeScript module, in source order. */
export function typeScriptDefinitions(topLevel: SyntaxNode): readonly Definition[] {
  const found: Definition[] = [];
  visit(topLevel, OUTERMOST, topLevel, found);
  return found;
}

/** Visits a node. `outer` is the node, or the outermost `export` or `declare` statement directly around the node. */
function visit(node: SyntaxNode, around: Enclosing, outer: SyntaxNode, found: Definition[]): void {
  if (around.depth > MAX_DEPTH) return;
  const enclosing = { ...around, depth: around.depth + 1 };
  const kind = DECLARATIONS[node.type];
  if (kind !== undefined) addDeclaration(node, kind, enclosing, outer, found);
  else if (node.type === 'import_statement') addImports(node, enclosing, found);
  else if (HOLDERS.has(node.type)) {
    const begins = node.type === 'export_statement' || node.type === 'ambient_declaration';
    for (const child of node.namedChildren) visit(child, enclosing, begins ? outer : child, found);
  }
}

function addDeclaration(
  node: SyntaxNode,
  kind: DefinitionKind,
  enclosing: Enclosing,
  outer: SyntaxNode,
  found: Definition[],
): void {
  const name = node.childForFieldName('name');
  if (name === null) return;
  const value = node.childForFieldName('value');
  const callable = kind === 'variable' && value !== null && FUNCTIONS.has(value.type) ? value : undefined;
  if (kind === 'variable' && callable === undefined) {
    if (enclosing.bindsNames)
      for (const bound of boundNames(name)) found.push(boundName(bound, 'variable', enclosing));
    return;
  }
  const body = (callable ?? node).childForFieldName('body');
  const names =
    name.type === 'nested_identifier' ? name.text.split('.') : [name.text.replaceAll(/^["']|["']$/gu, '')];
  const path = [...enclosing.path, ...names];
  const end = node.endIndex;
  const signatureEnd = body === null ? end : outer.startIndex + textTo(outer, body).trimEnd().length;
  found.push({
    kind: callable === undefined ? kind : 'function',
    name: names.at(-1) ?? '',
    path,
    nameSpan: spanOf(name),
    span: { start: outer.startIndex, end },
    signature: kind === 'type' ? null : { start: outer.startIndex, end: signatureEnd },
    body: body === null ? null : spanOf(body),
    docstring: documentationOf(outer),
    part: partOf(node),
  });
  if (body === null) return;
  const inner: Enclosing = { ...enclosing, path, bindsNames: kind === 'class' && enclosing.bindsNames };
  for (const child of body.namedChildren) visit(child, inner, child, found);
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'arrow_function',
  'function_expression',
  'generator_function',
]);

function partOf(node: SyntaxNode): FunctionPart {
  if (node.type === 'function_signature' || node.type === 'method_signature') return 'overload';
  const words = node.children.map(({ type }) => type);
  if (words.includes('get')) return 'getter';
  return words.includes('set') ? 'setter' : 'plain';
}

/** Returns the JSDoc comment directly above a declaration and its decorators, or null. */
function documentationOf(outer: SyntaxNode): Span | null {
  let above = statementOf(outer).previousSibling;
  while (above?.type === 'decorator') above = above.previousSibling;
  return above?.type === 'comment' && above.text.startsWith('/**') ? spanOf(above) : null;
}

/** Returns the statement, such as `export const f = …`, whose first declarator is `outer`; else `outer` itself. */
function statementOf(outer: SyntaxNode): SyntaxNode {
  const statement = outer.type === 'variable_declarator' ? outer.parent : null;
  if (statement === null || statement.namedChildren[0]?.id !== outer.id) return outer;
  const { parent } = statement;
  return parent?.type === 'export_statement' || parent?.type === 'ambient_declaration' ? parent : statement;
}

function textTo(outer: SyntaxNode, body: SyntaxNode): string {
  return outer.text.slice(0, body.startIndex - outer.startIndex);
}

function* boundNames(target: SyntaxNode, depth = 0): Generator<SyntaxNode> {
  // The names in `[Symbol.iterator] = …` are uses, not declarations.
  if (depth > MAX_DEPTH || target.type === 'computed_property_name') return;
  if (/(?:^|_)identifier(?:_pattern)?$/u.test(target.type)) {
    yield target;
    return;
  }
  // In `{ key: name }` and `name = value`, the key and the default value are not declarations.
  const field =
    target.type === 'pair_pattern' ? 'value' : target.type.endsWith('assignment_pattern') ? 'left' : '';
  const below = field === '' ? target.namedChildren : [target.childForFieldName(field)];
  for (const child of below) if (child !== null) yield* boundNames(child, depth + 1);
}

function addImports(statement: SyntaxNode, enclosing: Enclosing, found: Definition[]): void {
  for (const node of statement.descendantsOfType(['import_clause', 'import_specifier', 'namespace_import'])) {
    const bound = node.childForFieldName('alias') ?? node.childForFieldName('name') ?? node.namedChild(0);
    if (bound?.type === 'identifier') found.push(boundName(bound, 'import', enclosing));
  }
}
