import type { BatchOptions } from '../model/generated/batch.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { EditOptions, PlacedEditOptions } from '../refactor/edit-options.ts';
import type { OperationOptions } from '../session/operations/workspace-session.ts';
import type { RequestKind } from './request-kind.ts';

export type EditOperation = 'rename' | 'renameFile' | 'codeActions' | 'apply' | 'recover';

const SERVER = ['server', 'timeout'] as const;
const EDIT = ['apply', 'allowDirty', 'allowPath', 'denyPath', 'confirm'] as const;
const PLACED = [...SERVER, 'indexIo', 'topK', ...EDIT, 'target', 'denyApplyOnAmbiguous'] as const;

/** The operations that change files, as requests that are data. */
export const EDIT_KINDS: Readonly<Record<EditOperation, RequestKind>> = {
  rename: {
    selector: 'needed',
    options: [...PLACED, 'newName', 'overrides'],
    run: async (workspace, { selector = '', options, common }) => {
      const { newName, overrides } = options;
      const asked = { ...placedOptions(options, common), overrides };
      return workspace.rename(selector, needed('rename', 'newName', newName), asked);
    },
  },
  renameFile: {
    selector: 'none',
    options: [...SERVER, ...EDIT, 'oldUri', 'newUri'],
    run: async (workspace, { options, common }) => {
      const oldUri = needed('renameFile', 'oldUri', options.oldUri);
      const newUri = needed('renameFile', 'newUri', options.newUri);
      return workspace.renameFile(oldUri, newUri, editOptions(options, common));
    },
  },
  codeActions: {
    selector: 'needed',
    options: [...PLACED, 'kind', 'pick'],
    run: async (workspace, { selector = '', options, common }) => {
      const { kind, pick } = options;
      return workspace.codeActions(selector, { ...placedOptions(options, common), kind, pick });
    },
  },
  apply: {
    selector: 'none',
    options: [...SERVER, ...EDIT, 'plan', 'threeWay'],
    run: async (workspace, { options, common }) => {
      const { plan, threeWay } = options;
      if (plan === undefined) throw missing('apply', 'plan');
      return workspace.apply(plan, { ...editOptions(options, common), threeWay });
    },
  },
  recover: {
    selector: 'none',
    options: [],
    run: async (workspace) => workspace.recover(),
  },
};

/** Whether a request writes files: what comes after it sees them, and nothing else is under way meanwhile. */
export function isWriting(operation: string, options: BatchOptions): boolean {
  if (operation === 'recover') return true;
  return operation === 'apply' ? options.apply !== false : options.apply === true;
}

function editOptions(options: BatchOptions, common: OperationOptions): EditOptions {
  const { apply, allowDirty, allowPath, denyPath, confirm } = options;
  return { ...common, apply, allowDirty, allowPath, denyPath, confirm };
}

function placedOptions(options: BatchOptions, common: OperationOptions): PlacedEditOptions {
  const { target, denyApplyOnAmbiguous } = options;
  return { ...editOptions(options, common), target, denyApplyOnAmbiguous };
}

function needed(cmd: EditOperation, name: string, value: string | undefined): string {
  if (value === undefined) throw missing(cmd, name);
  return value;
}

function missing(cmd: EditOperation, name: string): LanserError {
  return new LanserError('E/USAGE', `${cmd} needs the option ${name}.`);
}
