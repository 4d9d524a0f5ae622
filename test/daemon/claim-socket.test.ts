import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimSocket } from '../../src/daemon/claim-socket.ts';

/** The maximum length of a socket's path in bytes, without the final NUL. */
const LIMIT = process.platform === 'linux' ? 107 : 103;
const NAME = '0123456789abcdef.sock';

test.skipIf(process.platform === 'win32')(
  'a server can listen at the longest possible socket path',
  async () => {
    const base = mkdtempSync(path.join(os.tmpdir(), 'lanser-'));
    const folder = path.join(base, 'x'.repeat(LIMIT - base.length - NAME.length - 2));
    mkdirSync(folder);
    const server = createServer();
    onTestFinished(() => {
      server.close();
      rmSync(base, { recursive: true });
    });
    const place = path.join(folder, NAME);
    expect(place).toHaveLength(LIMIT);
    const claimed = await claimSocket(server, place);
    expect([claimed?.isOwn(), readdirSync(folder)]).toEqual([true, [NAME]]);
  },
);
