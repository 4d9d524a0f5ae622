import { LanserError } from '../model/lanser-error.ts';
/** E/LS_TIMEOUT for something that the server did not do in time, for example "answer initialize". */
export declare function timeoutError(what: string, timeoutMs: number): LanserError;
