import type { InputOptions, OutputOptions, RolldownOptions } from 'rolldown';

const input: InputOptions = {
  platform: 'node',
  // tree-sitter's runtime contains calls of `eval` that never run.
  checks: { eval: false },
  // The CommonJS form of some packages cannot be bundled, because it loads files by computed names. So the ES modules
  // of a package take precedence.
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

/** Matches the modules of the Actions. */
const RUNNER = /src[\\/]action[\\/]/u;
/** Matches GitHub's packages, and the packages that they use for HTTP. */
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
      // A module that several entries use goes into a chunk with a fixed name. Any other module goes into the file of
      // the entry or dynamic import that uses it. Shared modules of src/action/ and of GitHub's packages have
      // separate chunks, which the command line does not load at its start.
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
    // A separate bundle, because a small file starts faster. `bin.js` sends many command lines to a warm process,
    // which has already loaded the code of the commands.
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
    // Many runs start this process. Its separate bundle is small, and does not need the other files.
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
