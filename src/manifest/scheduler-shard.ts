import type { Shard } from '../batch/shard.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';

/** The environment variables in which a scheduler passes the number of a task. */
interface Scheduler {
  readonly name: string;
  /** The variable that contains the number of this task. */
  readonly index: string;
  /** The variable that contains the number of tasks; undefined if the scheduler does not pass it. */
  readonly count: string | undefined;
  /** The number of the first task, or the variable that contains it. */
  readonly first: number | string;
  /** The variable that contains the number of the last task. */
  readonly last?: string;
  /** The variable that contains the difference between the numbers of two successive tasks. */
  readonly step?: string;
}

const SCHEDULERS: readonly Scheduler[] = [
  // https://slurm.schedmd.com/job_array.html
  {
    name: 'a Slurm array',
    index: 'SLURM_ARRAY_TASK_ID',
    count: 'SLURM_ARRAY_TASK_COUNT',
    first: 'SLURM_ARRAY_TASK_MIN',
    last: 'SLURM_ARRAY_TASK_MAX',
    step: 'SLURM_ARRAY_TASK_STEP',
  },
  // https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
  { name: 'a Kubernetes Indexed Job', index: 'JOB_COMPLETION_INDEX', count: undefined, first: 0 },
  // https://docs.gitlab.com/ci/variables/predefined_variables/
  { name: 'a GitLab parallel job', index: 'CI_NODE_INDEX', count: 'CI_NODE_TOTAL', first: 1 },
  // https://docs.aws.amazon.com/batch/latest/userguide/job_env_vars.html
  {
    name: 'an AWS Batch array',
    index: 'AWS_BATCH_JOB_ARRAY_INDEX',
    count: 'AWS_BATCH_JOB_ARRAY_SIZE',
    first: 0,
  },
  // https://bazel.build/reference/test-encyclopedia#initial-conditions
  { name: 'a Bazel test', index: 'TEST_SHARD_INDEX', count: 'TEST_TOTAL_SHARDS', first: 0 },
];

const NAME_SHARD = 'Name the shard, for example 3/8.';

/**
 * Returns the shard of this process, which runs as a task of a scheduler.
 *
 * @param given the number of tasks; required if the scheduler does not pass it.
 * @throws LanserError E/USAGE if no scheduler or several schedulers have numbered this process, or if numbers
 * are missing, invalid or contradictory.
 */
export function schedulerShard(env: Host['env'], given?: number): Shard {
  const found = SCHEDULERS.filter(({ index }) => (env[index] ?? '') !== '');
  const [scheduler, second] = found;
  if (scheduler === undefined) {
    const names = SCHEDULERS.map(({ index }) => index).join(', ');
    throw usage(
      `No scheduler has numbered this process: none of the variables ${names} is set. ${NAME_SHARD}`,
    );
  }
  if (second !== undefined) {
    throw usage(`${scheduler.name} and ${second.name} have both numbered this process. ${NAME_SHARD}`);
  }
  const { name, index, first, last, step, count } = scheduler;
  const number = (variable: string): number => {
    const text = env[variable] ?? '';
    if (/^\d{1,7}$/u.test(text)) return Number(text);
    throw usage(`${variable} of ${name} is ${JSON.stringify(text)}, not a number. ${NAME_SHARD}`);
  };
  const total = count === undefined ? given : number(count);
  if (total === undefined) {
    throw usage(
      `${name} does not pass the number of its tasks. Add this number to auto, for example auto/8.`,
    );
  }
  if (given !== undefined && given !== total) {
    throw usage(`${name} has ${total} tasks, not ${given}. Pass auto without a number.`);
  }
  const start = typeof first === 'number' ? first : number(first);
  const stride = step === undefined ? 1 : number(step);
  const end = last === undefined ? start + (total - 1) * stride : number(last);
  const position = (number(index) - start) / stride;
  // Rejects a list such as --array=1,3,7, because Slurm does not pass the position of a task in the list.
  const isRange = (end - start) / stride === total - 1 || total === 1;
  if (isRange && Number.isInteger(position) && position >= 0 && position < total) {
    return { index: position + 1, count: total };
  }
  throw usage(
    `${index}=${env[index] ?? ''} is not one of ${total} evenly spaced tasks of ${name}. Number the tasks as a range (in Slurm, --array=1-8), or name the shard, for example 3/8.`,
  );
}

function usage(message: string): LanserError {
  return new LanserError('E/USAGE', message[0]?.toUpperCase() + message.slice(1));
}
