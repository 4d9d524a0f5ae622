import type { InputOptions, OutputOptions, RolldownOptions } from 'rolldown';

const input: InputOptions = {
  platform: 'node',
  // tree-sitter's runtime has a use for it that is never reached.
  checks: { eval: false },
  // Some packages bundle as ES modules only; their CommonJS form loads files by computed names.
  resolve: { mainFields: ['module', 'main'] },
  transform: { target: 'node20.19' },
};

const output: OutputOptions = {
  dir: 'dist',
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  sourcemap: false,
  minify: false,
  minifyInternalExports: false,
};

/** The Actions' own room, and GitHub's packages with their HTTP client. */
const RUNNER = /src[\\/]action[\\/]/u;
const TOOLKIT = /node_modules[\\/](?:@actions|@octokit|undici|tunnel)[\\/]/u;

const config: RolldownOptions[] = [
  {
    ...input,
    input: {
      action: 'src/action/main.ts',
      'command-line': 'src/command-line.ts',
      index: 'src/index.ts',
      publish: 'src/action/publish.ts',
    },
    output: {
      ...output,
      // Chunks of fixed names for what several entries need; the rest stays in its entry. What only the
      // Actions and GitHub's client need is separate: the command line must not load it to begin.
      codeSplitting: {
        groups: [
          {
            name: 'shared',
            minShareCount: 2,
            priority: 2,
            test: (id) => !RUNNER.test(id) && !TOOLKIT.test(id),
          },
          { name: 'toolkit', minShareCount: 2, priority: 1, test: TOOLKIT },
          { name: 'runner', minShareCount: 2, test: RUNNER },
        ],
      },
    },
  },
  {
    // On its own and small: it hands most command lines over to a process that has loaded the rest already.
    ...input,
    input: { bin: 'src/bin.ts' },
    plugins: [
      {
        name: 'whole-program',
        resolveId: (id) =>
          id === './command-line.ts' ? { id: './command-line.js', external: 'relative' } : null,
      },
    ],
    output: { ...output, codeSplitting: false },
  },
  {
    // On its own: it starts beside every run, stays small, and must not depend on the other files.
    ...input,
    input: { 'janitor-process': 'src/workspace/janitor-process.ts' },
    output: { ...output, codeSplitting: false },
  },
  // Entry points of threads: each loads its own code and nothing else.
  ...[
    'src/affected/affected-worker.ts',
    'src/reward/evidence/evidence-worker.ts',
    'src/json-schema/thread/schema-worker.ts',
    'src/sources/source-worker.ts',
  ].map((file) => ({ ...input, input: [file], output: { ...output, codeSplitting: false } })),
];

export default config;
