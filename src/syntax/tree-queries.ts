import { partitionPoint } from '../text/partition-point.ts';
import type { Definition, Span } from './definition.ts';
import { END, FIELD, KIND, NEXT, START, STRIDE, type FlatTree } from './flat-tree.ts';
import type { Statement } from './token.ts';

export interface TreeQueries {
  /** Returns nodes of the kind or field `name`, in source order. A definition's own child in this field is first. */
  nodes(within: Definition | Span, name: string): readonly Span[];
  /** Returns the innermost statement at the offset, if any: its parent's kind is in `holders`, its own is not. */
  statementAt(offset: number): Statement | undefined;
}

export function treeQueries({ nodes, names }: FlatTree, holders: readonly string[]): TreeQueries {
  const holderKinds = new Set(holders.map((name) => names.indexOf(name)));
  const children = new Map<number, readonly number[]>();
  const value = (node: number, member: number): number => nodes[node * STRIDE + member] ?? -1;
  const count = nodes.length / STRIDE;

  function childrenOf(parent: number): readonly number[] {
    const cached = children.get(parent);
    if (cached !== undefined) return cached;
    const found: number[] = [];
    const end = value(parent, NEXT);
    for (let child = parent + 1; child < end; child = value(child, NEXT)) found.push(child);
    children.set(parent, found);
    return found;
  }

  /** Returns the first child that contains the offset, or that is empty and at the offset. */
  function childAt(parent: number, offset: number): number | undefined {
    const all = childrenOf(parent);
    const first = partitionPoint(all.length, (index) => value(all[index] ?? 0, END) >= offset);
    for (let index = first; index < all.length; index += 1) {
      const child = all[index] ?? 0;
      const [start, end] = [value(child, START), value(child, END)];
      if (end > offset || start === end) return start <= offset ? child : undefined;
    }
    return undefined;
  }

  const spanOf = (node: number): Span => ({ start: value(node, START), end: value(node, END) });

  /** Returns the ancestors of a node, from the root to its parent. */
  function pathTo(node: number): readonly number[] {
    const path: number[] = [];
    for (let at: number | undefined = 0; at !== undefined && at !== node;) {
      path.push(at);
      at = childrenOf(at).findLast((child) => child <= node);
    }
    return path;
  }

  /** Returns a definition's node, and `outer`, which also contains its decorators or `export`; else undefined. */
  function ownNode({
    nameSpan,
    span,
  }: Definition): { readonly node: number; readonly outer: number } | undefined {
    const field = names.indexOf('name');
    let name = partitionPoint(count, (index) => value(index, START) >= nameSpan.start);
    const isName = (node: number): boolean =>
      value(node, FIELD) === field && value(node, END) === nameSpan.end;
    while (name < count && value(name, START) === nameSpan.start && !isName(name)) name += 1;
    if (field === -1 || name >= count || value(name, START) !== nameSpan.start) return undefined;
    const path = pathTo(name);
    const node = path.at(-1);
    const outer = path.findLast((ancestor) => value(ancestor, START) <= span.start);
    if (node === undefined || outer === undefined || value(outer, START) !== span.start) return undefined;
    return { node, outer };
  }

  return {
    nodes(within, name) {
      const kind = names.indexOf(name);
      if (kind === -1) return [];
      // A definition that was recovered from broken code may have no node of its own.
      const definitionNode = 'nameSpan' in within ? ownNode(within) : undefined;
      const span = 'nameSpan' in within ? within.span : within;
      const first =
        definitionNode && childrenOf(definitionNode.node).find((child) => value(child, FIELD) === kind);
      const [from, to] =
        definitionNode === undefined
          ? [partitionPoint(count, (index) => value(index, START) >= span.start), count]
          : [definitionNode.outer, value(definitionNode.outer, NEXT)];
      const found = first === undefined ? [] : [spanOf(first)];
      for (let node = from; node < to; node += 1) {
        if (definitionNode === undefined && value(node, START) > span.end) break;
        const isMeant =
          value(node, KIND) === kind || (value(node, KIND) !== -1 && value(node, FIELD) === kind);
        const isInside = definitionNode !== undefined || value(node, END) <= span.end;
        if (isMeant && isInside && node !== first) found.push(spanOf(node));
      }
      return found;
    },
    statementAt(offset) {
      let statement: Statement | undefined;
      let parent = 0;
      for (let node = childAt(parent, offset); node !== undefined; node = childAt(parent, offset)) {
        const kind = value(node, KIND);
        if (kind === -1) return statement;
        if (holderKinds.has(value(parent, KIND)) && !holderKinds.has(kind)) {
          statement = { kind: names[kind] ?? '', start: value(node, START), end: value(node, END) };
        }
        parent = node;
      }
      return statement;
    },
  };
}
