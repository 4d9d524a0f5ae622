import type { Check } from '../model/bundle.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import { failedByErrors, newErrors } from './new-errors.ts';
import type { EditPreview } from './preview-plan.ts';

/**
 * Fails the completeness check if the preview contains new errors. For example, a string that must equal the old
 * name causes a new error.
 */
export function confirmedRename(
  checks: readonly Check[],
  { name, newName }: Pick<RenamedSymbol, 'name' | 'newName'>,
  preview: Pick<EditPreview, 'before' | 'after'> | undefined,
): readonly Check[] {
  if (preview === undefined) return checks;
  const isNewName = new RegExp(
    String.raw`(?<!\p{XIDC})${escapeForRegExp(newName.normalize('NFKC'))}(?!\p{XIDC})`,
    'gu',
  );
  const oldName = name.normalize('NFKC');
  const comparable = (message: string): string =>
    message.normalize('NFKC').replaceAll(isNewName, () => oldName);
  const added = newErrors(preview.before, preview.after, (uri) => uri, comparable);
  return failedByErrors(checks, 'completeness', 'rename', added);
}
