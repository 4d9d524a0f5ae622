/** Valid documents, and parts of documents, for the schemas that new-schemas.test.ts tests. */
import type { BundleRequest, Facts } from '../../src/model/bundle.ts';
import type { Plan } from '../../src/model/generated/plan.ts';
import type { Proposal } from '../../src/model/generated/proposal.ts';
import type { RenameCheck } from '../../src/model/generated/report.ts';
import type { TraceEvent } from '../../src/model/generated/trace.ts';
import type { TrainingRecord } from '../../src/model/generated/training-record.ts';
import type { Range } from '../../src/model/generated/bundle.ts';
import type { Report } from '../../src/model/report.ts';

type Named<T> = Readonly<Record<string, T>>;

const HASH = `sha256:${'a'.repeat(64)}`;
const BLOB = `blob:${'b'.repeat(40)}`;
const RANGE: Range = [0, 4, 0, 9];

const cursor = { kind: 'cursor', uri: 'app.py', line: 1, col: 5 } as const;

const request = {
  cmd: 'rename',
  selector: cursor,
  options: { newName: 'total' },
} as const satisfies BundleRequest;

export const PLANS: Named<Plan> = {
  empty: { planId: HASH, files: [], operations: [] },
  'text edits': {
    $schema: 'urn:lanser:schema:plan:1.0',
    version: '1.0',
    planId: HASH,
    positionEncoding: 'utf-16',
    resolution: null,
    files: [
      {
        uri: 'app.py',
        before: BLOB,
        after: BLOB,
        edits: [{ range: RANGE, newText: 'total', annotation: 'r' }],
      },
      { uri: 'new.py', before: null, after: BLOB, edits: [] },
      { uri: 'gone.py', before: BLOB, after: null, edits: [] },
    ],
    operations: [],
    diff: '--- a/app.py\n',
    annotations: { r: { label: 'Rename', needsConfirmation: true, description: 'in a string' } },
  },
  'file operations': {
    planId: HASH,
    files: [],
    operations: [
      { kind: 'create', uri: 'new.py', options: { overwrite: true, ignoreIfExists: false } },
      { kind: 'rename', oldUri: 'a.py', newUri: 'b.py', annotation: 'r' },
      { kind: 'delete', uri: 'gone', options: { recursive: true, ignoreIfNotExists: true } },
    ],
  },
};

export const PROPOSALS: Named<Proposal> = {
  empty: { version: '1.0', edits: [] },
  'of every kind': {
    $schema: './proposal.schema.json',
    version: '1.0',
    edits: [
      { kind: 'rename', selector: 'py://app#main', newName: 'start' },
      { kind: 'rename', selector: cursor, newName: 'start' },
      { kind: 'renameFile', oldUri: 'a.py', newUri: 'b.py' },
      { kind: 'codeAction', selector: 'app.py@L1:C5', title: 'Organize Imports' },
    ],
  },
};

const frame = { kind: 'rpc', seq: 3, direction: 'sent', server: 'pyright' } as const;

export const EVENTS: Named<TraceEvent> = {
  session: {
    kind: 'session',
    seq: 0,
    version: '1.0',
    tool: { name: 'lanser', version: '0.1.0' },
    servers: [
      {
        id: 'pyright',
        name: 'pyright',
        version: '1.1.414',
        root: '.',
        positionEncoding: 'utf-16',
        capabilities: { hoverProvider: true },
      },
      {
        id: 'clangd',
        name: 'clangd',
        version: null,
        root: 'native',
        positionEncoding: null,
        capabilities: null,
      },
    ],
    configDigest: HASH,
    positionEncoding: 'utf-16',
    python: { version: '3.12.3', packagesDigest: HASH },
    platform: 'linux-x64',
    roots: ['typeshed', 'site-packages'],
    timing: { startedAt: '2026-01-01T00:00:00Z' },
  },
  snapshot: {
    kind: 'snapshot',
    seq: 1,
    tree: `git-tree:${'c'.repeat(40)}`,
    documents: { 'app.py': { blob: BLOB, content: 'K0otLswpUQAA' }, 'b.py': { blob: BLOB }, 'gone.py': null },
  },
  request: { kind: 'request', seq: 2, index: 0, request, original: 'app.py@L1:C5', previous: null },
  'rpc request': { ...frame, type: 'request', method: 'textDocument/rename', id: 0, params: {}, index: 0 },
  'rpc result': { ...frame, type: 'response', method: 'textDocument/rename', id: 0, result: null },
  'rpc error': {
    ...frame,
    direction: 'received',
    type: 'response',
    method: 'textDocument/rename',
    id: 0,
    error: { code: -32_803, message: 'no', data: [1] },
    timing: { atMs: 1.5 },
  },
  'rpc notification': { ...frame, type: 'notification', method: 'initialized', params: {} },
  end: { kind: 'end', seq: 9, events: 9, digest: HASH },
};

export const TRAINING_RECORD: TrainingRecord = {
  version: '1.1',
  episode: 'run.jsonl',
  step: 1,
  state: HASH,
  action: request,
  observation: HASH,
  observationText: '{}',
  observationTruncated: false,
  reward: 1.924,
  mask: true,
  rewardVersion: 'rl-csf-v1',
  components: { diag_delta: 3, safety_delta: 1, confidence_delta: 0.24, tool_error: 0 },
  weights: { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 },
  previousBundleId: HASH,
  done: false,
};

export const FIRST_RECORD: TrainingRecord = {
  ...TRAINING_RECORD,
  episode: null,
  step: 0,
  reward: null,
  mask: false,
  components: null,
  previousBundleId: null,
};

export const PR_RECORD: TrainingRecord = {
  ...TRAINING_RECORD,
  rewardVersion: 'pr-v1',
  components: { diag_delta: 3, safety: 1, ambiguity_penalty: 0.06, alpha_conf: 0.94 },
  weights: { alpha: 0.5, beta: 0.4, gamma: 0.1 },
};

const facts = { provenance: 'lsp', documents: { 'app.py': BLOB } } as const;
const counts = { error: 1, warning: 0, information: 0 };
const place = { uri: 'app.py', range: RANGE };

export const FACTS: Named<Facts> = {
  prepareRename: { ...facts, prepareRename: { ...place, placeholder: 'sum' } },
  'prepareRename at a position without a name': { ...facts, prepareRename: null },
  rename: {
    ...facts,
    safety: {
      ready: 0.5,
      checks: [
        { name: 'jail', passed: true, detail: '' },
        { name: 'name', passed: false, detail: 'taken', places: [place] },
      ],
    },
    diagnosticsBefore: counts,
    diagnosticsAfter: null,
    notCovered: [{ ...place, reason: 'string', text: '__all__ = ["sum"]' }],
  },
  codeActions: {
    ...facts,
    codeActions: [
      { index: 0, title: 'Organize Imports', kind: 'source.organizeImports', disabled: null },
      { index: 1, title: 'Extract', kind: null, disabled: 'nothing is selected' },
    ],
  },
};

const checked: Omit<RenameCheck, 'kind' | 'selector' | 'newName'> = {
  path: '.lanser/proposals/a.json',
  index: 0,
  conclusion: 'unsafe',
  diff: null,
  delta: null,
  safety: { ready: 0, checks: [] },
  missed: [place],
  reward: null,
};

/** The sections of a report about traces, schemas and proposals. */
export const REPORT_PARTS: Pick<Report, 'traces' | 'schemas' | 'proposals'> = {
  traces: [
    { path: 'a.jsonl', conclusion: 'match', bundles: 12, firstDifference: null },
    {
      path: 'b.jsonl',
      conclusion: 'mismatch',
      bundles: 3,
      firstDifference: {
        line: 4,
        index: 2,
        pointer: '/bundle/facts',
        message: 'differs',
        expected: 1,
        got: null,
      },
    },
    {
      path: 'c.jsonl',
      conclusion: 'unreadable',
      bundles: 0,
      firstDifference: { line: null, index: null, pointer: null, message: 'has no end' },
    },
  ],
  schemas: [
    { path: 'a.json', conclusion: 'valid', schema: 'plan', details: [] },
    {
      path: 'b.jsonl',
      conclusion: 'invalid',
      schema: 'trace',
      details: [{ line: 2, pointer: '/seq', expected: 'must be integer', value: '1' }],
    },
    {
      path: 'c.schema.json',
      conclusion: 'breaking',
      schema: null,
      details: [
        {
          pointer: '/required',
          direction: 'backward',
          verdict: 'breaking',
          reason: 'added',
          counterExample: null,
        },
      ],
    },
  ],
  proposals: [
    { ...checked, kind: 'rename', selector: 'py://app#main', newName: 'start' },
    { ...checked, path: null, kind: 'renameFile', oldUri: 'a.py', newUri: '../b.py', unrelated: [place] },
    { ...checked, kind: 'codeAction', selector: cursor, title: 'Fix', error: null },
  ],
};
