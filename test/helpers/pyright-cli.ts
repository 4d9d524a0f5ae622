import { createRequire } from 'node:module';
import path from 'node:path';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { lanser, type Start } from './lanser.ts';

interface Output {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    /** Undefined for a diagnostic of the whole file. */
    readonly range?: Readonly<Record<'start' | 'end', { readonly line: number; readonly character: number }>>;
    readonly rule?: string;
  }[];
  readonly summary: Readonly<Record<'filesAnalyzed' | 'errorCount' | 'warningCount', number>>;
}

/** A common form for the output of Pyright's command line and for a diagnostics bundle. */
export interface Comparable {
  readonly files: number;
  readonly errors: number | undefined;
  readonly warnings: number | undefined;
  readonly diagnostics: readonly string[];
}

export async function pyrightCli(start: Start, options: readonly string[] = []): Promise<Comparable> {
  const manifest = createRequire(import.meta.url).resolve('pyright/package.json');
  const program = path.join(path.dirname(manifest), 'index.js');
  const { stdout } = await lanser(['--outputjson', ...options], { ...start, program });
  const { generalDiagnostics, summary } = JSON.parse(stdout) as Output;
  return {
    files: summary.filesAnalyzed,
    errors: summary.errorCount,
    warnings: summary.warningCount,
    diagnostics: generalDiagnostics
      .map(({ file, range, severity, rule, message }) => {
        const places = [range?.start, range?.end].map((place) => [place?.line ?? 0, place?.character ?? 0]);
        return JSON.stringify([
          path.relative(start.cwd, file),
          places.flat(),
          severity,
          rule ?? null,
          message,
        ]);
      })
      .toSorted(),
  };
}

export function comparable({ facts }: DiagnosticsBundle): Comparable {
  return {
    files: Object.keys(facts?.documents ?? {}).length,
    errors: facts?.counts.error,
    warnings: facts?.counts.warning,
    diagnostics: (facts?.diagnostics ?? [])
      .map(({ uri, range, severity, rule, message }) => JSON.stringify([uri, range, severity, rule, message]))
      .toSorted(),
  };
}
