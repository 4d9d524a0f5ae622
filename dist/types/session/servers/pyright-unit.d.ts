import { type PyrightOptions, type PyrightServer } from './pyright-server.ts';
import type { ServerUnit } from './server-unit.ts';
export interface PyrightUnit extends ServerUnit {
    readonly server: PyrightServer;
}
/** Pyright over one project, told exactly what it has to know and no more. */
export declare function pyrightUnit(options: PyrightOptions): Promise<PyrightUnit>;
