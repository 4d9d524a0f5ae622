import type { Session } from '../lsp/session.ts';
import { isOlder } from '../server/pyright/package.ts';
import { quirksOf } from '../server/server-quirks.ts';

const SETTINGS_CHANGED = 'workspace/didChangeConfiguration';

/** Sends `didChangeConfiguration` to a server whose version requests its settings only after this notification. */
export async function announceSettings(
  { connection, requestOptions }: Session,
  name: string,
  version: string | undefined,
): Promise<void> {
  const { requestsSettingsSince } = quirksOf(name);
  if (version === undefined || requestsSettingsSince === undefined) return;
  // The server ignores the content of the notification, and requests its settings.
  const settings = { settings: null };
  if (isOlder(version, requestsSettingsSince))
    await connection.notify(SETTINGS_CHANGED, settings, requestOptions);
}
