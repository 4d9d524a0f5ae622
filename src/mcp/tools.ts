import type { JSONObject, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { PLAN_ID } from '../model/plan.ts';
import type { OptionValues, OptionName } from '../registry/option.ts';
import { OPERATIONS, type RequestName } from '../registry/operations.ts';
import { OPTIONS } from '../registry/options.ts';

/** A tool in MCP's list. The title, the description and the annotations are required here, but optional in MCP. */
export interface ListedTool extends Tool {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Tool['inputSchema'] & { readonly properties: object };
  readonly annotations: ToolAnnotations;
}

export interface OperationTool extends ListedTool {
  readonly operation: RequestName;
  /** The options of the operation that the tool accepts. */
  readonly options: readonly OptionName[];
  /** Options that have the same value in every call. */
  readonly fixed: OptionValues;
}

interface ToolWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly options?: readonly OptionName[];
  readonly fixed?: OptionValues;
  /** The schemas of options for which the tool accepts fewer values than the operation does. */
  readonly schemas?: Partial<Readonly<Record<OptionName, JSONObject>>>;
}

export const READ_ONLY: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const SELECTOR_WORDS =
  'A place, in one of these forms. Unique names: `Class.method`. Symbols: `py://pkg.mod#Class.method`. Positions: `src/app.py:42:7` (one-based). Text in a definition: `src/app.py:Class.method@return self`. A selector as a JSON object (PositionSpec). Paths are relative to the workspace.';

/** The parts of a bundle that clients read. `schemas/bundle.schema.json` describes the whole bundle. */
const BUNDLE: NonNullable<Tool['outputSchema']> = {
  type: 'object',
  properties: {
    bundleId: { type: 'string', description: 'The hash of the request and its answer.' },
    status: { enum: ['ok', 'error'] },
    resolution: {
      type: ['object', 'null'],
      description:
        'The place that the selector resolves to, with the confidence and the candidates; null without a selector. For `apply_plan`: the resolution in the plan, or null.',
    },
    facts: {
      type: ['object', 'null'],
      description:
        'The answer; null for `locate` and after a failure. If only some of several servers failed, `facts` contains the answers of the other servers.',
    },
    edits: {
      type: ['object', 'null'],
      description:
        'For edits: the plan with its `planId`, the patch (both null if nothing changes), and whether the plan was written.',
    },
    error: {
      type: ['object', 'null'],
      description: 'The cause of a failure; null if the call succeeded.',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['bundleId', 'status', 'resolution', 'facts', 'error'],
};

/** The tools by operation. Only `apply_plan` writes files of the workspace. */
const TOOLS: Partial<Readonly<Record<RequestName, ToolWords>>> = {
  locate: {
    name: 'locate',
    title: 'Locate code',
    description:
      'Resolve a selector to a place in the current files. An anchor, or a selector with a `docVersion`, can resolve even if the code has moved. For an ambiguous selector, list the candidates.',
    options: ['topK', 'as'],
  },
  definition: {
    name: 'definition',
    title: 'Find the definition',
    description: 'Find the definition of the symbol at a place.',
  },
  references: {
    name: 'references',
    title: 'Find references',
    description: 'Find all references to the symbol at a place, in the whole workspace.',
    options: ['includeDeclaration', 'limit', 'cursor'],
  },
  hover: {
    name: 'hover',
    title: 'Show the type',
    description: 'Show the type and the documentation of the symbol at a place.',
  },
  symbols: {
    name: 'symbols',
    title: 'List symbols',
    description:
      'List the symbols in a file (`file`) or in a definition (`selector`), or search the symbols of the workspace (`query`).',
    options: ['file', 'query'],
  },
  diagnostics: {
    name: 'diagnostics',
    title: 'Check code',
    description:
      'Report the complete diagnostics of files (`files`) or of a definition (`selector`). Without arguments, check the whole workspace. If a server fails, the call fails. To see only what a change introduces, use `gate`.',
    options: ['files'],
  },
  rename: {
    name: 'preview_rename',
    title: 'Preview a rename',
    description:
      'Compute the rename of a symbol in the whole workspace: the patch, safety checks, the number of diagnostics before and after, and mentions of the old name that stay unchanged. Writes nothing. To write the edit, pass `edits.plan.planId` to `apply_plan`.',
    options: ['newName', 'overrides', 'target'],
    fixed: { apply: false },
  },
  renameFile: {
    name: 'preview_rename_file',
    title: 'Preview a move of a file',
    description:
      'Compute the move of a file or folder, and the changes of the affected imports: the patch and its safety checks. Writes nothing. To write the edit, pass `edits.plan.planId` to `apply_plan`.',
    options: ['oldUri', 'newUri'],
    fixed: { apply: false },
  },
  codeActions: {
    name: 'preview_code_action',
    title: 'List or preview code actions',
    description:
      'List the code actions at a place. With `pick`, compute the patch of one action and its safety checks. Writes nothing. To write the edit, pass `edits.plan.planId` to `apply_plan`.',
    options: ['kind', 'pick'],
    fixed: { apply: false },
  },
  apply: {
    name: 'apply_plan',
    title: 'Apply a previewed plan',
    description:
      'Write all files of a previewed plan, or none. If a file has changed since the preview, nothing is written, unless `threeWay` is true and lanser can merge the changes.',
    options: ['plan', 'allowDirty', 'confirm', 'threeWay'],
    fixed: { apply: true },
    schemas: {
      plan: {
        type: 'string',
        pattern: PLAN_ID.source,
        description: 'The id of a plan that a preview has returned: its `edits.plan.planId`.',
      },
    },
  },
};

export const OPERATION_TOOLS: readonly OperationTool[] = (
  Object.entries(TOOLS) as readonly (readonly [RequestName, ToolWords])[]
).map(([operation, { options = [], fixed = {}, schemas, ...words }]) => ({
  ...words,
  operation,
  options,
  fixed,
  inputSchema: inputOf(operation, options, schemas),
  outputSchema: BUNDLE,
  annotations:
    OPERATIONS[operation].writes === 'never' || fixed.apply === false
      ? READ_ONLY
      : { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
}));

function inputOf(
  operation: RequestName,
  options: readonly OptionName[],
  schemas: ToolWords['schemas'],
): ListedTool['inputSchema'] {
  const { selector, parameters = [], requiredOptions = [] } = OPERATIONS[operation];
  const properties: Record<string, JSONObject> = {};
  if (selector !== 'none')
    properties['selector'] = { type: ['string', 'object'], description: SELECTOR_WORDS };
  for (const name of options) {
    const { description, schema } = OPTIONS[name];
    properties[name] = schemas?.[name] ?? {
      ...(schema as JSONObject),
      description: withoutOperation(description),
    };
  }
  return {
    type: 'object',
    properties,
    required: [...(selector === 'needed' ? ['selector'] : []), ...parameters, ...requiredOptions],
    additionalProperties: false,
  };
}

/** Removes the operation from an option's description: "For `rename`: the new name." becomes "The new name." */
function withoutOperation(description: string): string {
  const [, first = '', rest = ''] = /^For [^:]+: (.)(.*)$/su.exec(description) ?? [];
  return first === '' ? description : first.toUpperCase() + rest;
}
