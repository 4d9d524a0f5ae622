import type { Host } from '../model/host.ts';
import { nodeHost } from '../session/node-host.ts';

/**
 * Matches the names of environment variables that can affect an answer through lanser, Git, Python or Pyright.
 * Callers share a session only if these variables are equal. A session does not receive other variables of a caller.
 */
export const READ_BY_SESSIONS: RegExp = new RegExp(
  `^(?:${[
    'PATH|PATHEXT|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|TZ|LANG|LANGUAGE|LC_\\w+|XDG_\\w+',
    'LD_\\w+|DYLD_\\w+|NSS_WRAPPER_\\w+',
    'PYTHON\\w*|VIRTUAL_ENV|CONDA_\\w+|UV_\\w+|POETRY_\\w+|PYENV_\\w+|ASDF_\\w+|MISE_\\w+',
    'GIT_\\w+|GNUPGHOME|SSH_\\w+|KRB5\\w*|SSL_CERT_\\w+|CURL_CA_BUNDLE|(?:HTTPS?|ALL|NO)_PROXY',
    'DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS',
  ].join('|')})$`,
  'iu',
);

/** Returns the caller's variables that a session receives. Sorts them, so that equal variables have equal JSON. */
export function sessionEnvironment(env: Host['env']): Host['env'] {
  const read = Object.entries(env).filter(
    ([name, value]) => value !== undefined && READ_BY_SESSIONS.test(name),
  );
  return Object.fromEntries(read.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the host of a shared session. The host does not log, because a log belongs to one caller. */
export function sessionHost(env: Host['env'], progress: Host['progress']): Host {
  return { ...nodeHost({ progress }), env };
}
