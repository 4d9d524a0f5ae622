import * as fc from 'fast-check';
import type { Bundle } from '../../src/model/bundle.ts';
import { SELECTOR_KINDS } from '../../src/model/selector.ts';
import { anySelector } from '../selector/any-selector.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const natural = fc.nat({ max: 99 });
const ordinal = fc.integer({ min: 1, max: 99 });
const range = fc.tuple(natural, natural, natural, natural);
const hash = fc.stringMatching(/^[0-9a-f]{64}$/).map((digits) => `sha256:${digits}` as const);
const blob = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => `blob:${digits}` as const);
const nameAndVersion = fc.record({ name: text, version: text });
const counts = fc.record({ error: natural, warning: natural, information: natural });
const tags = fc.subarray(['unnecessary', 'deprecated'] as const);

const diagnostic = fc.record(
  {
    uri: text,
    range,
    severity: fc.constantFrom('error', 'warning', 'information'),
    rule: fc.option(text),
    message: text,
    source: text,
    tags,
    related: fc.array(fc.record({ uri: text, range, message: text }), { maxLength: 1 }),
  },
  { requiredKeys: ['uri', 'range', 'severity', 'rule', 'message', 'source'] },
);

const facts = fc.record({
  provenance: fc.constantFrom('lsp', 'compiler'),
  documents: fc.dictionary(text, blob, { maxKeys: 2, noNullPrototype: true }),
  scope: fc.oneof(
    fc.record({ kind: fc.constant('workspace'), files: natural }),
    fc.record({ kind: fc.constant('files'), files: fc.array(text, { maxLength: 2 }) }),
  ),
  diagnostics: fc.array(diagnostic, { maxLength: 2 }),
  hints: fc.array(fc.record({ uri: text, range, message: text, tags }), { maxLength: 1 }),
  counts,
});

const weight = fc.double({ min: 0, max: 10, noNaN: true });
const processReward = fc.record({
  version: fc.constant('rl-csf-v1'),
  previousBundleId: fc.option(hash),
  r: fc.double({ min: -10, max: 10, noNaN: true }),
  components: fc.record({
    diag_delta: fc.integer(),
    safety_delta: weight,
    confidence_delta: weight,
    tool_error: fc.constantFrom(0, 1),
  }),
  weights: fc.record({ wD: weight, wS: weight, wA: weight, wE: weight, gamma: weight }),
  source: fc.constantFrom('bundle', 'gate'),
  scopeChanged: fc.boolean(),
  explanation: text,
});

// Lone surrogates have no canonical form, so bundles do not contain them.
const selector = anySelector.filter((spec) => !/\p{Cs}/u.test(Object.values(spec).join(' ')));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const symbolId = fc.stringMatching(/^[0-9a-f]{96}$/).map((digits) => `sym1:${digits}`);
const target = fc.record({ uri: text, range, selectionRange: range, docVersion: blob, symbolId });
const features = fc.record({
  ast: fc.option(share),
  module: fc.option(share),
  token: fc.option(share),
  prox: fc.option(share),
});
const resolution = fc.record({
  original: text,
  resolved: fc.option(target),
  confidence: share,
  certified: fc.boolean(),
  candidates: fc.array(
    fc
      .tuple(target, fc.record({ score: share, certified: fc.boolean(), features, explanation: text }))
      .map(([place, rest]) => ({ ...place, ...rest })),
    { maxLength: 2 },
  ),
  weights: fc.record({ ast: share, module: share, token: share, prox: share }),
  thresholds: fc.record({ tau: share, delta: share, topK: fc.integer({ min: 1, max: 99 }) }),
  selector,
  foundVersion: fc.record({ blob, commit: fc.stringMatching(/^[0-9a-f]{40}$/) }),
  historySearch: fc.record({
    outcome: fc.constantFrom('found', 'none', 'shallow', 'commit-limit', 'time-limit', 'unavailable'),
    commits: fc.nat(),
    limits: fc.record({ commits: fc.nat(), milliseconds: fc.nat() }),
  }),
});

/** Random bundles. The `bundleId` is a random hash, and does not match the content. */
export const anyBundle: fc.Arbitrary<Bundle> = fc
  .record({
    $schema: fc.constant('urn:lanser:schema:bundle:1.2'),
    version: fc.constant('1.2'),
    bundleId: hash,
    request: fc.record({
      cmd: fc.constantFrom('diagnostics', 'gate', 'locate', null),
      selector: fc.option(selector),
      options: fc.record({
        workspace: fc.constant(true),
        files: fc.array(text),
        base: text,
        indexIo: fc.constantFrom('utf-8', 'utf-16', 'codepoint'),
        as: fc.constantFrom(...SELECTOR_KINDS),
        topK: fc.integer({ min: 1, max: 99 }),
      }),
    }),
    resolution: fc.option(resolution, { freq: 9 }),
    facts: fc.option(facts, { freq: 9 }),
    edits: fc.constant({ plan: null, diff: null }),
    error: fc.option(
      fc.record({ code: fc.constant('E/USAGE'), message: text, details: fc.record({ path: text }) }),
    ),
    processReward: fc.option(processReward, { freq: 9 }),
    environment: fc.record({
      tool: nameAndVersion,
      server: fc.option(nameAndVersion),
      positionEncoding: fc.constantFrom('utf-8', 'utf-16', 'utf-32'),
      python: fc.option(fc.record({ version: text, packagesDigest: hash })),
      configDigest: fc.option(hash),
      platform: text,
      local: fc.record({ workspaceRoot: text, pythonExe: fc.option(text), venvPath: text, node: text }),
    }),
    capabilities: fc.record({ partialResult: fc.boolean(), cancellable: fc.boolean() }),
    meta: fc.record({
      exitCode: fc.nat({ max: 255 }),
      hashing: fc.constant({ algo: 'sha256-jcs-v1' }),
      sortingKeys: fc.array(text, { maxLength: 3 }),
      truncated: fc.constant(null),
      snapshot: fc.stringMatching(/^git-tree:[0-9a-f]{40}$/),
      timing: fc.dictionary(text, weight, { maxKeys: 2, noNullPrototype: true }),
      startedAt: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((date) => date.toISOString()),
      batch: fc.record({
        line: ordinal,
        id: fc.option(fc.oneof(text, natural)),
        ordinal,
        request: hash,
        input: fc.record({ requests: ordinal, digest: hash }),
      }),
    }),
  })
  .map((bundle) => {
    const status = bundle.error === null ? 'ok' : 'error';
    return JSON.parse(JSON.stringify({ status, ...bundle })) as Bundle;
  });
