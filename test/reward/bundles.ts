import { assembleBundle, bareEnvironment } from '../../src/bundle/assemble.ts';
import type { Bundle, DiagnosticsFacts, EditFacts, Scope } from '../../src/model/bundle.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { assertValid } from '../../src/schema/validate.ts';

const common = { environment: bareEnvironment({ platform: 'linux', arch: 'x64' }), volatile: {} } as const;

/**
 * Returns a result of `diag` for the workspace, with the given number of errors in each file. The first file
 * also has the warnings and an information message.
 */
export function diagnosed(errors: Readonly<Record<string, number>>, warnings = 0): Bundle {
  const uris = Object.keys(errors);
  const first = uris[0] ?? 'app.py';
  const diagnostics: DiagnosticsFacts['diagnostics'] = [
    ...uris.flatMap((uri) => Array.from({ length: errors[uri] ?? 0 }, () => diagnostic(uri, 'error'))),
    ...Array.from({ length: warnings }, () => diagnostic(first, 'warning')),
    diagnostic(first, 'information'),
  ];
  return checked({
    request: { cmd: 'diagnostics', options: { workspace: true } },
    facts: diagnosticsFacts({ kind: 'workspace', files: uris.length }, diagnostics),
  });
}

/** Returns a result of `diag FILE…` without diagnostics. */
export function diagnosedFiles(...files: readonly string[]): Bundle {
  return checked({
    request: { cmd: 'diagnostics', options: { files } },
    facts: diagnosticsFacts({ kind: 'files', files: [...files] }, []),
  });
}

/** Returns a result of `locate` with this confidence. With `failed`, the result has the error `E/AMBIGUOUS`. */
export function located(confidence: number, outcome: 'failed' | 'found' = 'found'): Bundle {
  const resolution = {
    original: 'app.py@L1:C1',
    resolved: null,
    confidence,
    certified: false,
    candidates: [],
    weights: { ast: 0.5, module: 0.2, token: 0.2, prox: 0.1 },
    thresholds: { tau: 0.8, delta: 0.05, topK: 5 },
  };
  const request = { cmd: 'locate', options: {} } as const;
  const failure = new LanserError('E/AMBIGUOUS', 'Several places.');
  const bundle =
    outcome === 'failed'
      ? assembleBundle({ ...common, request, resolution, error: failure })
      : assembleBundle({ ...common, request, resolution, facts: null });
  return assertValid('bundle', bundle);
}

/** Returns a preview of a rename. `before` and `after` count the errors; `ready` is the share of passed checks. */
export function previewed(before: number, after: number, ready: number): Bundle {
  const facts: EditFacts = {
    provenance: 'lsp',
    documents: { 'app.py': `blob:${'a'.repeat(40)}` },
    safety: { ready, checks: [] },
    diagnosticsBefore: { error: before, warning: 0, information: 3 },
    diagnosticsAfter: { error: after, warning: 0, information: 0 },
    notCovered: [],
  };
  return checked({ request: { cmd: 'rename', options: { newName: 'total' } }, facts });
}

/** Returns a result of `hover`, which contains nothing that affects a score. */
export function hovered(): Bundle {
  const facts = { provenance: 'lsp', documents: {}, hover: null } as const;
  return checked({ request: { cmd: 'hover', options: {} }, facts });
}

function checked(
  parts: Pick<Parameters<typeof assembleBundle>[0], 'request'> & { readonly facts: Bundle['facts'] },
): Bundle {
  return assertValid('bundle', assembleBundle({ ...common, ...parts }));
}

function diagnosticsFacts(scope: Scope, diagnostics: DiagnosticsFacts['diagnostics']): DiagnosticsFacts {
  const count = (counted: string): number =>
    diagnostics.filter(({ severity }) => severity === counted).length;
  return {
    provenance: 'lsp',
    documents: {},
    scope,
    diagnostics,
    hints: [],
    counts: { error: count('error'), warning: count('warning'), information: count('information') },
  };
}

function diagnostic(
  uri: string,
  severity: 'error' | 'information' | 'warning',
): DiagnosticsFacts['diagnostics'][number] {
  return { uri, range: [0, 0, 0, 1], severity, rule: null, message: 'no', source: 'pyright' };
}
