import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerDefinition } from '../server/definition.ts';
import type { Router } from '../server/routing.ts';
import { workspacePath } from '../workspace/containment.ts';

/** Returns the error for a server whose program was not found or is not executable. */
export function noProgram({ name, command, install }: ServerDefinition, workspaceRoot: string): LanserError {
  const isPath = path.isAbsolute(command);
  const program = isPath ? (workspacePath(workspaceRoot, command) ?? path.basename(command)) : command;
  const place = isPath
    ? 'is not an executable file'
    : 'was not found on PATH outside of the workspace and its checkout';
  const by = install === undefined ? '' : ` (${install})`;
  return new LanserError(
    'E/NO_SERVER',
    `The program ${JSON.stringify(program)} of ${name} ${place}. Install it${by}, or correct the server's command in the configuration.`,
    { server: name, program },
  );
}

/** Returns the error for a file that no available server supports. */
export async function noServer(router: Router, file: string, workspaceRoot: string): Promise<LanserError> {
  const missing = await router.missing(file);
  const name = workspacePath(workspaceRoot, file) ?? path.basename(file);
  const reasons = missing.map(({ reason }) => reason);
  const advice =
    reasons.length === 0
      ? 'Configure one under "servers" in lanser.json.'
      : reasons.map((reason) => `${reason}.`).join(' ');
  return new LanserError(
    'E/NO_SERVER',
    `No language server is available for ${JSON.stringify(name)}. ${advice}`,
    { path: name, missing },
  );
}
