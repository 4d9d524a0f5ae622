/**
 * Who may import whom in src/, checked by imports.test.ts. The order follows docs/architecture.md: an
 * arrow points downward, never upward, and never around a circle.
 */

/** Room (or a file that stands directly in src/) to the rooms that it may import, types included. */
export const ALLOWED_ARROWS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  text: ['model'],
  bundle: ['model'],
  // Tasks fail with errors of ours.
  thread: ['model'],
  // Both start programs: which ones may be started, and who clears up after them, is the workspace's.
  git: ['model', 'workspace'],
  // Servers may count columns in other units than UTF-16.
  lsp: ['model', 'text', 'workspace'],
  // Scopes are compared by their canonical form; evidence is searched for in sources, in a thread.
  reward: ['bundle', 'model', 'syntax', 'text', 'thread'],
  // Documents are read as text, configurations by their reader; ids are held against what they cover.
  schema: ['bundle', 'model', 'text', 'workspace'],
  // Parsers exceed limits of the threads that they run in.
  syntax: ['thread'],
  selector: ['model', 'syntax', 'text'],
  relocate: ['model', 'selector', 'syntax'],
  workspace: ['model', 'text'],
  // Plans are text edits, bound to blob ids and hashed. The guard asks Git what is dirty, marked or a submodule.
  edit: ['bundle', 'git', 'model', 'text', 'workspace'],
  // Frames are those of sessions and of Git; what they name of the machine, the workspace's roots say.
  trace: ['bundle', 'git', 'lsp', 'model', 'text', 'workspace'],
  // Columns of source lines are counted and underlined. Which places may be written to, the workspace says.
  report: ['model', 'text', 'workspace'],
  server: ['lsp', 'model', 'text', 'workspace'],
  // Columns are counted in the documents' text; what of a message is the machine's, Pyright's room knows.
  adapter: ['bundle', 'model', 'server', 'text', 'workspace'],
  operation: ['bundle', 'edit', 'lsp', 'model', 'server', 'workspace'],
  session: [
    'adapter',
    'bundle',
    'edit',
    'git',
    'lsp',
    'model',
    'operation',
    'relocate',
    'reward',
    'schema',
    'selector',
    'server',
    'syntax',
    'text',
    'thread',
    'trace',
    'workspace',
  ],
  // What head holds of a proposed edit is compared in the lines of a patch, and completed by a plan.
  gate: [
    'bundle',
    'edit',
    'git',
    'model',
    'reward',
    'schema',
    'server',
    'session',
    'syntax',
    'text',
    'workspace',
  ],
  // Only its own: what is written to GitHub, others say. What GitHub answers is redacted as text.
  github: ['model', 'text'],
  // What of a report stands on GitHub, and by which exit number a run fails.
  publish: ['gate', 'github', 'model', 'report', 'schema', 'text'],
  // The version that `pyright-version` may name is the shipped one's.
  action: [
    'gate',
    'git',
    'github',
    'model',
    'publish',
    'report',
    'reward',
    'server',
    'session',
    'text',
    'workspace',
  ],
  cli: [
    'bundle',
    'gate',
    'github',
    'model',
    'publish',
    'report',
    'reward',
    'schema',
    'selector',
    'session',
    'text',
    'workspace',
  ],
  'bin.ts': ['cli'],
  'index.ts': ['gate', 'github', 'model', 'publish', 'reward', 'schema', 'selector', 'session'],
};

/** An arrow that nobody uses any more is then a finding, so that the table stays as tight as the code. */
export const UNUSED_ARROWS_FAIL: boolean = true;

export interface PackageOwner {
  /** A package, or a scope that ends in "/". */
  readonly package: string;
  /** Folders and files (prefixes of paths) that may import it. */
  readonly owners: readonly string[];
  /** More places that may name its types and nothing else. */
  readonly typesIn?: readonly string[];
}

/** Every package that src/ imports has an owner; builtins of Node are free unless they stand here. */
export const PACKAGE_OWNERS: readonly PackageOwner[] = [
  { package: '@actions/github', owners: ['src/github/'] },
  { package: '@actions/', owners: ['src/action/'] },
  { package: 'ajv', owners: ['src/schema/'] },
  { package: 'ajv-draft-04', owners: ['src/schema/'] },
  { package: 'ajv-formats', owners: ['src/schema/'] },
  { package: 'canonicalize', owners: ['src/bundle/'] },
  { package: 'commander', owners: ['src/cli/'] },
  { package: 'diff', owners: ['src/edit/', 'src/relocate/'] },
  { package: 'iconv-lite', owners: ['src/text/'] },
  { package: 'mdast-util-from-markdown', owners: ['src/gate/proposals/'] },
  { package: 'jsonc-parser', owners: ['src/text/', 'src/server/pyright/'] },
  { package: 'p-map', owners: ['src/session/'] },
  { package: 'picomatch', owners: ['src/edit/', 'src/gate/', 'src/operation/rename-files.ts'] },
  { package: 'picocolors', owners: ['src/cli/', 'src/report/'] },
  { package: 'refa', owners: ['src/schema/compare/'] },
  { package: 'sarif', owners: ['src/report/'] },
  { package: 'simple-git', owners: ['src/git/'] },
  { package: 'smol-toml', owners: ['src/workspace/', 'src/server/pyright/'] },
  { package: 'tar', owners: ['src/server/pyright/'] },
  { package: 'tinyglobby', owners: ['src/workspace/'] },
  { package: 'web-tree-sitter', owners: ['src/syntax/'] },
  { package: 'vscode-jsonrpc', owners: ['src/lsp/'] },
  {
    package: 'vscode-languageserver-protocol',
    owners: ['src/lsp/'],
    typesIn: ['src/server/', 'src/operation/', 'src/session/', 'src/trace/'],
  },
  { package: 'yaml', owners: ['src/workspace/'] },
  { package: 'node:child_process', owners: ['src/git/', 'src/lsp/', 'src/workspace/'] },
];

/** What a program takes from the process around it instead of from its arguments. */
export type Ambient = 'clock' | 'environment' | 'exit' | 'randomness';

/** The edge rooms, which may read all of it and hand it down. */
export const EDGES: readonly string[] = [
  'src/action/',
  'src/bin.ts',
  'src/cli/',
  'src/session/',
  'src/workspace/janitor',
];

/** Single files below the edges that may take one thing, each for a reason given in the file. */
export const AMBIENT_FILES: Readonly<Record<Ambient, readonly string[]>> = {
  clock: [],
  environment: [],
  exit: [],
  randomness: [],
};
