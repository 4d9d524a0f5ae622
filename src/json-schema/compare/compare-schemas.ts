// json-schema/ is for the JSON Schemas of users, and schema/ for lanser's own schemas.
import type {
  CompatDirection,
  CompatVerdict,
  SchemaComparison,
  SchemaDifference,
} from '../../model/comparison.ts';
import type { Json } from '../../schema/json.ts';
import type { NodeId } from './assertion.ts';
import { DifferenceWalk } from './walk/difference-walk.ts';
import type { Question } from './walk/question.ts';
import { InstanceFinder } from './find/find-instances.ts';
import type { Solution } from './find/solver.ts';
import { validatorOf, type Validator } from './compile-schema.ts';
import { readGraph } from './read/read-graph.ts';
import { SchemaGraph } from './read/schema-graph.ts';
import {
  indexDocuments,
  namedSchemas,
  type NamedSchema,
  type SchemaContext,
} from './read/schema-document.ts';
import { Sources, type SourceSchema } from './walk/source-parts.ts';

export interface CompareOptions {
  /** Default: `backward`. */
  readonly direction?: CompatDirection | undefined;
  /** The URI of the old schema, and the schemas that it may refer to. */
  readonly old?: SchemaContext | undefined;
  /** The URI of the new schema, and the schemas that it may refer to. */
  readonly new?: SchemaContext | undefined;
}

/**
 * Compares two JSON Schemas by the documents that they accept. Supports draft-04 to 2020-12, with `format` as an
 * assertion. `compatible` is proved, `breaking` has a counterexample, and everything else is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID in the cases of `compileSchema`; if a reference leads to a value that is not
 * a schema; if a schema refers to itself for the same part of the document.
 * @throws RangeError for a schema that is nested too deeply.
 */
export function compareSchemas(old: unknown, next: unknown, options: CompareOptions = {}): SchemaComparison {
  const { direction = 'backward' } = options;
  const before = sideOf(old, options.old, 'The old schema');
  const after = sideOf(next, options.new, 'The new schema');
  const differences = [
    ...(direction === 'forward' ? [] : differencesOf(before, after, 'backward')),
    ...(direction === 'backward' ? [] : differencesOf(after, before, 'forward')),
  ];
  return { conclusion: conclusionOf(differences), differences };
}

function conclusionOf(differences: readonly { readonly verdict: CompatVerdict }[]): CompatVerdict {
  const has = (verdict: CompatVerdict): boolean => differences.some((one) => one.verdict === verdict);
  if (has('breaking')) return 'breaking';
  return has('undecided') ? 'undecided' : 'compatible';
}

interface ComparedSide {
  readonly schemas: readonly [NamedSchema, ...NamedSchema[]];
  readonly isValid: Validator;
}

function sideOf(schema: unknown, context: SchemaContext | undefined, name: string): ComparedSide {
  const schemas = namedSchemas(schema, context);
  const [first, ...others] = schemas;
  return { schemas, isValid: validatorOf(first, others, name) };
}

function differencesOf(
  narrow: ComparedSide,
  wide: ComparedSide,
  direction: 'backward' | 'forward',
): readonly SchemaDifference[] {
  if ([...narrow.schemas, ...wide.schemas].some(({ root }) => hasInfinity(root))) {
    const reason = 'numbers outside of ±1.8e308 are not analysed';
    return [{ pointer: '', direction, verdict: 'undecided', reason }];
  }
  const graph = new SchemaGraph();
  const [old, next] = [narrow, wide].map(({ schemas }) => {
    const { documents, resolve } = indexDocuments(schemas);
    const id = readGraph(graph, documents[0] as (typeof documents)[0], resolve);
    return { id, pointer: id > 1 ? (graph.nodes[id]?.pointer ?? '') : '' };
  }) as [SourceSchema, SourceSchema];
  const decisions = new Decisions(new Sources(graph), narrow.isValid, wide.isValid, direction);
  return decisions.differencesOf(old, next);
}

/** Returns true for a schema with a number such as 1e400, which `JSON.parse` reads as infinity. */
function hasInfinity(value: Json): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInfinity);
}

/** The number of counterexamples to search for. If ajv does not confirm the first, it may confirm a later one. */
const EXAMPLES = 3;

class Decisions {
  private readonly differences: SchemaDifference[] = [];
  private readonly sources: Sources;
  private readonly finder: InstanceFinder;
  private readonly isOld: Validator;
  private readonly isNew: Validator;
  private readonly direction: 'backward' | 'forward';
  /** True if a difference is compatible only because of constraints outside of its place. */
  private depends = false;

  constructor(sources: Sources, isOld: Validator, isNew: Validator, direction: 'backward' | 'forward') {
    this.sources = sources;
    this.finder = new InstanceFinder(sources.universe);
    this.isOld = isOld;
    this.isNew = isNew;
    this.direction = direction;
  }

  differencesOf(old: SourceSchema, next: SourceSchema): readonly SchemaDifference[] {
    const local = this.sources.nodeOf(old.id);
    const whole = this.sources.nodeOf(next.id);
    if (local === whole) return [];
    const walk = new DifferenceWalk(this.sources, this.direction === 'forward', (question) =>
      this.decide(question, local),
    );
    walk.walk(old, next, (node) => node);
    const conclusion = conclusionOf(this.differences);
    // The walk compares a pair of subschemas only in the first place where it finds the pair. If the result depends
    // on constraints around this place, it may be wrong for the other places of the pair.
    const isExact = !(walk.passedOver && this.depends);
    if (conclusion === 'undecided' || (conclusion === 'compatible' && !isExact)) {
      const reason = 'the schema as a whole';
      const places = this.differences.length;
      const answer = this.decide({ pointer: '', reason, local, demand: whole, whole, changed: false }, local);
      // Removes an undecided result for the whole schema if undecided places are already known.
      if (answer === 'undecided' && conclusion === 'undecided') this.differences.length = places;
    }
    return this.differences;
  }

  private decide(question: Question, root: number): CompatVerdict {
    const { local, demand, whole } = question;
    if (this.violations(local, demand, 1).kind === 'empty') return this.keep(question, 'compatible');
    const solution = this.violations(root, whole, EXAMPLES);
    if (solution.kind === 'empty') {
      this.depends = true;
      return this.keep(question, 'compatible');
    }
    let undecidedReason =
      solution.kind === 'unknown' ? solution.reason : 'the validator does not confirm the example';
    for (const value of solution.values) {
      const [before, after] = [this.isOld(value), this.isNew(value)];
      if (before === true && after === false)
        return this.keep(question, 'breaking', { counterExample: value });
      if (before === 'failed' || after === 'failed') undecidedReason = 'the validator fails for the example';
      if (before === 'unavailable' || after === 'unavailable')
        undecidedReason = 'a referenced schema is unavailable';
    }
    return this.keep({ ...question, reason: `${question.reason} (${undecidedReason})` }, 'undecided');
  }

  /** Searches for values that match one node and violate the other. */
  private violations(matched: NodeId, violated: NodeId, count: number): Solution {
    const signed = [
      { node: matched, holds: true },
      { node: violated, holds: false },
    ];
    return this.finder.findInstances(signed, count);
  }

  private keep(
    question: Question,
    verdict: CompatVerdict,
    more: { readonly counterExample?: unknown } = {},
  ): CompatVerdict {
    const { pointer, reason, changed } = question;
    if (verdict === 'compatible' && !changed) return verdict;
    const isKnown = this.differences.some(
      (one) => one.pointer === pointer && one.reason === reason && one.verdict === verdict,
    );
    if (!isKnown) this.differences.push({ pointer, direction: this.direction, verdict, reason, ...more });
    return verdict;
  }
}
