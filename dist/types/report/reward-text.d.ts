import type { BundleEvidence, ProcessReward } from '../model/bundle.ts';
import type { Colors } from './colors.ts';
/** The score in one sentence. */
export declare function rewardLine({ r, version, explanation }: ProcessReward): string;
/** The score as a table: what changed, and what it weighs. */
export declare function rewardTable(reward: ProcessReward, colors: Colors): string;
/** What an optimiser would exploit, a line each, with lines and columns from 1. */
export declare function evidenceText({ findings, hidden, notFound }: BundleEvidence): string;
