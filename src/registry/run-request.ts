import type { Bundle } from '../model/bundle.ts';
import type { BatchOptions, BatchRequest } from '../model/generated/batch.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing, PositionSpec } from '../model/selector.ts';
import { EDIT_KINDS } from './edit-requests.ts';
import type { Workspace } from './workspace.ts';
import type { OperationOptions } from '../session/operations/workspace-session.ts';
import type { RequestKind } from './request-kind.ts';

/** The operations that a request may name; the command line's names are others of the same. */
export type Operation = Exclude<BatchRequest['cmd'], keyof typeof CLI_NAMES>;

const CLI_NAMES = {
  decl: 'declaration',
  def: 'definition',
  'code-actions': 'codeActions',
  diag: 'diagnostics',
  impl: 'implementation',
  'prepare-rename': 'prepareRename',
  refs: 'references',
  'rename-file': 'renameFile',
  'type-def': 'typeDefinition',
} as const;

export function operationNamed(name: BatchRequest['cmd']): Operation {
  return name in CLI_NAMES ? CLI_NAMES[name as keyof typeof CLI_NAMES] : (name as Operation);
}

const COMMON = ['server', 'indexIo', 'topK', 'timeout'] as const;

const KINDS: Readonly<Record<Operation, RequestKind>> = {
  locate: {
    selector: 'needed',
    options: ['indexIo', 'topK', 'as', 'keep'],
    run: async (workspace, { selector = '', options, common }) => {
      const { as, keep } = options;
      return workspace.locate(selector, { as, keep, indexIo: common.indexIo, topK: common.topK });
    },
  },
  ...EDIT_KINDS,
  prepareRename: place(async (workspace, selector, common) => workspace.prepareRename(selector, common)),
  definition: place(async (workspace, selector, common) => workspace.definition(selector, common)),
  declaration: place(async (workspace, selector, common) => workspace.declaration(selector, common)),
  typeDefinition: place(async (workspace, selector, common) => workspace.typeDefinition(selector, common)),
  implementation: place(async (workspace, selector, common) => workspace.implementation(selector, common)),
  hover: place(async (workspace, selector, common) => workspace.hover(selector, common)),
  references: {
    selector: 'needed',
    options: [...COMMON, 'includeDeclaration', 'limit', 'cursor'],
    run: async (workspace, { selector = '', options, common }) => {
      const { includeDeclaration, limit, cursor } = options;
      return workspace.references(selector, { ...common, includeDeclaration, limit, cursor });
    },
  },
  symbols: {
    selector: 'possible',
    options: [...COMMON, 'file', 'query'],
    run: async (workspace, { selector, options: { file, query }, common }) =>
      workspace.symbols({ ...common, file, query, selector }),
  },
  diagnostics: {
    selector: 'possible',
    options: [...COMMON, 'files', 'workspace'],
    run: async (workspace, { selector, options: { files }, common }) => {
      if (files?.length === 0) {
        throw new LanserError('E/USAGE', 'files is empty; leave it out to check the whole workspace.');
      }
      return workspace.diagnostics({ ...common, selector, files });
    },
  },
  capabilities: {
    selector: 'none',
    options: ['server', 'timeout'],
    run: async (workspace, { common }) => workspace.capabilities(common),
  },
  request: {
    selector: 'possible',
    options: [...COMMON, 'method', 'params'],
    run: async (workspace, { selector, options: { method, params }, common }) => {
      if (method === undefined) throw new LanserError('E/USAGE', 'request needs the option method.');
      return workspace.request(method, { ...common, selector, params });
    },
  },
  status: {
    selector: 'none',
    options: ['server'],
    run: async (workspace, { common }) => workspace.status(common),
  },
  reload: {
    selector: 'none',
    options: ['server'],
    run: async (workspace, { common }) => workspace.reload(common),
  },
};

function place(
  run: (workspace: Workspace, selector: string | PositionSpec, common: OperationOptions) => Promise<Bundle>,
): RequestKind {
  return {
    selector: 'needed',
    options: COMMON,
    run: async (workspace, { selector = '', common }) => run(workspace, selector, common),
  };
}

/**
 * Runs a request that is data. What is wrong with the request itself is thrown; all else is in its bundle.
 *
 * @throws LanserError E/USAGE, E/INDEXING_UNSUPPORTED.
 */
export async function runRequest(
  workspace: Workspace,
  { cmd, selector, options = {} }: BatchRequest,
  limits: Pick<OperationOptions, 'signal' | 'arrivedMs'>,
): Promise<Bundle> {
  const operation = operationNamed(cmd);
  const kind = KINDS[operation];
  const stranger = Object.keys(options).find((name) => !kind.options.includes(name as keyof BatchOptions));
  if (stranger !== undefined) {
    const known = kind.options.length === 0 ? 'none' : kind.options.join(', ');
    throw new LanserError('E/USAGE', `${cmd} has no option ${stranger}; it has ${known}.`, {
      option: stranger,
    });
  }
  if (kind.selector === 'needed' && selector === undefined) {
    throw new LanserError('E/USAGE', `${cmd} needs a selector.`);
  }
  if (kind.selector === 'none' && selector !== undefined) {
    throw new LanserError('E/USAGE', `${cmd} takes no selector.`);
  }
  const { server, indexIo, topK, timeout } = options;
  const common: OperationOptions = {
    ...limits,
    server,
    topK,
    // Checked where it is used.
    indexIo: indexIo as Indexing | undefined,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
  };
  return kind.run(workspace, { selector: selector as string | PositionSpec | undefined, options, common });
}
