/** The parameters of `$/progress`. */
export interface ProgressParams {
  readonly token: string | number;
  readonly value: unknown;
}

/** The work that a server reports by `$/progress`, such as indexing. */
export interface WorkInProgress {
  readonly onProgress: (params: ProgressParams) => void;
  /** True if the server has reported the start of some work but not its end. */
  readonly busy: boolean;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

export function workInProgress(): WorkInProgress {
  const active = new Set<string | number>();
  let waiting: (() => void)[] = [];
  return {
    onProgress({ token, value }) {
      const kind: unknown = (value as { readonly kind?: unknown } | null)?.kind;
      if (kind === 'begin') active.add(token);
      if (kind === 'end') active.delete(token);
      if (active.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    get busy() {
      return active.size > 0;
    },
    async idle() {
      if (active.size === 0) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
