import type { Session } from '../../lsp/session.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { OpenSet } from './open-set.ts';
import type { Question } from './question.ts';
import type { ServerUnit } from './server-unit.ts';
/** Puts a question to a session, its documents open for as long as that takes. */
export declare function putQuestion<T>(session: Session, unit: ServerUnit, set: OpenSet, question: Question<T>): Promise<T>;
/** What reads an answer stumbles where it has not the shape that the protocol gives it. */
export declare function wellFormed<T>(reading: Promise<T>, { name, roots }: Pick<ServerUnit, 'name' | 'roots'>): Promise<T>;
export declare function restless(attempts: number): LanserError;
