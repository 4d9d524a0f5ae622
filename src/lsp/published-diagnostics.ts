import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';

/** What a server pushes of diagnostics, for servers that cannot be asked. */
export interface PublishedDiagnostics {
  readonly onPublish: (params: PublishDiagnosticsParams) => void;
  /** How many times a document's diagnostics have come so far. */
  countOf(uri: string): number;
  /** The first set of a document that came after so many others, for this version where the server says which. */
  after(uri: string, count: number, version: number): Promise<readonly Diagnostic[]>;
  /** The last set that came for this very version of a document. */
  ofVersion(uri: string, version: number): Promise<readonly Diagnostic[]>;
}

interface Published {
  readonly count: number;
  readonly version: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function publishedDiagnostics(): PublishedDiagnostics {
  const latest = new Map<string, Published>();
  const waiting = new Set<() => void>();
  const firstSuch = async (
    uri: string,
    isIt: (published: Published) => boolean,
  ): Promise<readonly Diagnostic[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        const published = latest.get(uri);
        if (published === undefined || !isIt(published)) return;
        waiting.delete(look);
        resolve(published.diagnostics);
      };
      waiting.add(look);
      look();
    });
  return {
    onPublish({ uri, version, diagnostics }) {
      latest.set(uri, {
        count: (latest.get(uri)?.count ?? 0) + 1,
        version: version ?? undefined,
        diagnostics,
      });
      for (const look of waiting) look();
    },
    countOf: (uri) => latest.get(uri)?.count ?? 0,
    after: async (uri, count, version) =>
      firstSuch(uri, (last) => last.count > count && (last.version ?? version) >= version),
    ofVersion: async (uri, version) => firstSuch(uri, (last) => last.version === version),
  };
}
