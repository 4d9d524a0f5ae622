import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registration, ServerCapabilities, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { entriesOf, type Message } from './lsp-program.ts';
import { openProject, type OpenProject } from './real-servers.ts';
import { fakeConfiguration } from './workspace-program.ts';
import type { Tree } from './write-tree.ts';

/**
 * A reaction of test/fixtures/servers/scripted.mjs to the requests of a method. Each request gets the next entry of
 * `results`. After the last entry, the list starts again.
 */
export type Reaction =
  | {
      readonly results: readonly unknown[];
      /** An edit that the server asks the client to apply before the server answers the request. */
      readonly propose?: WorkspaceEdit;
      /** The zero-based index of the request that starts progress. The progress ends soon after this request. */
      readonly busyAt?: number;
      /** The zero-based index of the answer after which the server requests a new pull of diagnostics. */
      readonly refreshAt?: number;
    }
  | { readonly error: { readonly code: number; readonly message: string } }
  | { readonly dies: true }
  | { readonly hangs: true }
  | { readonly raw: string }
  | {
      readonly huge: {
        readonly uri: string;
        readonly text: string;
        readonly times: number;
        readonly edits: number;
      };
    };

export interface Script {
  readonly initialize?: Partial<ServerCapabilities>;
  /** Capabilities that the server registers after its initialization. */
  readonly register?: readonly Registration[];
  /** Features, such as `hover`, that the server registers late if the client supports their dynamic registration. */
  readonly registersLate?: readonly string[];
  /** The duration of progress after `initialized`. Meanwhile, results are null or empty diagnostic reports. */
  readonly loadsMs?: number;
  readonly [method: string]:
    | Reaction
    | Partial<ServerCapabilities>
    | readonly (Registration | string)[]
    | number
    | undefined;
}

/** A project with a scripted server for its `.fake` files. */
export interface ScriptedProject extends OpenProject {
  script(script: Script): Promise<void>;
  /** Returns the `file:` URI of a path relative to the project. */
  readonly uri: (name: string) => string;
  /** Returns the messages that the servers have received so far, in order. Also returns the servers' own notes. */
  received(): Promise<readonly Message[]>;
}

export async function scriptedProject(tree: Tree, initialize: Script = {}): Promise<ScriptedProject> {
  const project = await openProject(tree);
  const place = path.dirname(project.folder);
  const file = path.join(place, 'script.json');
  const journal = path.join(place, 'journal');
  await writeFile(file, JSON.stringify(initialize));
  await writeFile(journal, '');
  await project.write({ 'lanser.json': fakeConfiguration(journal, 'scripted', [file]) });
  // A workspace that was open before would not read the new `lanser.json`.
  const workspace = await project.opened();
  return {
    ...project,
    workspace,
    script: async (script) => writeFile(file, JSON.stringify(script)),
    uri: (name) => pathToFileURL(path.join(project.folder, name)).href,
    received: async () => entriesOf(journal),
    async [Symbol.asyncDispose]() {
      await workspace[Symbol.asyncDispose]();
      await project[Symbol.asyncDispose]();
    },
  };
}
