import { fileURLToPath } from 'node:url';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { ServerView } from './server-view.ts';
import {
  queryTsserver,
  canQueryTsserver,
  tsDiagnosticOf,
  type TsDiagnostic,
} from './tsserver-diagnostics.ts';

type TsOptionsDiagnostic = Pick<TsDiagnostic, 'code' | 'category'> & { readonly message: string };

/**
 * Returns the diagnostics of configuration files, such as `tsconfig.json`, by absolute path. Covers the
 * projects that contain the open documents `uris`. LSP has no request for these diagnostics. The result is
 * therefore empty unless the server forwards requests to tsserver.
 *
 * @throws LanserError the errors of {@link queryTsserver}.
 */
export async function projectConfigurations(
  view: ServerView,
  uris: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  const found = new Map<string, readonly Diagnostic[]>();
  if (!canQueryTsserver(view.session)) return found;
  for (const uri of uris) {
    const params = { file: fileURLToPath(uri), needFileNameList: false };
    const project = await queryTsserver<{ readonly configFileName?: string }>(view, 'projectInfo', params);
    const file = project?.configFileName;
    // For a project without a configuration file, tsserver returns a generated name.
    if (file === undefined || !file.endsWith('.json') || found.has(file)) continue;
    const reported = await queryTsserver<readonly TsDiagnostic[]>(view, 'semanticDiagnosticsSync', {
      file,
      projectFileName: file,
    });
    // Errors without a place in the file, such as a missing package that the option `types` names.
    const request = 'compilerOptionsDiagnostics-full';
    const others = await queryTsserver<readonly TsOptionsDiagnostic[]>(view, request, {
      projectFileName: file,
    });
    const start = { line: 1, offset: 1 };
    const placed = (others ?? []).map(({ message, ...rest }) => ({
      ...rest,
      start,
      end: start,
      text: message,
    }));
    found.set(file, [...(reported ?? []), ...placed].map(tsDiagnosticOf));
  }
  return found;
}
