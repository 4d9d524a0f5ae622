/** The maximum number of pages of a list. A page has up to 100 items. Lists are usually shorter. */
const MAX_PAGES = 100;

/** The error for a list with too many pages. `failureOf` classifies it as rejected, so no request is repeated. */
class EndlessList extends Error {
  override readonly name = 'EndlessList';
  readonly status = 200;
  readonly response = {};

  constructor() {
    super(`the list does not end after ${MAX_PAGES} pages`);
  }
}

/**
 * Returns the items of all pages. Octokit's `paginate` has no limit, so a cycle of `next` links would never end.
 *
 * @throws EndlessList for more than {@link MAX_PAGES} pages.
 */
export async function allPages<T>(
  pages: AsyncIterable<{ readonly data: readonly T[] }>,
): Promise<readonly T[]> {
  const items: T[] = [];
  let count = 0;
  for await (const { data } of pages) {
    count += 1;
    if (count > MAX_PAGES) throw new EndlessList();
    for (const item of data) items.push(item);
  }
  return items;
}
