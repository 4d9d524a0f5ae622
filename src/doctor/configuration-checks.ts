import { existsSync } from 'node:fs';
import path from 'node:path';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { failed, notApplicable, passed, type CheckOutcome, type DoctorCheck } from './check.ts';
import type { SettingsCondition } from './readable-settings.ts';

const WITHOUT_INVALID = 'The other checks run without the invalid file or setting.';

function outcomeOf({ file, problems }: SettingsCondition, ifMissing: string): CheckOutcome {
  if (problems.length > 0) return failed(...problems, WITHOUT_INVALID);
  return file === undefined ? notApplicable(ifMissing) : passed(`${file} is valid`);
}

export const CONFIGURATION_CHECKS: readonly DoctorCheck[] = [
  {
    name: 'lanser-configuration',
    run: async ({ settings }) =>
      outcomeOf(
        settings.workspace,
        'The workspace has no lanser.json, lanser.yaml, lanser.yml or [tool.lanser].',
      ),
  },
  {
    name: 'user-configuration',
    run: async ({ settings }) => outcomeOf(settings.user, 'The user has no configuration.'),
  },
  {
    name: 'pyright-configuration',
    async run({ pyrightConfiguration, session }) {
      const read = await pyrightConfiguration();
      if (read.kind === 'failed')
        return failed(
          read.error.message,
          'Correct the file. Until then, lanser does not start Pyright here.',
        );
      const names = read.value.files.map((file) =>
        path.relative(session.readableRoot, file.path).split(path.sep).join('/'),
      );
      if (names.length === 0)
        return notApplicable("The workspace has no configuration of Pyright, so Pyright's defaults apply.");
      return passed(`${names.join(' extends ')} can be read`);
    },
  },
  {
    name: 'pyright-paths',
    async run({ pyrightConfiguration, included, census }) {
      const read = await pyrightConfiguration();
      if (read.kind === 'failed') return notApplicable("Pyright's configuration cannot be read.");
      const [first] = read.value.files;
      if (first === undefined) return notApplicable('Pyright has no configuration.');
      const missing = configuredPaths(read.value)
        .filter(({ path: place }) => !existsSync(place))
        .map(({ key, value }) => `${key}: ${JSON.stringify(value)} does not exist`);
      const problems = [...missing];
      const files = await included();
      const { sources } = await census();
      if (files.kind === 'done' && files.value.length === 0 && sources.length > 0) {
        problems.push(`include and exclude select none of the ${sources.length} Python files`);
      }
      if (problems.length === 0)
        return passed(
          "every path in Pyright's configuration exists; exclude, ignore and strict are not checked",
        );
      const orCreate = missing.length > 0 ? ', or create the missing paths' : '';
      return failed(...problems, `Fix ${path.basename(first.path)}${orCreate}.`);
    },
  },
];
