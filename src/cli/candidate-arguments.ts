import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import { findGit } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { revisionId } from '../git/revision-id.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { decodeUtf8, isUtf16 } from '../text/decode-utf8.ts';
import { shownName } from '../workspace/containment.ts';
import { inputBytes } from './named-input.ts';
import type { Edge } from './process-edge.ts';

/**
 * Reads the candidates that the arguments name. A file or standard input ("-") contains a patch, or JSON Lines
 * with patches. A folder is a work tree. Any other argument is a revision.
 *
 * @throws LanserError E/USAGE for a name that looks like a path but is not accessible, for a name that is both a path
 * and a revision, for invalid JSON Lines, and for UTF-16; the errors of `findGit`, `openRepository` and `inputBytes`.
 */
export async function candidatesOf(
  edge: Edge,
  folder: string,
  names: readonly string[],
): Promise<readonly CandidateSource[]> {
  const repository = await openRepository(await findGit(edge.host, [folder]), folder);
  const sources: CandidateSource[] = [];
  for (const name of names) sources.push(...(await candidatesNamed(edge, repository, name)));
  return sources;
}

async function candidatesNamed(
  edge: Edge,
  repository: Repository,
  name: string,
): Promise<readonly CandidateSource[]> {
  if (name === '-') return patchesIn('standard input', await inputBytes(edge, name));
  // Node takes an empty path for the current folder.
  const info = name === '' ? undefined : await stat(path.resolve(edge.cwd, name)).catch(() => undefined);
  // A name such as "./name" is always a path.
  const isPath = path.isAbsolute(name) || /^\.{1,2}(?:[\\/]|$)/u.test(name);
  const isRevision = async (): Promise<boolean> =>
    (await revisionId(repository, `${name}^{commit}`, edge.signal)) !== undefined;
  if (info === undefined) {
    if (name === '' || isPath || (FILE_NAME.test(name) && !(await isRevision()))) {
      throw new LanserError(
        'E/USAGE',
        `The file or folder ${JSON.stringify(shownName(name))} does not exist or is not accessible. Check the path of the candidate, and its permissions.`,
      );
    }
    return [{ kind: 'revision', revision: name }];
  }
  if (!isPath && (await isRevision())) {
    throw new LanserError(
      'E/USAGE',
      `${JSON.stringify(name)} is both a revision and a path. Write ./${name} for the path, or the full name of the revision, for example refs/heads/${name}.`,
    );
  }
  if (info.isDirectory())
    return [{ kind: 'directory', directory: path.resolve(edge.cwd, name), name: shownName(name) }];
  return patchesIn(shownName(name), await inputBytes(edge, name));
}

/** Matches the usual names of patch files, to report a missing file instead of an unknown revision. */
const FILE_NAME = /\.(?:diff|jsonl|ndjson|patch)$/u;

function patchesIn(name: string, bytes: Uint8Array): readonly CandidateSource[] {
  if (isUtf16(bytes)) {
    throw new LanserError('E/USAGE', `${name} is encoded in UTF-16. Convert it to UTF-8.`);
  }
  // Decoding removes the byte order mark that some editors write, because JSON does not allow it. A patch keeps all
  // its bytes.
  const decoded = decodeUtf8(bytes);
  const { text } = decoded;
  // Patches begin with letters, dashes or "@", not with a brace.
  if (!text.trimStart().startsWith('{')) return [{ kind: 'patch', name, patch: bytes }];
  if (decoded.kind === 'malformed') {
    const line = text.split('\n').length;
    throw new LanserError(
      'E/USAGE',
      `${name}:${line} has invalid UTF-8 at byte ${decoded.byte + 1} of the input. Encode the input in UTF-8.`,
    );
  }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `${name}:${index + 1}`;
    const { patch, name: own = place, ...others } = jsonLine(line, place);
    const [unknownField] = Object.keys(others);
    if (typeof patch === 'string' && typeof own === 'string' && unknownField === undefined) {
      return [{ kind: 'patch', name: own, patch }];
    }
    const problem =
      unknownField !== undefined
        ? `has an unknown field ${JSON.stringify(unknownField)}`
        : typeof patch === 'string'
          ? 'has a `name` that is not a string'
          : 'needs `patch`';
    throw new LanserError(
      'E/USAGE',
      `${place} ${problem}. A line has the strings \`patch\` and, optionally, \`name\`.`,
    );
  });
}

function jsonLine(line: string, place: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(line) as unknown;
    if (isRecord(value)) return value;
  } catch {
    // The error below also covers invalid JSON.
  }
  throw new LanserError(
    'E/USAGE',
    `${place} is not a JSON object. Each line is an object with the string \`patch\`.`,
  );
}
