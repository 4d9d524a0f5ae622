/** The stable id of the next step after an error. Each interface describes the step with its own option names. */
export type ErrorHint =
  | 'allow-dirty'
  | 'check-commit'
  | 'choose-head'
  | 'choose-server'
  | 'confirm-edit'
  | 'keep-documents'
  | 'make-point'
  | 'name-cache-directory'
  | 'name-column-unit'
  | 'name-commit'
  | 'name-interpreter'
  | 'name-output'
  | 'name-previous-bundle'
  | 'name-report-directory'
  | 'name-repository'
  | 'name-revision'
  | 'name-tool-output'
  | 'name-trace-file'
  | 'name-workspace'
  | 'omit-commit'
  | 'omit-shard'
  | 'pick-action'
  | 'raise-timeout'
  | 'read-partial-trace'
  | 'recover'
  | 'rename-overrides'
  | 'replay-in-clone'
  | 'report-log'
  | 'resume-batch';

/** The sentence of each hint, in the terms of one interface, for example the command line. */
export type HintWords = Readonly<Record<ErrorHint, string>>;

/** Returns the sentence of a hint; undefined for a missing or unknown hint. */
export function sentenceOf(hint: string | undefined, words: HintWords): string | undefined {
  return hint !== undefined && Object.hasOwn(words, hint) ? words[hint as ErrorHint] : undefined;
}

export function withHint(text: string, hint: string | undefined, words: HintWords, separator = ' '): string {
  const sentence = sentenceOf(hint, words);
  return sentence === undefined ? text : `${text}${separator}${sentence}`;
}
