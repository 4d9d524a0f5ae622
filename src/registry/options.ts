import { SELECTOR_KINDS } from '../model/selector.ts';
import { TOOLS } from '../session/tools/adapt.ts';
import type { OperationOption, OptionName } from './option.ts';

const GLOBS = { type: 'array', items: { type: 'string', minLength: 1 } };
const COUNT = { type: 'integer', minimum: 1 };
const STRING = { type: 'string' };
const BOOLEAN = { type: 'boolean' };
const TEXT = { type: 'string', minLength: 1 };

/** All options, each defined once. An operation names those that it accepts. */
export const OPTIONS: Readonly<Record<OptionName, OperationOption>> = {
  server: {
    description: 'The name of the only language server to use, as `status` lists it.',
    schema: STRING,
  },
  indexIo: {
    description:
      'The unit of columns if the selector does not specify a unit: utf-8, utf-16 or codepoint. Default: the unit of the batch, else the configured unit, else utf-16.',
    schema: STRING,
  },
  topK: {
    description:
      'The maximum number of listed candidates of the selector. If more candidates have the score 1, lanser lists all of these. Default: the configured number, else 5.',
    schema: COUNT,
    flags: [
      [
        '--top-k <n>',
        'show at most this many candidates, or all exact matches (score 1) if they are more (default: the configured number, else 5)',
      ],
    ],
    isPortable: true,
  },
  timeout: {
    description:
      'The time limit of each request to a language server, in seconds. Default: the configured limit, else 120.',
    schema: { type: 'number', exclusiveMinimum: 0 },
  },
  as: {
    description: 'For `locate`: the kind of selector to create for the resolved location.',
    schema: { enum: SELECTOR_KINDS },
    flags: [['--as <kind>', 'print a selector of this kind for the same location', { conflicts: 'preview' }]],
    isPortable: true,
  },
  keep: {
    description:
      'For `locate`: store this version of the file, so that the selector resolves even if the version is never committed.',
    schema: BOOLEAN,
    flags: [
      [
        '--keep',
        'store the file in .lanser/objects, so that the selector resolves even if this version is never committed',
      ],
    ],
  },
  preview: {
    description: 'Show source lines.',
    schema: BOOLEAN,
    flags: [['--preview', 'show the source lines and underline the location']],
    isCommandLineOnly: true,
  },
  includeDeclaration: {
    description: 'For `references`: include declarations. Default: true.',
    schema: BOOLEAN,
    flags: [['--no-declaration', 'omit declarations']],
  },
  limit: {
    description: 'For `references`: the maximum number of references per page. Default: 100000.',
    schema: { ...COUNT, maximum: 100_000 },
    flags: [['--limit <n>', 'print at most this many references (default: 100,000, the maximum)']],
  },
  cursor: {
    description:
      'For `references`: the start of the next page, which is `meta.truncated.cursor` of the previous page.',
    schema: STRING,
    flags: [['--cursor <cursor>', 'print the next page; pass meta.truncated.cursor of the previous page']],
  },
  file: { description: 'For `symbols`: the document to outline, relative to the workspace.', schema: STRING },
  query: {
    description: 'For `symbols`: the text to search for in the symbols of the workspace.',
    schema: STRING,
    flags: [
      [
        '--query <text>',
        'search the symbols of the workspace for this text; the server decides which symbols match',
      ],
    ],
    isPortable: true,
  },
  files: {
    description: 'For `diagnostics`: files, folders and globs, relative to the workspace.',
    schema: { type: 'array', items: { type: 'string' } },
  },
  workspace: {
    description:
      'For `diagnostics`: check all files of the workspace. This is the default without `files` and a selector, and excludes both.',
    schema: { const: true },
  },
  tool: {
    description: 'The compiler or checker that reports the diagnostics.',
    schema: { enum: TOOLS },
    flags: [['--tool <name>', 'use a compiler or checker instead of language servers']],
    isCommandLineOnly: true,
    isPortable: true,
  },
  output: {
    description: 'The saved output of the tool.',
    schema: STRING,
    flags: [
      [
        '--from <file>',
        'read the tool’s saved output from this file, or "-" for standard input, instead of running the tool',
      ],
    ],
    isCommandLineOnly: true,
  },
  from: {
    description: 'The base folder of relative paths in `files`.',
    schema: STRING,
    isCommandLineOnly: true,
  },
  method: { description: 'For `request`: the LSP method.', schema: STRING, isPortable: true },
  params: {
    description: 'For `request`: the parameters, any JSON value.',
    schema: {},
    flags: [['--params <json>', 'the parameters, as JSON']],
  },
  apply: {
    description: 'For edits: write the files. Default: true for `apply`, otherwise false (preview).',
    schema: BOOLEAN,
    flags: [
      [
        '--dry-run',
        'show the patch and write nothing (default, except for lanser apply)',
        { sets: false, conflicts: 'apply' },
      ],
      ['--apply', 'write the edit'],
    ],
    isPortable: true,
  },
  allowDirty: {
    description:
      'For edits: write the edit despite uncommitted changes. Default: the configured value, else false.',
    schema: BOOLEAN,
    flags: [['--allow-dirty', 'allow the edit despite uncommitted changes']],
    isPortable: true,
  },
  allowPath: {
    description:
      'For edits: globs of the files that may change. Default: the configured globs, else all files.',
    schema: GLOBS,
    flags: [
      [
        '--allow-path <glob>',
        'reject the edit if it changes a file that matches none of these globs; repeatable (default: the configured globs, else all files)',
      ],
    ],
    isPortable: true,
  },
  denyPath: {
    description: 'For edits: globs of files that must not change, in addition to the configured globs.',
    schema: GLOBS,
    flags: [
      [
        '--deny-path <glob>',
        'reject the edit if it changes a file that matches this glob or a configured glob; repeatable',
      ],
    ],
    isPortable: true,
  },
  confirm: {
    description:
      'For edits: accept changes that the server marks for confirmation, and a new name that collides with an existing name.',
    schema: BOOLEAN,
    flags: [
      [
        '--confirm',
        'allow the edit even if the server asks for confirmation, or the new name collides with an existing name',
      ],
    ],
    isPortable: true,
  },
  target: {
    description:
      'For edits by a selector: the number of the candidate to edit, starting at 1. Default: the place that the selector resolves to.',
    schema: COUNT,
    flags: [
      ['--target <n>', 'edit the candidate of the selector with this number in the list, starting at 1'],
    ],
    isPortable: true,
  },
  denyApplyOnAmbiguous: {
    description: 'For edits by a selector: reject an ambiguous selector, unless `target` is set.',
    schema: { type: 'boolean', default: true },
    flags: [
      ['--deny-apply-on-ambiguous', 'reject an ambiguous selector without --target', { default: true }],
      ['--no-deny-apply-on-ambiguous', 'edit the best candidate of an ambiguous selector'],
    ],
    isPortable: true,
  },
  newName: { description: 'For `rename`: the new name.', schema: TEXT, isPortable: true },
  overrides: {
    description:
      'For `rename`: also rename the same member or parameter in related classes, overloads and stubs.',
    schema: BOOLEAN,
    flags: [
      ['--overrides', 'also rename the same member or parameter in related classes, overloads and stubs'],
    ],
    isPortable: true,
  },
  oldUri: { description: 'For `renameFile`: the file or folder, relative to the workspace.', schema: TEXT },
  newUri: { description: 'For `renameFile`: the new path, relative to the workspace.', schema: TEXT },
  kind: {
    description:
      'For `codeActions`: consider only actions of this LSP CodeActionKind and its sub-kinds. Default: all kinds.',
    schema: TEXT,
    flags: [
      [
        '--kind <kind>',
        'consider only actions of this kind, such as source.organizeImports, or its sub-kinds',
      ],
    ],
  },
  pick: {
    description:
      'For `codeActions`: the full title of the action to preview or apply, or its `index` in the list, starting at 0. Default: list the actions.',
    schema: { type: ['string', 'integer'], minLength: 1, minimum: 0 },
    flags: [
      [
        '--pick <action>',
        'select the action with this number in the list, starting at 0, or with this full title',
      ],
    ],
  },
  plan: {
    description:
      'For `apply`: a plan, the bundle of a preview, or the id of a plan that was previewed on this machine.',
    schema: { type: ['string', 'object'] },
    takesBytes: true,
  },
  threeWay: {
    description:
      'For `apply`: merge the plan with changes that the files got after the preview. Default: a changed file is an error.',
    schema: BOOLEAN,
    flags: [
      [
        '--three-way',
        'if files have changed since the plan was created, merge the plan with these changes; a conflict is an error',
      ],
    ],
  },
};

export const EDIT_OPTIONS: readonly OptionName[] = [
  'apply',
  'allowDirty',
  'allowPath',
  'denyPath',
  'confirm',
];

/** Options of every edit that takes a selector. */
export const PLACED_EDIT_OPTIONS: readonly OptionName[] = [...EDIT_OPTIONS, 'target', 'denyApplyOnAmbiguous'];
