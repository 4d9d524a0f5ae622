import type { Registration, RegistrationParams, UnregistrationParams } from 'vscode-languageserver-protocol';

/** The current registrations of a server. The server adds them with `client/registerCapability`. */
export interface Registrations {
  add(params: RegistrationParams): void;
  remove(params: UnregistrationParams): void;
  has(method: string): boolean;
  /** Returns the options of each registration of a method. */
  options(method: string): readonly unknown[];
  /** Resolves when the method is registered, which may be long after `initialize`. */
  wait(method: string): Promise<void>;
}

export function trackRegistrations(): Registrations {
  const registered = new Map<string, Registration>();
  const waiting: { readonly method: string; readonly resolve: () => void }[] = [];
  const has = (method: string): boolean =>
    [...registered.values()].some((registration) => registration.method === method);
  return {
    add({ registrations }) {
      for (const registration of registrations) {
        registered.set(registration.id, registration);
        for (const entry of waiting) if (entry.method === registration.method) entry.resolve();
      }
    },
    remove(params) {
      // The specification misspells this member. Servers send either spelling.
      const { unregisterations, unregistrations } = params as UnregistrationParams & {
        readonly unregistrations?: readonly { readonly id: string }[];
      };
      for (const { id } of unregisterations ?? unregistrations ?? []) registered.delete(id);
    },
    has,
    options: (method) =>
      [...registered.values()]
        .filter((registration) => registration.method === method)
        .map(({ registerOptions }): unknown => registerOptions),
    async wait(method) {
      if (has(method)) return;
      await new Promise<void>((resolve) => {
        waiting.push({ method, resolve });
      });
    },
  };
}
