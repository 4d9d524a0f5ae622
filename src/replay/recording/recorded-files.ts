import { lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../server/pyright/configuration.ts';
import { isInside, workspacePath } from '../../workspace/containment.ts';
import { fileNamed } from '../../workspace/file-uri.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';
import type { FileWorkspace } from '../../sources/source-workspace.ts';
import { tracedTarget } from '../traced-link.ts';
import type { OperationRecord } from './operation-record.ts';

/** Wraps the files of a workspace, and records the files that each call reads or lists. */
export function recordedFiles(
  { files, readableRoot, root }: Pick<WorkspaceSession, 'files' | 'readableRoot' | 'root'>,
  record: OperationRecord,
): FileWorkspace {
  /** Records a file under its path with links resolved, because a replay refuses to write below a link. */
  function note(uri: string): void {
    const name = nameIn(root, uri);
    if (name === undefined) return;
    try {
      const real = withoutLinks(name);
      if (real !== undefined) record.noteRead(real, files.version(name) ?? null);
    } catch {
      // The operation itself reports an unreadable file.
    }
  }

  /** Records the links on a path, and resolves them. Returns undefined if a link leads out of the workspace. */
  function withoutLinks(name: string, left = MAX_LINKS): string | undefined {
    const parts = name.split('/');
    if (left === 0) return name;
    for (let length = 1; length <= parts.length; length += 1) {
      const link = parts.slice(0, length).join('/');
      const folder = path.join(root, path.dirname(link));
      const target = linkTarget(path.join(root, link));
      if (target === undefined) continue;
      record.noteLink(link, tracedTarget(readableRoot, folder, target));
      const to = path.resolve(folder, target);
      if (!isInside(root, to)) return undefined;
      const real = workspacePath(root, path.join(to, ...parts.slice(length)));
      return real === undefined ? name : withoutLinks(real, left - 1);
    }
    return name;
  }

  async function noteAll(): Promise<readonly string[]> {
    const names = await files.files();
    record.noteSeen(names);
    return names;
  }

  async function noteConfiguration(): Promise<void> {
    const configuration = await readConfiguration(root, root).catch(() => undefined);
    for (const file of configuration?.files ?? []) note(file.path);
  }

  return {
    files: noteAll,
    async definitions() {
      const definitions = await files.definitions();
      for (const name of await noteAll()) note(name);
      return definitions;
    },
    async document(uri) {
      try {
        const document = await files.document(uri);
        // This call precedes `note`: `noteRead` keeps only the first version, and `note` may read a later version.
        if (document !== undefined) record.noteRead(document.uri, document.docVersion);
        return document;
      } finally {
        // For a link out of the workspace, `document` throws E/JAIL. `note` records the link, so a replay throws too.
        note(uri);
      }
    },
    async source(uri) {
      note(uri);
      return files.source(uri);
    },
    async text(uri) {
      note(uri);
      return files.text(uri);
    },
    version(uri) {
      note(uri);
      return files.version(uri);
    },
    async modulePaths(name) {
      const paths = await files.modulePaths(name);
      await noteConfiguration();
      return paths;
    },
    async modules(name, from) {
      const found = await files.modules(name, from);
      await noteConfiguration();
      record.noteSeen(found);
      return found;
    },
    [Symbol.dispose]: () => {},
  };
}

function nameIn(root: string, uri: string): string | undefined {
  const file = fileNamed(root, uri);
  return file === undefined || file.includes('\0') ? undefined : workspacePath(root, file);
}

const MAX_LINKS = 40;

function linkTarget(file: string): string | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
      ? readlinkSync(file)
      : undefined;
  } catch {
    return undefined;
  }
}
