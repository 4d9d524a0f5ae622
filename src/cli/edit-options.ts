import { Option, type Command } from 'commander';
import type { EditOptions, PlacedEditOptions } from '../refactor/edit-options.ts';
import { countOf } from './place-commands.ts';
import { operationOptions, type WorkspaceCommandOptions } from './workspace-options.ts';

/** Options of every command that changes files. */
export interface EditCommandOptions extends WorkspaceCommandOptions {
  readonly dryRun?: true;
  readonly apply?: true;
  readonly allowDirty?: true;
  readonly allowPath?: readonly string[];
  readonly denyPath?: readonly string[];
  readonly confirm?: true;
}

export interface PlacedEditCommandOptions extends EditCommandOptions {
  readonly target?: number;
  readonly denyApplyOnAmbiguous: boolean;
}

/** Collects the values of an option that may be given several times. */
export const repeated = (value: string, values: readonly string[] = []): readonly string[] => [
  ...values,
  value,
];

export function addEditOptions(command: Command): Command {
  return command
    .addOption(new Option('--dry-run', 'show the patch and write nothing (default)').conflicts('apply'))
    .option('--apply', 'write the edit')
    .option('--allow-dirty', 'edit also where there are uncommitted changes')
    .addOption(
      new Option('--allow-path <glob>', 'the only files that may be touched; repeatable').argParser(repeated),
    )
    .addOption(
      new Option(
        '--deny-path <glob>',
        'files that must not be touched, beside lock files, vendored and generated ones; repeatable',
      ).argParser(repeated),
    )
    .option('--confirm', 'confirm what needs confirmation, and names that collide');
}

export function addPlacedEditOptions(command: Command): Command {
  return addEditOptions(command)
    .addOption(
      new Option('--target <n>', 'which candidate of an ambiguous selector is meant, from 1').argParser(
        countOf,
      ),
    )
    .option('--deny-apply-on-ambiguous', 'refuse a selector that may mean several places (default)', true)
    .option('--no-deny-apply-on-ambiguous', 'take the best candidate of an ambiguous selector');
}

export function editOptions(options: EditCommandOptions): EditOptions {
  const { apply, allowDirty, allowPath, denyPath, confirm } = options;
  return { ...operationOptions(options), apply, allowDirty, allowPath, denyPath, confirm };
}

export function placedEditOptions(options: PlacedEditCommandOptions): PlacedEditOptions {
  const { target, denyApplyOnAmbiguous } = options;
  return { ...editOptions(options), target, denyApplyOnAmbiguous };
}
