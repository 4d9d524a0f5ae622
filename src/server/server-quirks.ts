/** Properties that a server does not report. */
export interface ServerQuirks {
  /** True if, for a module that has only a stub, the server guesses a source from imports in files read earlier. */
  readonly guessesSources?: boolean;
  /** True if the server may find no type definition for a name until another request makes it resolve the name. */
  readonly learnsNamesByRequests?: boolean;
  /** Matches the line that the server logs when it is ready. Earlier responses may be incomplete. */
  readonly readyLine?: RegExp;
  /** True if answers do not depend on the work that the server reports by `$/progress`. */
  readonly answersDuringWork?: boolean;
  /** The method of a document request that the server answers only after reading its configuration. */
  readonly configuredRequest?: string;
  /** True if answers cover only files that were opened. Has no effect if clangd's background index is on. */
  readonly learnsByOpening?: boolean;
  /** True if the server publishes complete diagnostics once per document version, and includes the version. */
  readonly publishesOnce?: boolean;
  /** True if `workspace/symbol` requires an open document. */
  readonly needsOpenDocument?: boolean;
  /**
   * The first version that requests its settings after `initialized`. Earlier versions wait for
   * `workspace/didChangeConfiguration`, and read no files before.
   */
  readonly requestsSettingsSince?: string;
  /** The tsserver request that makes the server read changed files again. */
  readonly rereadsBy?: 'reloadProjects';
  /** True if the server ignores notifications of changed sources, so that lanser must restart the server. */
  readonly rereadsNothing?: boolean;
  /** Extensions and names of files that the server may read although it does not serve them. */
  readonly reads?: readonly string[];
  /** Environment variables that override those of the user. */
  readonly environment?: Readonly<Record<string, string>>;
  /** True if the server takes its Python interpreter from the setting `python.pythonPath`. */
  readonly takesPythonPath?: boolean;
  /** True if clients share a server through the user's cache folder. lanser then sets its own `XDG_CACHE_HOME`. */
  readonly ownCache?: boolean;
}

const PYRIGHT: ServerQuirks = {
  readyLine: /^(?:Found \d+ source files?|No source files found)/u,
  // Before an answer, Pyright evaluates everything that the request needs. If Pyright replaces its program (its set
  // of files) during an analysis, it does not report the end of the analysis.
  answersDuringWork: true,
  guessesSources: true,
  learnsNamesByRequests: true,
  takesPythonPath: true,
};

const QUIRKS: Readonly<Record<string, ServerQuirks>> = {
  pyright: { ...PYRIGHT, requestsSettingsSince: '1.1.409' },
  basedpyright: { ...PYRIGHT, requestsSettingsSince: '1.39.3' },
  'typescript-language-server': {
    needsOpenDocument: true,
    rereadsBy: 'reloadProjects',
    reads: ['.json', '.vue'],
  },
  clangd: {
    learnsByOpening: true,
    publishesOnce: true,
    reads: ['.inc', '.def', '.inl', '.ipp', '.tpp', '.tcc', '.ixx', '.cppm', '.clang-tidy'],
  },
  'bash-language-server': {
    readyLine: /BackgroundAnalysis: (?:Completed|skipping|stopped|failed)/u,
    publishesOnce: true,
    reads: ['.inc', '.command', '.zsh', '.ksh', '.env', '.shellcheckrc'],
  },
  // JSON files of the workspace can be schemas for its YAML files.
  'yaml-language-server': { configuredRequest: 'textDocument/codeLens', reads: ['.json'] },
  'vscode-json-language-server': { reads: ['.json'] },
  biome: {
    ownCache: true,
    readyLine: /^Server initialized/u,
    publishesOnce: true,
    // Biome accepts notifications for configuration files only.
    rereadsNothing: true,
    environment: { BIOME_WATCHER_KIND: 'none' },
    reads: ['package.json', '.editorconfig', '.gitignore', '.vue', '.svelte', '.astro', '.html', '.grit'],
  },
};

/** Returns the properties of the server with this name; an empty object for a server without an entry. */
export function quirksOf(name: string): ServerQuirks {
  return Object.hasOwn(QUIRKS, name) ? (QUIRKS[name] ?? {}) : {};
}
