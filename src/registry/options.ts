import { SELECTOR_KINDS } from '../model/selector.ts';
import { TOOLS } from '../session/tools/adapt.ts';
import type { OperationOption, OptionName } from './option.ts';

const GLOBS = { type: 'array', items: { type: 'string', minLength: 1 } };
const COUNT = { type: 'integer', minimum: 1 };
const TEXT = { type: 'string', minLength: 1 };

/** Every option, once. An operation names those that it takes. */
export const OPTIONS: Readonly<Record<OptionName, OperationOption>> = {
  server: {
    schema: { description: 'The server to ask; absent: the primary server of the file.', type: 'string' },
  },
  indexIo: {
    schema: {
      description: 'The unit of columns in the selector: utf-8, utf-16 or codepoint.',
      type: 'string',
    },
  },
  topK: {
    schema: { description: 'How many candidates are shown at most.', ...COUNT },
    flags: [
      {
        flags: '--top-k <n>',
        description: 'how many candidates to show (default: 5; exact ones are all shown)',
      },
    ],
    isPortable: true,
  },
  timeout: {
    schema: {
      description: 'How long a server may take for one request, in seconds.',
      type: 'number',
      exclusiveMinimum: 0,
    },
  },
  as: {
    schema: {
      description: 'For `locate`: the kind of selector to make for the resolved place.',
      enum: SELECTOR_KINDS,
    },
    flags: [
      {
        flags: '--as <kind>',
        description: 'print the selector of another kind for the same place',
        conflicts: 'preview',
      },
    ],
    isPortable: true,
  },
  keep: {
    schema: {
      description:
        'For `locate` with `as`: keep the version of the file, so that the place can be found when it is not committed.',
      type: 'boolean',
    },
    flags: [
      {
        flags: '--keep',
        description:
          'keep the document in .lanser/objects, so that selectors made for it last even if it is never committed',
      },
    ],
  },
  preview: {
    schema: { description: 'Shows source lines.', type: 'boolean' },
    flags: [{ flags: '--preview', description: 'show the source lines, the place underlined' }],
    isCommandLineOnly: true,
  },
  includeDeclaration: {
    schema: {
      description: 'For `references`: whether declarations are among them; absent: they are.',
      type: 'boolean',
    },
    flags: [{ flags: '--no-declaration', description: 'leave out the declarations' }],
  },
  limit: {
    schema: { description: 'For `references`: the maximum of a page.', ...COUNT, maximum: 100_000 },
    flags: [{ flags: '--limit <n>', description: 'how many references to give at most' }],
  },
  cursor: {
    schema: { description: 'For `references`: the start of a page, from the page before.', type: 'string' },
    flags: [{ flags: '--cursor <cursor>', description: 'continue after a page: its meta.truncated.cursor' }],
  },
  file: { schema: { description: 'For `symbols`: the document to outline.', type: 'string' } },
  query: {
    schema: {
      description: 'For `symbols`: the text to search for among the workspace’s symbols.',
      type: 'string',
    },
    flags: [
      { flags: '--query <text>', description: 'search the workspace; the server decides what matches' },
    ],
    isPortable: true,
  },
  files: {
    schema: {
      description: 'For `diagnostics`: files and globs, relative to the workspace.',
      type: 'array',
      items: { type: 'string' },
    },
  },
  workspace: { schema: { description: 'For `diagnostics`: all files of the workspace.', const: true } },
  tool: {
    schema: { description: 'The compiler or checker to ask.', enum: TOOLS },
    flags: [{ flags: '--tool <name>', description: 'ask a compiler or checker instead of language servers' }],
    isCommandLineOnly: true,
    isPortable: true,
  },
  output: {
    schema: { description: 'A file with the output of the tool.', type: 'string' },
    flags: [
      {
        flags: '--from <file>',
        description: 'read the tool’s output from a file or "-" instead of running the tool',
      },
    ],
    isCommandLineOnly: true,
  },
  from: {
    schema: { description: 'The folder that files are relative to.', type: 'string' },
    isCommandLineOnly: true,
  },
  method: {
    schema: { description: 'For `request`: the method of the protocol.', type: 'string' },
    isPortable: true,
  },
  params: {
    schema: { description: 'For `request`: its parameters, any JSON.' },
    flags: [{ flags: '--params <json>', description: 'the parameters, any JSON' }],
  },
  apply: {
    schema: {
      description: 'For edits: whether files are written. Default: false, a preview; for `apply`: true.',
      type: 'boolean',
    },
    flags: [
      {
        flags: '--dry-run',
        description: 'show the patch and write nothing (default)',
        sets: false,
        conflicts: 'apply',
      },
      { flags: '--apply', description: 'write the edit' },
    ],
    isPortable: true,
  },
  allowDirty: {
    schema: { description: 'For edits: allow uncommitted changes.', type: 'boolean' },
    flags: [{ flags: '--allow-dirty', description: 'edit also if there are uncommitted changes' }],
    isPortable: true,
  },
  allowPath: {
    schema: { description: 'For edits: globs of the only files that may be touched.', ...GLOBS },
    flags: [{ flags: '--allow-path <glob>', description: 'the only files that may be touched; repeatable' }],
    isPortable: true,
  },
  denyPath: {
    schema: { description: 'For edits: globs of files that must not be touched.', ...GLOBS },
    flags: [
      {
        flags: '--deny-path <glob>',
        description:
          'files that must not be touched, beside lock files, vendored and generated ones; repeatable',
      },
    ],
    isPortable: true,
  },
  confirm: {
    schema: { description: 'For edits: confirm changes that need confirmation.', type: 'boolean' },
    flags: [
      { flags: '--confirm', description: 'confirm changes that need confirmation, and names that collide' },
    ],
    isPortable: true,
  },
  target: {
    schema: { description: 'For edits by a selector: the number of the candidate, from 1.', ...COUNT },
    flags: [
      { flags: '--target <n>', description: 'which candidate of an ambiguous selector to take, from 1' },
    ],
    isPortable: true,
  },
  denyApplyOnAmbiguous: {
    schema: {
      description: 'For edits by a selector: whether an ambiguous selector refuses the edit.',
      type: 'boolean',
      default: true,
    },
    flags: [
      {
        flags: '--deny-apply-on-ambiguous',
        description: 'refuse a selector that may mean several places (default)',
        default: true,
      },
      {
        flags: '--no-deny-apply-on-ambiguous',
        description: 'take the best candidate of an ambiguous selector',
      },
    ],
    isPortable: true,
  },
  newName: { schema: { description: 'For `rename`: the new name.', ...TEXT }, isPortable: true },
  overrides: {
    schema: {
      description: 'For `rename`: rename a member in base classes and subclasses too.',
      type: 'boolean',
    },
    flags: [{ flags: '--overrides', description: 'rename a method in base classes and subclasses too' }],
    isPortable: true,
  },
  oldUri: {
    schema: { description: 'For `renameFile`: the file or folder, relative to the workspace.', ...TEXT },
  },
  newUri: { schema: { description: 'For `renameFile`: its new path.', ...TEXT } },
  kind: {
    schema: { description: 'For `codeActions`: LSP’s CodeActionKind; sub-kinds are included.', ...TEXT },
    flags: [
      {
        flags: '--kind <kind>',
        description: 'only actions of this kind and its sub-kinds, such as source.organizeImports',
      },
    ],
  },
  pick: {
    schema: {
      description:
        'For `codeActions`: the action to take, by its title or its `index`; absent: they are listed.',
      type: ['string', 'integer'],
      minLength: 1,
      minimum: 0,
    },
    flags: [
      {
        flags: '--pick <action>',
        description: 'the action, by its number in the list or by its whole title',
      },
    ],
  },
  plan: {
    schema: {
      description: 'For `apply`: a plan, the bundle of a preview, or the id of a plan of this machine.',
      type: ['string', 'object'],
    },
  },
  threeWay: {
    schema: { description: 'For `apply`: merge if files have changed since.', type: 'boolean' },
    flags: [
      { flags: '--three-way', description: 'if files have changed since, merge as git apply --3way does' },
    ],
  },
};

/** Options of every edit. */
export const EDIT_OPTIONS: readonly OptionName[] = [
  'apply',
  'allowDirty',
  'allowPath',
  'denyPath',
  'confirm',
];

/** Options of every edit that is asked for by a selector. */
export const PLACED_EDIT_OPTIONS: readonly OptionName[] = [...EDIT_OPTIONS, 'target', 'denyApplyOnAmbiguous'];
