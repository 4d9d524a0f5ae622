import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { characterBudget, type Spend } from '../text/character-budget.ts';
import type { Adapter, ColumnUnit, ToolOutput } from './adapter.ts';
import { arrayOf, listOf, parseJson, recordOf, textOf } from './json-shape.ts';
import { messageText, sarifItem, sarifRules, type SarifRun } from './sarif-result.ts';

/** The adapter for SARIF 2.1.0 of any tool. All runs become one set of diagnostics. */
export const sarifAdapter: Adapter = {
  name: 'sarif',
  endings: [''],
  unit: 'codepoint',
  ecmaScriptLines: false,
  messageOf: (message, roots) => roots.withoutPaths(message),
  run: null,
  read(output) {
    const log = recordOf(parseJson(output, 'SARIF'), 'the log');
    if (log['version'] !== '2.1.0') {
      throw new LanserError(
        'E/INCONCLUSIVE',
        'The log is not SARIF 2.1.0: its `version` is missing or different. Write the log in version 2.1.0.',
      );
    }
    const spend = characterBudget(MAX_CHARACTERS, tooManyCharacters);
    const runs = arrayOf(log['runs'], 'runs').map((run) => readRun(recordOf(run, 'a run'), spend));
    if (runs.length === 0)
      throw new LanserError(
        'E/INCONCLUSIVE',
        'The array `runs` of the SARIF log is empty. Run the tool again.',
      );
    return {
      items: runs.flatMap(({ items }) => items),
      name: [...new Set(runs.map(({ name }) => name))].join('+'),
      version: [...new Set(runs.map(({ version }) => version))].join('+'),
    };
  },
};

/**
 * The maximum total length of the results' texts, in UTF-16 code units. Placeholders in messages can repeat long
 * arguments, so a small log can expand to very long texts.
 */
const MAX_CHARACTERS = 256_000_000;

function tooManyCharacters(): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The results of the SARIF log have more than ${MAX_CHARACTERS} characters. Split the log.`,
  );
}

function readRun(run: JsonRecord, spend: Spend): Required<Omit<ToolOutput, 'checked'>> {
  const driver = recordOf(recordOf(run['tool'], 'tool')['driver'], 'tool.driver');
  const name = (textOf(driver['name']) ?? 'sarif').toLowerCase();
  refuseFailure(run, name, spend);
  const rules = sarifRules(run, driver);
  const context: SarifRun = { run, driver, source: name, unit: unitOf(run), rules, spend };
  return {
    name,
    version: textOf(driver['version']) ?? textOf(driver['semanticVersion']) ?? 'unknown',
    items: arrayOf(run['results'], 'results').flatMap((result) =>
      sarifItem(recordOf(result, 'a result'), context),
    ),
  };
}

/** Throws E/INCONCLUSIVE if the log lacks results: the tool failed, or the results are in external files. */
function refuseFailure(run: JsonRecord, name: string, spend: Spend): void {
  for (const invocation of listOf(run['invocations'])) {
    if (invocation['executionSuccessful'] !== false) continue;
    const words = ['toolConfigurationNotifications', 'toolExecutionNotifications']
      .flatMap((member) => listOf(invocation[member]))
      .map(({ message }) => messageText(message, [], spend))
      .filter((text) => text !== '');
    throw new LanserError(
      'E/INCONCLUSIVE',
      `${[`${name} failed`, ...words].join(': ').replace(/\.$/u, '')}. Correct the cause, and run the tool again.`,
      { tool: name },
    );
  }
  const external = run['externalPropertyFileReferences'];
  if (isRecord(external) && external['results'] !== undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      'The results of the SARIF log are in external files, which are not read. Write the results into the log itself.',
      { tool: name },
    );
  }
}

/** Returns the unit of the run's columns. Without `columnKind`, columns of SARIF 2.1.0 count code points. */
function unitOf(run: JsonRecord): ColumnUnit {
  return run['columnKind'] === 'utf16CodeUnits' ? 'utf-16' : 'codepoint';
}
