import path from 'node:path';
import type { TreeReader } from '../edit/plan/tree-reader.ts';
import type { TreeSteps } from '../edit/tree-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { BundleEnvironment, Location } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan } from '../model/plan.ts';
import { compareCodeUnits } from '../model/range.ts';
import { decodeSource } from '../text/decode.ts';
import { routedTo } from '../session/operations/diagnose-workspace.ts';
import { diagnoseFiles } from '../session/operations/diagnostics-operation.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import type { RoutedFiles } from '../server-pool/workspace-routes.ts';
import { writeSteps } from '../edit/apply/write-steps.ts';
import { changedConfigurations, type ConfigurationPreview } from './configuration-check.ts';
import { referencesAfter, nameCaptures } from './name-capture.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import { previewDiagnostics, type ChangedText } from './preview-diagnostics.ts';
import { shadowWorkspace } from './shadow-workspace.ts';

/** The effect of an edit on the diagnostics of the affected files and, for a rename, on the meaning of names. */
export interface EditPreview {
  readonly environment: BundleEnvironment;
  readonly documents: Readonly<Record<string, string>>;
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
  /** The affected files, by their paths after the edit. */
  readonly filesAfter: readonly WorkspacePath[];
  /** The places whose name refers to a different symbol after the edit; undefined if not determined. */
  readonly captured: readonly Location[] | undefined;
  /** The diagnostics of configuration files; undefined if the edit was previewed in memory. */
  readonly configuration?: ConfigurationPreview;
}

/** The files that an edit affects, by their paths before and after the edit. */
export interface AffectedFiles {
  readonly before: readonly WorkspacePath[];
  readonly after: readonly WorkspacePath[];
}

/**
 * Returns the diagnostics before and after an edit; undefined if no server reads the files. If the edit changes a
 * configuration, or creates, moves or removes files, applies the edit to a copy of the workspace. Servers find these
 * changes only on disk. Previews other edits in the servers' memory.
 */
export async function previewPlan(
  session: WorkspaceSession,
  plan: Plan,
  tree: TreeSteps,
  reader: TreeReader,
  affected: AffectedFiles,
  renamed: RenamedSymbol | undefined,
  options: OperationOptions,
): Promise<EditPreview | undefined> {
  const routed = await routesOf(session, affected.before, options);
  const found = routed.length === 0 ? undefined : await diagnoseFiles(session, routed, options);
  const isOnDisk =
    tree.steps.some(({ kind }) => kind !== 'replace') || changedConfigurations(session, tree).length > 0;
  if (isOnDisk) return previewOnDisk(session, tree, affected, found, options);
  const texts = await changedTexts(tree, reader);
  if (found === undefined) return undefined;
  const extra = renamed && referencesAfter(session.root, plan, texts, renamed);
  const changed = new Set<string>(texts.map((text) => text.path));
  const others = affected.before.filter((name) => !changed.has(name));
  const unchanged = await Promise.all(others.map(async (name) => openText(session.root, reader, name)));
  const after = await previewDiagnostics(session, routed, texts, unchanged, extra, options);
  const { environment, documents, diagnostics: before } = found;
  const captured = renamed && after.answer && (await nameCaptures(session, renamed, after.answer, options));
  const filesAfter = affected.before;
  return { environment, documents, before, after: after.diagnostics, filesAfter, captured };
}

async function previewOnDisk(
  session: WorkspaceSession,
  steps: TreeSteps,
  affected: AffectedFiles,
  found: Awaited<ReturnType<typeof diagnoseFiles>> | undefined,
  options: OperationOptions,
): Promise<EditPreview | undefined> {
  await using shadow = await shadowWorkspace(session, steps.expected.keys());
  const { host, signal } = session;
  await writeSteps({ host, signal, stateFolder: shadow.stateFolder }, shadow.root, steps);
  await using opened = await shadow.open();
  const routed = await routesOf(opened, affected.after, options);
  if (routed.length === 0 && found === undefined) return undefined;
  const freshOptions = { ...options, arrivedMs: undefined };
  const moved = routed.length === 0 ? undefined : await diagnoseFiles(opened, routed, freshOptions);
  const environment = found?.environment ?? moved?.environment;
  if (environment === undefined) return undefined;
  return {
    environment,
    documents: found?.documents ?? {},
    before: found?.diagnostics ?? [],
    after: moved?.diagnostics ?? [],
    filesAfter: affected.after,
    captured: undefined,
    configuration: { before: found?.configurations ?? [], after: moved?.configurations ?? [] },
  };
}

export async function routesOf(
  session: WorkspaceSession,
  files: readonly WorkspacePath[],
  options: OperationOptions,
): Promise<readonly RoutedFiles[]> {
  const absolute = files.toSorted(compareCodeUnits).map((file) => path.join(session.root, file));
  return routedTo(session, absolute, options, new Set());
}

async function changedTexts({ steps }: TreeSteps, reader: TreeReader): Promise<readonly ChangedText[]> {
  const texts: ChangedText[] = [];
  for (const step of steps) {
    if (step.kind !== 'replace') continue;
    const before = await reader.read(step.path);
    if (before === undefined) throw deletedFile(step.path);
    texts.push({
      path: step.path,
      before: textOf(before),
      after: textOf(step.bytes),
      decoded: { before: decodeSource(before).text, after: decodeSource(step.bytes).text },
    });
  }
  return texts;
}

async function openText(root: string, reader: TreeReader, name: WorkspacePath): Promise<LeasedText> {
  const bytes = await reader.read(name);
  if (bytes === undefined) throw deletedFile(name);
  return { file: path.join(root, name), text: textOf(bytes) };
}

/** Decodes as UTF-8 and keeps a byte order mark, as servers do. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

function deletedFile(name: string): LanserError {
  const message = `${JSON.stringify(name)} was deleted while the preview was prepared, or is in a linked folder. Run again, or exclude the linked folder from the project.`;
  return new LanserError('E/CONTENT_MODIFIED', message, { path: name });
}
