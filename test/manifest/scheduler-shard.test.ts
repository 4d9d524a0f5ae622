import { describe, expect, test } from 'vitest';
import { schedulerShard } from '../../src/manifest/scheduler-shard.ts';

type Variables = Readonly<Record<string, string>>;

const slurm = (id: number, min: number, count: number, step = 1): Variables => ({
  SLURM_ARRAY_TASK_ID: String(id),
  SLURM_ARRAY_TASK_MIN: String(min),
  SLURM_ARRAY_TASK_MAX: String(min + (count - 1) * step),
  SLURM_ARRAY_TASK_STEP: String(step),
  SLURM_ARRAY_TASK_COUNT: String(count),
});

describe('schedulerShard', () => {
  test.each<[name: string, env: Variables, shard: string, given?: number]>([
    ['--array=1-8', slurm(3, 1, 8), '3/8'],
    ['--array=0-7', slurm(0, 0, 8), '1/8'],
    ['--array=1-15:2', slurm(15, 1, 8, 2), '8/8'],
    ['Kubernetes', { JOB_COMPLETION_INDEX: '0' }, '1/4', 4],
    ['GitLab', { CI_NODE_INDEX: '4', CI_NODE_TOTAL: '4' }, '4/4'],
    ['AWS Batch', { AWS_BATCH_JOB_ARRAY_INDEX: '9', AWS_BATCH_JOB_ARRAY_SIZE: '10' }, '10/10'],
    ['Bazel', { TEST_SHARD_INDEX: '1', TEST_TOTAL_SHARDS: '2' }, '2/2'],
    ['a given number of tasks that is correct', { TEST_SHARD_INDEX: '1', TEST_TOTAL_SHARDS: '2' }, '2/2', 2],
    ['an empty variable', { JOB_COMPLETION_INDEX: '', CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1' }, '1/1'],
  ])('returns the shard of the task: %s', (_, env, shard, given) => {
    const { index, count } = schedulerShard(env, given);
    expect(`${index}/${count}`).toBe(shard);
  });

  test.each<[name: string, env: Variables, message: string, given?: number]>([
    ['no variables', {}, 'No scheduler has numbered this process'],
    // GitLab sets CI_NODE_TOTAL in every job, even without `parallel`.
    ['GitLab without parallel', { CI_NODE_TOTAL: '1' }, 'No scheduler has numbered this process'],
    [
      'the variables of two schedulers',
      { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1', TEST_SHARD_INDEX: '0', TEST_TOTAL_SHARDS: '2' },
      'A GitLab parallel job and a Bazel test have both numbered this process',
    ],
    [
      'Kubernetes without a given number of tasks',
      { JOB_COMPLETION_INDEX: '0' },
      'does not pass the number of its tasks. Add this number to auto, for example auto/8',
    ],
    [
      'a different number of tasks',
      slurm(1, 1, 8),
      'A Slurm array has 8 tasks, not 9. Pass auto without a number.',
      9,
    ],
    [
      'an index beyond the last task',
      { JOB_COMPLETION_INDEX: '4' },
      'JOB_COMPLETION_INDEX=4 is not one of 4',
      4,
    ],
    // Slurm sets these variables for `sbatch --array=1,3,7`.
    [
      'tasks that are not a range',
      { ...slurm(3, 1, 3), SLURM_ARRAY_TASK_MAX: '7' },
      'Number the tasks as a range',
    ],
    [
      'an index that is not a number',
      { JOB_COMPLETION_INDEX: 'x' },
      'JOB_COMPLETION_INDEX of a Kubernetes Indexed Job is "x"',
      4,
    ],
  ])('rejects %s', (_, env, message, given) => {
    expect(() => schedulerShard(env, given)).toThrow(message);
  });
});
