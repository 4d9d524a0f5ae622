import { expect } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';
import type { Texts } from './versions.ts';

/** A repository with several commits, and a workspace that is open at the last commit. */
export interface History extends AsyncDisposable {
  readonly repository: TemporaryRepository;
  readonly workspace: Workspace;
  /**
   * Resolves a selector. Returns the bundle, which must be valid. If `oldFile` is given, the selector gets the
   * `docVersion` of that file in the first commit.
   */
  locate(selector: string, oldFile?: string): Promise<Bundle>;
  /**
   * Takes the first occurrence of a text in `oldFile` of the first commit, and finds it in the last commit. The
   * selector is the range of the text. With `inside`, the selector is a cursor at the start of the text. Returns
   * `uri:line:TEXT` with the one-based start line and the text of the found range; on failure, the error's code.
   */
  follow(oldFile: string, text: string, inside?: 'cursor'): Promise<string>;
}

export async function history(before: Texts, ...later: readonly Texts[]): Promise<History> {
  const repository = await temporaryRepository();
  await writeTree(repository.path, before);
  await repository.commit();
  let after = before;
  for (const texts of later) {
    for (const name of Object.keys(after)) await repository.remove(name);
    await writeTree(repository.path, texts);
    await repository.commit();
    after = texts;
  }
  const workspace = await openWorkspace(repository.path, { host: testHost() });
  const locate: History['locate'] = async (selector, oldFile) => {
    const version = oldFile === undefined ? undefined : documentVersion(Buffer.from(before[oldFile] ?? ''));
    const mark = selector.includes('?') ? '&' : '?';
    const bundle = await workspace.locate(
      version === undefined ? selector : `${selector}${mark}docVersion=${version}`,
    );
    expect(schemaErrors('bundle', bundle)).toEqual([]);
    return bundle;
  };
  return {
    repository,
    workspace,
    locate,
    async follow(oldFile, text, inside) {
      const old = before[oldFile] ?? '';
      const start = old.indexOf(text);
      if (start < 0) throw new TypeError(`${oldFile} has no ${text}`);
      const [one, other] = [start, start + text.length].map((offset) => {
        const lines = old.slice(0, offset).split('\n');
        return [lines.length, (lines.at(-1) ?? '').length + 1] as const;
      });
      const selector =
        inside === 'cursor' || one === undefined || other === undefined
          ? `${oldFile}@L${one?.[0]}:C${one?.[1]}`
          : `${oldFile}@R(${one.join(',')}->${other.join(',')})`;
      return placeOf(await locate(selector, oldFile), after);
    },
    async [Symbol.asyncDispose]() {
      await workspace[Symbol.asyncDispose]();
      await repository[Symbol.asyncDispose]();
    },
  };
}

/**
 * Returns a bundle's resolution as `uri:line:TEXT` (see `follow`). Without a resolved place, returns the code of the
 * bundle's error, or `nothing` if the bundle has no error.
 */
export function placeOf({ resolution, error }: Bundle, texts: Texts): string {
  const resolved = resolution?.resolved;
  if (resolved === null || resolved === undefined) return error?.code ?? 'nothing';
  const lines = (texts[resolved.uri] ?? '').split('\n');
  const [startLine, start, endLine, end] = resolved.range;
  const last = lines[endLine]?.slice(0, end) ?? '';
  const text =
    startLine === endLine
      ? last.slice(start)
      : [lines[startLine]?.slice(start), ...lines.slice(startLine + 1, endLine), last].join('\n');
  return `${resolved.uri}:${startLine + 1}:${text}`;
}
