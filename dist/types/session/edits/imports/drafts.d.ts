import type { StepEdit } from '../../../edit/edit-step.ts';
import type { NotCovered } from '../../../model/bundle.ts';
import { type FlatRange } from '../../../model/range.ts';
import type { Span } from '../../../syntax/definition.ts';
import type { LineIndex } from '../../../text/line-index.ts';
import { type SurveyedFile } from './surveyed-file.ts';
export interface Place {
    readonly uri: string;
    readonly range: FlatRange;
}
/** Why imports cannot be kept right, or not here. */
export interface ImportProblem {
    readonly reason: 'ambiguous' | 'implicit-import' | 'name-taken' | 'no-identifier' | 'outside-roots' | 'shadows-module' | 'shadows-standard-library';
    /** The name that it is about. */
    readonly detail: string;
    readonly places: readonly Place[];
}
export interface FileEdits {
    readonly uri: string;
    readonly edits: readonly StepEdit[];
}
/** What has been found so far, gathered over all files. */
export interface Drafts {
    edit(file: SurveyedFile, span: Span, newText: string): void;
    isEdited(file: SurveyedFile, span: Span): boolean;
    notCovered(uri: string, lines: LineIndex, span: Span, reason: string): void;
    problem(reason: ImportProblem['reason'], detail: string, place?: Place): void;
    readonly edits: () => readonly FileEdits[];
    readonly left: () => readonly NotCovered[];
    readonly problems: () => readonly ImportProblem[];
}
export declare function openDrafts(): Drafts;
