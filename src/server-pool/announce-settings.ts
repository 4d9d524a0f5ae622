import type { Session } from '../lsp/session.ts';
import { isOlder } from '../server/pyright/package.ts';
import { quirksOf } from '../server/server-quirks.ts';

const SETTINGS_CHANGED = 'workspace/didChangeConfiguration';

/** Makes a new server of an old version request its settings. Other servers request them without this notification. */
export async function announceSettings(
  { connection, requestOptions }: Session,
  name: string,
  version: string | undefined,
): Promise<void> {
  const { requestsSettingsSince } = quirksOf(name);
  if (version === undefined || requestsSettingsSince === undefined) return;
  // The server ignores the settings in the notification, and requests those of its sections.
  const settings = { settings: null };
  if (isOlder(version, requestsSettingsSince))
    await connection.notify(SETTINGS_CHANGED, settings, requestOptions);
}
