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

const config: RolldownOptions[] = [
  {
    ...input,
    input: { action: 'src/action/main.ts', bin: 'src/bin.ts', index: 'src/index.ts' },
    output: {
      ...output,
      // One chunk of a fixed name for everything that two entries need; the rest stays in its entry.
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    },
  },
  {
    // On its own: it starts beside every run, stays small, and must not depend on the other files.
    ...input,
    input: { 'janitor-process': 'src/workspace/janitor-process.ts' },
    output: { ...output, codeSplitting: false },
  },
  {
    // A thread's: what it loads is loaded for nothing else.
    ...input,
    input: { 'schema-worker': 'src/session/schemas/schema-worker.ts' },
    output: { ...output, codeSplitting: false },
  },
];

export default config;
