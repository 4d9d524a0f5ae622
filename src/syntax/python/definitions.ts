import { boundName, type Enclosing, MAX_DEPTH, OUTERMOST, spanOf } from '../bound-name.ts';
import type { Definition, DefinitionKind, FunctionPart, Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';
import { boundNames, importedNames } from './bindings.ts';
import { docstringOf } from './docstring.ts';

/** Returns the definitions in a statement, in source order. */
export function pythonDefinitions(
  statement: SyntaxNode,
  enclosing: Enclosing = OUTERMOST,
): readonly Definition[] {
  const found: Definition[] = [];
  visit(statement, enclosing, found);
  return found;
}

function visitAll(node: SyntaxNode, enclosing: Enclosing, found: Definition[]): void {
  if (enclosing.depth > MAX_DEPTH) return;
  const inner = { ...enclosing, depth: enclosing.depth + 1 };
  for (const child of node.namedChildren) visit(child, inner, found);
}

/** Visits statements and their clauses. Omits the names that `:=` binds. */
function visit(node: SyntaxNode, enclosing: Enclosing, found: Definition[]): void {
  switch (node.type) {
    case 'decorated_definition':
    case 'class_definition':
    case 'function_definition':
      addDefinition(node, enclosing, found);
      return;
    case 'type_alias_statement':
      bind(node.childForFieldName('left'), 'type', enclosing, found);
      return;
    case 'import_statement':
    case 'import_from_statement':
    case 'future_import_statement':
      for (const name of importedNames(node)) addName(name, 'import', enclosing, found);
      return;
    case 'expression_statement':
      for (const child of node.namedChildren) bindAssignment(child, enclosing, found);
      return;
    case 'for_statement':
      bind(node.childForFieldName('left'), 'variable', enclosing, found);
      break;
    case 'as_pattern':
      bind(node.childForFieldName('alias') ?? node.lastNamedChild, 'variable', enclosing, found);
      return;
    case 'case_pattern':
      bind(node, 'variable', enclosing, found);
      return;
    default:
      if (!HOLDERS.has(node.type)) return;
  }
  visitAll(node, enclosing, found);
}

/** Kinds of nodes that bind no name themselves but may contain definitions. */
const HOLDERS: ReadonlySet<string> = new Set([
  'ERROR',
  'block',
  'case_clause',
  'elif_clause',
  'else_clause',
  'except_clause',
  'except_group_clause',
  'finally_clause',
  'if_statement',
  'match_statement',
  // In `with (a as b):`, the item is in this node. In `with (a as b,):`, it is in a `tuple`.
  'parenthesized_expression',
  'try_statement',
  'tuple',
  'while_statement',
  'with_clause',
  'with_item',
  'with_statement',
]);

function bindAssignment(node: SyntaxNode, enclosing: Enclosing, found: Definition[]): void {
  for (let assignment: SyntaxNode | null = node; assignment?.type === 'assignment';) {
    bind(assignment.childForFieldName('left'), 'variable', enclosing, found);
    assignment = assignment.childForFieldName('right');
  }
}

function bind(
  target: SyntaxNode | null,
  kind: DefinitionKind,
  enclosing: Enclosing,
  found: Definition[],
): void {
  if (target === null || !enclosing.bindsNames) return;
  if (kind !== 'type') {
    for (const name of boundNames(target)) addName(name, kind, enclosing, found);
    return;
  }
  // In `type A[T] = …`, only `A` is bound outside the statement.
  const name = target.descendantsOfType('identifier')[0];
  if (name !== undefined) addName(name, kind, enclosing, found);
}

function addName(node: SyntaxNode, kind: DefinitionKind, enclosing: Enclosing, found: Definition[]): void {
  if (enclosing.bindsNames) found.push(boundName(node, kind, enclosing));
}

function addDefinition(outer: SyntaxNode, enclosing: Enclosing, found: Definition[]): void {
  const node = outer.type === 'decorated_definition' ? outer.childForFieldName('definition') : outer;
  const nameNode = node?.childForFieldName('name');
  if (node === null || nameNode === null || nameNode === undefined) {
    visitAll(outer, enclosing, found);
    return;
  }
  const isClass = node.type === 'class_definition';
  const block = node.childForFieldName('body');
  const colon = node.children.find((child) => child.type === ':');
  const body = block && suiteSpan(block);
  const name = nameNode.text;
  const path = [...enclosing.path, name];
  found.push({
    kind: isClass ? 'class' : 'function',
    name,
    path,
    nameSpan: spanOf(nameNode),
    span: { start: outer.startIndex, end: body?.end ?? node.endIndex },
    signature: colon === undefined ? null : { start: outer.startIndex, end: colon.endIndex },
    body,
    docstring: block && docstringOf(block),
    part: isClass ? 'plain' : partOf(outer),
  });
  if (block !== null)
    visitAll(block, { ...enclosing, path, bindsNames: isClass && enclosing.bindsNames }, found);
}

function partOf(outer: SyntaxNode): FunctionPart {
  for (const decorator of outer.namedChildren) {
    if (decorator.type !== 'decorator') continue;
    // The decorator's node may include a comment, so only its first child is read.
    const last = decorator.firstNamedChild?.text.split('.').at(-1)?.trim();
    if (last === 'overload') return 'overload';
    if (last === 'property' || last === 'cached_property' || last === 'getter') return 'getter';
    if (last === 'setter' || last === 'deleter') return last;
  }
  return 'plain';
}

/** Returns the span from the first to the last token of a suite except comments and `;`; null without such tokens. */
function suiteSpan(block: SyntaxNode): Span | null {
  const first = block.children.find(isToken);
  if (first === undefined) return null;
  return { start: first.startIndex, end: endOfLastToken(block) };
}

function endOfLastToken(node: SyntaxNode): number {
  let last = node;
  for (;;) {
    const next = last.children.findLast(isToken);
    if (next === undefined) return last.endIndex;
    last = next;
  }
}

function isToken(node: SyntaxNode): boolean {
  return node.type !== 'comment' && node.type !== ';' && node.endIndex > node.startIndex;
}
