/**
 * Compares pairs of small random schemas. Checks each compatible pair with ajv and many small documents. If the
 * pair is backward compatible, the new schema must accept every document that the old schema accepts. If the pair
 * is forward compatible, the old schema must accept every document that the new schema accepts. If both lanser and
 * ajv can evaluate a document, their results must be equal. Exits with 1 if a check fails or throws, or if a
 * comparison takes more than 5 seconds.
 *
 *   npm run bench:schema-fuzz -- [--pairs N] [--seed N] [--json]
 */
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { evaluate } from '../../src/json-schema/compare/find/evaluate.ts';
import { validatorOf, type Validator } from '../../src/json-schema/compare/compile-schema.ts';
import { readGraph } from '../../src/json-schema/compare/read/read-graph.ts';
import { indexDocuments, namedSchemas } from '../../src/json-schema/compare/read/schema-document.ts';
import { SchemaGraph } from '../../src/json-schema/compare/read/schema-graph.ts';
import { Universe } from '../../src/json-schema/compare/universe.ts';
import type { Json } from '../../src/schema/json.ts';
import { messageOf } from '../../src/model/lanser-error.ts';
import { seededRandom } from '../../test/helpers/seeded-random.ts';
import { DRAFTS, smallDocuments, SmallSchemas } from './small-schema.ts';
import { scriptArguments } from '../usage.ts';

const SLOW_MS = 5000;

const { values } = scriptArguments({
  options: {
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const documents = smallDocuments();
const counts = new Map<string, number>();
const reasons = new Map<string, number>();
let wrong = 0;

for (let index = 0; index < Number(values.pairs); index += 1) {
  const seed = Number(values.seed) + index;
  const random = seededRandom(seed);
  const draft = random.pick(DRAFTS);
  const schemas = new SmallSchemas(random, draft);
  const old = schemas.root();
  const next = random.chance(0.7) ? schemas.changed(old) : schemas.root();
  judge(seed, old, typeof next === 'object' ? { $schema: draft, ...(next as object) } : next);
}
for (const [name, times] of counts) console.log(`${name}: ${times}`);
for (const [reason, times] of [...reasons].toSorted((one, other) => other[1] - one[1]).slice(0, 25))
  console.log(`  ${times} ${reason}`);
process.exitCode = wrong > 0 ? 1 : 0;

function judge(seed: number, old: Json, next: Json): void {
  let before: readonly (boolean | undefined)[] | undefined;
  let after: readonly (boolean | undefined)[] | undefined;
  try {
    [before, after] = [acceptedBy(seed, old), acceptedBy(seed, next)];
  } catch (error) {
    return report(seed, `THROWN ${messageOf(error)}`, { old, next });
  }
  if (before === undefined || after === undefined) return count('no schema');
  for (const direction of ['backward', 'forward'] as const) {
    const [narrow, wide] = direction === 'backward' ? [before, after] : [after, before];
    const start = performance.now();
    try {
      const { conclusion, differences } = compareSchemas(old, next, { direction });
      count(conclusion);
      const refused = documents.find((_, index) => narrow[index] === true && wide[index] === false);
      if (conclusion === 'compatible' && refused !== undefined)
        report(seed, 'UNSOUND', { direction, old, next, refused });
      if (conclusion !== 'undecided') continue;
      if (refused !== undefined) count('undecided, but a small document proves the incompatibility');
      for (const { verdict, reason } of differences) {
        if (verdict !== 'undecided') continue;
        const why = reason.replace(/^.*\(/u, '').replaceAll(/\d+/gu, 'N');
        reasons.set(why, (reasons.get(why) ?? 0) + 1);
      }
      if (values.json) console.log(JSON.stringify({ seed, direction, undecided: differences, old, next }));
    } catch (error) {
      report(seed, `THROWN ${messageOf(error)}`, { direction, old, next });
    } finally {
      const took = performance.now() - start;
      if (took > SLOW_MS) report(seed, `SLOW ${Math.round(took)} ms`, { direction, old, next });
    }
  }
}

/**
 * Returns ajv's result for each document; undefined for a document that ajv cannot evaluate. Returns undefined
 * instead of a list if ajv or lanser rejects the schema. Reports the first difference between ajv and lanser.
 */
function acceptedBy(seed: number, schema: Json): readonly (boolean | undefined)[] | undefined {
  const named = namedSchemas(schema);
  let isValid: Validator;
  try {
    isValid = validatorOf(named[0], [], 'The schema');
  } catch {
    return undefined;
  }
  let isAccepted: (document: Json) => boolean | undefined;
  try {
    isAccepted = evaluatorOf(named);
  } catch {
    return undefined;
  }
  let reported = false;
  return documents.map((document) => {
    const result = isValid(document);
    const valid = typeof result === 'boolean' ? result : undefined;
    const accepted = isAccepted(document);
    if (!reported && accepted !== undefined && valid !== undefined && accepted !== valid) {
      reported = true;
      report(seed, 'EVALUATED DIFFERENTLY', { schema, document, valid });
    }
    return valid;
  });
}

function evaluatorOf(named: ReturnType<typeof namedSchemas>): (document: Json) => boolean | undefined {
  const graph = new SchemaGraph();
  const { documents: read, resolve } = indexDocuments(named);
  const root = readGraph(graph, read[0] as (typeof read)[0], resolve);
  const universe = new Universe(graph);
  const node = universe.adopted[root] as number;
  return (document) => evaluate(universe, node, document);
}

function count(name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function report(seed: number, finding: string, more: object): void {
  wrong += 1;
  count(finding);
  console.log(`${finding} ${JSON.stringify({ seed, ...more })}`);
}
