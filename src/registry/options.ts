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
  server: { description: 'The server to ask; absent: the primary server of the file.', schema: STRING },
  indexIo: {
    description: 'The unit of columns in the selector: utf-8, utf-16 or codepoint.',
    schema: STRING,
  },
  topK: {
    description: 'How many candidates are shown at most.',
    schema: COUNT,
    flags: [['--top-k <n>', 'how many candidates to show (default: 5; exact ones are all shown)']],
    isPortable: true,
  },
  timeout: {
    description: 'How long a server may take for one request, in seconds.',
    schema: { type: 'number', exclusiveMinimum: 0 },
  },
  as: {
    description: 'For `locate`: the kind of selector to make for the resolved place.',
    schema: { enum: SELECTOR_KINDS },
    flags: [
      ['--as <kind>', 'print the selector of another kind for the same place', { conflicts: 'preview' }],
    ],
    isPortable: true,
  },
  keep: {
    description:
      'For `locate` with `as`: keep the version of the file, so that the place can be found when it is not committed.',
    schema: BOOLEAN,
    flags: [
      [
        '--keep',
        'keep the document in .lanser/objects, so that selectors made for it last even if it is never committed',
      ],
    ],
  },
  preview: {
    description: 'Shows source lines.',
    schema: BOOLEAN,
    flags: [['--preview', 'show the source lines, the place underlined']],
    isCommandLineOnly: true,
  },
  includeDeclaration: {
    description: 'For `references`: whether declarations are among them; absent: they are.',
    schema: BOOLEAN,
    flags: [['--no-declaration', 'leave out the declarations']],
  },
  limit: {
    description: 'For `references`: the maximum of a page.',
    schema: { ...COUNT, maximum: 100_000 },
    flags: [['--limit <n>', 'how many references to give at most']],
  },
  cursor: {
    description: 'For `references`: the start of a page, from the page before.',
    schema: STRING,
    flags: [['--cursor <cursor>', 'continue after a page: its meta.truncated.cursor']],
  },
  file: { description: 'For `symbols`: the document to outline.', schema: STRING },
  query: {
    description: 'For `symbols`: the text to search for among the workspace’s symbols.',
    schema: STRING,
    flags: [['--query <text>', 'search the workspace; the server decides what matches']],
    isPortable: true,
  },
  files: {
    description: 'For `diagnostics`: files and globs, relative to the workspace.',
    schema: { type: 'array', items: { type: 'string' } },
  },
  workspace: { description: 'For `diagnostics`: all files of the workspace.', schema: { const: true } },
  tool: {
    description: 'The compiler or checker to ask.',
    schema: { enum: TOOLS },
    flags: [['--tool <name>', 'ask a compiler or checker instead of language servers']],
    isCommandLineOnly: true,
    isPortable: true,
  },
  output: {
    description: 'A file with the output of the tool.',
    schema: STRING,
    flags: [['--from <file>', 'read the tool’s output from a file or "-" instead of running the tool']],
    isCommandLineOnly: true,
  },
  from: { description: 'The folder that files are relative to.', schema: STRING, isCommandLineOnly: true },
  method: { description: 'For `request`: the method of the protocol.', schema: STRING, isPortable: true },
  params: {
    description: 'For `request`: its parameters, any JSON.',
    schema: {},
    flags: [['--params <json>', 'the parameters, any JSON']],
  },
  apply: {
    description: 'For edits: whether files are written. Default: false, a preview; for `apply`: true.',
    schema: BOOLEAN,
    flags: [
      ['--dry-run', 'show the patch and write nothing (default)', { sets: false, conflicts: 'apply' }],
      ['--apply', 'write the edit'],
    ],
    isPortable: true,
  },
  allowDirty: {
    description: 'For edits: allow uncommitted changes.',
    schema: BOOLEAN,
    flags: [['--allow-dirty', 'edit also if there are uncommitted changes']],
    isPortable: true,
  },
  allowPath: {
    description: 'For edits: globs of the only files that may be touched.',
    schema: GLOBS,
    flags: [['--allow-path <glob>', 'the only files that may be touched; repeatable']],
    isPortable: true,
  },
  denyPath: {
    description: 'For edits: globs of files that must not be touched.',
    schema: GLOBS,
    flags: [
      [
        '--deny-path <glob>',
        'files that must not be touched, beside lock files, vendored and generated ones; repeatable',
      ],
    ],
    isPortable: true,
  },
  confirm: {
    description: 'For edits: confirm changes that need confirmation.',
    schema: BOOLEAN,
    flags: [['--confirm', 'confirm changes that need confirmation, and names that collide']],
    isPortable: true,
  },
  target: {
    description: 'For edits by a selector: the number of the candidate, from 1.',
    schema: COUNT,
    flags: [['--target <n>', 'which candidate of an ambiguous selector to take, from 1']],
    isPortable: true,
  },
  denyApplyOnAmbiguous: {
    description: 'For edits by a selector: whether an ambiguous selector refuses the edit.',
    schema: { type: 'boolean', default: true },
    flags: [
      [
        '--deny-apply-on-ambiguous',
        'refuse a selector that may mean several places (default)',
        { default: true },
      ],
      ['--no-deny-apply-on-ambiguous', 'take the best candidate of an ambiguous selector'],
    ],
    isPortable: true,
  },
  newName: { description: 'For `rename`: the new name.', schema: TEXT, isPortable: true },
  overrides: {
    description: 'For `rename`: rename a member in base classes and subclasses too.',
    schema: BOOLEAN,
    flags: [['--overrides', 'rename a method in base classes and subclasses too']],
    isPortable: true,
  },
  oldUri: { description: 'For `renameFile`: the file or folder, relative to the workspace.', schema: TEXT },
  newUri: { description: 'For `renameFile`: its new path.', schema: TEXT },
  kind: {
    description: 'For `codeActions`: LSP’s CodeActionKind; sub-kinds are included.',
    schema: TEXT,
    flags: [['--kind <kind>', 'only actions of this kind and its sub-kinds, such as source.organizeImports']],
  },
  pick: {
    description:
      'For `codeActions`: the action to take, by its title or its `index`; absent: they are listed.',
    schema: { type: ['string', 'integer'], minLength: 1, minimum: 0 },
    flags: [['--pick <action>', 'the action, by its number in the list or by its whole title']],
  },
  plan: {
    description: 'For `apply`: a plan, the bundle of a preview, or the id of a plan of this machine.',
    schema: { type: ['string', 'object'] },
  },
  threeWay: {
    description: 'For `apply`: merge if files have changed since.',
    schema: BOOLEAN,
    flags: [['--three-way', 'if files have changed since, merge as git apply --3way does']],
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

/** Options of every edit that takes a selector. */
export const PLACED_EDIT_OPTIONS: readonly OptionName[] = [...EDIT_OPTIONS, 'target', 'denyApplyOnAmbiguous'];
