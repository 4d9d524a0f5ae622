/**
 * The allowed imports between the rooms of src/, which imports.integration.test.ts checks. A room is a folder
 * or file directly in src/. Each room imports only rooms that are below it in the list in docs/architecture.md.
 */

/**
 * The rooms that each room may import. Imports of types count too. The comment above a room states reasons for its
 * imports.
 */
const ARROWS: Readonly<Record<string, string>> = {
  model: '',
  text: 'model',
  bundle: 'model',
  // An aborted task fails with a LanserError (`model`).
  thread: 'model',
  workspace: 'model text',
  // `workspace` finds a Git program outside of the checkout, and compares paths. Errors suggest similar names
  // (`text`).
  git: 'model text workspace',
  // `text` converts columns, because servers may count them in units other than UTF-16.
  lsp: 'model text workspace',
  // A thread searches sources for changes that hide errors (for example suppressions and skipped tests). The scopes
  // of diagnostics are compared as canonical JSON (`bundle`).
  reward: 'bundle model syntax text thread',
  // Documents are read as text. `bundle` computes hashes, to check the ids in documents (for example `bundleId`).
  schema: 'bundle model text workspace',
  // `schema` compiles JSON Schemas. Schemas of a repository are compared in a thread with limits.
  'json-schema': 'model schema text thread',
  // Parsers run in a thread with limits. A binary search (`text`) finds nodes by their offsets.
  syntax: 'text thread',
  selector: 'model syntax text',
  // A thread reads the sources of base and head.
  affected: 'model syntax text thread',
  // Hunks come from Git. Statements are compared by their tokens.
  matching: 'bundle git model syntax text',
  // The lines of two versions of a file are aligned (`text`).
  relocate: 'model selector syntax text',
  // Plans contain text edits with blob ids, and are hashed. `git` finds files with uncommitted changes.
  edit: 'bundle git model text workspace',
  // Recorded messages (frames) come from servers and from Git. Paths of the machine are replaced with named roots.
  trace: 'bundle git lsp model text workspace',
  // Source lines are shown with underlined columns. `workspace` decides where files may be written.
  report: 'model text workspace',
  // A thread unpacks the package of a server.
  server: 'lsp model text thread workspace',
  // Positions are counted in the text of documents.
  adapter: 'bundle model server text workspace',
  protocol: 'bundle edit lsp model server workspace',
  // Reads files, indexes them, and reads their earlier versions from Git.
  sources: 'bundle git model relocate selector server syntax text thread workspace',
  // Answers are stored in the cache of `sources`. A Python environment may be part of a commit; `git` checks this.
  'server-pool': 'bundle git lsp model protocol server sources text workspace',
  // For a reward, `matching` compares the diagnostics of two bundles.
  session: `adapter bundle edit git matching model protocol relocate reward schema selector server server-pool
    sources syntax text trace workspace`,
  'import-updates': 'bundle edit model protocol server session sources syntax text workspace',
  // Finds the occurrences of a name in files. Servers resolve each occurrence.
  'rename-coverage': 'bundle model protocol selector session sources syntax text workspace',
  refactor: `bundle edit git import-updates model protocol rename-coverage reward schema server server-pool
    session sources syntax text workspace`,
  doctor: 'adapter bundle git model protocol schema server server-pool session text workspace',
  // Each operation has one definition: its request (`protocol`), its execution, and its text for terminals
  // (`report`).
  registry: 'bundle doctor model protocol refactor report reward schema selector session text',
  batch: 'bundle model registry report reward schema server-pool text workspace',
  replay: `batch bundle edit git lsp model protocol refactor registry relocate reward schema server server-pool
    session sources syntax trace workspace`,
  // Opens workspaces, and records traces on request. Bundles are rendered as texts, and stored in the cache
  // of `sources`.
  sdk: 'edit model registry replay report schema session sources workspace',
  // Writes the trees of base and head for a server, with base's configuration. Tokens show the imports of a file.
  trees: 'affected bundle git model server syntax text workspace',
  // Checks base or head of a project with a server. A trace can record the check (`replay`).
  checker: `bundle git lsp model protocol replay server-pool session trace trees workspace`,
  gate: `affected bundle checker edit git json-schema matching model registry replay reward schema server
    server-pool session sources syntax text trees workspace`,
  // Runs gates that share a base, an object store and a server.
  candidates: 'affected checker gate git model schema server-pool workspace',
  // Runs the gate between an earlier state and the files on disk, with servers that may keep running.
  delta: 'affected bundle checker gate git model schema server-pool session trees workspace',
  // Runs the gates of many pairs of base and head in worker processes. The gates of a worker share a server, as those
  // of `candidates` do. Shards and output files work as in batches.
  manifest: 'batch bundle candidates gate git model schema server-pool text workspace',
  // Checks the files of one gate on several machines. `manifest` converts the options of this gate.
  shards: 'batch bundle checker gate manifest model schema server-pool text trees',
  // Answers events of coding agents with the result of a delta.
  hook: 'bundle delta git model report text workspace',
  // Reads a repository's files without running its code.
  init: 'git model workspace',
  // Sends requests to GitHub. The callers decide what the requests contain.
  github: 'model text',
  // `gate` computes the verdict of a report again. A report with a different verdict is not published.
  publish: 'gate github model report reward schema text',
  action: 'gate git github model publish report reward server server-pool session text workspace',
  // The tools are operations, and three comparisons: the gate, the evaluation of candidates, and `delta`. Each
  // comparison first undoes the unfinished edit of a killed process (`edit`). Errors suggest similar names (`text`).
  mcp: 'candidates delta edit gate model registry report sdk server-pool session text',
  // Callers of the warm process (`lanser serve`) share open workspaces and comparisons.
  daemon: 'delta edit model registry sdk server server-pool session workspace',
  harbor: 'git model reward server-pool',
  // A gate without a base uses the default branch of the repository (`git`). Errors suggest similar names
  // (`text`).
  cli: `batch bundle candidates daemon delta doctor edit gate git github harbor hook init json-schema manifest mcp
    model publish registry replay report reward schema sdk selector session shards text workspace`,
  // If the warm process runs the command, the program loads only `daemon` and `model`. Otherwise it also imports
  // `command-line.ts`.
  'bin.ts': 'command-line.ts daemon model',
  'command-line.ts': 'cli',
  'index.ts': `batch candidates delta doctor gate github harbor json-schema manifest model publish refactor registry
    replay reward schema sdk selector session`,
};

export const ALLOWED_ARROWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(ARROWS).map(([room, targets]) => [room, targets.match(/\S+/gu) ?? []]),
);

export interface PackageOwner {
  /** The name of a package, or a scope that ends in "/". */
  readonly package: string;
  /** Folders and files, as prefixes of paths, that may import the package. */
  readonly owners: readonly string[];
  /** Additional folders that may import only the types of the package. */
  readonly typesIn?: readonly string[];
}

/**
 * Owners of all packages that src/ imports. Every room may import the built-in modules of Node that are not
 * on the list.
 */
export const PACKAGE_OWNERS: readonly PackageOwner[] = [
  { package: '@actions/github', owners: ['src/github/'] },
  { package: '@actions/', owners: ['src/action/'] },
  { package: '@modelcontextprotocol/', owners: ['src/mcp/'] },
  { package: 'ajv', owners: ['src/json-schema/', 'src/schema/'] },
  { package: 'ajv-draft-04', owners: ['src/schema/'] },
  { package: 'ajv-formats', owners: ['src/json-schema/'] },
  { package: 'canonicalize', owners: ['src/bundle/'] },
  { package: 'commander', owners: ['src/cli/'] },
  { package: 'diff', owners: ['src/edit/', 'src/relocate/', 'src/text/patch-lines.ts'] },
  { package: 'iconv-lite', owners: ['src/text/'] },
  { package: 'leven', owners: ['src/text/'] },
  { package: 'mdast-util-from-markdown', owners: ['src/gate/proposals/'] },
  { package: 'jsonc-parser', owners: ['src/text/', 'src/server/pyright/'] },
  { package: 'p-map', owners: ['src/batch/', 'src/rename-coverage/'] },
  { package: 'picomatch', owners: ['src/edit/', 'src/gate/', 'src/protocol/rename-files.ts', 'src/trees/'] },
  { package: 'picocolors', owners: ['src/cli/', 'src/report/'] },
  { package: 'refa', owners: ['src/json-schema/'] },
  { package: 'sarif', owners: ['src/report/'] },
  { package: 'simple-git', owners: ['src/git/'] },
  { package: 'smol-toml', owners: ['src/init/', 'src/workspace/', 'src/server/pyright/'] },
  { package: 'tar', owners: ['src/server/pyright/'] },
  { package: 'tinyglobby', owners: ['src/workspace/'] },
  { package: 'web-tree-sitter', owners: ['src/syntax/'] },
  { package: 'vscode-jsonrpc', owners: ['src/lsp/'] },
  {
    package: 'vscode-languageserver-protocol',
    owners: ['src/lsp/'],
    typesIn: ['src/server/', 'src/protocol/', 'src/rename-coverage/', 'src/server-pool/', 'src/trace/'],
  },
  { package: 'yaml', owners: ['src/init/', 'src/workspace/'] },
  {
    package: 'node:child_process',
    owners: [
      'src/daemon/start-daemon.ts',
      'src/git/',
      'src/lsp/',
      'src/manifest/worker-process.ts',
      'src/workspace/',
    ],
  },
];

/** An input from the process instead of from arguments, or the exit of the process. */
export type Ambient = 'clock' | 'environment' | 'exit' | 'randomness';

/** Path prefixes of the only code that may use an {@link Ambient}. This code passes the inputs to other rooms. */
export const EDGES: readonly string[] = [
  'src/action/',
  'src/bin.ts',
  'src/cli/',
  'src/daemon/',
  'src/session/',
  'src/sources/',
  'src/workspace/janitor',
];
