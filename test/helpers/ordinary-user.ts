import { lchownSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NOBODY = 65_534;

/**
 * Runs work that tests file permissions, which root ignores. So if root runs the tests, this function gives the
 * folder to an ordinary user, and runs the work as this user.
 */
export async function asOrdinaryUser(folder: string, work: () => Promise<void>): Promise<void> {
  const { seteuid } = process;
  if (process.getuid?.() !== 0 || seteuid === undefined) return work();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['.', ...names]) lchownSync(path.join(folder, name), NOBODY, NOBODY);
  seteuid(NOBODY);
  try {
    await work();
  } finally {
    seteuid(0);
  }
}
