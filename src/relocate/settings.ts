/** How candidates are weighed and when the best of them is accepted. */
export interface RelocationSettings {
  /** The least score that is accepted. */
  readonly tau: number;
  /** How far the best has to lead the next. */
  readonly delta: number;
  /** How many candidates are shown; all exact ones are, however many. */
  readonly topK: number;
}

export const WEIGHTS: Readonly<Record<'ast' | 'module' | 'token' | 'prox', number>> = {
  ast: 0.5,
  module: 0.2,
  token: 0.2,
  prox: 0.1,
};

export const DEFAULT_SETTINGS: RelocationSettings = { tau: 0.745, delta: 0.05, topK: 5 };
