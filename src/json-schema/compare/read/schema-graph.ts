import type { Assertion, NodeId } from '../assertion.ts';
import type { Part } from './read-keywords.ts';

/** The assertions of a schema, with the pointer that messages show for the schema. */
export interface SourceNode {
  readonly pointer: string;
  readonly parts: readonly Part[];
}

/** The compared schemas, their subschemas and referenced schemas, by id. Id 0 is `true`, and id 1 is `false`. */
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
