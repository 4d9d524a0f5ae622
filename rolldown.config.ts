import type { InputOptions, OutputOptions, RolldownOptions } from 'rolldown';

const input: InputOptions = {
  platform: 'node',
  // tree-sitter's runtime contains a call of `eval` that never runs.
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

/** Match the modules of the Actions, and GitHub's packages with their HTTP client. */
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
      // Modules of several entries are in chunks with fixed names; all others stay in their entry. Those of
      // src/action/ and of GitHub's packages have separate chunks, which the command line does not load at its start.
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
    // A separate, small bundle: it sends most command lines to a warm process, which has loaded the other code.
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
    // A separate, small bundle: many runs start it, and it must not depend on the other files.
    ...input,
    input: { 'janitor-process': 'src/workspace/janitor-process.ts' },
    output: { ...output, codeSplitting: false },
  },
  // Entry points of threads: each loads only its own code.
  ...[
    'src/affected/affected-worker.ts',
    'src/reward/evidence/evidence-worker.ts',
    'src/server/pyright/unpack-worker.ts',
    'src/json-schema/thread/schema-worker.ts',
    'src/sources/source-worker.ts',
  ].map((file) => ({ ...input, input: [file], output: { ...output, codeSplitting: false } })),
];

export default config;
