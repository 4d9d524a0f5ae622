/** The minimal files and folders that Git accepts as a repository. */
export const MINIMAL_REPOSITORY = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/objects/': '',
  '.git/refs/': '',
} as const;
