import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { Evidence } from '../../model/report.ts';
import {
  compareFindings,
  type ConfigurationVersions,
  gamingEvidence,
} from '../../reward/evidence/gaming-evidence.ts';
import type { Sources } from '../../reward/evidence/moved-files.ts';
import { languageName } from '../../syntax/language-names.ts';
import { decodeSource } from '../../text/decode.ts';
import { importedFiles, type ModuleSources } from '../../reward/evidence/module-sources.ts';
import { moduleFiles } from '../../syntax/python/module-files.ts';
import { MAX_DOCUMENT_SIZE, type TreeFiles } from '../tree-files.ts';

export interface EvidenceInput {
  readonly before: TreeFiles;
  readonly after: TreeFiles;
  readonly changes: readonly TreeChange[];
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
export async function gateEvidence({
  before,
  after,
  changes,
  configurations,
  checks,
  signal,
}: EvidenceInput): Promise<GateEvidence> {
  const old = await sourcesOf(
    before,
    changes.map(({ basePath }) => basePath),
  );
  const current = await sourcesOf(
    after,
    changes.map(({ headPath }) => headPath),
  );
  const { findings, removed, hidden } = await gamingEvidence({
    before: old,
    after: current,
    configurations,
    modules: { before: await moduleSources(before, old), after: await moduleSources(after, current) },
    signal,
    async isLost(from, to) {
      const { files } = await checks;
      return files !== undefined && files.before.has(from) && !files.after.has(to);
    },
  });
  const { unreachable } = await checks;
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

async function sourcesOf(files: TreeFiles, names: readonly (string | null)[]): Promise<Sources> {
  const sources = new Map<string, string>();
  const readable = names.flatMap((name) => (name === null || languageName(name) === undefined ? [] : [name]));
  for await (const [name, content] of files.each(readable)) {
    if (content !== undefined) sources.set(name, decodeSource(content).text);
    else if (files.entries.has(name)) throw tooLarge(name);
  }
  return sources;
}

function tooLarge(name: string): LanserError {
  const reason = `it is larger than ${MAX_DOCUMENT_SIZE / 2 ** 20} MiB`;
  const message = `${JSON.stringify(name)} cannot be read for evidence: ${reason}. Split the file.`;
  return new LanserError('E/INCONCLUSIVE', message, { path: name, reason });
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
