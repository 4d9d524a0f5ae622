/**
 * lanser passes untrusted text to these functions on its main thread. Here they run in a worker thread, so that a
 * test can stop the thread.
 */
import { LanserError } from '../../src/model/lanser-error.ts';
import { settingsKeyOf } from '../../src/server/pyright/configuration-file.ts';
import { withoutMachine } from '../../src/server/pyright/facts.ts';
import { dottedNames } from '../../src/syntax/python/dotted-names.ts';
import { readImports } from '../../src/syntax/python/imports.ts';
import { pythonTokens } from '../../src/syntax/python/tokens.ts';
import { decodeSource } from '../../src/text/decode.ts';
import { jsonSize } from '../../src/text/json-size.ts';
import { readJson } from '../../src/text/json-text.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { redaction } from '../../src/text/redact-secrets.ts';
import { serveTasks } from '../../src/thread/serve-tasks.ts';
import { rootTokens } from '../../src/trace/root-tokens.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';
import { parseConfiguration } from '../../src/workspace/configuration.ts';

const TOKENS = rootTokens([{ token: 'workspace', path: '/home/ada/a.b' }]);

/** The maximum length of a configuration in YAML. lanser rejects longer texts without parsing them. */
const YAML_LENGTH = 32 * 1024;
/** The maximum length of a TOML text, minus 4: one reader below puts the 4 characters `a = ` before the text. */
const TOML_LENGTH = 128 * 1024 - 4;

export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  decodeSource: (text) => decodeSource(Buffer.from(text)).encoding,
  dottedNames: (text) => dottedNames(text, []).length,
  jsonSize: (text) => jsonSize(text),
  'lanser.json': (text) => parseConfiguration('lanser.json', `{"gate":${text}`)?.value !== undefined,
  'lanser.yaml': (text) => parseConfiguration('lanser.yaml', text.slice(0, YAML_LENGTH))?.value !== undefined,
  lineIndex: (text) => lineIndex(text).lineCount,
  'pyproject.toml': (text) => settingsKeyOf(text.slice(0, TOML_LENGTH)).length,
  'pyproject.toml, a value': (text) => settingsKeyOf(`a = ${text.slice(0, TOML_LENGTH)}`).length,
  readImports: (text) => readImports(text, pythonTokens(text)).length,
  readJson: (text) => readJson(`{${text}`).kind,
  'a message of Pyright': (text) =>
    withoutMachine(`An internal error occurred while parsing file /a${text}`, namedRoots([])).length,
  'a path of a trace': (text) => JSON.stringify(TOKENS.hidePaths(`/${text}/`)).length,
  'a text of a trace': (text) => JSON.stringify(TOKENS.show(TOKENS.hide(text))).length,
  redaction: (text) => redaction(['a secret of ours'])(text).length,
};

serveTasks(({ reader, text }: { readonly reader: string; readonly text: string }): unknown => {
  try {
    return READERS[reader]?.(text);
  } catch (error) {
    if (error instanceof LanserError) return error.code;
    throw error;
  }
});
