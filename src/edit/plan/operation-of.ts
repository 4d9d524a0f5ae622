import type { PlanOperation } from '../../model/plan.ts';
import type { DeleteOptions, EditStep, TargetOptions } from '../edit-step.ts';

/** Returns a step as a plan's operation; undefined options are left out. */
export function operationOf(step: Exclude<EditStep, { readonly kind: 'edit' }>): PlanOperation {
  const annotation = step.annotation === undefined ? {} : { annotation: step.annotation };
  switch (step.kind) {
    case 'create':
      return { kind: 'create', uri: step.uri, ...withOptions(step.options), ...annotation };
    case 'rename':
      return {
        kind: 'rename',
        oldUri: step.oldUri,
        newUri: step.newUri,
        ...withOptions(step.options),
        ...annotation,
      };
    case 'delete':
      return { kind: 'delete', uri: step.uri, ...withOptions(step.options), ...annotation };
  }
}

type Said<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

function withOptions<T extends TargetOptions | DeleteOptions>(
  options: T | undefined,
): { readonly options?: Said<T> } {
  const said = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  return said.length === 0 ? {} : { options: Object.fromEntries(said) as Said<T> };
}
