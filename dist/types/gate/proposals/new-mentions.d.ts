import type { Location } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Claim } from './claims.ts';
import type { SideTexts } from './side-texts.ts';
/**
 * Where code that head adds uses the old name of what head renames, which is then an error: a name that is not
 * defined, is not in its module, or is not a member of its class.
 */
export declare function newMentions({ oldName, preview }: Claim, introduced: readonly Diagnostic[], texts: SideTexts): Promise<readonly Location[]>;
