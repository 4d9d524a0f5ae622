import { type ModuleName, type ModuleTarget } from './module-search.ts';
import { type Move } from './move.ts';
/** Why a module cannot be imported at its new place. */
export type Unnamed = 'ambiguous' | 'no-identifier' | 'outside-roots';
export type NameAfter = ({
    readonly kind: 'named';
} & ModuleName) | {
    readonly kind: 'unnamed';
    readonly reason: Unnamed;
};
export declare function isModuleWord(word: string): boolean;
/** Where a module is afterwards. */
export declare function placeAfter({ pathAfter }: Move, { place, file }: Omit<ModuleTarget, 'root'>): string;
/** Whether a name in a file goes on meaning the module that it meant. */
export declare function staysTrue(move: Move, roots: readonly string[], file: string, name: ModuleName, target: ModuleTarget): boolean;
/** The name of a module in a file afterwards: relative where it was, if that can be. */
export declare function nameAfter(move: Move, roots: readonly string[], file: string, style: ModuleName, target: ModuleTarget): NameAfter;
