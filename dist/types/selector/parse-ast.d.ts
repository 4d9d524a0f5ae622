import type { AstSelector } from '../model/selector.ts';
/** `ast://[module=pkg.mod]/[class=C]/[def=m][2]/name[1]`. */
export declare function parseAst(text: string): AstSelector;
