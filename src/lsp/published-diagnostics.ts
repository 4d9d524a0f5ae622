import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import { canonicalUri } from '../workspace/file-uri.ts';

/** The latest diagnostics that a server has published for each document. */
export interface PublishedDiagnostics {
  readonly onPublish: (params: PublishDiagnosticsParams) => void;
  /** Returns the number of publications for a document so far. */
  countOf(uri: string): number;
  /**
   * Resolves when the server has published more than `count` times for the document, and the latest publication names
   * `version`, a later version or no version.
   */
  after(uri: string, count: number, version: number): Promise<readonly Diagnostic[]>;
  /** Resolves when the latest publication names exactly this version. */
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
  const firstWhere = async (
    uri: string,
    isWanted: (published: Published) => boolean,
  ): Promise<readonly Diagnostic[]> =>
    new Promise((resolve) => {
      const check = (): void => {
        const published = latest.get(uri);
        if (published === undefined || !isWanted(published)) return;
        waiting.delete(check);
        resolve(published.diagnostics);
      };
      waiting.add(check);
      check();
    });
  return {
    onPublish({ uri: spelled, version, diagnostics }) {
      const uri = canonicalUri(spelled);
      latest.set(uri, {
        count: (latest.get(uri)?.count ?? 0) + 1,
        version: version ?? undefined,
        diagnostics,
      });
      for (const check of waiting) check();
    },
    countOf: (uri) => latest.get(uri)?.count ?? 0,
    after: async (uri, count, version) =>
      firstWhere(uri, (last) => last.count > count && (last.version ?? version) >= version),
    ofVersion: async (uri, version) => firstWhere(uri, (last) => last.version === version),
  };
}
