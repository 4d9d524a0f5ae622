import { apart, DRAFT_07, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const names = { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true };
const step = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    run: { type: 'string' },
    uses: { type: 'string' },
    env: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  },
  oneOf: [{ required: ['run'] }, { required: ['uses'] }],
  additionalProperties: false,
};
const { oneOf, ...withoutOneOf } = step;
const job = {
  type: 'object',
  properties: {
    needs: { anyOf: [{ type: 'string' }, names] },
    steps: { type: 'array', items: { $ref: '#/definitions/step' }, minItems: 1 },
  },
  required: ['steps'],
  additionalProperties: false,
};
const workflow = (stepSchema: object = step, jobSchema: object = job): object => ({
  $schema: DRAFT_07,
  type: 'object',
  properties: {
    name: { type: 'string' },
    jobs: {
      type: 'object',
      patternProperties: { '^[_a-zA-Z][\\w-]*$': { $ref: '#/definitions/job' } },
      additionalProperties: false,
      minProperties: 1,
    },
  },
  required: ['jobs'],
  definitions: { step: stepSchema, job: jobSchema },
});
const server = (rest: object): object => ({
  type: 'object',
  properties: {
    host: { type: 'string', format: 'hostname' },
    port: { type: 'integer', minimum: 1, maximum: 65535 },
    level: { enum: ['info', 'warn', 'error'] },
    ...rest,
  },
  required: ['host'],
  additionalProperties: false,
});

export const configurationPairs: readonly CompatPair[] = [
  equal('the same workflow', workflow(), workflow()),
  wider(
    'a step may have an additional member',
    workflow(),
    workflow({ ...step, properties: { ...step.properties, if: { type: ['string', 'boolean'] } } }),
  ),
  narrower(
    'a step loses a member',
    workflow(),
    workflow({
      ...step,
      properties: { name: { type: 'string' }, run: { type: 'string' }, uses: { type: 'string' } },
    }),
    {
      witness: { jobs: { a: { steps: [{ run: 'x', env: {} }] } } },
    },
  ),
  wider('a step may have both run and uses', workflow(), workflow({ ...withoutOneOf, anyOf: oneOf }), {
    forwardWitness: { jobs: { a: { steps: [{ run: 'x', uses: 'y' }] } } },
  }),
  apart(
    'a job requires a runner',
    workflow(),
    workflow(step, {
      ...job,
      properties: { ...job.properties, runner: { type: 'string' } },
      required: ['steps', 'runner'],
    }),
    {
      witness: { jobs: { a: { steps: [{ run: 'x' }] } } },
      forwardWitness: { jobs: { a: { steps: [{ run: 'x' }], runner: 'r' } } },
    },
  ),
  wider(
    'a port of 0 is allowed',
    server({}),
    server({ port: { type: 'integer', minimum: 0, maximum: 65535 } }),
    {
      forwardPointer: '/properties/port/minimum',
    },
  ),
  narrower(
    'ports below 1024 are rejected',
    server({}),
    server({ port: { type: 'integer', minimum: 1024, maximum: 65535 } }),
    { pointer: '/properties/port/minimum', witness: { host: 'a', port: 80 } },
  ),
  wider('a level is added', server({}), server({ level: { enum: ['debug', 'info', 'warn', 'error'] } }), {
    forwardPointer: '/properties/level/enum',
  }),
  apart('a level is renamed', server({}), server({ level: { enum: ['info', 'warning', 'error'] } }), {
    pointer: '/properties/level/enum',
    witness: { host: 'a', level: 'warn' },
  }),
  wider(
    'a port may be a string or a number',
    server({}),
    server({
      port: {
        oneOf: [
          { type: 'integer', minimum: 1, maximum: 65535 },
          { type: 'string', pattern: '^\\d+$' },
        ],
      },
    }),
  ),
  equal(
    'a level as an enum and as alternatives with descriptions',
    server({}),
    server({
      level: { oneOf: ['info', 'warn', 'error'].map((level) => ({ const: level, description: level })) },
    }),
  ),
  wider(
    'a list of tags may also be a single string',
    server({ tags: names }),
    server({ tags: { anyOf: [{ type: 'string' }, names] } }),
  ),
];
