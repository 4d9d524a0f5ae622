import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { Evidence } from '../../model/report.ts';
import {
  compareFindings,
  type ConfigurationVersions,
  gamingEvidence,
  type GamingEvidence,
} from '../../reward/evidence/gaming-evidence.ts';
import type { Sources } from '../../reward/evidence/moved-files.ts';
import { languageName } from '../../syntax/language-names.ts';
import { decodeSource } from '../../text/decode.ts';
import { importedFiles, type ModuleSources } from '../../reward/evidence/module-sources.ts';
import { moduleFiles } from '../../syntax/python/module-files.ts';
import { SideError } from '../../trees/both-sides.ts';
import { MAX_DOCUMENT_SIZE, type TreeFiles } from '../tree-files.ts';

interface ComparedTrees {
  readonly before: TreeFiles;
  readonly after: TreeFiles;
  readonly changes: readonly TreeChange[];
}

export interface EvidenceInput extends ComparedTrees {
  readonly configurations: readonly ConfigurationVersions[];
  /** Resolves when the projects are checked. Most of the evidence is collected before that time. */
  readonly checks: Promise<ProjectChecks>;
  readonly signal: AbortSignal;
}

/** The parts of the evidence that come from the language servers. */
export interface ProjectChecks {
  /** The new unreachable code of head. */
  readonly unreachable: readonly EvidenceFinding[];
  /** The files of all projects on each side; undefined if a project could not be checked. */
  readonly files: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> } | undefined;
  /** The trees and changes with the names by which Pyright checks the documents, if a name leads through a link. */
  readonly throughLinks?: ComparedTrees;
}

/** The changes in head that can hide errors. `weakened` contains the changes to the configuration. */
export interface GateEvidence extends Required<Pick<Evidence, 'files' | 'suppressions'>> {
  readonly weakened: readonly EvidenceFinding[];
}

/** Kinds of changes in code that hide diagnostics. */
const HIDING: readonly EvidenceFinding['kind'][] = ['suppression', 'directive', 'cast', 'any', 'dynamic'];
/** Kinds of changes to the configuration that make the checker check less. */
const WEAKENING: readonly EvidenceFinding['kind'][] = ['rule', 'excluded', 'configuration'];

/**
 * Collects changes in head that can reduce the number of diagnostics without improving the code.
 *
 * @throws LanserError E/INCONCLUSIVE if a limit on size, memory or time is exceeded; the errors of `checks` and of
 * {@link gamingEvidence}.
 */
export async function gateEvidence(input: EvidenceInput): Promise<GateEvidence> {
  const { checks } = input;
  const early = await compare(input, input, new Set());
  const { files, throughLinks = input, unreachable } = await checks;
  refuseTooLarge(throughLinks, files);
  const documents = [...(files?.before ?? []), ...(files?.after ?? [])];
  const python = new Set(documents.filter((name) => languageName(name) !== 'python'));
  const isComplete = throughLinks === input && python.size === 0;
  const { findings, removed, hidden } = isComplete ? early : await compare(input, throughLinks, python);
  const ofKinds = (...kinds: readonly EvidenceFinding['kind'][]): readonly EvidenceFinding[] =>
    findings.filter(({ kind }) => kinds.includes(kind));
  return {
    suppressions: {
      introduced: [...ofKinds(...HIDING), ...unreachable].toSorted(compareFindings),
      removed,
      hidden,
    },
    files: { deleted: ofKinds('deleted'), stubs: ofKinds('stub'), tests: ofKinds('test') },
    weakened: ofKinds(...WEAKENING),
  };
}

/** @param python the documents that Pyright checks although their names are not names of Python files. */
async function compare(
  { configurations, checks, signal }: EvidenceInput,
  { before, after, changes }: ComparedTrees,
  python: ReadonlySet<string>,
): Promise<GamingEvidence> {
  const isSource = (name: string | null): name is string =>
    name !== null && (languageName(name) !== undefined || python.has(name));
  const old = await sourcesOf(before, changes.map(({ basePath }) => basePath).filter(isSource));
  const current = await sourcesOf(after, changes.map(({ headPath }) => headPath).filter(isSource));
  return gamingEvidence({
    before: old,
    after: current,
    python,
    configurations,
    modules: { before: await moduleSources(before, old), after: await moduleSources(after, current) },
    signal,
    async isLost(from, to) {
      const { files } = await checks;
      return files !== undefined && files.before.has(from) && !files.after.has(to);
    },
  });
}

async function sourcesOf(files: TreeFiles, names: readonly string[]): Promise<Sources> {
  const sources = new Map<string, string>();
  for await (const [name, content] of files.each(names)) {
    // The id of a file that is too large represents the text, so that a deletion or a move is still found.
    const text = content === undefined ? files.entries.get(name)?.id : decodeSource(content).text;
    if (text !== undefined) sources.set(name, text);
  }
  return sources;
}

/** Refuses changed documents that are too large. Does not refuse a document of base if its path is not in head. */
function refuseTooLarge(trees: ComparedTrees, files: ProjectChecks['files']): void {
  for (const side of ['before', 'after'] as const) {
    const names = trees.changes.flatMap(
      (change) => change[side === 'before' ? 'basePath' : 'headPath'] ?? [],
    );
    const name = names.find(
      (changed) =>
        files?.[side].has(changed) === true &&
        trees.after.entries.has(changed) &&
        (trees[side].entries.get(changed)?.size ?? 0) > MAX_DOCUMENT_SIZE,
    );
    if (name === undefined) continue;
    const reason = `it is larger than ${MAX_DOCUMENT_SIZE / 2 ** 20} MiB`;
    const message = `${JSON.stringify(name)} in ${side === 'before' ? 'base' : 'head'} cannot be read for evidence: ${reason}. Exclude the file in base's configuration of Pyright, or split it into files with other names.`;
    throw new SideError(side, new LanserError('E/INCONCLUSIVE', message, { path: name, reason }));
  }
}

/** The maximum number of unchanged modules that are read on each side to follow imported names. */
const MAX_MODULES = 2000;

/**
 * Returns the Python modules of a tree. First reads, in batches, the modules that the changed sources import. Reads
 * other modules later, when their texts are requested. Reads at most `MAX_MODULES` unchanged modules.
 */
async function moduleSources(files: TreeFiles, changed: Sources): Promise<ModuleSources> {
  const texts = new Map<string, string | undefined>(changed);
  const sources: ModuleSources = {
    files: [...files.entries.keys()].filter((file) => languageName(file) === 'python'),
    async text(file) {
      if (!texts.has(file) && texts.size < changed.size + MAX_MODULES) {
        const content = await files.bytes(file);
        texts.set(file, content && decodeSource(content).text);
      }
      return texts.get(file);
    },
  };
  const filesOf = moduleFiles(sources.files);
  const imported = new Set<string>();
  for (const [uri, text] of changed) {
    if (languageName(uri) !== 'python') continue;
    for (const file of importedFiles(filesOf, uri, text)) if (!texts.has(file)) imported.add(file);
  }
  for await (const [file, content] of files.each([...imported].slice(0, MAX_MODULES))) {
    texts.set(file, content && decodeSource(content).text);
  }
  return sources;
}
