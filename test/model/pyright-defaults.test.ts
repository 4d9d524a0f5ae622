import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHECKING_MODES, defaultLevel, defaultSwitch } from '../../src/model/pyright-defaults.ts';
import { PYRIGHT_RULES } from '../../src/report/sarif/pyright-rules.ts';

const require = createRequire(import.meta.url);

/** Reads the defaults of a mode from the code of the installed Pyright. */
function shippedDefaults(mode: string): ReadonlyMap<string, string> {
  const folder = path.dirname(require.resolve('pyright/package.json'));
  const code = readFileSync(path.join(folder, 'dist', 'pyright-internal.js'), 'utf8');
  const getter = `get${mode.charAt(0).toUpperCase()}${mode.slice(1)}DiagnosticRuleSet`;
  const name = new RegExp(String.raw`\.${getter}=(\w+)`, 'u').exec(code)?.[1] ?? '';
  const start = code.indexOf(`function ${name}(){return{printUnknownAsAny`);
  expect(start).toBeGreaterThan(0);
  const table = code.slice(start, code.indexOf('}}', start));
  return new Map(
    [...table.matchAll(/\b(\w+):(?:"(\w+)"|!([01]))/gu)].map((one) => [
      one[1] ?? '',
      one[2] ?? String(one[3] === '0'),
    ]),
  );
}

test.each(CHECKING_MODES)(
  'the default rule levels and switches of the mode %s equal those of the installed Pyright',
  (mode) => {
    const shipped = shippedDefaults(mode);
    const rules = [...shipped.keys()].filter((name) => name.startsWith('report'));
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.map((rule) => [rule, defaultLevel(rule, mode)])).toEqual(
      rules.map((rule) => [rule, shipped.get(rule)]),
    );
    expect(Object.keys(PYRIGHT_RULES).toSorted()).toEqual(rules.toSorted());
    const switches = [...shipped.keys()].filter((name) =>
      /^(?:strict|analyze|deprecate|disableBytes)/u.test(name),
    );
    expect(switches).toHaveLength(7);
    for (const name of switches) expect(String(defaultSwitch(name, mode)), name).toBe(shipped.get(name));
  },
);
