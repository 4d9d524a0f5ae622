import type { SymbolSelector } from '../model/selector.ts';
/** `py://pkg.mod#Class.method:body`; between names a colon is accepted for a dot. */
export declare function parseSymbol(text: string): SymbolSelector;
