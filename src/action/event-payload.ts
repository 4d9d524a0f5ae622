import { memberAt } from '../model/json-record.ts';

/** The values of a GitHub event that a comparison needs. Values of an unexpected type or form are left out. */
export interface EventPayload {
  /** The commit of the branch or tag before the push. Zeros if the push creates the branch or tag. */
  readonly before?: string;
  /** True if the push rewrites history. `before` may then be on no branch. */
  readonly forced?: true;
  readonly pullRequestBase?: string;
  readonly pullRequestHead?: string;
  /** The name of the branch into which the pull request is merged. */
  readonly pullRequestBranch?: string;
  readonly mergeGroupBase?: string;
  /** The name of the branch into which the merge queue merges. */
  readonly mergeGroupBranch?: string;
  readonly defaultBranch?: string;
}

export function payloadOf(value: object): EventPayload {
  const text = (...path: readonly string[]): string | undefined => {
    const found = memberAt(value, ...path);
    return typeof found === 'string' ? found : undefined;
  };
  const id = (...path: readonly string[]): string | undefined => {
    const found = text(...path);
    return found !== undefined && COMMIT_ID.test(found) && !isZeroId(found) ? found : undefined;
  };
  const before = text('before');
  const branchName = (...path: readonly string[]): string | undefined => {
    const found = text(...path);
    return found !== undefined && isBranchName(found) ? found : undefined;
  };
  return {
    ...withField('before', before !== undefined && isZeroId(before) ? before : id('before')),
    ...(memberAt(value, 'forced') === true ? { forced: true } : {}),
    ...withField('pullRequestBase', id('pull_request', 'base', 'sha')),
    ...withField('pullRequestHead', id('pull_request', 'head', 'sha')),
    ...withField('pullRequestBranch', branchName('pull_request', 'base', 'ref')),
    ...withField('mergeGroupBase', id('merge_group', 'base_sha')),
    ...withField('mergeGroupBranch', branchName('merge_group', 'base_ref')?.replace('refs/heads/', '')),
    ...withField('defaultBranch', branchName('repository', 'default_branch')),
  };
}

/** Returns true for an id of zeros. GitHub sends this id as `before` if a push creates a branch or a tag. */
export function isZeroId(commit: string): boolean {
  return /^0{40}(?:0{24})?$/u.test(commit);
}

const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

/**
 * Returns false for an empty name, a name over 255 characters, a name with white space or control characters, and a
 * name that Git could read as an option, a pattern or a revision expression.
 */
function isBranchName(name: string): boolean {
  return name.length <= 255 && /^[^-]/u.test(name) && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{/u.test(name);
}

function withField<N extends keyof EventPayload>(name: N, value: EventPayload[N]): EventPayload {
  return value === undefined ? {} : { [name]: value };
}
