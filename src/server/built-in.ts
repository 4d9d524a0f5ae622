import { SHIPPED_COMMAND, type ServerDefinition } from './definition.ts';

const PYTHON = ['.py', '.pyi'];
const PYTHON_PROJECT = ['pyproject.toml', 'setup.py', 'setup.cfg'];
const SCRIPTS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
const C_FAMILY = [
  '.c',
  '.h',
  '.cc',
  '.cpp',
  '.cxx',
  '.c++',
  '.C',
  '.hh',
  '.hpp',
  '.hxx',
  '.h++',
  '.m',
  '.mm',
  '.cu',
  '.cuh',
];

type Entry = Pick<ServerDefinition, 'name' | 'fileTypes'> & Partial<Omit<ServerDefinition, 'origin'>>;

/** The built-in servers, in order of preference. */
const ENTRIES: readonly Entry[] = [
  {
    name: 'pyright',
    command: SHIPPED_COMMAND,
    args: ['--stdio'],
    fileTypes: PYTHON,
    rootMarkers: ['pyrightconfig.json', ...PYTHON_PROJECT],
  },
  {
    name: 'basedpyright',
    command: 'basedpyright-langserver',
    args: ['--stdio'],
    fileTypes: PYTHON,
    rootMarkers: ['pyrightconfig.json', ...PYTHON_PROJECT],
    install: 'pip install basedpyright',
  },
  {
    name: 'ty',
    args: ['server'],
    fileTypes: PYTHON,
    rootMarkers: ['ty.toml', ...PYTHON_PROJECT],
    install: 'pip install ty',
  },
  {
    name: 'pylsp',
    fileTypes: PYTHON,
    rootMarkers: [...PYTHON_PROJECT, 'requirements.txt', 'Pipfile'],
    install: 'pip install python-lsp-server',
  },
  {
    name: 'ruff',
    args: ['server'],
    fileTypes: PYTHON,
    rootMarkers: ['ruff.toml', '.ruff.toml'],
    needsMarker: true,
    linter: true,
    install: 'pip install ruff',
  },
  {
    name: 'typescript-language-server',
    args: ['--stdio'],
    fileTypes: SCRIPTS,
    rootMarkers: ['tsconfig.json', 'jsconfig.json', 'package.json'],
    // By default, a second process (the syntax server) answers without the project until the project is loaded.
    // Downloaded type packages would make responses depend on the network.
    initializationOptions: {
      disableAutomaticTypingAcquisition: true,
      tsserver: { useSyntaxServer: 'never', useClientFileWatcher: true },
    },
    install: 'npm install -g typescript-language-server typescript',
  },
  {
    name: 'gopls',
    fileTypes: ['.go', 'go.mod', 'go.work'],
    rootMarkers: ['go.work', 'go.mod'],
    install: 'go install golang.org/x/tools/gopls@latest',
  },
  {
    name: 'rust-analyzer',
    fileTypes: ['.rs'],
    rootMarkers: ['Cargo.toml', 'rust-project.json'],
    install: 'rustup component add rust-analyzer',
  },
  {
    name: 'clangd',
    // By default, clangd writes an index into the workspace, and answers before the index is complete.
    args: ['--background-index=false'],
    fileTypes: C_FAMILY,
    rootMarkers: ['.clangd', 'compile_commands.json', 'compile_flags.txt', 'configure.ac'],
    install: 'install LLVM, or the package clangd of your system',
  },
  {
    name: 'bash-language-server',
    args: ['start'],
    fileTypes: ['.sh', '.bash', '.bashrc', '.bash_profile', '.bash_aliases'],
    install: 'npm install -g bash-language-server',
  },
  {
    name: 'yaml-language-server',
    args: ['--stdio'],
    fileTypes: ['.yaml', '.yml'],
    // Fetched schemas would make responses depend on the network.
    settings: { yaml: { schemaStore: { enable: false } }, redhat: { telemetry: { enabled: false } } },
    install: 'npm install -g yaml-language-server',
  },
  {
    name: 'vscode-json-language-server',
    args: ['--stdio'],
    fileTypes: ['.json', '.jsonc'],
    initializationOptions: { provideFormatter: true },
    install: 'npm install -g vscode-langservers-extracted',
  },
  {
    name: 'biome',
    args: ['lsp-proxy'],
    fileTypes: [...SCRIPTS, '.json', '.jsonc', '.css', '.graphql'],
    rootMarkers: ['biome.json', 'biome.jsonc'],
    needsMarker: true,
    linter: true,
    install: 'npm install -g @biomejs/biome',
  },
];

/** The values of the fields that the definition of a server may omit. */
export const DEFAULTS: Omit<ServerDefinition, 'name' | 'command' | 'fileTypes' | 'origin'> = {
  args: [],
  rootMarkers: [],
  needsMarker: false,
  languageIds: {},
  disabled: false,
  linter: false,
};

export const BUILT_IN_SERVERS: readonly ServerDefinition[] = ENTRIES.map((entry) => ({
  ...DEFAULTS,
  command: entry.name,
  origin: 'built-in',
  ...entry,
}));
