import path from 'node:path';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import { evaluateCandidates } from '../candidates/evaluate-candidates.ts';
import { SCOPES, type GateScope } from '../gate/options.ts';
import type { EvaluatedCandidate } from '../model/candidates.ts';
import { LanserError } from '../model/lanser-error.ts';
import { candidatesText } from '../report/candidates-text.ts';
import { NO_COLORS } from '../report/colors.ts';
import type { Answer } from './answer.ts';
import { partsOf, REPORT_PARTS, type GateToolOptions } from './gate-tool.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import { READ_ONLY, type ListedTool } from './tools.ts';

const NAME = {
  type: 'string',
  description: 'The name in the results. Default: the value of `revision` or `directory`.',
};
const CANDIDATE_FIELDS = {
  patch: 'A patch of base, as `git diff` writes it. Needs `name`.',
  revision: 'A revision, such as a branch.',
  directory:
    'The root of a work tree of the same repository, relative to the workspace. Uncommitted changes are included.',
} as const;
type Kind = keyof typeof CANDIDATE_FIELDS;
const KINDS = Object.keys(CANDIDATE_FIELDS) as readonly Kind[];

/** The tool for changes to one base. `OPERATIONS` (registry/) omits it: an operation reads one state of the code. */
export const CANDIDATES_TOOL: ListedTool = {
  name: 'candidates',
  title: 'Rank several changes',
  description:
    'Run a gate for each candidate against one base, and rank the results. The criteria, the most important first: the result of the policy, new errors, evidence of hidden errors (such as new suppressions), the score, and other new diagnostics. A candidate is a patch, a revision, or a work tree of the repository. Writes nothing. Faster than a separate gate for each candidate.',
  inputSchema: {
    type: 'object',
    properties: {
      candidates: {
        type: 'array',
        minItems: 1,
        description: 'The changes to compare.',
        items: {
          oneOf: KINDS.map((kind) => ({
            type: 'object',
            properties: { [kind]: { type: 'string', description: CANDIDATE_FIELDS[kind] }, name: NAME },
            required: kind === 'patch' ? [kind, 'name'] : [kind],
            additionalProperties: false,
          })),
        },
      },
      base: {
        type: 'string',
        description:
          'A revision. Patches apply to it. A candidate with `revision` or `directory` is compared with the merge base of the candidate and this revision. Default: HEAD.',
      },
      scope: {
        enum: [...SCOPES],
        description:
          'full: check all files. affected (much faster): check only the files whose diagnostics a candidate can affect. Default: `gate.scope` in the configuration of base, else full.',
      },
      pairs: {
        type: 'boolean',
        description:
          'Also merge each pair of evaluated candidates, and report the diagnostics that neither candidate has alone.',
      },
    },
    required: ['candidates'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      base: { type: 'object', description: 'The revision of base and its commit.' },
      candidates: {
        type: 'array',
        description: 'The results, in the order of the argument `candidates`.',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            rank: {
              type: ['integer', 'null'],
              description: '1 is the best. Equal candidates share a rank. Null if `error` is set.',
            },
            reason: {
              type: ['object', 'null'],
              description:
                'The first criterion in which the candidate is worse than the nearest candidate with a better rank; null for rank 1, and if `error` is set.',
            },
            error: {
              type: ['object', 'null'],
              description: 'The reason why the candidate could not be evaluated; null if it was evaluated.',
            },
            report: {
              oneOf: [{ type: 'null' }, REPORT_PARTS],
              description: 'The parts of the report of the gate; null if `error` is set.',
            },
          },
          required: ['name', 'rank', 'reason', 'error', 'report'],
        },
      },
      pairs: {
        type: 'array',
        items: { type: 'object' },
        description: 'The results of the pairs; absent unless the argument `pairs` is true.',
      },
    },
    required: ['base', 'candidates'],
  },
  annotations: READ_ONLY,
};

/**
 * Compares candidates in the repository of a folder. The failure of a single candidate is part of the answer.
 *
 * @throws LanserError E/USAGE for wrong arguments; the errors of {@link evaluateCandidates}.
 */
export async function callCandidates(
  { base = 'HEAD', scope, pairs, candidates }: Readonly<Record<string, unknown>>,
  { folder, host, ...options }: GateToolOptions,
): Promise<Answer> {
  if (typeof base !== 'string') throw wrongArgument('base', 'must be a string');
  if (scope !== undefined && !SCOPES.some((one) => one === scope))
    throw wrongArgument('scope', `must be one of ${SCOPES.join(', ')}`);
  if (pairs !== undefined && typeof pairs !== 'boolean') throw wrongArgument('pairs', 'must be a boolean');
  if (!Array.isArray(candidates)) throw wrongArgument('candidates', 'must be a list');
  const sources = candidates.map((candidate: unknown, index) => sourceOf(candidate, index, folder));
  const result = await evaluateCandidates({
    ...options,
    host,
    repository: folder,
    base,
    scope: scope as GateScope | undefined,
    pairs,
    candidates: sources,
  });
  return {
    text: candidatesText(result, TOOL_HINTS, NO_COLORS).trimEnd(),
    structured: {
      base: result.base,
      candidates: result.candidates.map(partsOfCandidate),
      ...(result.pairs === undefined ? {} : { pairs: result.pairs }),
    },
    isError: false,
  };
}

function partsOfCandidate({ name, rank, reason, error, report }: EvaluatedCandidate): object {
  return { name, rank, reason, error, report: report === null ? null : partsOf(report) };
}

function sourceOf(candidate: unknown, index: number, folder: string): CandidateSource {
  const place = `candidates[${index}]`;
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate))
    throw wrongArgument(place, 'must be an object');
  const { name, ...fields } = candidate as Readonly<Record<string, unknown>>;
  const [[kind, value] = [], ...others] = Object.entries(fields);
  if (!isKind(kind) || others.length > 0)
    throw wrongArgument(place, `must have exactly one of ${KINDS.join(', ')}, and optionally name`);
  if (typeof value !== 'string') throw wrongArgument(`${place}.${kind}`, 'must be a string');
  if (name !== undefined && typeof name !== 'string')
    throw wrongArgument(`${place}.name`, 'must be a string');
  const named = name === undefined ? {} : { name };
  switch (kind) {
    case 'patch':
      if (name === undefined) throw wrongArgument(place, 'is a patch and needs a name');
      return { kind, patch: value, name };
    case 'revision':
      return { kind, revision: value, ...named };
    case 'directory':
      return { kind, directory: path.resolve(folder, value), name: name ?? value };
  }
}

function isKind(name: string | undefined): name is Kind {
  return KINDS.some((kind) => kind === name);
}

function wrongArgument(argument: string, problem: string): LanserError {
  return new LanserError('E/USAGE', `The argument "${argument}" of candidates ${problem}.`, { argument });
}
