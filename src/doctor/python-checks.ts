import { contentHash } from '../bundle/canonical.ts';
import type { CapturedPython } from '../workspace/capture-python.ts';
import type { FoundEnvironment } from '../workspace/found-environments.ts';
import { plural } from '../text/plural.ts';
import { failed, failedWithHint, notApplicable, passed, type DoctorCheck } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

/** Checks of the Python environment in which Pyright resolves imports, and of the unused environments. */
export const PYTHON_CHECKS: readonly DoctorCheck[] = [
  {
    name: 'python',
    async run(context) {
      const capture = await context.capture();
      if (capture.kind === 'failed') return failedWithHint(capture.error.hint, capture.error.message);
      const { python } = capture.value;
      if (python === undefined) {
        return failedWithHint(
          'name-interpreter',
          'No usable Python interpreter was found on PATH: imports of packages are not resolved.',
          'Install Python 3.',
        );
      }
      const packages = python.packages.length;
      return passed(
        `Python ${python.versionInfo.slice(0, 3).join('.')}: ${sourceOf(python, context)}`,
        plural(packages, 'package'),
        contentHash(python.packages),
      );
    },
  },
  {
    name: 'environments',
    async run(context) {
      const capture = await context.capture();
      if (capture.kind === 'failed') return notApplicable('The interpreter is unknown.');
      const { python, found } = capture.value;
      if (found.length === 0)
        return notApplicable('The project has no environment, and no variable names one.');
      // If the user, Pyright's configuration or the project selects an environment, the check accepts unused ones.
      const isChosen = python !== undefined && python.source !== 'path' && python.source !== 'active';
      const lines = found.map((environment) => describe(environment, context));
      const passedOver = found.filter(({ inUse, kind, place }) => !inUse && !isRequestOnly(kind, place));
      const [first] = passedOver.filter(({ problem }) => problem === null);
      const unmet = found.filter(({ inUse, kind }) => !inUse && kind === 'python-version');
      if (isChosen || passedOver.length + unmet.length === 0) return passed(...lines);
      if (first === undefined && unmet.length > 0) {
        return failedWithHint('name-interpreter', ...lines, 'The requested Python version is not in use.');
      }
      if (first === undefined) return failed(...lines, 'Create the environment again, or remove it.');
      const folder = context.nameOf(first.place);
      const name = folder === undefined || folder.includes(':') ? 'the environment' : folder;
      return failedWithHint('name-interpreter', ...lines, `Activate ${name}.`);
    },
  },
];

/** Programs inside the checkout are not run, because a change under review could have added them. */
const NOT_RUN = 'lanser reads its files but does not run it';

function sourceOf({ source, prefix, executable }: CapturedPython, context: DoctorContext): string {
  const folder = context.nameOf(prefix) ?? context.nameOf(executable);
  switch (source) {
    case 'option':
      return folder === undefined ? 'the requested interpreter' : `${folder}, as requested; ${NOT_RUN}`;
    case 'pyright-configuration':
      return `packages of ${folder ?? 'an environment outside of the checkout'}, named by venvPath and venv`;
    case 'project':
      return `${folder ?? 'an environment outside of the checkout'}, an environment of the project; ${NOT_RUN}`;
    case 'active':
    case 'path':
    default:
      return folder === undefined
        ? 'the first Python on PATH'
        : `${folder}, the first Python on PATH; ${NOT_RUN}`;
  }
}

/** Returns true for a file that requests an environment or a version, such as `.python-version`. */
function isRequestOnly(kind: FoundEnvironment['kind'], place: string): boolean {
  return kind === 'python-version' || /\.ya?ml$/u.test(place);
}

const KINDS: Readonly<Record<FoundEnvironment['kind'], string>> = {
  venv: 'a virtual environment',
  poetry: 'an environment of Poetry',
  uv: 'an environment of uv',
  conda: 'an environment of conda',
  'python-version': 'a requested version',
};

function describe(
  { kind, place, inUse, version, problem }: FoundEnvironment,
  context: DoctorContext,
): string {
  const name = context.nameOf(place) ?? 'outside of the workspace';
  const description = `${name}: ${KINDS[kind]}${version === null ? '' : `, Python ${version}`}`;
  return `${description}; ${inUse ? 'in use' : 'not in use'}${problem === null ? '' : `: ${problem}`}`;
}
