/**
 * Checks those rules of the Agent Trajectory Interchange Format (ATIF) 1.7 that lanser's trajectories could break.
 * The rules restate the models in `src/harbor/models/trajectories/` of
 * https://github.com/harbor-framework/harbor, July 2026.
 * `bench/formats/definitions.py` checks documents against the models themselves.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AtifTrajectory } from '../../src/reward/atif.ts';

const text = { type: 'string' };
const closed = (required: readonly string[], properties: object): object => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const call = closed(['tool_call_id', 'function_name', 'arguments'], {
  tool_call_id: text,
  function_name: text,
  arguments: { type: 'object' },
  extra: { type: 'object' },
});
const result = closed([], { source_call_id: text, content: text, extra: { type: 'object' } });
const step = closed(['step_id', 'source', 'message'], {
  step_id: { type: 'integer', minimum: 1 },
  source: { enum: ['system', 'user', 'agent'] },
  message: text,
  tool_calls: { type: 'array', items: call },
  observation: closed(['results'], { results: { type: 'array', items: result } }),
  // If `llm_call_count` is 0, ATIF forbids `metrics` and `reasoning_content`, so this step schema omits them.
  llm_call_count: { const: 0 },
  extra: { type: 'object' },
});
const validate = new Ajv2020({ strict: false }).compile(
  closed(['schema_version', 'agent', 'steps'], {
    schema_version: { const: 'ATIF-v1.7' },
    session_id: text,
    trajectory_id: text,
    agent: closed(['name', 'version'], { name: text, version: text }),
    steps: { type: 'array', minItems: 1, items: step },
    final_metrics: closed([], { total_steps: { type: 'integer', minimum: 0 }, extra: { type: 'object' } }),
  }),
);

export function atifErrors(document: unknown): readonly string[] {
  if (!validate(document)) return (validate.errors ?? []).map((error) => JSON.stringify(error));
  return (document as AtifTrajectory).steps.flatMap(
    ({ step_id: id, tool_calls: calls, observation }, index) => {
      const known = new Set(calls.map(({ tool_call_id: name }) => name));
      const unknown = observation.results.filter(({ source_call_id: name }) => !known.has(name));
      return [
        ...(id === index + 1 ? [] : [`step ${index + 1} has the id ${id}`]),
        ...unknown.map(({ source_call_id: name }) => `step ${id}: ${name} is not a call of the step`),
      ];
    },
  );
}
