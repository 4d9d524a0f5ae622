import { contentHash } from '../bundle/canonical.ts';
import { bundleIdOf } from '../bundle/hash-domain.ts';
import type { Bundle } from '../model/bundle.ts';
import type { SchemaViolation } from './violations.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Returns a violation if the id of a bundle or plan is not its content's hash, if the content cannot be hashed, or if
 * a bundle's status contradicts its error. For a trace event, checks its bundles. `document` must match its schema.
 */
export function hashViolations(schema: string, document: unknown): readonly SchemaViolation[] {
  if (schema === 'trace') return ['bundle', 'previous'].flatMap((name) => violationsAt(document, name));
  const entry = Object.hasOwn(IDS, schema) ? IDS[schema] : undefined;
  if (entry === undefined) return [];
  const [member, idOf] = entry;
  const { [member]: id, ...rest } = document as Members;
  // JSON allows lone surrogates, and numbers that overflow to infinity. They have no canonical form.
  if (!hasCanonicalForm(rest)) {
    return [
      {
        pointer: `/${member}`,
        expected: 'content that can be hashed: without lone surrogates, and only with finite numbers',
      },
    ];
  }
  const computed = idOf(rest);
  if (id !== computed) return [{ pointer: `/${member}`, expected: `"${computed}", the hash of the content` }];
  // The id of a bundle covers `error` but not `status`, and only a failed operation has an error.
  const isMatching = schema !== 'bundle' || (rest['status'] === 'ok') === (rest['error'] === null);
  return isMatching ? [] : [{ pointer: '/status', expected: '"ok" without an error, else "error"' }];
}

function violationsAt(event: unknown, name: string): readonly SchemaViolation[] {
  const bundle = (event as Members)[name] ?? null;
  const found = bundle === null ? [] : hashViolations('bundle', bundle);
  return found.map(({ pointer, expected }) => ({ pointer: `/${name}${pointer}`, expected }));
}

const IDS: Readonly<Record<string, readonly [member: string, idOf: (document: Members) => string]>> = {
  bundle: ['bundleId', (document) => bundleIdOf(document as unknown as Bundle)],
  // The id of a plan does not cover `$schema`.
  plan: ['planId', ({ $schema: _schema, ...plan }) => contentHash(plan)],
};

function hasCanonicalForm(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => hasCanonicalForm(key) && hasCanonicalForm(member));
}
