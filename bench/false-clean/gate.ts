import type * as Lanser from '../../src/index.ts';
import type { GateAnswer } from './judge.ts';
import { pythonVariables, type PythonSetting } from './pyright-cli.ts';

export type GateOutcome =
  | { readonly kind: 'answered'; readonly answer: GateAnswer }
  | { readonly kind: 'refused'; readonly reason: string };

/** A function that runs the gate on a repository. `head` is a revision or `worktree`. */
export type Gate = (
  repository: string,
  base: string,
  head: string,
  python: PythonSetting,
) => Promise<GateOutcome>;

/** Imports a built SDK into this process, and returns its gate. `sdk` is a module specifier. */
export async function openGate(sdk: string, env: NodeJS.ProcessEnv, temporaryRoot: string): Promise<Gate> {
  const { runGate, nodeHost, LanserError } = (await import(sdk)) as typeof Lanser;
  return async (repository, base, head, python) => {
    const host = { ...nodeHost({}), env: pythonVariables(env, repository, python), temporaryRoot };
    try {
      const { report, bundles } = await runGate({
        host,
        repository,
        base,
        head,
        signal: new AbortController().signal,
      });
      const diagnosticsOf = (sideName: string): GateAnswer['before'] =>
        bundles.flatMap(({ side, bundle }) => (side === sideName ? (bundle.facts?.diagnostics ?? []) : []));
      return {
        kind: 'answered',
        answer: { report, before: diagnosticsOf('before'), after: diagnosticsOf('after') },
      };
    } catch (error) {
      if (!(error instanceof LanserError)) throw error;
      return { kind: 'refused', reason: `${error.code} ${error.message.split('\n')[0]}` };
    }
  };
}
