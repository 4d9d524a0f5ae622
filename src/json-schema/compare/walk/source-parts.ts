import { pointerTo } from '../../../text/json-pointer.ts';
import { mapNodes, type Assertion, type NodeId } from '../assertion.ts';
import type { SchemaGraph } from '../read/schema-graph.ts';
import { ALWAYS, NEVER, type Part } from '../read/read-keywords.ts';
import { Universe } from '../universe.ts';

/** A node of the {@link SchemaGraph} with its JSON pointer. */
export interface SourceSchema {
  readonly id: number;
  readonly pointer: string;
}

/** One constraint of a schema. */
export interface SourcePart {
  /** The pointer to the keyword, or to the schema if the constraint has no keyword. */
  readonly pointer: string;
  /** The pointer to the schema that contains the keyword. */
  readonly base: string;
  readonly part: Part;
  /** Refers to nodes of the {@link SchemaGraph}, not of the {@link Universe}. */
  readonly assertion: Assertion;
  /** The node of the universe that contains only this constraint. */
  readonly node: NodeId;
}

/** The compared schemas, as nodes of the graph and of the universe. In the universe, equal schemas share a node. */
export class Sources {
  readonly universe: Universe;
  private readonly graph: SchemaGraph;
  private readonly single = new WeakMap<Assertion, NodeId>();

  constructor(graph: SchemaGraph) {
    this.graph = graph;
    this.universe = new Universe(graph);
  }

  nodeOf(source: number): NodeId {
    return this.universe.adopted[source] ?? ALWAYS;
  }

  /**
   * Returns a child schema with its pointer. All places with the schema `true` share one node, and so do all places
   * with `false`. Therefore the pointer of such a child consists of `base` and `parts`.
   */
  child(id: number, base: string, ...parts: readonly (string | number)[]): SourceSchema {
    const isConstant = id === ALWAYS || id === NEVER;
    return { id, pointer: isConstant ? pointerTo(base, ...parts) : (this.graph.nodes[id]?.pointer ?? base) };
  }

  /** Returns every constraint of a schema, including those from `allOf` and references. */
  partsOf({ id, pointer }: SourceSchema): readonly SourcePart[] {
    return (this.graph.nodes[id]?.parts ?? []).flatMap((part): readonly SourcePart[] => {
      const { assertion, keyword } = part;
      if (assertion.kind === 'all') {
        // The value of a reference such as `$ref` has no index.
        return assertion.nodes.flatMap((node, index) =>
          this.partsOf(this.child(node, pointer, keyword, ...(keyword === 'allOf' ? [index] : []))),
        );
      }
      const partPointer = keyword === '' ? pointer : pointerTo(pointer, keyword);
      return [{ pointer: partPointer, base: pointer, part, assertion, node: this.partNode(assertion) }];
    });
  }

  private partNode(assertion: Assertion): NodeId {
    const cached = this.single.get(assertion);
    if (cached !== undefined) return cached;
    const node = this.universe.intern([mapNodes(assertion, (source) => this.nodeOf(source))]);
    this.single.set(assertion, node);
    return node;
  }
}
