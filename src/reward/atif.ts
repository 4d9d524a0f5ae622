import type { TrainingRecord } from '../model/generated/training-record.ts';

/** The version of the format that Harbor's `rfcs/0001-trajectory-format.md` defines. */
const SCHEMA_VERSION = 'ATIF-v1.7';

/** A trajectory of the Agent Trajectory Interchange Format (ATIF). */
export interface AtifTrajectory {
  readonly schema_version: typeof SCHEMA_VERSION;
  readonly trajectory_id: string;
  readonly agent: { readonly name: string; readonly version: string };
  readonly steps: readonly AtifStep[];
  readonly final_metrics: {
    readonly total_steps: number;
    /** The sum of the rewards, and the number of steps without a reward. */
    readonly extra: { readonly reward: number; readonly masked: number };
  };
}

export interface AtifStep {
  /** Starts at 1. */
  readonly step_id: number;
  readonly source: 'agent';
  readonly message: '';
  readonly tool_calls: readonly [
    { readonly tool_call_id: string; readonly function_name: string; readonly arguments: object },
  ];
  readonly observation: {
    readonly results: readonly [{ readonly source_call_id: string; readonly content: string }];
  };
  /** 0, because lanser calls no language model. With 0, ATIF forbids `metrics`, so rewards are in `extra`. */
  readonly llm_call_count: 0;
  readonly extra: {
    readonly lanser: Omit<TrainingRecord, 'action' | 'observationText' | 'version' | '$schema'>;
  };
}

/** Converts the records of one recording; undefined for none, as a trajectory needs a step. `version` is lanser's. */
export function atifTrajectory(
  records: readonly TrainingRecord[],
  version: string,
): AtifTrajectory | undefined {
  const [first] = records;
  if (first === undefined) return undefined;
  const rewards = records.flatMap(({ reward }) => reward ?? []);
  return {
    schema_version: SCHEMA_VERSION,
    trajectory_id: first.episode ?? first.observation,
    agent: { name: 'lanser', version },
    steps: records.map(atifStep),
    final_metrics: {
      total_steps: records.length,
      extra: {
        reward: rewards.reduce((sum, reward) => sum + reward, 0),
        masked: records.length - rewards.length,
      },
    },
  };
}

function atifStep(
  { $schema: _schema, version: _version, action, observationText, ...record }: TrainingRecord,
  index: number,
): AtifStep {
  const call = `call-${record.step}`;
  const { cmd, ...rest } = action;
  return {
    step_id: index + 1,
    source: 'agent',
    message: '',
    tool_calls: [{ tool_call_id: call, function_name: cmd ?? 'none', arguments: rest }],
    observation: { results: [{ source_call_id: call, content: observationText }] },
    llm_call_count: 0,
    extra: { lanser: record },
  };
}
