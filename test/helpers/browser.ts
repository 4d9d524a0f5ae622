import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The path of the program `chromium` (Debian's name for Chromium) on PATH, if any. */
export const CHROMIUM: string | undefined = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'chromium'))
  .find(isExecutable);

export async function startBrowser(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error('chromium is not on the PATH');
  // Chromium's sandbox does not work in containers or as root. Tests need no sandbox: they open only their own pages.
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
