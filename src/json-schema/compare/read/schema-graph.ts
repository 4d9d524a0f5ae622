import type { Assertion, NodeId } from '../assertion.ts';
import type { Part } from './read-keywords.ts';

/** A schema at its place in a document. */
export interface SourceNode {
  readonly pointer: string;
  readonly parts: readonly Part[];
}

/** The compared schemas and the schemas that they refer to, by id. Id 0 is the schema `true`, and id 1 is `false`. */
export class SchemaGraph {
  readonly nodes: SourceNode[] = [
    { pointer: '', parts: [] },
    { pointer: '', parts: [{ keyword: '', assertion: { kind: 'never' } }] },
  ];

  add(pointer: string, assertions: readonly Assertion[], keyword = ''): NodeId {
    this.nodes.push({ pointer, parts: assertions.map((assertion) => ({ keyword, assertion })) });
    return this.nodes.length - 1;
  }
}
