import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exchange } from '../../src/daemon/exchange.ts';
import { readMessages, sendMessage } from '../../src/daemon/messages.ts';

test.skipIf(process.platform === 'win32')('exchange returns `accepted`, the reply to `stop`', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lanser-'));
  const place = path.join(folder, 'socket');
  const server = createServer((socket) => {
    readMessages(socket, () => {
      sendMessage(socket, { kind: 'accepted' });
      socket.end();
    });
  });
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise<void>((resolve) => {
    server.listen(place, resolve);
  });
  expect(await exchange(place, { kind: 'stop' })).toEqual({ kind: 'accepted' });
});
